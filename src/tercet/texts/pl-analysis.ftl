# Analysis: the command, the service, and what they refuse.

error-analysis-number = { $name } nie może mieć wartości „{ $value }”. Musi to być liczba od { $least } do { $most }.
error-analysis-seed = Ziarno nie może mieć wartości „{ $value }”. Podaje się je jako tekst.
error-analysis-open = Odkryte ręce można oglądać dopiero po zakończeniu partii.
error-game-over = Partia jest skończona: nie ma już ruchu do wyboru.

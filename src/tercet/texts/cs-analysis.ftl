# Analysis: the command, the service, and what they refuse.

error-analysis-number = { $name } nemůže být „{ $value }“. Musí to být číslo od { $least } do { $most }.
error-analysis-seed = Semínko nemůže být „{ $value }“. Zadává se jako text.
error-analysis-open = S odkrytými kartami lze partii zkoumat, až když skončí.
error-game-over = Hra skončila: žádný tah už na výběr není.

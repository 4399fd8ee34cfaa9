# Kötegek: sok játszma egyszerre léptetve, programoknak.

error-batch-number = { $name } csak 1 és { $most } közötti egész szám lehet, nem „{ $value }”.
error-batch-actions = A léptetéshez soronként egy egész szám kell: { $size } alakú tömb, nem { $shape } alakú, { $kind } típusú.
error-batch-illegal = { $row }. sor, { $action }. akció: { $cause }
error-batch-action = A játéknak nincs ilyen akciója; az utolsó: { $most }.

# A site of plain files.

usage-line-site = tercet site FOLDER
help-command-site = Write the browser application as plain files that any web host can serve: everything but playing over the network.
help-value-folder = FOLDER
help-argument-folder = The folder to write to. It must be new, empty or written earlier by this command.

site-written = The site was written: { $files ->
        [one] one file
       *[other] { $files } files
    } in { $path }
    Copy the folder to a web host, or look at it with: python -m http.server --directory { $path }
site-engine = Building the engine for { $game }, { $done } of { $total }
site-no-engine = This game cannot be played on the site. { $problem }
site-not-built = The browser application has not been built. Run script/setup first.
site-not-a-folder = { $path } is not a folder.
site-not-ours = The folder { $path } holds other files. Choose a new or empty folder.
site-permission = You do not have permission to write to { $path }.
site-not-written = { $path } cannot be written: { $problem }

# The server: what it says in the terminal, and what it refuses before a table is asked.

usage-line-serve = tercet serve [OPTIONS]
help-command-serve = Serve the table in the browser: against the computer, a friend, or on one device for two.
help-value-data = FOLDER
help-value-port = NUMBER
help-value-host = ADDRESS
help-value-log = LEVEL
help-option-data = Keep the tables in this folder; otherwise in the user's data folder.
help-option-port = Listen on this port; otherwise on 8000 or the next free one.
help-option-host = Listen on this address: 127.0.0.1, which only this computer reaches, unless you say 0.0.0.0 so that others in your network can play, too.
help-option-no-browser = Do not open a browser.
help-option-log = Log from this level on, as lines of JSON on the error stream: debug, info, warning or error.
help-option-no-limits = Do not refuse those who ask too fast, for measurements.

usage-log = --log is one of { $known }, not “{ $value }”.

serve-ready = The table is ready: { $address }
    Ctrl-C stops it.
serve-stopped = The server has stopped. All tables are kept.
serve-port-in-use = Port { $port } is in use already; choose another with --port.
serve-port-forbidden = The system does not let you listen on port { $port }; choose one from 1024 on with --port.
serve-bad-host = It is not possible to listen on the address “{ $host }”.
serve-data-in-use = Another server is running with the folder { $path }. Stop it, or choose another folder with --data.

## Refusals over HTTP and sockets

refused-too-large = That is longer than anything the table understands.
refused-too-many-sockets = You have this open in too many windows. Close some of them.
refused-cross-site = This request did not come from the table's own page. Load the page again.
refused-no-such-page = There is nothing at this address.
refused-method = This cannot be done at this address.

page-not-built-title = The page has not been built
page-not-built = The server is running, but the page that shows the table is missing. Run script/setup, which builds it, and start again.

## Checking a deal

usage-line-verify = tercet verify RECORD [OPTIONS]
help-command-verify = Prove that the deal of a finished game was fair.
help-value-commitment = HASH
help-option-commitment = The hash that was shown from the start; it must be the one in the record.
verify-fair = The deal was fair: the seed is the one whose hash is in the record, and { $count ->
        [one] the one draw of chance follows
       *[other] all { $count } draws of chance follow
    } from it.
verify-compare = Compare the hash with the one you were shown at the start: { $commitment }
verify-other-commitment = The deal follows from the seed in the record, but the hash in the record is another than you were shown: { $written }

# The server: what it says in the terminal, and what it refuses before a table is asked.

usage-line-serve = tercet serve [OPTIONS]
help-command-serve = Play in the browser: against the computer, with a friend, or two on one device.
help-value-data = FOLDER
help-value-port = NUMBER
help-value-host = ADDRESS
help-value-log = LEVEL
help-value-database = ADDRESS
help-option-data = Store the tables in this folder (default: the user’s data folder).
help-option-database = Store the tables in this PostgreSQL database, which several servers can share: postgresql://user:password@host/name (default: the variable TERCET_DATABASE, else a file in the data folder).
help-option-workers = Start this many server processes on one port; they need a database that they share.
help-option-serve-metrics = Answer Prometheus on this port; with --workers each process has a port of its own, counted from this one (default: /metrics of the server).
help-option-port = Listen on this port (default: 8000, or the next free one).
help-option-host = Listen on this address (default: 127.0.0.1, which only this computer can reach; 0.0.0.0 lets others on your network play).
help-option-no-browser = Do not open a browser.
help-option-log = Log messages of this level and above, as lines of JSON on the error stream: debug, info, warning or error.
help-option-no-limits = Turn off rate limiting (for benchmarks).

usage-log = --log takes one of { $known }, not “{ $value }”.

serve-ready = Tercet is ready: { $address }
    Press Ctrl-C to stop.
serve-stopped = The server has stopped. All tables are saved.
serve-port-in-use = Port { $port } is already in use; choose another with { $option }.
serve-port-forbidden = You are not allowed to listen on port { $port }; choose one from 1024 up with { $option }.
serve-bad-host = Cannot listen on the address “{ $host }”.
serve-data-in-use = Another server is using the folder { $path }. Stop it, or choose another folder with --data.
serve-workers-need-database = Several processes need a PostgreSQL database that they share; name it with --database.

usage-line-worker = tercet worker [OPTIONS]
help-command-worker = Search for the moves of computer players, for servers that share a database.
help-option-worker-database = The PostgreSQL database of the servers: postgresql://user:password@host/name (default: the variable TERCET_DATABASE).
help-value-metrics = NUMBER
help-option-metrics = Answer Prometheus on this port (default: on none).
worker-ready = The worker is ready.
    Press Ctrl-C to stop.
worker-stopped = The worker has stopped. Other processes take over its searches.
worker-no-database = A worker needs the PostgreSQL database of the servers; name it with --database.

## Refusals over HTTP and sockets

refused-too-large = This request is too large.
refused-too-many-sockets = You have this open in too many windows. Please close some of them.
refused-cross-site = This request did not come from this site’s own page. Reload the page.
refused-no-such-page = There is nothing at this address.
refused-method = This address does not support that request.

page-not-built-title = The page has not been built
page-not-built = The server is running, but the web page has not been built. Run script/setup to build it, then start the server again.

## Checking a deal

usage-line-verify = tercet verify RECORD [OPTIONS]
help-command-verify = Check that the deal of a finished game was fair.
help-value-commitment = HASH
help-option-commitment = The hash you were shown at the start; it must match the one in the record.
verify-fair = The deal was fair: the seed matches the hash in the record, and { $count ->
        [one] the only random draw follows
       *[other] all { $count } random draws follow
    } from it.
verify-compare = Compare the hash with the one you were shown at the start: { $commitment }
verify-other-commitment = The deal follows from the seed in the record, but the hash in the record is not the one you were shown: { $written }

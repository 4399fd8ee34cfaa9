"""The steps that made the database what it is; Alembic runs those that are missing.

Processes of the version before go on while a step is taken and after it. So a step only adds
tables, and columns that may be empty or have a default in the database (expand). A step that
removes, renames or forbids something (contract) comes at least one version after the program has
stopped using it, and names the oldest step that a process must know to go on, as in
`OLDEST_PROCESS = "0007"`. It is refused while an older process is connected.
"""

"""The steps that made the database what it is; Alembic runs those that are missing."""

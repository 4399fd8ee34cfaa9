"""How the store came to be as it is, step by step; run by Alembic when a store is opened."""

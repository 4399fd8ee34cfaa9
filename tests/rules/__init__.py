"""A test for each rule of record, named after it: ``pytest -k MNA_11``."""

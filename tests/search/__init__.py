"""Tests of the searches."""

"""Tests of what games know beyond their rules."""

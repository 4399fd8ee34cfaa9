"""Tests of the analysis: what is proven, what may be known, how luck adds up, the service."""

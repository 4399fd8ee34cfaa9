"""The table in the browser, measured beside a bare Litestar that answers the same messages."""

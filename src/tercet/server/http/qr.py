"""The address of a table as a QR code."""

import io


def svg_of(address: str) -> bytes:
    r"""A picture of the address, black on white so that every camera reads it.

    >>> svg_of("http://localhost:8000/t/abc")[:50]
    b'<?xml version="1.0" encoding="utf-8"?>\n<svg xmlns='
    """
    import segno  # noqa: PLC0415 - few ask for it, and the first page should not wait

    out = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(out, kind="svg", scale=8, border=4, dark="#000", light="#fff", omitsize=True)
    return out.getvalue()

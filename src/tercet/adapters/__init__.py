"""The games in the interfaces that researchers know; each module needs the extra of its name.

``tercet.adapters.openspiel`` needs ``tercet[openspiel]``; ``tercet.adapters.pettingzoo`` and
``tercet.adapters.gymnasium`` need ``tercet[pettingzoo]``. They are written over the schema, once
for all games.
"""

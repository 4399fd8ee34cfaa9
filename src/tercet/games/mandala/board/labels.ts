/** Words for every place of the table and for every move. */

import type { Say } from "$lib/board";
import { parse, partsOf, type Claims } from "./moves";
import type { Seat, View } from "./schema";
import { coloursOf, known, otherSeat, shown, size, type Pile } from "./table";

/** Whose something is: the viewer's own, or that of the seat. */
const owner = (view: View, seat: Seat) => ({ seat, whose: seat === view.viewer ? "yours" : "theirs" });

function pileWords(say: Say, pile: Pile): string {
  const items = shown(pile).map((colour) => say("pile-item", { colour, count: pile[colour] }));
  return items.length ? items.join(", ") : say("pile-empty");
}

/** What lies at a place; `claims`: what a claim would bring. */
export function spotWords(say: Say, view: View, spot: string, claims: Claims = {}): string {
  const { table } = view;
  const { kind, mandala, colour, seat } = partsOf(spot);
  switch (kind) {
    case "hand": {
      const held = view.viewer === "spectator" ? null : table.hands[view.viewer].cards;
      return say("spot-hand", { colour, count: held?.[colour] ?? 0 });
    }
    case "mountain": {
      const { mountain } = table.mandalas[mandala - 1]!;
      const colours = coloursOf(table.mandalas[mandala - 1]!).size;
      return say("spot-mountain", { mandala, cards: pileWords(say, mountain), colours });
    }
    case "field": {
      const cards = pileWords(say, table.mandalas[mandala - 1]!.fields[seat]);
      return say("spot-field", { mandala, ...owner(view, seat), cards });
    }
    case "claim": {
      const claim = claims[colour];
      return claim ? say("spot-claim", { ...claim, colour }) : say("act-claim", { colour });
    }
    case "river": {
      const places = table.rivers[seat].map((colour, index) =>
        say("river-item", { colour, place: index + 1 }),
      );
      const cards = places.length ? places.join(", ") : say("pile-empty");
      return say("spot-river", { ...owner(view, seat), cards });
    }
    case "cup":
      return cupWords(say, view, seat);
    case "cards":
      return say("spot-cards", { ...owner(view, seat), count: table.hands[seat].size });
    case "deck":
      return say("spot-deck", { count: table.deck.size });
    default:
      return say("spot-discard", { count: size(table.discard), cards: pileWords(say, table.discard) });
  }
}

function cupWords(say: Say, view: View, seat: Seat): string {
  const cup = view.table.cups[seat];
  const cards = pileWords(say, known(cup));
  const points = view.scores[seat];
  const facts = { ...owner(view, seat), count: cup.size, cards };
  if (cup.dealt === null || points == null) return say("spot-cup-hidden", facts);
  return say("spot-cup", { ...facts, points });
}

/** A move as an act. */
export function moveWords(say: Say, text: string): string {
  const move = parse(text);
  if (!move) return text;
  if (move.type === "build") {
    const { mandala, colour, draw } = move;
    if (draw === null) return say("act-build", { mandala, colour });
    return say("act-build-draw", { mandala, colour, draw });
  }
  const { type, ...facts } = move;
  return say(`act-${type}`, { ...facts });
}

/** Everything on the table, line by line, for those who hear it. */
export function tableWords(say: Say, view: View, bottom: Seat): string[] {
  const seats = [otherSeat(bottom), bottom];
  const spots = [1, 2].flatMap((m) => [`mountain-${m}`, ...seats.map((seat) => `field-${m}-${seat}`)]);
  for (const seat of seats) spots.push(`river-${seat}`, `cup-${seat}`, `cards-${seat}`);
  return [...spots, "deck", "discard"].map((spot) => spotWords(say, view, spot));
}

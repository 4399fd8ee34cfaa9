/** Words for every place of the table and for every move. */

import type { Say, View } from "$lib/board";
import { parse } from "./moves";
import {
  claim,
  coloursOf,
  known,
  otherSeat,
  shown,
  size,
  tableOf,
  type Colour,
  type Pile,
  type Table,
} from "./table";

/** Whose something is: the viewer's own, or that of the seat. */
const owner = (view: View, seat: string) => ({ seat, whose: seat === view.viewer ? "yours" : "theirs" });

export function pileWords(say: Say, pile: Pile): string {
  const items = shown(pile).map((colour) => say("pile-item", { colour, count: pile[colour] }));
  return items.length ? items.join(", ") : say("pile-empty");
}

/** What lies at a place. */
export function spotWords(say: Say, view: View, spot: string): string {
  const table = tableOf(view);
  const [kind, first = "", seat = ""] = spot.split("-");
  switch (kind) {
    case "hand": {
      const count = table.hands[view.viewer]?.cards?.[first as Colour] ?? 0;
      return say("spot-hand", { colour: first, count });
    }
    case "mountain": {
      const mandala = table.mandalas[+first - 1]!;
      const colours = coloursOf(mandala).size;
      return say("spot-mountain", {
        mandala: +first,
        cards: pileWords(say, mandala.mountain),
        colours,
      });
    }
    case "field": {
      const cards = pileWords(say, table.mandalas[+first - 1]!.fields[seat]!);
      return say("spot-field", { mandala: +first, ...owner(view, seat), cards });
    }
    case "claim":
      return claimWords(say, view, table, first as Colour);
    case "river": {
      const places = table.rivers[first]!.map((colour, index) =>
        say("river-item", { colour, place: index + 1 }),
      );
      const cards = places.length ? places.join(", ") : say("pile-empty");
      return say("spot-river", { ...owner(view, first), cards });
    }
    case "cup":
      return cupWords(say, view, first);
    case "cards":
      return say("spot-cards", { ...owner(view, first), count: table.hands[first]!.size });
    case "deck":
      return say("spot-deck", { count: table.deck.size });
    default:
      return say("spot-discard", {
        count: size(table.discard),
        cards: pileWords(say, table.discard),
      });
  }
}

function claimWords(say: Say, view: View, table: Table, colour: Colour): string {
  const { count, river, cup, discarded, points } = claim(table, table.claiming!, view.to_move!, colour);
  return say("spot-claim", { colour, count, river, cup, discarded, points });
}

export function cupWords(say: Say, view: View, seat: string): string {
  const cup = tableOf(view).cups[seat]!;
  const cards = pileWords(say, known(cup));
  const score = view.scores[seat];
  const facts = { ...owner(view, seat), count: cup.size, cards };
  if (cup.dealt === null || score == null) return say("spot-cup-hidden", facts);
  return say("spot-cup", { ...facts, points: score });
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
export function tableWords(say: Say, view: View, bottom: string): string[] {
  const seats = [otherSeat(bottom), bottom];
  const spots = [1, 2].flatMap((m) => [`mountain-${m}`, ...seats.map((seat) => `field-${m}-${seat}`)]);
  for (const seat of seats) spots.push(`river-${seat}`, `cup-${seat}`, `cards-${seat}`);
  return [...spots, "deck", "discard"].map((spot) => spotWords(say, view, spot));
}

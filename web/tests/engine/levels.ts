/** Has the engine of this browser choose moves, and reports where they are not those of the library.
 *
 * The page of tests/engine/test_browsers.py.
 */

import { Engines, GameRecord, makePlayer, turnOf } from "../../src/engine";
import { finish } from "../../src/engine/search/report";

interface Case {
  game: string;
  record: string;
  player: string;
  seed: string;
  move: string;
}

const engines = new Engines(new URL("engines/", location.href));

async function chosen({ game: name, record, player, seed }: Case): Promise<string> {
  const game = await engines.load(name);
  const games = { names: [name], find: () => game };
  const position = GameRecord.parse(record, games).position(game);
  return finish(makePlayer(player, game, seed).choose(turnOf(position)));
}

async function compare() {
  const cases = (await (await fetch("cases.json")).json()) as Case[];
  const wrong: (Case & { chose: string })[] = [];
  for (const one of cases) {
    const chose = await chosen(one);
    if (chose !== one.move) wrong.push({ ...one, chose });
  }
  return { asked: cases.length, wrong };
}

const report = await compare().catch((error: unknown) => ({ error: String(error) }));
await fetch("report", { method: "POST", body: JSON.stringify(report) });

/** What a page can ask for at a table of this device: one function per kind of request, as on the server. */

import { SPECTATOR } from "../engine";
import type { Incoming, Outgoing } from "$lib/wire";
import type { TableActors } from "./actors";
import type { ComputerPlayer } from "./computer";
import type { Connection } from "./connection";
import { checkOneMove, checkPlayer, checkPly, checkTurn } from "./permissions";
import { Refusal } from "./refusal";
import { outcome, past, played, status, whole } from "./renderer";
import { nextTable } from "./setup";
import { Stale } from "./store";
import type { Table } from "./table";
import type { TableWriter } from "./writer";

/** What requests work with. */
export interface TableParts {
  writer: TableWriter;
  computer: ComputerPlayer;
  actors: TableActors;
  /** Bring a table to what is stored, after another tab has changed it; everybody gets it. */
  refresh: (table: Table) => Promise<void>;
}

type Render = (connection: Connection, re: number | null) => Outgoing;

/** Send a message to everybody at a table; whoever has asked gets the number of the request back. */
export function broadcast(table: Table, render: Render, asker?: Connection, re: number | null = null) {
  for (const connection of table.connections) {
    connection.send(render(connection, connection === asker ? re : null));
  }
}

type Kind = Incoming["type"];
type RequestOf<K extends Kind> = Extract<Incoming, { type: K }>;
type Handler<K extends Kind> = (
  request: RequestOf<K>,
  connection: Connection,
  parts: TableParts,
) => Promise<void> | void;

/** Do what a page asks for, or refuse it. */
export function handle(request: Incoming, connection: Connection, parts: TableParts): Promise<void> {
  const { table } = connection;
  return table.locked(async () => {
    try {
      const handler = HANDLERS[request.type] as Handler<Kind> | undefined;
      if (!handler) throw new Refusal("unknown-message", { name: String(request.type) });
      await handler(request, connection, parts);
    } catch (error) {
      const isStale = error instanceof Stale;
      connection.refuse(isStale ? new Refusal("stale") : error, request.re);
      if (isStale) await parts.refresh(table);
      else if (error instanceof Refusal && error.code === "stale") connection.send(whole(connection));
    }
  });
}

/** More has changed than one move: send everything to everybody. */
function broadcastWholeTable(connection: Connection, re: number) {
  broadcast(connection.table, whole, connection, re);
}

/** What a table on a device understands; anything else is refused. */
const HANDLERS: { [K in Kind]?: Handler<K> } = {
  async play({ ply, move, re }, connection, { writer }) {
    const { table } = connection;
    checkTurn(connection);
    checkPly(table, ply);
    checkOneMove(table, move);
    await writer.play(table, move);
    broadcast(table, played, connection, re);
  },

  try({ ply, move, re }, connection) {
    checkTurn(connection);
    checkPly(connection.table, ply);
    checkOneMove(connection.table, move);
    connection.send(outcome(connection, move, re));
  },

  look({ ply, re }, connection) {
    if (!Number.isInteger(ply) || ply < 0 || ply > connection.table.position.ply)
      throw new Refusal("bad-ply");
    connection.send(past(connection, ply, re));
  },

  face({ viewer, re }, connection) {
    if (![...connection.table.ownSeats, SPECTATOR].includes(viewer)) throw new Refusal("not-your-seat");
    connection.facing = viewer;
    connection.send(whole(connection, re));
  },

  async undo({ ply, re }, connection, { writer }) {
    checkPlayer(connection.table);
    checkPly(connection.table, ply);
    await writer.undo(connection.table);
    broadcastWholeTable(connection, re);
  },

  async "offer-draw"({ ply, re }, connection, { writer }) {
    const { table } = connection;
    if (table.drawObstacle !== null) throw new Refusal(table.drawObstacle);
    checkPly(table, ply);
    await writer.end(table, (position) => position.agreeDraw());
    broadcastWholeTable(connection, re);
  },

  answer(_, { table }) {
    checkPlayer(table);
    throw new Refusal("no-offer"); // on one device nothing waits for an answer
  },

  async resign({ re }, connection, { writer }) {
    const { table } = connection;
    const [seat, other] = checkPlayer(table);
    const loser = other === undefined ? seat! : table.position.toMove!;
    await writer.end(table, (position) => position.resign(loser));
    broadcastWholeTable(connection, re);
  },

  async rematch({ re }, connection, { writer }) {
    const { table } = connection;
    if (!table.ownSeats.length) throw new Refusal("not-your-seat");
    if (!table.position.isOver) throw new Refusal("not-over");
    if (table.stored.rematch === null) await writer.setRematch(table, nextTable(table));
    broadcast(table, status, connection, re);
  },

  sync({ re }, connection, { actors }) {
    actors.actIfDue(connection.table); // if the computer has failed, it tries again
    connection.send(whole(connection, re));
  },

  hint({ ply, re }, connection, { computer }) {
    const { table } = connection;
    if (table.stored.mode !== "computer") throw new Refusal("no-hint");
    checkTurn(connection);
    checkPly(table, ply);
    if (connection.waitsForHint) throw new Refusal("too-fast");
    connection.waitsForHint = true;
    void giveHint(computer.hint(table), ply, re, connection);
  },
};

/** Without the lock: the game may go on meanwhile. */
async function giveHint(search: Promise<string>, ply: number, re: number, connection: Connection) {
  try {
    const move = await search;
    checkPly(connection.table, ply);
    connection.send({ type: "hint", re, ply, move });
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    connection.refuse(error instanceof Refusal ? error : new Refusal("cannot-think"), re);
  } finally {
    connection.waitsForHint = false;
  }
}

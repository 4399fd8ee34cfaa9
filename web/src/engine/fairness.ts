/**
 * Provably fair chance, as in core/fairness.py: the hash of a secret seed is published first, the seed after the game.
 *
 * Anyone who noted the hash can check that the seed is the promised one, and that every chance outcome follows from it.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { lettersOf, type Drawn } from "./chance";
import { TercetError } from "./errors";
import type { Game } from "./game";
import { blake2b } from "./hashing";
import { Position } from "./position";
import type { GameRecord } from "./records";

export const SEED = "Seed"; // the tags of a record that hold the proof
export const COMMITMENT = "Commitment";
const LONGEST_KEY = 64; // bytes

/** The record does not prove that its chance was fair; `id` says why. */
export class NotProven extends TercetError {}

/** A seed that nobody can guess. */
export function newSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The SHA-256 hash of the seed, which can be published without revealing it. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed))); // crypto.subtle is missing on a page without https
}

/** A seed for another purpose, such as a player, that does not reveal the original. */
export function deriveSeed(game: Game, seed: string, purpose: string): string {
  return bytesToHex(blake2b(game.module, purpose, 32, utf8ToBytes(seed).slice(0, LONGEST_KEY)));
}

/**
 * Check that all chance of a record follows from its seed; return the number of letters drawn.
 *
 * `NotProven` if it does not, `BadRecord` if the record cannot be played.
 */
export function verify(record: GameRecord, game: Game): number {
  const { [SEED]: seed, [COMMITMENT]: promised } = record.tags;
  if (seed === undefined || promised === undefined) {
    throw new NotProven("fairness-missing", { tag: seed === undefined ? SEED : COMMITMENT });
  }
  if (commitment(seed) !== promised) throw new NotProven("fairness-commitment");
  record.position(game);
  const replayed = new Position(game, record.options, { seed, placement: record.placement });
  let letters = compare(0, record.opening, replayed.opening);
  record.entries.forEach((entry, index) => {
    replayed.play(entry.move);
    letters += compare(index + 1, entry.chance, replayed.steps[index]!.drawn);
  });
  return letters;
}

/** Check the chance tokens of one ply; return the number of letters in them. */
function compare(ply: number, recorded: readonly string[], replayed: readonly Drawn[]): number {
  const written = recorded.join(" ");
  const follows = replayed.map(({ token }) => token).join(" ");
  if (written !== follows) {
    throw new NotProven(ply ? "fairness-chance" : "fairness-opening", { ply, written, follows });
  }
  return lettersOf(replayed);
}

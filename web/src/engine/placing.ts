/** Positions that are set up by hand, as in core/placing.py: the notation that a game declares. */

import { words } from "./words";

/** What a word of the notation says; see `Board`, `Letter`, `Count`, `Pile` and `Row` in core/placing.py. */
export type Part =
  | { kind: "board"; name: string; cells: string[]; rows: number[]; pieces: string[]; single: string[] }
  | { kind: "letter"; name: string; letters: string[] }
  | { kind: "count"; name: string; most: number }
  | { kind: "pile"; name: string; letters: string }
  | { kind: "row"; name: string; letters: string; most: number };

export interface Placement {
  parts: Part[];
  /** Where an editor begins. */
  example: string;
}

const LONGEST = 1000;
const NONE = "-";

/** How many numbers a part has. */
export function widthOf(part: Part): number {
  if (part.kind === "board") return part.cells.length;
  if (part.kind === "pile") return part.letters.length;
  return part.kind === "row" ? part.most : 1;
}

/** The numbers of a position; null if the text is not in this notation. */
export function numbersOf({ parts }: Placement, text: string): number[] | null {
  const given = Array.from(text).length <= LONGEST ? words(text) : [];
  if (given.length !== parts.length) return null;
  const numbers: number[] = [];
  for (const [index, part] of parts.entries()) {
    const found = read(part, given[index]!);
    if (!found) return null;
    numbers.push(...found);
  }
  return numbers;
}

/** The text of a position. */
export function textOf({ parts }: Placement, numbers: readonly number[]): string {
  let at = 0;
  const written = parts.map((part) => {
    const begin = at;
    at += widthOf(part);
    return write(part, numbers.slice(begin, at));
  });
  return written.join(" ");
}

function read(part: Part, word: string): number[] | null {
  switch (part.kind) {
    case "board":
      return readBoard(part, word);
    case "letter": {
      const at = part.letters.indexOf(word);
      return at < 0 ? null : [at];
    }
    case "count":
      return /^(0|[1-9][0-9]{0,8})$/.test(word) && Number(word) <= part.most ? [Number(word)] : null;
    case "pile":
      return readPile(part.letters, word);
    case "row": {
      const found = word === NONE ? [] : Array.from(word, (letter) => part.letters.indexOf(letter));
      if (found.includes(-1) || found.length > part.most) return null;
      return [...found, ...Array<number>(part.most - found.length).fill(-1)];
    }
  }
}

function readBoard({ rows, pieces }: Part & { kind: "board" }, word: string): number[] | null {
  const given = word.split("/");
  if (given.length !== rows.length) return null;
  const numbers: number[] = [];
  for (const [index, row] of given.entries()) {
    const found: number[] = [];
    for (const letter of row) {
      if (pieces.includes(letter)) found.push(1 + pieces.indexOf(letter));
      else if (/[1-8]/.test(letter)) found.push(...Array<number>(Number(letter)).fill(0));
      else return null;
    }
    if (found.length !== rows[index]) return null;
    numbers.push(...found);
  }
  return numbers;
}

function readPile(letters: string, word: string): number[] | null {
  const counts = Array<number>(letters.length).fill(0);
  if (word === NONE) return counts;
  if (!/^([a-z]([1-9][0-9]?)?)+$/.test(word)) return null;
  for (const [, letter = "", count] of word.matchAll(/([a-z])([0-9]*)/g)) {
    const at = letters.indexOf(letter);
    if (at < 0 || counts[at]) return null;
    counts[at] = Number(count || 1);
  }
  return counts;
}

function write(part: Part, numbers: readonly number[]): string {
  switch (part.kind) {
    case "board": {
      let at = 0;
      const rows = part.rows.map((size) => {
        const row = numbers.slice(at, at + size);
        at += size;
        const letters = row.map((number) => (number ? part.pieces[number - 1]! : " ")).join("");
        return letters.replace(/ +/g, (empty) => String(empty.length));
      });
      return rows.join("/");
    }
    case "letter":
      return part.letters[numbers[0]!]!;
    case "count":
      return String(numbers[0]);
    case "pile":
      return (
        numbers
          .map((count, at) => (count ? part.letters[at]! + (count > 1 ? String(count) : "") : ""))
          .join("") || NONE
      );
    case "row":
      return (
        numbers
          .filter((number) => number >= 0)
          .map((number) => part.letters[number])
          .join("") || NONE
      );
  }
}

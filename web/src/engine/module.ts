/** A game's compiled functions: a WebAssembly module, and arrays in its memory. */

import { FORMAT, type ItemType, type Manifest, type Signature } from "./manifest";
import { SIGNATURES, type Arguments, type Result, type SearchName, type Search } from "./signatures";

const VIEWS = {
  int64: BigInt64Array,
  uint64: BigUint64Array,
  int32: Int32Array,
  float32: Float32Array,
  float64: Float64Array,
  uint8: Uint8Array,
} as const;

export type View<T extends ItemType> = InstanceType<(typeof VIEWS)[T]>;
export type Numbers = number | bigint;

/** The module cannot be used, or has failed; a defect, not something that a player did. */
export class EngineError extends Error {
  override name = "EngineError";
}

interface Exports {
  memory: WebAssembly.Memory;
  alloc(bytes: number): number;
  release(address: number, bytes: number): void;
}

/** An array in the memory of one instance. */
export class Row<T extends ItemType = ItemType> {
  readonly #exports: Exports;
  readonly #bytes: number;
  #view: View<T> | null = null;
  #released = false;
  readonly address: number;

  constructor(
    exports: Exports,
    readonly type: T,
    readonly length: number,
    readonly columns: number | null = null, // of an array with two dimensions
  ) {
    this.#exports = exports;
    this.#bytes = Math.max(1, length * VIEWS[type].BYTES_PER_ELEMENT);
    this.address = exports.alloc(this.#bytes) >>> 0;
    if (this.address === 0) throw new EngineError(`no memory for ${this.#bytes} more bytes`);
  }

  /** The items; to be asked for anew after every call, as memory that grows leaves old views empty. */
  get view(): View<T> {
    if (this.#released) throw new EngineError("an array is used after it was released");
    const { buffer } = this.#exports.memory;
    if (this.#view === null || this.#view.buffer !== buffer) {
      this.#view = new VIEWS[this.type](buffer, this.address, this.length) as View<T>;
    }
    return this.#view;
  }

  /** The same memory as bytes. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.view.buffer, this.address, this.view.byteLength);
  }

  number(index: number): number {
    return Number(this.view[index]);
  }

  /** Whether the row is in the memory of these exports. */
  isOf(exports: object): boolean {
    return this.#exports === exports;
  }

  release(): void {
    if (this.#released) return;
    this.#released = true;
    this.#view = null;
    this.#exports.release(this.address, this.#bytes);
  }
}

/** One game's functions. When one of them fails, the module begins anew with an empty memory. */
export class EngineModule {
  #exports: Exports & Record<string, CallableFunction>;

  private constructor(
    readonly manifest: Manifest,
    /** To be sent to a worker, which makes a module of it again with `of`. */
    readonly compiled: WebAssembly.Module,
    instance: WebAssembly.Instance,
  ) {
    this.#exports = exportsOf(instance);
  }

  static async load(manifest: Manifest, bytes: BufferSource): Promise<EngineModule> {
    check(manifest);
    return EngineModule.of(manifest, await WebAssembly.compile(bytes));
  }

  static async of(manifest: Manifest, compiled: WebAssembly.Module): Promise<EngineModule> {
    check(manifest);
    return new EngineModule(manifest, compiled, await WebAssembly.instantiate(compiled, {}));
  }

  /** Bytes of memory that the module has taken so far. */
  get bytes(): number {
    return this.#exports.memory.buffer.byteLength;
  }

  /** Throw everything away that is in memory; it never shrinks otherwise. */
  renew(): void {
    this.#exports = exportsOf(new WebAssembly.Instance(this.compiled, {}));
  }

  has(name: string): boolean {
    return name in this.manifest.exports;
  }

  /** A new array, each item being `fill`; to be released. */
  row<T extends ItemType>(type: T, length: number, fill = 0): Row<T> {
    const row = new Row(this.#exports, type, length);
    fillRow(row, fill);
    return row;
  }

  /** A new array of these numbers. */
  rowOf<T extends ItemType>(type: T, numbers: ArrayLike<Numbers>, length = numbers.length): Row<T> {
    const row = this.row(type, length);
    writeView(row.view, numbers);
    return row;
  }

  /** An array with two dimensions, row after row, each item being `fill`. */
  grid(rows: number, columns: number, fill: number): Row<"int64"> {
    const grid = new Row(this.#exports, "int64", rows * columns, columns);
    fillRow(grid, fill);
    return grid;
  }

  isAlive(row: Row): boolean {
    return row.isOf(this.#exports);
  }

  /** Work with arrays that are released in the end. */
  scoped<T>(work: (rows: Rows) => T): T {
    const taken: Row[] = [];
    const keep = <R extends Row>(row: R): R => {
      taken.push(row);
      return row;
    };
    try {
      return work({
        row: (type, length, fill) => keep(this.row(type, length, fill)),
        of: (type, numbers, length) => keep(this.rowOf(type, numbers, length)),
        grid: (rows, columns, fill) => keep(this.grid(rows, columns, fill)),
      });
    } finally {
      for (const row of taken) row.release();
    }
  }

  /** Call a function of the game, with its arguments in order. */
  call<Name extends keyof typeof SIGNATURES>(name: Name, ...given: Arguments<Name>): Result<Name> {
    const signature = this.#signature(name);
    return this.#call(name, signature, given as readonly Argument[]) as Result<Name>;
  }

  /** Call a search; its many arguments are named. */
  search<Name extends SearchName>(name: Name, given: Search<Name>): number {
    const signature = this.#signature(name);
    const named = given as Readonly<Record<string, Argument>>;
    const ordered = signature.parameters.map(([parameter]) => {
      const value = named[parameter];
      if (value === undefined) throw new EngineError(`${name} needs ${parameter}`);
      return value;
    });
    return this.#call(name, signature, ordered) as number;
  }

  #signature(name: string): Signature {
    const signature = this.manifest.exports[name];
    if (!signature) throw new EngineError(`${this.manifest.game.name} has no ${name}`);
    return signature;
  }

  #call(name: string, { parameters, result }: Signature, given: readonly Argument[]): unknown {
    const flat: Numbers[] = [];
    given.forEach((value, index) => {
      if (value instanceof Row) {
        if (!value.isOf(this.#exports))
          throw new EngineError(`${name}: an array was lost when a call failed`);
        if (value.columns === null) flat.push(value.address, value.length);
        else flat.push(value.address, value.length / value.columns, value.columns);
      } else {
        flat.push(parameters[index]?.[1] === "uint64" ? BigInt(value) : Number(value));
      }
    });
    let answer: unknown;
    try {
      answer = this.#exports[name]!(...flat);
    } catch (error) {
      this.renew(); // the memory is in no known state
      throw new EngineError(`${this.manifest.game.name}: ${name} failed: ${String(error)}`, { cause: error });
    }
    return result === "uint64" ? BigInt.asUintN(64, answer as bigint) : answer;
  }
}

export type Argument = Numbers | Row;

/** Makes arrays that are released when their scope ends. */
export interface Rows {
  row<T extends ItemType>(type: T, length: number, fill?: number): Row<T>;
  of<T extends ItemType>(type: T, numbers: ArrayLike<Numbers>, length?: number): Row<T>;
  grid(rows: number, columns: number, fill: number): Row<"int64">;
}

function exportsOf(instance: WebAssembly.Instance): Exports & Record<string, CallableFunction> {
  return instance.exports as unknown as Exports & Record<string, CallableFunction>;
}

/** A module of another version is refused at once, and not by strange results later. */
function check(manifest: Manifest): void {
  if (manifest.format !== FORMAT) throw new EngineError(`this is format ${manifest.format}, not ${FORMAT}`);
  for (const [name, [parameters, result]] of Object.entries(SIGNATURES)) {
    const found = manifest.exports[name];
    if (!found) continue;
    const types = found.parameters.map(([, type]) => type);
    if (types.join() !== parameters.join() || found.result !== result) {
      throw new EngineError(
        `${name}(${types.join(", ")}) was expected to be ${name}(${parameters.join(", ")})`,
      );
    }
  }
}

function fillRow(row: Row, fill: number): void {
  const view: View<ItemType> = row.view;
  if (fill === 0) row.bytes.fill(0);
  else if (view instanceof BigInt64Array || view instanceof BigUint64Array) view.fill(BigInt(fill));
  else view.fill(fill);
}

function writeView(view: View<ItemType>, numbers: ArrayLike<Numbers>): void {
  if (view instanceof BigInt64Array && numbers instanceof BigInt64Array) view.set(numbers);
  else if (view instanceof BigInt64Array || view instanceof BigUint64Array) {
    for (let index = 0; index < numbers.length; index++) view[index] = BigInt(numbers[index]!);
  } else if (view instanceof Uint8Array && numbers instanceof Uint8Array) view.set(numbers);
  else for (let index = 0; index < numbers.length; index++) view[index] = Number(numbers[index]);
}

/** The BLAKE2b hash, by which seeds decide. */

import type { EngineModule } from "./module";

const encoder = new TextEncoder();

/** The hash of a text, of `size` bytes. */
export function blake2b(
  module: EngineModule,
  text: string,
  size = 64,
  key: Uint8Array = new Uint8Array(0),
): Uint8Array {
  return module.scoped((rows) => {
    const out = rows.row("uint8", size);
    module.call("blake2b", rows.of("uint8", encoder.encode(text)), rows.of("uint8", key), out);
    return out.view.slice();
  });
}

/** The first eight bytes of a hash as a number. */
export function toNumber(digest: Uint8Array): bigint {
  return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Problem } from '@croupier/core';

/** The bytes of a file, unpacked where it is packed with gzip. Problem: `invalid` for a damaged one. */
export async function* unpacked(name: string, bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  const first = await iterator.next();
  const whole = async function* () {
    if (!first.done) yield first.value;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  };
  if (first.done || first.value[0] !== 0x1f || first.value[1] !== 0x8b) return yield* whole();
  const gunzip = createGunzip();
  // What fails on the way fails the one that is read.
  const done = pipeline(Readable.from(whole()), gunzip).catch(() => undefined);
  try {
    yield* gunzip;
  } catch (cause) {
    throw new Problem('invalid', `${name} is packed with gzip, and damaged`, { cause });
  }
  await done;
}

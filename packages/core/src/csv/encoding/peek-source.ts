import type { TextSource } from './decode-text.js';

/** The start of a file, and the whole of it, its start included. */
export interface PeekedSource {
  /** The pieces that make up the start. */
  chunks: Uint8Array[];
  whole: TextSource;
}

/** Reads the start of a file, of so many bytes at least where it has them, without losing it for who reads the file. */
export async function peekSource(source: Exclude<TextSource, string>, length: number): Promise<PeekedSource> {
  const iterator = source[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isEnd = false;
  while (size < length && !isEnd) {
    const next = await iterator.next();
    isEnd = next.done === true;
    if (!next.done) {
      chunks.push(next.value);
      size += next.value.length;
    }
  }
  const whole = async function* () {
    try {
      yield* chunks;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  };
  return { chunks, whole: whole() };
}

import { problem } from '../../problem.js';

const BLOCK = 512;
/** What is said of a file beside its content: its path. */
const MAX_SAID = 64 * 1024;

/** A file of an archive. Its content has to be read, or it is passed over, before the next one comes. */
export interface ArchivedFile {
  path: string;
  size: number;
  pieces(): AsyncGenerator<Uint8Array>;
}

const decoder = new TextDecoder();

/** The files of a tar archive, one after another. Links and devices are no files. Problem: `invalid` for anything else. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivedFile> {
  const bytes = byteReader(source);
  let path: string | undefined;
  for (;;) {
    const block = await bytes.take(BLOCK);
    if (block.length < BLOCK) throw problem('archive.cut');
    if (block.every((byte) => byte === 0)) return;
    const { name, size, type } = readHeader(block);
    const rest = (BLOCK - (size % BLOCK)) % BLOCK;
    if (type === 'x') {
      if (size > MAX_SAID) throw problem('archive.unreadable');
      path = saidPath(decoder.decode(await bytes.take(size))) ?? path;
      await bytes.pass(rest);
      continue;
    }
    let left = size;
    const pieces = async function* () {
      while (left > 0) {
        const piece = await bytes.some(left);
        if (piece === undefined) throw problem('archive.cut');
        left -= piece.length;
        yield piece;
      }
    };
    if (type === '0' || type === '\0') yield { path: path ?? name, size, pieces };
    path = undefined;
    await bytes.pass(left + rest);
  }
}

/** The content of a file as text or bytes at once. Problem: `invalid` where it is longer. */
export async function wholeFile({ path, size, pieces }: ArchivedFile, most: number): Promise<Uint8Array> {
  if (size > most) throw problem('archive.file-too-long', { path, most });
  const whole = new Uint8Array(size);
  let at = 0;
  for await (const piece of pieces()) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** A path that stays within its folder, wherever it is unpacked; undefined for one that does not. */
export function safePath(path: string): string | undefined {
  const steps = path.replace(/^(?:\.\/)+/, '').split('/');
  const isSafe = steps.every(
    (step) => step !== '' && step !== '.' && step !== '..' && !UNSAFE_STEP.test(step),
  );
  return isSafe && path.length <= 1_000 ? steps.join('/') : undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: no name of a file has them
const UNSAFE_STEP = /[\\:\x00-\x1f\x7f]/;

function readHeader(block: Uint8Array): { name: string; size: number; type: string } {
  const text = (from: number, length: number) => {
    const [found = ''] = decoder.decode(block.subarray(from, from + length)).split('\0');
    return found;
  };
  const size = text(124, 12).trim();
  const sum = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (!/^[0-7]{1,11}$/.test(size) || Number.parseInt(text(148, 8), 8) !== sum)
    throw problem('archive.unreadable');
  const prefix = text(257, 5) === 'ustar' ? text(345, 155) : '';
  const name = text(0, 100);
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    size: Number.parseInt(size, 8),
    type: String.fromCharCode(block[156] ?? 0),
  };
}

function saidPath(records: string): string | undefined {
  return /(?:^|\n)\d+ path=([^\n]*)\n/.exec(records)?.[1];
}

/** Hands out bytes in whatever pieces are asked for. */
function byteReader(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  let held: Uint8Array = new Uint8Array(0);
  const some = async (most: number): Promise<Uint8Array | undefined> => {
    while (held.length === 0) {
      const next = await iterator.next();
      if (next.done) return undefined;
      held = next.value;
    }
    const piece = held.subarray(0, most);
    held = held.subarray(piece.length);
    return piece;
  };
  return {
    some,
    /** So many bytes, or all that are left. */
    async take(count: number): Promise<Uint8Array> {
      const whole = new Uint8Array(count);
      let at = 0;
      while (at < count) {
        const piece = await some(count - at);
        if (piece === undefined) return whole.subarray(0, at);
        whole.set(piece, at);
        at += piece.length;
      }
      return whole;
    },
    async pass(count: number): Promise<void> {
      for (let left = count; left > 0; ) {
        const piece = await some(left);
        if (piece === undefined) return;
        left -= piece.length;
      }
    },
  };
}

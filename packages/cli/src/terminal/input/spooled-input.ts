import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@croupier/core';

/** An input that was read whole into a temporary file. */
export interface SpooledInput {
  /** Its length in bytes. */
  size: number;
  open(): AsyncIterable<Uint8Array>;
  /** Removes the temporary file. */
  cleanUp(): Promise<void>;
}

const GIGABYTE = 1_024 ** 3;
/** Ten times a register of a million casinos; a pipe that never ends must not fill the disk. */
const DEFAULT_LIMIT = 2 * GIGABYTE;

/** Reads a stream, stdin or a download, into a temporary file. Problem: `invalid` where it is larger than the limit. */
export async function spoolInput(
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  { name = 'stdin', limit = DEFAULT_LIMIT }: { name?: string; limit?: number } = {},
): Promise<SpooledInput> {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-input-'));
  const file = path.join(folder, 'input');
  const cleanUp = () => rm(folder, { recursive: true, force: true });
  let size = 0;
  async function* counted(parts: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const part of parts) {
      size += part.length;
      if (size > limit) throw tooLarge(name, limit);
      yield part;
    }
  }
  try {
    await pipeline(source, counted, createWriteStream(file, { mode: 0o600 }), { signal });
    return { size, open: () => createReadStream(file, { highWaterMark: 256 * 1_024 }), cleanUp };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

function tooLarge(name: string, limit: number): Problem {
  const size = limit >= GIGABYTE ? `${limit / GIGABYTE} GB` : `${limit / 1_024 ** 2} MB`;
  return new Problem('invalid', `${name} is larger than ${size}`, {
    hint:
      name === 'stdin'
        ? 'Save it to a file, and name that file.'
        : 'Save it by hand, and import that in parts.',
  });
}

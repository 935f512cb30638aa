import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem, readTar, safePath } from '@croupier/core';

type OnChunk = (piece: string | Uint8Array) => Promise<void>;

/** Writes the files of an archive into a folder as the archive is made. */
export async function unpack<R>(folder: string, make: (onChunk: OnChunk) => Promise<R>): Promise<R> {
  const bytes = new PassThrough({ highWaterMark: 1024 * 1024 });
  const onChunk: OnChunk = (piece) =>
    new Promise((resolve, reject) => {
      bytes.write(piece, (error) => (error ? reject(error) : resolve()));
    });
  const written = writeFiles(folder, bytes).catch((error: Error) => {
    bytes.destroy(error);
    throw error;
  });
  // What is made ends with the files that hold it, and with the reason why they cannot.
  written.catch(() => undefined);
  const made = await make(onChunk).catch(async (error: Error) => {
    bytes.destroy(error);
    throw await written.then(
      () => error,
      (first: Error) => first,
    );
  });
  bytes.end();
  await written;
  return made;
}

async function writeFiles(folder: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const folders = new Set<string>();
  for await (const file of readTar(bytes)) {
    const place = safePath(file.path);
    if (place === undefined) throw new Problem('fault', `An export has no file ${file.path}`);
    const target = path.join(folder, place);
    const parent = path.dirname(target);
    if (!folders.has(parent)) await mkdir(parent, { recursive: true });
    folders.add(parent);
    await pipeline(Readable.from(file.pieces()), createWriteStream(target, { flags: 'wx' }));
  }
}

import type { Perform } from '../../perform.js';
import { readTar, wholeFile } from '../../site-folder/archive/tar-reader.js';
import { tarWriter } from '../../site-folder/archive/tar-writer.js';
import { siteExport } from '../site-folder/site-export.js';

/** The archive of a site in pieces. */
export async function archiveOf(perform: Perform): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  await perform(siteExport, {}, { onChunk: (piece) => void pieces.push(piece as Uint8Array) });
  return pieces;
}

/** The files of a site by their paths; pictures as text too. */
export async function exportedFiles(perform: Perform): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const pieces = await archiveOf(perform);
  for await (const file of readTar(inOrder(pieces)))
    files[file.path] = new TextDecoder('latin1').decode(await wholeFile(file, 20_000_000));
  return files;
}

/** Pieces as a stream of bytes. */
export async function* inOrder(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

/** Files of a folder as an archive. */
export async function* folderOf(files: Readonly<Record<string, string>>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const writer = tarWriter(async (piece) => void pieces.push(piece), '2026-05-31T12:00:00.000Z');
  for (const [name, text] of Object.entries(files)) await writer.add(name, text);
  await writer.end();
  yield* pieces;
}

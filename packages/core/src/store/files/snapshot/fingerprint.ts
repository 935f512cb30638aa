import { createHash } from 'node:crypto';
import type { WriteAhead } from '../history/write-ahead.js';
import { HISTORY_FILE } from '../store-folder.js';
import type { OpenFile } from './open-file.js';

/** A hash of the content of opened files and of the changes that wait in the history, 16 characters. */
export function fingerprintOf({
  files,
  writeAhead,
}: {
  files: ReadonlyMap<string, OpenFile>;
  writeAhead: WriteAhead | undefined;
}): string {
  const hashes = createHash('sha256');
  if (writeAhead !== undefined) hashes.update(`${writeAhead.history.hash}\n`);
  for (const { name, entry } of files.values()) {
    if (name !== HISTORY_FILE) hashes.update(`${name}:${entry?.hash}\n`);
  }
  return hashes.digest('hex').slice(0, 16);
}

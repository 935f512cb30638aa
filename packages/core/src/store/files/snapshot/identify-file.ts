import { createHash } from 'node:crypto';
import { uncommittedFileProblem } from '../commit/commit-recovery.js';
import { type FileEntry, isSameStamp } from '../commit/index-file.js';
import { readWhole } from '../store-file.js';
import { MARKER_FILE } from '../store-folder.js';
import type { FileCache } from './file-cache.js';
import { type OpenFile, requireUnchangedSinceOpened } from './open-file.js';

/**
 * Gives an open file its entry: that of the index or of the cache while its stamp is the same, else one with its hash, marked
 * as unchecked. Returns whether the index lacks that entry. Problem: `fault`.
 */
export function identifyFile(held: OpenFile, listed: FileEntry | undefined, cache: FileCache): boolean {
  if (held.fd === undefined || held.stamp === undefined) return false;
  const known = [listed, cache.entries.get(held.name)].find((entry) => isSameStamp(entry, held.stamp));
  if (known === undefined) {
    held.bytes = readWhole(held.fd, held.stamp.size, held.name);
    requireUnchangedSinceOpened(held);
    const hash = createHash('sha256').update(held.bytes).digest('hex');
    if (held.pending !== undefined && listed?.hash !== hash) throw uncommittedFileProblem(held.pending);
    const isListed = listed?.hash === hash || held.name === MARKER_FILE;
    const form = isListed ? listed?.form : 'unchecked';
    held.entry = { ...held.stamp, hash, ...(form === undefined ? {} : { form }) };
  } else held.entry = known;
  cache.entries.set(held.name, held.entry);
  return held.entry !== listed;
}

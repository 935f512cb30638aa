import type { CollectionName } from '../../../model/collections.js';
import { readPieces } from '../store-file.js';
import { fileOf } from '../store-folder.js';
import type { FileSnapshot } from './file-snapshot.js';
import { type OpenFile, requireUnchangedSinceOpened } from './open-file.js';

/** Smaller files are read at once, as whatever else asks for their records needs them. */
const LARGE_FILE = 16 * 1_024 * 1_024;
const NEWLINE = 10;
const COMMA = 44;
const OPENING_BRACE = 123;

/**
 * The texts of a collection in a large file, read piece by piece: who goes through them once holds none of it. Undefined where
 * the file is in memory, has edits that wait in the history, or is not known to be as we write it.
 */
export function streamedTexts(snapshot: FileSnapshot, name: CollectionName): Iterable<string> | undefined {
  const held = snapshot.openedFile(fileOf(name));
  const { stamp, entry, bytes, fault } = held;
  if (stamp === undefined || stamp.size < LARGE_FILE || fault !== undefined) return undefined;
  const isRead = bytes !== undefined || snapshot.cache.recordFiles.has(held.name);
  const isEdited = (snapshot.writeAhead?.edits.get(name)?.length ?? 0) > 0;
  const isCanonical = entry !== undefined && entry.form === undefined && !snapshot.repair.isOn;
  return isRead || isEdited || !isCanonical ? undefined : linesOf(snapshot, held, stamp.size);
}

/** The records of a file with one on each line. Problem: `fault` if somebody wrote to it meanwhile. */
function* linesOf(snapshot: FileSnapshot, held: OpenFile, size: number): Generator<string> {
  let begun: Buffer[] = [];
  requireOpen(snapshot);
  for (const piece of readPieces(held.fd as number, held.name, { start: 0, end: size })) {
    let at = 0;
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, at)) {
      const own = piece.subarray(at, end);
      const line = begun.length === 0 ? own : Buffer.concat([...begun, own]);
      begun = [];
      if (line[0] === OPENING_BRACE)
        yield line.toString('utf8', 0, line.length - Number(line.at(-1) === COMMA));
      at = end + 1;
    }
    // The piece is overwritten by the next one.
    begun.push(Buffer.from(piece.subarray(at)));
    requireOpen(snapshot);
  }
  requireUnchangedSinceOpened(held);
}

function requireOpen(snapshot: FileSnapshot): void {
  if (snapshot.isClosed) throw new Error('The snapshot was read after its end');
}

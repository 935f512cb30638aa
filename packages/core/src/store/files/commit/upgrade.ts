import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type CollectionName, SCHEMA_VERSION } from '../../../model/collections.js';
import { migrate } from '../../../model/migrations.js';
import { toDamagedFileProblem } from '../file-problems.js';
import { HISTORY_LIMITS } from '../history/history-file.js';
import { editedRecord, type RecordEdit } from '../history/record-edit.js';
import { checkPlainFolder } from '../plain-file.js';
import { checkDocument, checkRecords, readOrProblem } from '../records/check-file.js';
import { jsonElements, parseFromLine, parseWhole } from '../records/json-elements.js';
import { RecordFile } from '../records/record-file.js';
import type { FileSnapshot } from '../snapshot/file-snapshot.js';
import { fileOf, PRIVATE_FOLDER } from '../store-folder.js';
import { commitFiles } from './commit.js';
import { replaceDurably, syncFolder } from './durable-write.js';
import { markerFile, type NewFile, prettyBytes } from './new-file.js';

/**
 * Brings a store of an older version to this one, in one commit; the files before stay in `private/`. Only under the
 * lock. Problem: `fault`, with the store as it was.
 */
export async function upgrade(snapshot: FileSnapshot): Promise<void> {
  const edited = new Map<CollectionName, Record<string, unknown>[]>();
  for (const [name, edits] of snapshot.writeAhead?.edits ?? [])
    edited.set(name, withEdits(recordsIn(snapshot, name), edits));
  const { documents, collections } = migrate(snapshot.version, {
    document(name) {
      const bytes = snapshot.rawBytes(fileOf(name));
      return bytes && readOrProblem(fileOf(name), () => parseWhole(bytes.toString('utf8')));
    },
    records: (name) => edited.get(name) ?? recordsIn(snapshot, name),
  });

  const files: NewFile[] = [];
  for (const [name, value] of documents) {
    const { content } = checkDocument(name, Buffer.from(JSON.stringify(value, null, 2)));
    files.push({ file: fileOf(name), pieces: [prettyBytes(content)] });
  }
  for (const [name, records] of new Map([...edited, ...collections])) {
    const texts = records.map((record) => Buffer.from(JSON.stringify(record)));
    const { content } = checkRecords(name, Buffer.concat([...RecordFile.encode(texts)]));
    files.push({ file: fileOf(name), pieces: [content.bytes] });
  }
  files.push(markerFile());
  const kept = await backUpFiles(snapshot, files);
  await commitFiles(snapshot, files, undefined, HISTORY_LIMITS);
  snapshot.onNote(
    `The store was brought from version ${snapshot.version} to ${SCHEMA_VERSION}; the files before are in ${kept}.`,
  );
}

/** The records after edits that their file does not have yet. */
function withEdits(
  records: Iterable<Record<string, unknown>>,
  edits: readonly RecordEdit[],
): Record<string, unknown>[] {
  const edited: Record<string, unknown>[] = [];
  for (const record of records) {
    let now: typeof record | undefined = record;
    for (const edit of edits) if (now !== undefined && edit.id === now.id) now = editedRecord(edit, now);
    if (now !== undefined) edited.push(now);
  }
  return edited;
}

function* recordsIn(snapshot: FileSnapshot, name: CollectionName): Iterable<Record<string, unknown>> {
  const file = fileOf(name);
  const bytes = snapshot.rawBytes(file) ?? Buffer.from('[]');
  try {
    for (const { start, end, line } of jsonElements(bytes)) {
      yield parseFromLine(bytes.toString('utf8', start, end), line) as Record<string, unknown>;
    }
  } catch (error) {
    throw toDamagedFileProblem(error, file);
  }
}

async function backUpFiles(snapshot: FileSnapshot, files: NewFile[]): Promise<string> {
  const kept = `${PRIVATE_FOLDER}/before-version-${SCHEMA_VERSION}`;
  const folder = join(snapshot.folder, kept);
  checkPlainFolder(snapshot.folder, kept);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { file } of files) {
    const bytes = snapshot.rawBytes(file);
    if (bytes === undefined) continue;
    await replaceDurably(join(folder, basename(file)), [bytes]);
  }
  await syncFolder(folder);
  return kept;
}

import { SCHEMA_VERSION } from '../../../model/collections.js';
import { problem } from '../../../problem.js';
import { isPlainObject } from '../../../values/plain-object.js';
import { damagedFileProblem } from '../file-problems.js';
import { readOrProblem, refuseDuplicateKey } from '../records/check-file.js';
import { decodeUtf8 } from '../records/file-text.js';
import { parseWhole } from '../records/json-elements.js';
import type { OpenFile } from '../snapshot/open-file.js';
import { readWhole } from '../store-file.js';
import { MARKER_FILE } from '../store-folder.js';
import type { FileStamp } from './index-file.js';

/** The schema version that a store's marker file names. Problem: `fault` where it names none, or a newer one. */
export function schemaVersionIn({ fd, stamp }: OpenFile): number {
  if (fd === undefined) throw damagedFileProblem(MARKER_FILE, 'the file is missing');
  const text = decodeUtf8(MARKER_FILE, readWhole(fd, (stamp as FileStamp).size, MARKER_FILE));
  const version = readOrProblem(MARKER_FILE, () => parseSchemaVersion(text));
  refuseDuplicateKey(MARKER_FILE, text);
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw damagedFileProblem(MARKER_FILE, "'schemaVersion' must be a whole number from 1");
  }
  if (version > SCHEMA_VERSION) {
    const issue = { message: `schemaVersion is ${version}`, file: MARKER_FILE, path: 'schemaVersion' };
    throw problem('store.newer-version', { version, supported: SCHEMA_VERSION }, { issues: [issue] });
  }
  return version;
}

/** The schema version that the mark states, unchecked. */
function parseSchemaVersion(text: string): unknown {
  const value = parseWhole(text);
  return isPlainObject(value) ? value.schemaVersion : undefined;
}

import { COLLECTION_NAMES, DOCUMENT_NAMES } from '../../model/catalogue.js';
import { logs } from '../../model/tracking.js';
import { type Issue, isProblem } from '../../problem.js';
import { isPictureName } from '../../values/picture.js';
import type { MediaBytes } from '../home.js';
import { fileOf, HISTORY, INDEX, LOCK, LOGS_LOCK, PRIVATE } from './folder.js';
import { hashOf } from './recovery.js';
import type { State } from './state.js';
import { hasPlainFile } from './store-file.js';

/** The files that no commit writes and that visitors and locks use. */
const OTHER_FILES = [
  INDEX,
  LOCK,
  LOGS_LOCK,
  `${PRIVATE}/.gitignore`,
  ...Object.keys(logs).map((log) => `${PRIVATE}/${log}.ndjson`),
];

/**
 * Reads every file of content and every picture, and compares them with the hashes that were recorded when they were
 * written, whatever their stamps say; returns what is wrong.
 */
export async function verifyContent(state: State, media: MediaBytes): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const [file, { fd, entry }] of state.files) {
    if (file === HISTORY || fd === undefined || entry === undefined) continue;
    await collect(issues, file, () => {
      if (hashOf(fd, file) === entry.hash) return;
      issues.push({ message: 'its bytes are not those that croupier wrote, though its date says so', file });
    });
  }
  for (const name of COLLECTION_NAMES) await collect(issues, fileOf(name), () => state.shelf(name).size);
  for (const name of DOCUMENT_NAMES) await collect(issues, fileOf(name), () => state.document(name));
  for (const name of (await media.names()).filter(isPictureName)) {
    await collect(issues, `media/${name}`, () => media.read(name));
  }
  return issues;
}

/** What is wrong with the files beside the content. */
export async function verifyOtherFiles(folder: string): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const file of OTHER_FILES) await collect(issues, file, () => hasPlainFile(folder, file));
  return issues;
}

async function collect(issues: Issue[], file: string, check: () => unknown): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!isProblem(error)) throw error;
    issues.push(...(error.issues.length > 0 ? error.issues : [{ message: error.message, file }]));
  }
}

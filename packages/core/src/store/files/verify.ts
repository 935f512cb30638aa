import { COLLECTION_NAMES, DOCUMENT_NAMES } from '../../model/collections.js';
import { logSchemas } from '../../model/traffic-logs.js';
import { type Issue, isProblem } from '../../problem.js';
import { isPictureName } from '../../values/picture.js';
import type { MediaStorage } from '../storage-adapter.js';
import { sha256OfFile } from './commit-recovery.js';
import type { FileSnapshot } from './file-snapshot.js';
import { hasPlainFile } from './store-file.js';
import {
  fileOf,
  HISTORY_FILE,
  INDEX_FILE,
  LOCK_FILE,
  LOGS_LOCK_FILE,
  PRIVATE_FOLDER,
} from './store-folder.js';

/** The files that no commit writes and that visitors and locks use. */
const OTHER_FILES = [
  INDEX_FILE,
  LOCK_FILE,
  LOGS_LOCK_FILE,
  `${PRIVATE_FOLDER}/.gitignore`,
  ...Object.keys(logSchemas).map((log) => `${PRIVATE_FOLDER}/${log}.ndjson`),
];

/**
 * Reads every file of content and every picture, and compares them with the hashes that were recorded when they were
 * written, whatever their stamps say; returns what is wrong.
 */
export async function verifyContent(state: FileSnapshot, media: MediaStorage): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const [file, { fd, entry }] of state.files) {
    if (file === HISTORY_FILE || fd === undefined || entry === undefined) continue;
    await collect(issues, file, () => {
      if (sha256OfFile(fd, file) === entry.hash) return;
      issues.push({ message: 'its bytes are not those that croupier wrote, though its date says so', file });
    });
  }
  for (const name of COLLECTION_NAMES) await collect(issues, fileOf(name), () => state.table(name).size);
  for (const name of DOCUMENT_NAMES) await collect(issues, fileOf(name), () => state.document(name));
  for (const name of (await media.list()).filter(isPictureName)) {
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

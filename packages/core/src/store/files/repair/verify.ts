import { COLLECTION_NAMES, DOCUMENT_NAMES } from '../../../model/collections.js';
import { type LogName, logSchemas } from '../../../model/documents/traffic-logs.js';
import { isProblem, type Problem } from '../../../problem.js';
import { isPictureName } from '../../../values/pictures/picture.js';
import type { Damage, MediaStorage } from '../../storage-adapter.js';
import { wasLogBegun } from '../begun-logs.js';
import { requireRecordedBytes } from '../commit/recorded-bytes.js';
import { damagedLogLines } from '../log-file.js';
import { checkPlainFile } from '../plain-file.js';
import type { FileSnapshot } from '../snapshot/file-snapshot.js';
import {
  fileOf,
  HISTORY_FILE,
  INDEX_FILE,
  LOCK_FILE,
  LOGS_LOCK_FILE,
  MEDIA_FOLDER,
  PRIVATE_FOLDER,
} from '../store-folder.js';
import { strangeFiles } from './strange-files.js';

const LOGS = Object.keys(logSchemas) as LogName[];

/** The files that no commit writes and that visitors and locks use. */
const OTHER_FILES = [
  INDEX_FILE,
  LOCK_FILE,
  LOGS_LOCK_FILE,
  `${PRIVATE_FOLDER}/.gitignore`,
  ...LOGS.map((log) => `${PRIVATE_FOLDER}/${log}.ndjson`),
];

/**
 * Compares every file of content and every picture with the hash recorded when it was written, even if its date is
 * unchanged; returns the damage.
 */
export async function verifyContent(snapshot: FileSnapshot, media: MediaStorage): Promise<Damage[]> {
  const issues: Damage[] = [];
  const fail = (problem: Problem) => {
    throw problem;
  };
  const { indexFault } = snapshot.repair;
  if (indexFault !== undefined) await collect(issues, INDEX_FILE, () => fail(indexFault));
  for (const [file, { fault }] of snapshot.files) {
    if (fault !== undefined) await collect(issues, file, () => fail(fault));
    if (file === HISTORY_FILE) continue;
    await collect(issues, file, () => requireRecordedBytes(snapshot, file));
  }
  const isReadable = (file: string) => snapshot.openedFile(file).fault === undefined;
  for (const name of COLLECTION_NAMES.filter((one) => isReadable(fileOf(one))))
    await collect(issues, fileOf(name), () => snapshot.table(name).size);
  for (const name of DOCUMENT_NAMES.filter((one) => isReadable(fileOf(one))))
    await collect(issues, fileOf(name), () => snapshot.document(name));
  for (const { damage } of snapshot.repair.found) issues.push(...damage);
  let pictures: string[] = [];
  await collect(issues, MEDIA_FOLDER, async () => {
    pictures = (await media.list()).filter(isPictureName);
  });
  for (const name of pictures) await collect(issues, `${MEDIA_FOLDER}/${name}`, () => media.read(name));
  return issues;
}

/** What is wrong with the files beside the content; `known` are those whose damage is told already. */
export async function verifyOtherFiles(folder: string, known: readonly Damage[]): Promise<Damage[]> {
  const issues: Damage[] = [];
  for (const file of OTHER_FILES) await collect(issues, file, () => checkPlainFile(folder, file));
  const told = new Set([...known, ...issues].map(({ file }) => file));
  issues.push(...strangeFiles(folder).filter(({ file }) => !told.has(file)));
  for (const log of LOGS) {
    const file = `${PRIVATE_FOLDER}/${log}.ndjson`;
    if (issues.some((issue) => issue.file === file)) continue;
    await collect(issues, file, () => {
      if (!checkPlainFile(folder, file) && wasLogBegun(folder, log))
        issues.push({ message: 'the file is missing, and what it held is not counted', file });
      const [line, ...more] = damagedLogLines(folder, log);
      if (line === undefined) return;
      const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
      issues.push({ message: `this line cannot be read, and is not counted${others}`, file, line });
    });
  }
  return issues;
}

async function collect(issues: Damage[], file: string, check: () => unknown): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!isProblem(error)) throw error;
    issues.push(...(error.issues.length > 0 ? error.issues : [{ message: error.message, file }]));
  }
}

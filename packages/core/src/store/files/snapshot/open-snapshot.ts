import { closeSync, fstatSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { SCHEMA_VERSION } from '../../../model/collections.js';
import { isProblem, problem } from '../../../problem.js';
import type { RepairMode } from '../../storage-adapter.js';
import { openIndex, openIndexForRepair, stampOf } from '../commit/index-file.js';
import { schemaVersionIn } from '../commit/schema-version.js';
import { toFileProblem } from '../file-problems.js';
import { openStoreFile } from '../store-file.js';
import { CONTENT_FILES, HISTORY_FILE, MARKER_FILE, requireStore } from '../store-folder.js';
import type { FileCache } from './file-cache.js';
import { FileSnapshot } from './file-snapshot.js';
import type { OpenFile } from './open-file.js';

/** How long a reader tries to open a snapshot that writers keep replacing, in milliseconds. */
const READ_TIMEOUT = 10_000;

/** Opens the snapshot that the last commit left. Problem: `fault` where there is no store, or a newer one. */
export async function openFileSnapshot(
  folder: string,
  cache: FileCache,
  onNote: (note: string) => void,
  repairMode: RepairMode = false,
): Promise<FileSnapshot> {
  for (const deadline = Date.now() + READ_TIMEOUT; ; await sleep(1 + Math.random() * 5)) {
    const snapshot = tryOpenFileSnapshot(folder, cache, onNote, repairMode);
    if (snapshot !== undefined) return snapshot;
    if (Date.now() > deadline) {
      throw problem('store.read-timeout', { folder });
    }
  }
}

function tryOpenFileSnapshot(
  folder: string,
  cache: FileCache,
  onNote: (note: string) => void,
  repairMode: RepairMode,
): FileSnapshot | undefined {
  requireStore(folder);
  const isRepairing = repairMode !== false;
  const opened: OpenFile[] = [];
  try {
    const index: ReturnType<typeof openIndexForRepair> = isRepairing
      ? openIndexForRepair(folder, repairMode)
      : openIndex(folder);
    try {
      const pending = new Map(index.index?.pending.map(({ temp, target }) => [target, temp]));
      for (const name of [MARKER_FILE, ...CONTENT_FILES, HISTORY_FILE]) {
        opened.push(openOrFail(folder, name, pending.get(name), isRepairing));
      }
      if (!index.isCurrent()) {
        closeAll(opened);
        return undefined;
      }
    } finally {
      index.close();
    }
    const files = new Map(opened.map((held) => [held.name, held]));
    const version = versionOrFail(files.get(MARKER_FILE) as OpenFile, isRepairing);
    const snapshot = new FileSnapshot(folder, index, version, files, cache, onNote, repairMode);
    if (index.repair !== undefined) snapshot.repair.found.push(index.repair);
    snapshot.repair.indexFault = index.fault;
    return snapshot;
  } catch (error) {
    closeAll(opened);
    throw toFileProblem(error, folder);
  }
}

/** As `openStateFile`; where damage is repaired, what cannot be opened is a fault of that file. */
function openOrFail(folder: string, name: string, temp: string | undefined, isRepairing: boolean): OpenFile {
  try {
    return openStateFile(folder, name, temp);
  } catch (error) {
    const fault = toFileProblem(error, name);
    if (!isRepairing) throw fault;
    return { name, fd: undefined, stamp: undefined, entry: undefined, fault };
  }
}

/** The store's version; where damage is repaired, a mark that cannot be read counts as that of this version. */
function versionOrFail(mark: OpenFile, isRepairing: boolean): number {
  try {
    if (mark.fault !== undefined) throw mark.fault;
    return schemaVersionIn(mark);
  } catch (error) {
    if (!isRepairing || !isProblem(error) || error.reason === 'store.newer-version') throw error;
    mark.fault = error;
    return SCHEMA_VERSION;
  }
}

/** Opens a file under the name that it has: its own, or, while a commit is being put in place, its temporary one. */
function openStateFile(folder: string, name: string, temp: string | undefined): OpenFile {
  for (const path of temp === undefined ? [name] : [temp, name]) {
    const fd = openStoreFile(folder, path);
    if (fd === undefined) continue;
    const pending = path === temp ? temp : undefined;
    return { name, fd, stamp: stampOf(fstatSync(fd, { bigint: true })), entry: undefined, pending };
  }
  return { name, fd: undefined, stamp: undefined, entry: undefined };
}

function closeAll(files: OpenFile[]): void {
  for (const { fd } of files) if (fd !== undefined) closeSync(fd);
}

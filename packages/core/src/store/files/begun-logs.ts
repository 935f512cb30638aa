import { fstatSync, writeSync } from 'node:fs';
import type { LogName } from '../../model/documents/traffic-logs.js';
import { readStoreFile, readWhole } from './store-file.js';
import { LOGS_LOCK_FILE } from './store-folder.js';

/** More than the names of all logs take. */
const MOST_BYTES = 1_000;

/**
 * Notes in the locked file of the logs that a log was begun, one name a line: a store has no file of a log that nobody wrote
 * to yet, so that only this tells of one that is gone.
 */
export function noteBegunLog(lock: number, log: LogName): void {
  const { size } = fstatSync(lock);
  if (size > MOST_BYTES) return;
  const noted = readWhole(lock, size, LOGS_LOCK_FILE).toString('utf8');
  if (linesOf(noted).includes(log)) return;
  // After a name that a crash cut short, this one has a line of its own.
  const isCut = noted !== '' && !noted.endsWith('\n');
  writeSync(lock, `${isCut ? '\n' : ''}${log}\n`, size);
}

/** Whether a log was begun, as far as is noted; Windows lets nobody read the note while its lock is held. */
export function wasLogBegun(folder: string, log: LogName): boolean {
  try {
    return linesOf(readStoreFile(folder, LOGS_LOCK_FILE, MOST_BYTES)?.toString('utf8') ?? '').includes(log);
  } catch {
    return false;
  }
}

function linesOf(text: string): string[] {
  return text.split('\n');
}

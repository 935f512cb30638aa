import { closeSync, constants, fstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type LogLine,
  type LogName,
  logSchemas,
  MAX_LOG_LINES,
  visitTotals,
} from '../../model/documents/traffic-logs.js';
import type { StorageAdapter } from '../storage-adapter.js';
import { type CompactedLog, compactLog } from '../traffic-log.js';
import { noteBegunLog } from './begun-logs.js';
import { replaceDurably, syncFolder, writeAll } from './commit/durable-write.js';
import { createQueue, withLock } from './commit/lock.js';
import { toFileProblem } from './file-problems.js';
import { openForWriting, readStoreFile } from './store-file.js';
import { LOGS_LOCK_FILE, PRIVATE_FOLDER, requireStore } from './store-folder.js';

/** Lines beyond the cap before the file is written anew. */
const LINES_BEFORE_COMPACTION = 1_000;
/** How long a line waits for another process that writes a log anew, in milliseconds. */
const APPEND_TIMEOUT = 1_000;

/** A log on a disk: a line that holds the totals of lines that are gone, and a line for each that is kept. */
interface LogFile {
  append(line: LogLine): Promise<void>;
  read(): CompactedLog;
  replace(kept: CompactedLog): Promise<void>;
  clear(): Promise<void>;
}

/** The logs of a store's folder. */
export function logFiles(
  folder: string,
): Pick<StorageAdapter, 'appendLog' | 'readLog' | 'replaceLog' | 'clearLog'> {
  const names = Object.keys(logSchemas) as LogName[];
  const files = new Map(names.map((name) => [name, logFile(folder, name)] as const));
  return {
    async appendLog(log, line) {
      await files
        .get(log)
        ?.append(line)
        .catch(() => undefined);
    },
    readLog: async (log) =>
      compactLog(files.get(log)?.read() ?? { lines: [], folded: {} }, MAX_LOG_LINES) as never,
    async replaceLog(log, kept) {
      requireStore(folder);
      try {
        await files.get(log)?.replace(compactLog(kept, MAX_LOG_LINES));
      } catch (error) {
        throw toFileProblem(error, folder);
      }
    },
    async clearLog(log) {
      requireStore(folder);
      await files.get(log)?.clear();
    },
  };
}

function logFile(folder: string, log: LogName): LogFile {
  const name = `${PRIVATE_FOLDER}/${log}.ndjson`;
  const path = join(folder, name);
  const enqueue = createQueue();
  /** How many lines there are; known once this process has counted, and while no other appends. */
  let counted: { lines: number; size: number } | undefined;

  const read = () => readLog(folder, name, log);
  const replace = async (kept: CompactedLog) => {
    await replaceDurably(path, logBytes(kept));
    await syncFolder(dirname(path));
    counted = undefined;
  };
  const replaceAlone = (kept: CompactedLog) =>
    enqueue(() =>
      withLock(folder, LOGS_LOCK_FILE, async (lock) => {
        await replace(kept);
        noteBegunLog(lock, log);
      }),
    );
  return {
    read,
    append: (line) =>
      enqueue(() =>
        withLock(
          folder,
          LOGS_LOCK_FILE,
          async (lock) => {
            const fd = openForWriting(folder, name, constants.O_APPEND);
            try {
              const { size } = fstatSync(fd);
              const isNew = counted?.size !== size;
              const lines = isNew ? read().lines.length : (counted?.lines ?? 0);
              // After a line that a crash cut short, a line of its own spoils no other; readers skip empty ones.
              const text = Buffer.from(`${isNew && size > 0 ? '\n' : ''}${JSON.stringify(line)}\n`);
              await writeAll(fd, text);
              counted = { lines: lines + 1, size: size + text.length };
              if (isNew) noteBegunLog(lock, log);
            } finally {
              closeSync(fd);
            }
            if (counted.lines >= MAX_LOG_LINES + LINES_BEFORE_COMPACTION)
              await replace(compactLog(read(), MAX_LOG_LINES));
          },
          APPEND_TIMEOUT,
        ),
      ),
    replace: replaceAlone,
    clear: () => replaceAlone({ lines: [], folded: {} }),
  };
}

/** The lines of a log that cannot be read, counted from 1; what they told of is not counted. */
export function damagedLogLines(folder: string, log: LogName): number[] {
  const text = readStoreFile(folder, `${PRIVATE_FOLDER}/${log}.ndjson`)?.toString('utf8');
  if (text === '') return [1];
  return (text ?? '')
    .split('\n')
    .flatMap((line, at) => (line === '' || isLogLine(line, log) ? [] : [at + 1]));
}

function isLogLine(text: string, log: LogName): boolean {
  const value = parseLine(text);
  return value !== undefined && (logSchemas[log]().safeParse(value).success || isObject(value.folded));
}

function* logBytes({ lines, ...gone }: CompactedLog): Iterable<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(gone)}\n`);
  for (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`);
}

function readLog(folder: string, name: string, log: LogName): CompactedLog {
  const text = readStoreFile(folder, name)?.toString('utf8') ?? '';
  const kept: CompactedLog = { lines: [], folded: {} };
  for (const each of text.split('\n')) {
    const value = parseLine(each);
    if (value === undefined) continue;
    const line = logSchemas[log]().safeParse(value);
    if (line.success) kept.lines.push(line.data);
    else if (isObject(value.folded)) {
      kept.folded = countsIn(value.folded, /^\d{4}-\d\d-\d\d$/);
      if (isObject(value.posts)) kept.posts = countsIn(value.posts, /^\/blog\//);
      const visits = visitTotals().safeParse(value.visits);
      if (visits.success) kept.visits = visits.data;
    }
  }
  return kept;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function countsIn(table: object, names: RegExp): Record<string, number> {
  const counts = Object.entries(table).filter(([name, count]) => names.test(name) && count > 0);
  return Object.fromEntries(counts) as Record<string, number>;
}

function parseLine(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

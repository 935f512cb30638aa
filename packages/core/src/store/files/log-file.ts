import { constants } from 'node:fs';
import { rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LOG_CAP, type LogLine, type LogName, logs } from '../../model/tracking.js';
import { type FoldedLog, foldLog } from '../logs.js';
import { syncFolder, writeAll, writeBeside } from './durable.js';
import { LOGS_LOCK, PRIVATE } from './folder.js';
import { turnstile, withLock } from './lock.js';
import { openForWriting, readStoreFile } from './store-file.js';

/** Lines beyond the cap before the file is written anew. */
const SLACK = 1_000;
/** How long a line waits for another process that writes a log anew, in milliseconds. */
const PATIENCE = 1_000;

/** A log on a disk: a line that holds the totals of lines that are gone, and a line for each that is kept. */
export interface LogFile {
  append(line: LogLine): Promise<void>;
  read(): FoldedLog;
  clear(): Promise<void>;
}

/** The log of a store's folder. */
export function logFile(folder: string, log: LogName): LogFile {
  const name = `${PRIVATE}/${log}.ndjson`;
  const path = join(folder, name);
  const inTurn = turnstile();
  /** How many lines there are; known once this process has counted, and while no other appends. */
  let counted: { lines: number; size: number } | undefined;

  const read = () => readLog(folder, name, log);
  const replace = async (kept: FoldedLog) => {
    const { temp } = await writeBeside(path, linesOf(kept));
    await rename(temp, path).catch(async (error: unknown) => {
      await unlink(temp).catch(() => undefined);
      throw error;
    });
    await syncFolder(dirname(path));
    counted = undefined;
  };
  return {
    read,
    append: (line) =>
      inTurn(() =>
        withLock(
          folder,
          LOGS_LOCK,
          async () => {
            const file = await openForWriting(folder, name, constants.O_APPEND);
            try {
              const { size } = await file.stat();
              const isNew = counted?.size !== size;
              const lines = isNew ? read().lines.length : (counted?.lines ?? 0);
              // After a line that a crash cut short, a line of its own spoils no other; readers skip empty ones.
              const text = Buffer.from(`${isNew && size > 0 ? '\n' : ''}${JSON.stringify(line)}\n`);
              await writeAll(file, text);
              counted = { lines: lines + 1, size: size + text.length };
            } finally {
              await file.close();
            }
            if (counted.lines >= LOG_CAP + SLACK) await replace(foldLog(read(), LOG_CAP));
          },
          PATIENCE,
        ),
      ),
    clear: () => inTurn(() => withLock(folder, LOGS_LOCK, () => replace({ lines: [], folded: {} }))),
  };
}

function* linesOf({ lines, ...gone }: FoldedLog): Iterable<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(gone)}\n`);
  for (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`);
}

function readLog(folder: string, name: string, log: LogName): FoldedLog {
  const text = readStoreFile(folder, name)?.toString('utf8') ?? '';
  const kept: FoldedLog = { lines: [], folded: {} };
  for (const each of text.split('\n')) {
    const value = parsed(each);
    if (value === undefined) continue;
    const line = logs[log]().safeParse(value);
    if (line.success) kept.lines.push(line.data);
    else if (isTable(value.folded)) {
      kept.folded = countsIn(value.folded, /^\d{4}-\d\d-\d\d$/);
      if (isTable(value.posts)) kept.posts = countsIn(value.posts, /^\/blog\//);
    }
  }
  return kept;
}

function isTable(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function countsIn(table: object, names: RegExp): Record<string, number> {
  const counts = Object.entries(table).filter(([name, count]) => names.test(name) && count > 0);
  return Object.fromEntries(counts) as Record<string, number>;
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

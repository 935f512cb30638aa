import { type LogName, MAX_LOG_LINES } from '../../model/documents/traffic-logs.js';
import type { StorageAdapter } from '../storage-adapter.js';
import { type CompactedLog, compactLog } from '../traffic-log.js';
import type { Database, Queryable } from './connection.js';

type LogMethods = Pick<StorageAdapter, 'appendLog' | 'readLog' | 'replaceLog' | 'clearLog'>;

/** Lines of one process between two foldings of what is over the limit. */
const APPENDS_BETWEEN_FOLDS = 500;

/** The traffic of a database. Lines over the limit are counted when a log is read, and folded into the totals now and then. */
export function databaseLogs(database: Database): LogMethods {
  const appended = new Map<LogName, number>();
  const replaceLog: LogMethods['replaceLog'] = (log, kept) =>
    database.transaction('begin', async (queries) => {
      const { lines, ...totals } = compactLog(kept, MAX_LOG_LINES);
      await lockTotals(queries, log);
      await queries.query('delete from croupier.log where log = $1', [log]);
      await queries.query(
        'insert into croupier.log (log, line) select $1, line from unnest($2::text[]) with ordinality as one (line, at) order by at',
        [log, lines.map((line) => JSON.stringify(line))],
      );
      await writeTotals(queries, log, totals);
    });
  return {
    async appendLog(log, line) {
      try {
        const values = [log, JSON.stringify(line)];
        await database.query('insert into croupier.log (log, line) values ($1, $2)', values);
        const count = (appended.get(log) ?? 0) + 1;
        appended.set(log, count % APPENDS_BETWEEN_FOLDS);
        if (count === APPENDS_BETWEEN_FOLDS) await fold(database, log);
      } catch {
        // A visitor pays nothing for a log that fails.
      }
    },
    readLog: async (log) => compactLog((await readRows(database, log)).kept, MAX_LOG_LINES) as never,
    replaceLog,
    clearLog: (log) => replaceLog(log, { lines: [], folded: {} }),
  };
}

async function fold(database: Database, log: LogName): Promise<void> {
  await database.transaction('begin', async (queries) => {
    await lockTotals(queries, log);
    const { kept, ids } = await readRows(queries, log);
    const surplus = ids.length - MAX_LOG_LINES;
    if (surplus <= 0) return;
    const { lines: _, ...totals } = compactLog(kept, MAX_LOG_LINES);
    await writeTotals(queries, log, totals);
    await queries.query('delete from croupier.log where log = $1 and id <= $2', [log, ids[surplus - 1]]);
  });
}

/** Only one process folds at a time. */
async function lockTotals(queries: Queryable, log: LogName): Promise<void> {
  await queries.query(
    `insert into croupier.log_total (log, kept) values ($1, '{"folded":{}}') on conflict do nothing`,
    [log],
  );
  await queries.query('select log from croupier.log_total where log = $1 for update', [log]);
}

async function writeTotals(queries: Queryable, log: LogName, totals: Omit<CompactedLog, 'lines'>) {
  await queries.query('update croupier.log_total set kept = $2 where log = $1', [
    log,
    JSON.stringify(totals),
  ]);
}

/** All lines with their ids, and the totals, as of one moment. */
async function readRows(queries: Queryable, log: LogName): Promise<{ kept: CompactedLog; ids: number[] }> {
  const rows = await queries.query<{ id: number | null; line: string }>(
    `select null as id, kept as line from croupier.log_total where log = $1
     union all (select id, line from croupier.log where log = $1 order by id) order by id nulls first`,
    [log],
  );
  const kept: CompactedLog = { lines: [], folded: {} };
  const ids: number[] = [];
  for (const { id, line } of rows) {
    if (id === null) Object.assign(kept, JSON.parse(line));
    else {
      ids.push(id);
      kept.lines.push(JSON.parse(line));
    }
  }
  return { kept, ids };
}

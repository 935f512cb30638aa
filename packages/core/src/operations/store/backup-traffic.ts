import {
  LOG_NAMES,
  type LogLine,
  type LogName,
  logSchemas,
  logTotals,
  MAX_LOG_LINES,
} from '../../model/documents/traffic-logs.js';
import { problem } from '../../problem.js';
import type { StorageAdapter } from '../../store/storage-adapter.js';
import { type CompactedLog, compactLog } from '../../store/traffic-log.js';

/** How many lines are read before they are counted into their days. */
const LINES_BEFORE_COMPACTION = 1_000;

/** The logs as lines of a backup: for each its totals, then what it keeps. */
export async function* trafficLines(storage: Pick<StorageAdapter, 'readLog'>): AsyncIterable<object> {
  for (const log of LOG_NAMES) {
    const { lines, ...totals } = await storage.readLog(log);
    yield { in: 'traffic', log, totals };
    for (const entry of lines) yield { in: 'traffic', log, entry };
  }
}

/** Collects the logs of a backup. */
export function collectTraffic() {
  const logs = new Map<LogName, CompactedLog>(LOG_NAMES.map((log) => [log, { lines: [], folded: {} }]));
  return {
    /** Problem: `invalid` for what is no line of a log. */
    add(value: Readonly<Record<string, unknown>>, line: number): void {
      const log = LOG_NAMES.find((name) => name === value.log);
      if (log === undefined) throw problem('restore.log-line-invalid', { line });
      const kept = logs.get(log) ?? { lines: [], folded: {} };
      const totals = logTotals().safeParse(value.totals);
      const entry = logSchemas[log]().safeParse(value.entry);
      if (totals.success) {
        const { folded, posts, visits } = totals.data;
        logs.set(log, {
          ...{ lines: kept.lines, folded },
          ...(posts === undefined ? {} : { posts }),
          ...(visits === undefined ? {} : { visits }),
        });
      } else if (entry.success) {
        kept.lines.push(entry.data as LogLine);
        if (kept.lines.length >= MAX_LOG_LINES + LINES_BEFORE_COMPACTION)
          logs.set(log, compactLog(kept, MAX_LOG_LINES));
      } else throw problem('restore.log-line-invalid', { line });
    },
    /** Puts them in the place of the logs of a store. Problem: `fault`. */
    async writeTo(storage: Pick<StorageAdapter, 'replaceLog'>): Promise<void> {
      try {
        for (const [log, kept] of logs) await storage.replaceLog(log, compactLog(kept, MAX_LOG_LINES));
      } catch (cause) {
        const fault = cause instanceof Error ? cause.message : String(cause);
        throw problem('restore.traffic-not-written', { fault }, { cause });
      }
    },
  };
}

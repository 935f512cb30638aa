import type { LogLine } from '../model/tracking.js';

/** A log as kept: its latest lines, and by local day the number of those that are gone. */
export interface FoldedLog {
  lines: LogLine[];
  folded: Record<string, number>;
}

/** Cuts a log to its latest `cap` lines and counts the rest into their days. */
export function foldLog(log: FoldedLog, cap: number): FoldedLog {
  const surplus = log.lines.length - cap;
  if (surplus <= 0) return log;
  const folded = { ...log.folded };
  for (const line of log.lines.slice(0, surplus)) {
    const day = localDay(line.ts);
    folded[day] = (folded[day] ?? 0) + 1;
  }
  return { lines: log.lines.slice(surplus), folded };
}

/** The lines of each local day, folded ones included. */
export function dailyTotals(log: FoldedLog): Record<string, number> {
  return foldLog(log, 0).folded;
}

/** The local calendar day, YYYY-MM-DD, of a moment in milliseconds since 1970. */
export function localDay(ts: number): string {
  const date = new Date(ts);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

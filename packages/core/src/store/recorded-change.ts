import { type ChangeHeader, formatChangeLine, parseChangeHeader } from './change.js';
import type { HistoryWriter, RecordedChange } from './storage-adapter.js';

/** The change of a history line. */
export function parseRecordedChange(line: string): RecordedChange {
  const { entries = [] } = JSON.parse(line) as { entries?: object[] };
  return { header: parseChangeHeader(line), entries: entries.map((entry) => JSON.stringify(entry)) };
}

/** Collects changes as lines. */
export function collectChangeLines(): HistoryWriter & { lines(): string[] } {
  const changes: { header: ChangeHeader; entries: string[] }[] = [];
  return {
    begin: (header) => void changes.push({ header, entries: [] }),
    add: (entry) => void changes.at(-1)?.entries.push(entry),
    lines: () => changes.map(({ header, entries }) => formatChangeLine(header, entries)),
  };
}

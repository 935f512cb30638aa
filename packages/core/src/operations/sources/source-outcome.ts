import type { ValuesByColumn } from '../../model/source-record.js';
import type { FieldDiff } from '../../store/record-diff.js';

/** What an import of a source came to, beside the counts of its rows. Its lists have the first 500 of each kind. */
export interface SourceOutcome {
  /** The name of the source. */
  name: string;
  /** Records of the source that its file no longer has. */
  gone: number;
  goneRecords: GoneRecord[];
  /** Records that were gone and are back. */
  returned: number;
  /** Records in which people's edits were kept, with the columns. */
  kept: number;
  keptRecords: { row: number; slug: string; columns: string[] }[];
  /** Rows that wait for a person to say what they are about. */
  open: number;
  openRows: { row: number; key: string; why: string }[];
  /** Rows that are never imported, as was decided. */
  ignored: number;
  /** Rows about a record that an earlier row of the file was about: they add to it. */
  joined: number;
  /** The file is that of the last time. */
  isSameFile: boolean;
  /** What the file says otherwise than the last one, where that is asked for. */
  difference?: SourceDifference;
}

/** A record that a source no longer has; `report`: nothing was done, since the file is not mirrored. */
export interface GoneRecord {
  key: string;
  slug: string | null;
  action: 'report' | 'keep' | 'deactivate' | 'blacklist' | 'delete';
  changes: Record<string, FieldDiff>;
}

/** What a source added, changed and dropped since it was last imported. */
export interface SourceDifference {
  added: { key: string }[];
  changed: { key: string; columns: ChangedColumns }[];
  dropped: { key: string }[];
  /** How many rows it leaves out, where they are very many. */
  leftOut: number;
}

type ChangedColumns = Record<string, { before?: unknown; after?: unknown }>;

/** How many rows and records a list has. */
const MAX_NAMED = 500;
/** How many rows a difference has: a million would take gigabytes. */
const MAX_DIFFERENCE = 100_000;

/** Collects what an import of a source comes to. */
export interface SourceReport {
  outcome: SourceOutcome;
  addOpen(open: SourceOutcome['openRows'][number]): void;
  addKept(kept: SourceOutcome['keptRecords'][number]): void;
  /** `isNews`: the last file had it. */
  addGone(gone: GoneRecord, state: { isNews: boolean }): void;
  /** Compares what a row said last, if it was there, with what it says now. */
  compare(key: string, last: ValuesByColumn | undefined, now: ValuesByColumn): void;
}

/** A report of nothing so far. */
export function sourceReport(name: string, { diffLast }: { diffLast: boolean }): SourceReport {
  const difference: SourceDifference = { added: [], changed: [], dropped: [], leftOut: 0 };
  const outcome: SourceOutcome = {
    ...{ name, gone: 0, goneRecords: [], returned: 0, kept: 0, keptRecords: [] },
    ...{ open: 0, openRows: [], ignored: 0, joined: 0, isSameFile: false },
    ...(diffLast ? { difference } : {}),
  };
  const addNamed = <T>(list: T[], item: T) => {
    if (list.length < MAX_NAMED) list.push(item);
  };
  const addDifference = <T>(list: T[], item: T) => {
    const { added, changed, dropped } = difference;
    if (added.length + changed.length + dropped.length < MAX_DIFFERENCE) list.push(item);
    else difference.leftOut++;
  };
  return {
    outcome,
    addOpen(open) {
      outcome.open++;
      addNamed(outcome.openRows, open);
    },
    addKept(kept) {
      outcome.kept++;
      addNamed(outcome.keptRecords, kept);
    },
    addGone(gone, { isNews }) {
      outcome.gone++;
      addNamed(outcome.goneRecords, gone);
      if (diffLast && isNews) addDifference(difference.dropped, { key: gone.key });
    },
    compare(key, last, now) {
      if (!diffLast) return;
      if (last === undefined) return addDifference(difference.added, { key });
      const columns = changedColumns(last, now);
      if (Object.keys(columns).length > 0) addDifference(difference.changed, { key, columns });
    },
  };
}

function changedColumns(last: ValuesByColumn, now: ValuesByColumn): ChangedColumns {
  const columns: ChangedColumns = {};
  for (const column of new Set([...Object.keys(last), ...Object.keys(now)])) {
    const [before, after] = [last[column], now[column]];
    if (JSON.stringify(before) !== JSON.stringify(after)) columns[column] = { before, after };
  }
  return columns;
}

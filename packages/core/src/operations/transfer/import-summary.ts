import type { RowIssue } from '../../csv/import-rules.js';
import type { Table } from '../../csv/table.js';
import { messages } from '../../messages.js';
import type { Entity } from '../../model/entity.js';
import { diffRecords, type FieldDiff } from '../../store/record-diff.js';
import type { Warning } from '../../warning.js';
import type { SourceOutcome } from '../sources/source-outcome.js';

/** One fault of one row. */
interface ImportError {
  row: number;
  line: number;
  /** As the file names it; lacking where the whole row is meant. */
  column?: string;
  /** The first 80 characters of the cell. */
  value?: string;
  message: string;
}

/** The outcome of one row. */
interface PlanRow {
  row: number;
  /** The record's slug, or where it has none the words that name it. */
  slug: string | null;
  action: 'create' | 'update' | 'unchanged' | 'skip' | 'conflict' | 'reject';
  /** What becomes of the record, by field. */
  changes: Record<string, FieldDiff>;
  /** Of a new record, the fields that are other than in one of which nothing is said. */
  given?: string[];
}

/** A column of a file, and the field that is read from it; null where none is. */
interface ImportColumn {
  column: string;
  field: string | null;
}

/** The result of an import, or with a dry run its preview. */
export interface ImportSummary {
  /** Rows read, the header and blank ones apart. */
  found: number;
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  rejected: number;
  /** Rows without a fault that conflict with what is there, where any do. */
  conflicting?: number;
  /** The first of the rows that were skipped, where any were. */
  skippedRows?: { row: number; slug: string }[];
  /** Of the records in the file, how many visitors do not see. */
  inactive: number;
  /** Of the casinos in the file, how many have no Visit button. */
  withoutVisitUrl?: number;
  /** By column, how many rows took its default. */
  defaults: Record<string, number>;
  warnings: Warning[];
  errors: ImportError[];
  plan?: PlanRow[];
  /** How many rows a long plan leaves out. */
  planLeftOut?: number;
  /** The columns of a CSV file, with a plan of existing records. */
  columns?: ImportColumn[];
  /** What an import of a source came to, beside its rows. */
  source?: SourceOutcome;
}

/** What was done with a row. */
export type RowOutcome<T> =
  | { action: 'create'; slug: string; after: T; defaultsUsed: string[] }
  | { action: 'update' | 'unchanged'; slug: string; before: T; after: T; defaultsUsed?: string[] }
  | { action: 'skip'; slug: string }
  | { action: 'conflict'; slug: string; conflict: RowConflict };

/** What was done with a row, as far as its record is counted. */
export interface KeptOutcome<T> {
  action: 'create' | 'update' | 'unchanged';
  after: T;
  defaultsUsed: readonly string[] | undefined;
}

/** Why a row cannot be imported although nothing is wrong with it. */
export type RowConflict =
  /** `renamedFrom` is an earlier slug, where its row names it by that. */
  | { kind: 'exists'; renamedFrom?: string | undefined }
  /** Its id is that of a record with another slug. */
  | { kind: 'id-of-another'; message: string }
  /** The record has changed since the row was exported. */
  | { kind: 'changed-since'; id: string; exportedAt: string; updatedAt: string };

/** A conflict that an import was refused for. */
type ImportConflict = ImportError & { conflict: RowConflict };

/** What a summary counts of the records in a file. */
export interface SummaryCounters<T> {
  /** Visitors do not see it. */
  isHidden?(record: T): boolean;
  /** It has no Visit button; counted where this is asked at all. */
  lacksVisitUrl?(record: T): boolean;
}

type FormatRowMessage = (row: number, message: string) => string;

/** Counts what an import does as it goes. */
export interface ImportTally<T> {
  addOutcome(outcome: RowOutcome<T>, position: { row: number; line: number }, words: FormatRowMessage): void;
  addRejected(
    position: { row: number; line: number },
    faults: readonly RowIssue[],
    words: FormatRowMessage,
    /** What the row names, if that is there already. */
    existing?: string,
  ): void;
  /** Takes out of the count what was done with a row, before it is rejected after all. */
  removeOutcome(outcome: KeptOutcome<T>, position: { row: number }): void;
  addWarnings(warnings: readonly Warning[]): void;
  setColumns(table: Pick<Table, 'columns' | 'ignoredColumns' | 'names'>): void;
  summary(): ImportSummary;
  conflicts: readonly ImportConflict[];
  counts: Readonly<Record<'created' | 'updated' | 'unchanged' | 'skipped' | 'rejected', number>>;
  entity: Pick<Entity, 'name' | 'plural' | 'title'>;
}

/** The actions of rows whose record is there already. */
const EXISTING: ReadonlySet<PlanRow['action']> = new Set(['update', 'skip', 'conflict']);
/** How many of them a plan of existing records has. */
const MAX_EXISTING = 500;
/** How many rows a plan of all rows has: a million would take gigabytes. */
export const MAX_PLANNED_ROWS = 100_000;
/** How many skipped rows a summary names. */
const MAX_SKIPPED_ROWS = 1_000;

/** A count of nothing so far; with `planned` it keeps what happens to each row, or to so many. */
export function createTally<T extends object>(
  entity: Pick<Entity, 'name' | 'plural' | 'title' | 'fieldPaths'>,
  { isHidden, lacksVisitUrl }: SummaryCounters<T>,
  planned: boolean | 'existing' | number,
): ImportTally<T> {
  const counts = { found: 0, created: 0, updated: 0, unchanged: 0, skipped: 0, rejected: 0 };
  const counted = { create: 'created', update: 'updated', unchanged: 'unchanged', skip: 'skipped' } as const;
  const skippedRows: { row: number; slug: string }[] = [];
  let inactive = 0;
  let withoutVisitUrl = 0;
  const defaults = new Map<string, number>();
  const warnings: Warning[] = [];
  const errors: ImportError[] = [];
  const conflicts: ImportConflict[] = [];
  const plan: PlanRow[] = [];
  let columns: ImportColumn[] | undefined;
  const isPlanned = planned !== false;
  const planLength =
    planned === true ? MAX_PLANNED_ROWS : planned === 'existing' ? MAX_EXISTING : Number(planned);
  let planLeftOut = 0;
  const joinsPlan = (action: PlanRow['action'], isThere = EXISTING.has(action)) => {
    if (planned === 'existing' && !isThere) return false;
    if (plan.length < planLength) return true;
    planLeftOut++;
    return false;
  };
  const add = (outcome: RowOutcome<T> | KeptOutcome<T>, by: 1 | -1) => {
    if ('after' in outcome) {
      if (isHidden?.(outcome.after)) inactive += by;
      if (lacksVisitUrl?.(outcome.after)) withoutVisitUrl += by;
    }
    if (outcome.action !== 'create' && outcome.action !== 'update') return;
    for (const column of outcome.defaultsUsed ?? []) defaults.set(column, (defaults.get(column) ?? 0) + by);
  };

  return {
    conflicts,
    counts,
    entity,
    addOutcome(outcome, position, words) {
      counts.found++;
      const { action, slug } = outcome;
      const { row } = position;
      if (outcome.action === 'conflict') conflicts.push(conflictError(entity, outcome, position, words));
      else counts[counted[outcome.action]]++;
      if (action === 'skip' && skippedRows.length < MAX_SKIPPED_ROWS) skippedRows.push({ row, slug });
      add(outcome, 1);
      if (joinsPlan(action)) plan.push(planRow(entity, outcome, row));
    },
    addRejected({ row, line }, faults, words, existing) {
      counts.found++;
      counts.rejected++;
      for (const { message, column, value } of faults) {
        errors.push({
          row,
          line,
          ...(column === undefined ? {} : { column }),
          ...(value === undefined ? {} : { value }),
          message: words(row, message),
        });
      }
      if (joinsPlan('reject', existing !== undefined))
        plan.push({ row, slug: existing ?? null, action: 'reject', changes: {} });
    },
    removeOutcome(outcome, { row }) {
      counts.found--;
      counts[counted[outcome.action]]--;
      add(outcome, -1);
      const place = isPlanned ? plan.findLastIndex((one) => one.row === row) : -1;
      if (place >= 0) plan.splice(place, 1);
    },
    setColumns({ names, columns: read, ignoredColumns }) {
      const fields = new Map([...read, ...ignoredColumns].map(({ index, fieldPath }) => [index, fieldPath]));
      columns = names.map((column, index) => ({ column, field: fields.get(index)?.column ?? null }));
    },
    addWarnings: (more) => void warnings.push(...more),
    summary: () => ({
      ...counts,
      ...(conflicts.length === 0 ? {} : { conflicting: conflicts.length }),
      ...(skippedRows.length === 0 ? {} : { skippedRows }),
      inactive,
      ...(lacksVisitUrl === undefined ? {} : { withoutVisitUrl }),
      defaults: Object.fromEntries([...defaults].filter(([, count]) => count > 0)),
      warnings,
      // Some are found when all rows are read.
      errors: errors.toSorted((a, b) => a.row - b.row),
      ...(isPlanned ? { plan: plan.toSorted((a, b) => a.row - b.row) } : {}),
      ...(planned === true && planLeftOut > 0 ? { planLeftOut } : {}),
      ...(planned === 'existing' && columns !== undefined ? { columns } : {}),
    }),
  };
}

/** A conflict in words, at the column that it is about. */
function conflictError(
  entity: Pick<Entity, 'title' | 'fieldPaths'>,
  { slug, conflict }: Extract<RowOutcome<object>, { action: 'conflict' }>,
  { row, line }: { row: number; line: number },
  words: FormatRowMessage,
): ImportConflict {
  const isSlug = entity.fieldPaths.some(({ column }) => column === 'slug');
  const taken = isSlug ? messages.ours.slugTaken : messages.ours.recordTaken;
  const column = conflict.kind === 'id-of-another' ? 'id' : isSlug ? 'slug' : undefined;
  const message =
    conflict.kind === 'id-of-another'
      ? conflict.message
      : conflict.kind === 'exists' && conflict.renamedFrom !== undefined
        ? messages.ours.slugMoved(entity.title, conflict.renamedFrom, slug)
        : taken(entity.title, slug);
  return {
    ...{ row, line, ...(column === undefined ? {} : { column }), value: slug },
    ...{ message: words(row, message), conflict },
  };
}

/** What becomes of a row and its record. */
function planRow(entity: Pick<Entity, 'fieldPaths'>, outcome: RowOutcome<object>, row: number): PlanRow {
  const { action, slug } = outcome;
  if (action !== 'create' && action !== 'update') return { row, slug, action, changes: {} };
  const changes = diffRecords('before' in outcome ? outcome.before : undefined, outcome.after);
  const given = action === 'create' ? { given: givenFields(entity, changes, outcome.defaultsUsed) } : {};
  return { row, slug, action, changes, ...given };
}

/** The fields of a new record that neither took a default nor are filled in by the store. */
function givenFields(
  { fieldPaths }: Pick<Entity, 'fieldPaths'>,
  changes: PlanRow['changes'],
  defaultsUsed: readonly string[],
): string[] {
  return fieldPaths.flatMap(({ path, column, field }) => {
    const name = path.join('.');
    const value = changes[name]?.after;
    const isGiven = value !== undefined && field.system === undefined && !defaultsUsed.includes(column);
    return isGiven && JSON.stringify(value) !== JSON.stringify(field.fallback) ? [name] : [];
  });
}

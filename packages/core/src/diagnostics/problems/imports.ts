import { messages } from '../../messages.js';
import type { Warning } from '../../warning.js';
import { firstIssue, type ProblemEntry } from './entry.js';

type Conflicts = { count: number; name: string; plural: string };

/** Problems of imports and exports as a whole. */
export const importProblems = {
  'import.defaults-invalid': { code: 'usage', text: firstIssue },
  'import.merge-without-update': {
    code: 'usage',
    text: () => 'Lists are merged into records that are updated, and this import updates none',
    hint: () => 'Let it update what is there already.',
  },
  'import.columns-missing': {
    code: 'invalid',
    text: ({
      missing,
      expected,
    }: {
      missing: readonly string[];
      expected: string;
      header: readonly string[];
      proposed: readonly Warning[];
    }) => `The file has no column for ${missing.join(', ')}; expected are ${expected}`,
    hint: () => 'Name the column that it is in, or a value for all rows.',
  },
  'import.header-unknown': {
    code: 'invalid',
    text: ({ missing, expected }: { missing: readonly string[]; expected: string }) =>
      `The file has no column for ${missing.join(', ')}; expected are ${expected}`,
    hint: ({ header }: { header: readonly string[] }) =>
      `Its first line is read as the header: ${header.join(', ')}.`,
  },
  'import.delimiter-unknown': {
    code: 'invalid',
    text: ({ missing, expected }: { missing: readonly string[]; expected: string }) =>
      `The file has no column for ${missing.join(', ')}; expected are ${expected}`,
    hint: () => 'If its cells are divided by |, name that delimiter.',
  },
  'import.rows-invalid': {
    code: 'invalid',
    text: ({ errors, rows }: { errors: number; rows: number }) => messages.ours.rowsRefused(errors, rows),
    hint: () => 'Mend them, or import the good rows alone.',
  },
  'import.rows-exist': {
    code: 'conflict',
    text: ({ count, ...entity }: Conflicts) => messages.ours.rowsExist(count, entity),
    hint: () => 'Leave them as they are, or change them.',
  },
  'import.id-of-another': {
    code: 'conflict',
    text: ({ count }: { count: number }) => messages.ours.rowsConflict(count),
    hint: () =>
      'Take the id out of the row to import it as another record; to rename a record, edit its slug.',
  },
  'import.changed-since': {
    code: 'conflict',
    text: ({ count }: { count: number }) => messages.ours.rowsConflict(count),
    hint: () => 'Export again and repeat your changes there, or overwrite what changed.',
  },
  'import.rejects-format': {
    code: 'usage',
    text: ({ format, rejects }: { format: string; rejects: string }) =>
      `The bad rows of a ${format.toUpperCase()} import cannot be written as ${rejects.toUpperCase()}`,
    hint: () => 'Rows of a table are written as CSV, TSV or XLSX, and records as JSON or NDJSON.',
  },
  'import.interrupted': { code: 'interrupted', text: () => 'Stopped; nothing was imported' },
  'import.unreadable': {
    code: 'fault',
    text: () => messages.casinoImport.failed,
    hint: ({ why }: { why: string }) => `The file could not be read: ${why}`,
  },
  'export.cell-too-long': {
    code: 'invalid',
    text: ({ column, row, length, most }: { column: string; row: number; length: number; most: number }) =>
      `${column} of row ${row} has ${length.toLocaleString('en')} characters, and a cell of a workbook holds ${most.toLocaleString('en')} at most`,
    hint: () => 'Export as CSV or JSON, which hold texts of any length.',
  },
  'export.too-many-rows': {
    code: 'invalid',
    text: ({ most }: { most: number }) =>
      `A sheet of a workbook holds ${most.toLocaleString('en')} rows at most, its header included`,
    hint: () => 'Export as CSV or JSON, or only some of the records.',
  },
  'export.unknown-column': {
    code: 'usage',
    text: ({ plural, name }: { plural: string; name: string; suggestion: string | undefined }) =>
      `No column of ${plural} is called '${name}'`,
  },
  'export.interrupted': { code: 'interrupted', text: () => 'Stopped before the end of the file' },
} as const satisfies Record<string, ProblemEntry>;

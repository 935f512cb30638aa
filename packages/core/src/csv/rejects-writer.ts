import { problem } from '../problem.js';
import { csvLine } from './csv-records.js';
import type { WorkbookWriter } from './workbook/workbook-writer.js';

/** The formats of files of rejected rows. */
export type RejectsFormat = 'csv' | 'tsv' | 'xlsx' | 'json' | 'ndjson';

/** A rejected row as it was, with its number and errors: cells, some of which may be errors themselves, or fields. */
export type RejectedRow =
  | { cells: readonly string[]; errorCells?: readonly number[] | undefined }
  | { fields: Readonly<Record<string, unknown>> };

/** Writes rejected rows as a file that can be corrected and imported again. */
export interface RejectsWriter {
  add(row: RejectedRow): Promise<void>;
  end(): Promise<void>;
}

/** Begins a file of rejected rows; a table has a header. */
export function rejectsWriter(
  format: RejectsFormat,
  header: readonly string[],
  emit: (piece: string | Uint8Array) => Promise<void>,
): RejectsWriter {
  return format === 'xlsx' ? workbookRejects(header, emit) : textRejects(format, header, emit);
}

/** Refuses a file of rejects in which the rows would mean something else. Problem: `usage`. */
export function requireRejectsFormat(format: RejectsFormat, rejects: RejectsFormat): void {
  if (isTable(format) !== isTable(rejects)) throw problem('import.rejects-format', { format, rejects });
}

function isTable(format: RejectsFormat): boolean {
  return format === 'csv' || format === 'tsv' || format === 'xlsx';
}

function textRejects(
  format: Exclude<RejectsFormat, 'xlsx'>,
  header: readonly string[],
  emit: (piece: string) => Promise<void>,
): RejectsWriter {
  const delimiter = format === 'tsv' ? '\t' : ',';
  const isArray = format === 'json';
  let opening = isArray ? '[\n' : isTable(format) ? `${csvLine(header, delimiter)}\n` : '';
  return {
    async add(row) {
      const text = 'cells' in row ? csvLine(row.cells, delimiter) : JSON.stringify(row.fields);
      await emit(opening + text);
      opening = isArray ? ',\n' : '\n';
    },
    end: () => emit(isArray ? '\n]\n' : '\n'),
  };
}

function workbookRejects(
  header: readonly string[],
  emit: (piece: Uint8Array) => Promise<void>,
): RejectsWriter {
  let writer: Promise<WorkbookWriter> | undefined;
  const columns = header.map((title) => ({ title, isText: true }));
  const begin = async () => {
    const { openWorkbookWriter } = await import('./workbook/workbook-writer.js');
    return openWorkbookWriter(emit, { sheet: 'Rejected', columns });
  };
  const open = () => {
    writer ??= begin();
    return writer;
  };
  return {
    async add(row) {
      if (!('cells' in row)) return;
      const errors = new Set(row.errorCells);
      const cells = row.cells.map((text, index) => (errors.has(index) ? { error: text } : text));
      await (await open()).addRow(cells);
    },
    end: async () => (await open()).end(),
  };
}

import { counted } from '@croupier/core';
import type { GlobalOptionValues, Session } from '../session.js';
import { usageProblem } from '../terminal/errors/error-output.js';
import { isOutputFile, withOutputFile } from '../terminal/output-file.js';
import { formatOfEnding } from './file-format.js';
import type { ImportExportConfig } from './import-export-config.js';

/** The options of an export. */
export interface ExportOptions extends GlobalOptionValues {
  full?: boolean;
  columns?: string[];
  scale?: '5' | '10';
  format?: 'csv' | 'xlsx' | 'json' | 'ndjson' | undefined;
  output?: string;
  where?: string[];
}

/** The options of a template. */
export interface TemplateOptions extends GlobalOptionValues {
  full?: boolean;
  format?: 'csv' | 'xlsx';
  output?: string;
}

/** Writes records to a file, whole or not at all, or to stdout. */
export async function exportRecords(
  session: Session,
  config: ImportExportConfig,
  options: ExportOptions,
): Promise<void> {
  const { full, columns, where, output } = options;
  const format = options.format ?? workbookEnding(output);
  requireFileForWorkbook(format, output);
  const scale = options.scale === undefined ? undefined : Number(options.scale);
  const input = { full, columns, scale, where, ...config.query.of(options) };
  await writeExport(session, config.operations.export, input, { ...options, format }, config);
}

/** Performs an export to a file or stdout; the labels name what it counts. */
export async function writeExport(
  session: Session,
  operation: ImportExportConfig['operations']['export'],
  query: object,
  options: ExportOptions,
  { singularLabel, pluralLabel }: Pick<ImportExportConfig, 'singularLabel' | 'pluralLabel'>,
): Promise<void> {
  const { output, json } = options;
  const isFile = isOutputFile(output);
  const format = options.format ?? (json && !isFile ? 'json' : undefined);
  const { result } = await withOutputFile(output, session.print, (write) =>
    session.perform(operation, { ...query, format }, { onChunk: write }),
  );
  if (!isFile) return;
  if (json) await session.printJson({ file: output, count: result.count });
  else session.note(`Wrote ${counted(result.count, singularLabel, pluralLabel)} to ${output}.`);
}

/** Writes the header that an import knows best. */
export async function writeTemplate(
  session: Session,
  config: ImportExportConfig,
  { full, format: said, output, json }: TemplateOptions,
): Promise<void> {
  const isFile = isOutputFile(output);
  const format = said ?? workbookEnding(output);
  requireFileForWorkbook(format, output);
  let columns: readonly string[] = [];
  await withOutputFile(output, json && !isFile ? async () => undefined : session.print, async (write) => {
    ({ columns } = (
      await session.performWithoutStore(config.operations.template, { full, format }, { onChunk: write })
    ).result);
  });
  if (json) await session.printJson(isFile ? { file: output, columns } : columns);
  else if (isFile) session.note(`Wrote ${counted(columns.length, 'column')} to ${output}.`);
}

function workbookEnding(output: string | undefined): 'xlsx' | undefined {
  return output !== undefined && formatOfEnding(output) === 'xlsx' ? 'xlsx' : undefined;
}

/** A workbook is no text: a terminal would take its bytes for commands. Problem: `usage`. */
function requireFileForWorkbook(format: string | undefined, output: string | undefined): void {
  if (format !== 'xlsx' || isOutputFile(output) || process.stdout.isTTY !== true) return;
  throw usageProblem('A workbook cannot be shown in a terminal', 'Name a file for it with --output.');
}

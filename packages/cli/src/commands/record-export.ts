import type { Globals, Session } from '../session.js';
import { intoResult } from '../terminal/result-file.js';
import type { RecordFiles } from './record-files.js';

/** The options of an export. */
export interface ExportWishes extends Globals {
  full?: boolean;
  format?: 'csv' | 'json' | 'ndjson';
  output?: string;
}

/** The options of a template. */
export interface TemplateWishes extends Globals {
  full?: boolean;
  output?: string;
}

/** Writes records to a file, whole or not at all, or to stdout. */
export async function exportRecords(
  session: Session,
  files: RecordFiles,
  options: ExportWishes,
): Promise<void> {
  const { full, output, json } = options;
  const isFile = output !== undefined && output !== '-';
  const format = options.format ?? (json && !isFile ? 'json' : undefined);
  const input = { full, format, ...files.query.of(options) };
  const { result } = await intoResult(output, session.print, (write) =>
    session.perform(files.operations.export, input, { onPiece: write }),
  );
  if (!isFile) return;
  if (json) await session.printJson({ file: output, count: result.count });
  else session.note(`Wrote ${result.count} ${files.many} to ${output}.`);
}

/** Writes the header that an import knows best. */
export async function writeTemplate(
  session: Session,
  files: RecordFiles,
  { full, output, json }: TemplateWishes,
): Promise<void> {
  const isFile = output !== undefined && output !== '-';
  let columns: readonly string[] = [];
  await intoResult(output, json && !isFile ? async () => undefined : session.print, async (write) => {
    ({ columns } = (
      await session.performAnywhere(files.operations.template, { full }, { onPiece: write })
    ).result);
  });
  if (json) await session.printJson(isFile ? { file: output, columns } : columns);
  else if (isFile) session.note(`Wrote ${columns.length} columns to ${output}.`);
}

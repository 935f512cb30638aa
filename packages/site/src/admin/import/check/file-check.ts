import { type ImportSettings, type ImportSummary, isProblem } from '@croupier/core';
import { blobPieces, type ImportSource } from '../import-source.js';
import { summaryOfProblem } from '../summary-of-problem.js';
import { type CorrectedRows, correctedFile, correctedWorkbook, type FileRows } from './file-rows.js';

/** The profile that the settings are of. */
export interface ChosenProfile {
  id: string;
  name: string;
  /** Whether the file is a new one of the source of that name. */
  isNewFile: boolean;
  /** Whether what the source said of records that the file lacks is taken back. */
  mirror: boolean;
}

/** A file with how it is read, and its corrections where there are some. */
export interface ImportRequest {
  source: ImportSource;
  settings: ImportSettings;
  profile: ChosenProfile | undefined;
  corrected: { rows: FileRows; cells: CorrectedRows } | undefined;
}

/** What a check says of a file: what an import would do, or why it is refused. */
export interface CheckedFile {
  summary: ImportSummary;
  refusal?: string;
  hint?: string;
  /** Fields that a new record needs, and that neither a column nor a default gives. */
  missing: readonly string[];
}

/** What the operation is told: the file as it is, or as it was corrected. */
export function importInput({ source, settings: given, profile, corrected }: ImportRequest) {
  const { name, format, content } = source;
  const settings = profile?.isNewFile
    ? { ...given, fromSource: profile.name, mirror: profile.mirror, fileName: name }
    : given;
  if (corrected === undefined) return { ...settings, format, source: blobPieces(content) };
  const { rows, cells } = corrected;
  const { encoding: _, skipLines: __, delimiter: ___, sheet: ____, ...others } = settings;
  const hasHeader = settings.columns === undefined;
  if (format === 'xlsx')
    return { ...others, format: 'xlsx' as const, source: correctedWorkbook(rows, cells, hasHeader) };
  return {
    ...others,
    format: 'csv' as const,
    delimiter: rows.delimiter,
    source: correctedFile(rows, cells, hasHeader),
  };
}

/** Why an import is refused, where it is for the file. */
export function refusedFile(error: unknown): CheckedFile | undefined {
  const summary = summaryOfProblem(error);
  if (!isProblem(error) || summary === undefined) return undefined;
  const isMissing = error.reason === 'import.columns-missing' || error.reason === 'import.header-unknown';
  return {
    summary,
    refusal: error.message,
    ...(error.hint === undefined ? {} : { hint: error.hint }),
    missing: isMissing ? error.issues.flatMap(({ column }) => (column === undefined ? [] : [column])) : [],
  };
}

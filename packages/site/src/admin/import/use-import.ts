import { type ImportSettings, type ImportSummary, isProblem, type Progress } from '@croupier/core';
import { adminImportLabels as labels, messages } from '@croupier/core/messages';
import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { joinSentences, problemText, useChange } from '../backend/use-operations.js';
import {
  type CorrectedRows,
  correctedFile,
  correctedWorkbook,
  type FileRows,
  readFileRows,
} from './file-rows.js';
import { blobPieces, type FileFormat, type ImportSource } from './import-source.js';
import { summaryOfProblem } from './summary-of-problem.js';

/** How long after a correction the file is checked again, in milliseconds. */
const RECHECK_DELAY_MS = 400;
/** How many rows are read to show what the columns hold. */
const EXAMPLE_ROWS = 3;

/** What a check says of a file: what an import would do, or why it is refused. */
export interface CheckedFile {
  summary: ImportSummary;
  refusal?: string;
  hint?: string;
  /** Fields that a new record needs, and that neither a column nor a default gives. */
  missing: readonly string[];
}

/** An import that was made. */
export interface FinishedImport {
  summary: ImportSummary;
  change: string | undefined;
  rejects: Blob | undefined;
  /** What the file of rejects is. */
  format: FileFormat;
  isUndone: boolean;
}

/** Where an import stands. */
export type ImportStep =
  | { name: 'choose' }
  | { name: 'check' }
  | { name: 'run'; progress: Progress | undefined }
  | { name: 'done'; result: FinishedImport };

/** How a file is read, and whether it is a new file of a source. */
export interface ImportChoices extends ImportSettings {
  /** The source that it comes from. */
  fromSource?: string;
  /** Whether what the source said of records that the file lacks is taken back. */
  mirror?: boolean;
}

/** Everything that the import of a file knows and does. */
export interface ImportWork {
  step: ImportStep;
  source: ImportSource | undefined;
  settings: ImportChoices;
  checked: CheckedFile | undefined;
  isChecking: boolean;
  failure: string | undefined;
  /** The rows of the file, once they are needed: the first ones, or all where some have errors. */
  rows: FileRows | undefined;
  mended: CorrectedRows;
  choose(source: ImportSource | undefined): void;
  setSettings(settings: ImportChoices): void;
  mend(row: number, column: number, text: string): void;
  run(skipInvalid: boolean): void;
  undo(): void;
  /** Stops what is under way; a running import then changes nothing. */
  stop(): void;
}

/** Checks a file and imports it, as one change. */
export function useImport(): ImportWork {
  const { perform } = useAdmin();
  const change = useChange();
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const [source, setSource] = useState<ImportSource>();
  const [settings, setSettings] = useState<ImportChoices>({});
  const [checked, setChecked] = useState<CheckedFile>();
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [rows, setRows] = useState<FileRows>();
  const [mended, setMended] = useState<CorrectedRows>(new Map());
  const current = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      current.current?.abort();
    },
    [],
  );

  const begin = () => {
    clearTimeout(timer.current);
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  };

  const check = async (of: ImportSource, by: ImportChoices, held: HeldRows) => {
    const signal = begin();
    setChecking(true);
    setFailure(undefined);
    try {
      const found = await dryRun(of, by, held, signal);
      if (signal.aborted) return;
      setChecked(found);
      if (of.format === 'json' || of.format === 'ndjson') return;
      const needsAll = found.summary.errors.length > 0;
      if (held.rows?.isWhole || (held.rows !== undefined && !needsAll)) return;
      const limit = needsAll ? Number.POSITIVE_INFINITY : EXAMPLE_ROWS;
      const read = await readFileRows(of, by, { limit, signal }).catch(() => undefined);
      if (!signal.aborted) setRows(read);
    } catch (error) {
      if (signal.aborted) return;
      setChecked(undefined);
      setFailure(wordsOf(error));
    } finally {
      if (!signal.aborted) setChecking(false);
    }
  };

  const dryRun = async (of: ImportSource, by: ImportChoices, held: HeldRows, signal: AbortSignal) => {
    const input = { ...importInput(of, by, held), plan: 'existing' as const };
    try {
      const { result } = await perform('casinos.import', input, { dryRun: true, answer: 'counts', signal });
      return { summary: result, missing: [] };
    } catch (error) {
      const refused = refusedFile(error);
      if (refused === undefined) throw error;
      return refused;
    }
  };

  const held: HeldRows = { rows, mended };

  return {
    ...{ step, source, settings, checked, isChecking, failure, rows, mended },
    choose(next) {
      begin();
      setSource(next);
      setChecked(undefined);
      setFailure(undefined);
      setRows(undefined);
      setMended(new Map());
      setChecking(false);
      if (next === undefined) {
        setSettings({});
        return setStep({ name: 'choose' });
      }
      setStep({ name: 'check' });
      void check(next, settings, NO_ROWS);
    },
    setSettings(next) {
      setSettings(next);
      if (source === undefined) return;
      const isReadOtherwise = READ_SETTINGS.some((name) => next[name] !== settings[name]);
      if (isReadOtherwise) {
        setRows(undefined);
        setMended(new Map());
      }
      void check(source, next, isReadOtherwise ? NO_ROWS : held);
    },
    mend(row, column, text) {
      const record = rows?.byNumber.get(row);
      if (source === undefined || record === undefined) return;
      const cells = [...(mended.get(row) ?? record.cells)];
      // A row with too few cells gets those that are missing.
      while (cells.length < Math.max(column, rows?.header.length ?? 0)) cells.push('');
      cells[column] = text;
      const next = new Map(mended).set(row, cells);
      setMended(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => void check(source, settings, { rows, mended: next }),
        RECHECK_DELAY_MS,
      );
    },
    run(skipInvalid) {
      if (source !== undefined) void runImport(source, skipInvalid);
    },
    undo() {
      if (step.name !== 'done' || step.result.change === undefined) return;
      change('history.undo', { change: step.result.change }).then(
        () => setStep({ ...step, result: { ...step.result, isUndone: true } }),
        (error: unknown) => setFailure(wordsOf(error)),
      );
    },
    stop() {
      current.current?.abort();
      clearTimeout(timer.current);
      setChecking(false);
      if (step.name === 'run') setStep({ name: 'check' });
    },
  };

  async function runImport(of: ImportSource, skipInvalid: boolean) {
    const signal = begin();
    const pieces: BlobPart[] = [];
    setFailure(undefined);
    setStep({ name: 'run', progress: undefined });
    try {
      const { result, change: made } = await change(
        'casinos.import',
        {
          ...importInput(of, settings, held),
          skipInvalid,
          // Rows that are good alone: those of casinos that are there already stay out, as those with errors do.
          ...(skipInvalid && settings.fromSource === undefined && (settings.onConflict ?? 'error') === 'error'
            ? { onConflict: 'skip' }
            : {}),
        },
        {
          signal,
          message: labels.done(of.name),
          onProgress: (progress) => {
            if (!signal.aborted) setStep({ name: 'run', progress: { total: of.content.size, ...progress } });
          },
          ...(skipInvalid || settings.fromSource !== undefined
            ? { onChunk: (piece) => void pieces.push(piece as BlobPart) }
            : {}),
        },
      );
      const rejects = pieces.length === 0 ? undefined : new Blob(pieces);
      const done = { summary: result, change: made?.id, rejects, format: of.format, isUndone: false };
      setStep({ name: 'done', result: done });
    } catch (error) {
      if (signal.aborted) return;
      setStep({ name: 'check' });
      const refused = refusedFile(error);
      if (refused !== undefined) return setChecked(refused);
      setFailure(`${messages.casinoImport.failed} ${wordsOf(error)}`);
    }
  }
}

/** Why an import is refused, where it is for the file. */
function refusedFile(error: unknown): CheckedFile | undefined {
  const summary = summaryOfProblem(error);
  if (!isProblem(error) || summary === undefined) return undefined;
  return {
    summary,
    refusal: error.message,
    ...(error.hint === undefined ? {} : { hint: error.hint }),
    missing: missingFields(error),
  };
}

interface HeldRows {
  rows: FileRows | undefined;
  mended: CorrectedRows;
}

const NO_ROWS: HeldRows = { rows: undefined, mended: new Map() };
const READ_SETTINGS = ['delimiter', 'encoding', 'sheet', 'skipLines', 'columns'] as const;

/** What the operation is told: the file as it is, or as it was mended. */
function importInput(of: ImportSource, choices: ImportChoices, { rows, mended }: HeldRows) {
  const settings = choices.fromSource === undefined ? choices : { ...choices, fileName: of.name };
  if (rows === undefined || mended.size === 0)
    return { ...settings, format: of.format, source: blobPieces(of.content) };
  const { encoding: _, skipLines: __, delimiter: ___, sheet: ____, ...others } = settings;
  const hasHeader = settings.columns === undefined;
  if (of.format === 'xlsx')
    return { ...others, format: 'xlsx' as const, source: correctedWorkbook(rows, mended, hasHeader) };
  return {
    ...others,
    format: 'csv' as const,
    delimiter: rows.delimiter,
    source: correctedFile(rows, mended, hasHeader),
  };
}

function missingFields({
  reason,
  issues,
}: {
  reason?: string | undefined;
  issues: readonly { column?: string }[];
}) {
  const isMissing = reason === 'import.columns-missing' || reason === 'import.header-unknown';
  return isMissing ? issues.flatMap(({ column }) => (column === undefined ? [] : [column])) : [];
}

function wordsOf(error: unknown): string {
  const { title, detail } = problemText(error);
  return joinSentences(title, detail);
}

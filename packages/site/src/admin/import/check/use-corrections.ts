import type { ImportSettings } from '@croupier/core';
import { useEffect, useMemo, useState } from 'react';
import type { ImportSource } from '../import-source.js';
import type { CheckedFile, ImportRequest } from './file-check.js';
import { type CorrectedRows, type FileRows, readFileRows } from './file-rows.js';

/** How many rows are read to show what the columns hold. */
const EXAMPLE_ROWS = 3;
const NOT_CORRECTED: CorrectedRows = new Map();
const READ_SETTINGS = ['delimiter', 'encoding', 'sheet', 'skipLines', 'columns'] as const;

/** The rows of a file as they were read. */
interface ReadFile {
  source: ImportSource;
  settings: ImportSettings;
  rows: FileRows;
}

interface Corrections extends Pick<ImportRequest, 'corrected'> {
  /** The rows of the file, once they are needed: the first ones, or all where some have errors. */
  rows: FileRows | undefined;
  mended: CorrectedRows;
  mend(row: number, column: number, text: string): void;
  keepRows(read: ReadFile): void;
}

/** The rows of a file and their corrections; a file that is read otherwise has none. */
export function useCorrections(source: ImportSource | undefined, settings: ImportSettings): Corrections {
  const [read, keepRows] = useState<ReadFile>();
  const [corrections, setCorrections] = useState<{ of: FileRows; cells: CorrectedRows }>();
  const isCurrent =
    read?.source === source && READ_SETTINGS.every((name) => read?.settings[name] === settings[name]);
  const rows = isCurrent ? read?.rows : undefined;
  const mended = corrections !== undefined && corrections.of === rows ? corrections.cells : NOT_CORRECTED;
  const corrected = useMemo(
    () => (rows === undefined || mended.size === 0 ? undefined : { rows, cells: mended }),
    [rows, mended],
  );
  return {
    ...{ rows, mended, corrected, keepRows },
    mend(row, column, text) {
      const record = rows?.byNumber.get(row);
      // A file of which only the first rows are read would lose the others.
      if (!rows?.isWhole || record === undefined) return;
      const cells = [...(mended.get(row) ?? record.cells)];
      // A row with too few cells gets those that are missing.
      while (cells.length < Math.max(column, rows.header.length)) cells.push('');
      cells[column] = text;
      setCorrections({ of: rows, cells: new Map(mended).set(row, cells) });
    },
  };
}

/** Reads the rows that show what a check has found: all of them where some have errors. */
export function useRowReading(
  { source, settings }: { source: ImportSource | undefined; settings: ImportSettings },
  checked: CheckedFile | undefined,
  { rows, keepRows }: Pick<Corrections, 'rows' | 'keepRows'>,
): void {
  const isRead = checked !== undefined && source?.format !== 'json' && source?.format !== 'ndjson';
  const needsAll = isRead && checked.summary.errors.length > 0;
  const isEnough = rows !== undefined && (rows.isWhole || !needsAll);
  useEffect(() => {
    if (source === undefined || !isRead || isEnough) return;
    const controller = new AbortController();
    const { signal } = controller;
    const limit = needsAll ? Number.POSITIVE_INFINITY : EXAMPLE_ROWS;
    readFileRows(source, settings, { limit, signal }).then(
      (found) => (signal.aborted ? undefined : keepRows({ source, settings, rows: found })),
      // What cannot be read here is shown without its cells.
      () => undefined,
    );
    return () => controller.abort();
  }, [source, settings, isRead, needsAll, isEnough, keepRows]);
}

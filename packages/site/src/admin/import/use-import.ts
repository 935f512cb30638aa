import type { ImportSettings, ImportSummary, Progress } from '@croupier/core';
import { adminImportLabels as labels, messages } from '@croupier/core/messages';
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import { problemSentences, useChange } from '../backend/use-operations.js';
import { useWork, type WorkReports } from '../backend/use-work.js';
import {
  type CheckedFile,
  type ChosenProfile,
  type ImportRequest,
  importInput,
  refusedFile,
} from './check/file-check.js';
import type { CorrectedRows, FileRows } from './check/file-rows.js';
import { useCorrections, useRowReading } from './check/use-corrections.js';
import { useFileCheck } from './check/use-file-check.js';
import type { FileFormat, ImportSource } from './import-source.js';

/** An import that was made. */
export interface FinishedImport {
  summary: ImportSummary;
  change: string | undefined;
  rejects: Blob | undefined;
  /** What the file of rejects is. */
  format: FileFormat;
}

/** Where an import stands. */
export type ImportStep =
  | { name: 'choose' }
  | { name: 'check' }
  | { name: 'run'; progress: Progress | undefined }
  | { name: 'done'; result: FinishedImport };

/** Everything that the import of a file knows and does. */
export interface ImportSession {
  step: ImportStep;
  source: ImportSource | undefined;
  settings: ImportSettings;
  profile: ChosenProfile | undefined;
  checked: CheckedFile | undefined;
  isChecking: boolean;
  failure: string | undefined;
  /** The rows of the file, once they are needed: the first ones, or all where some have errors. */
  rows: FileRows | undefined;
  mended: CorrectedRows;
  choose(source: ImportSource | undefined): void;
  setSettings: Dispatch<SetStateAction<ImportSettings>>;
  setProfile: Dispatch<SetStateAction<ChosenProfile | undefined>>;
  mend(row: number, column: number, text: string): void;
  run(skipInvalid: boolean): void;
  /** Stops what is under way; a running import then changes nothing. */
  stop(): void;
}

/** Checks a file and imports it, as one change. */
export function useImport(): ImportSession {
  const [source, setSource] = useState<ImportSource>();
  const [settings, setSettings] = useState<ImportSettings>({});
  const [profile, setProfile] = useState<ChosenProfile>();
  const corrections = useCorrections(source, settings);
  const { rows, mended, mend, corrected } = corrections;
  const request = useMemo(
    () => source && { source, settings, profile, corrected },
    [source, settings, profile, corrected],
  );
  const { checked, isChecking, failure, tell } = useFileCheck(request);
  useRowReading({ source, settings }, checked, corrections);
  const { state, run, reset } = useWork<FinishedImport | undefined>();
  const importFile = useImportFile();

  return {
    step: source === undefined ? { name: 'choose' } : stepOf(state),
    ...{ source, settings, profile, checked, isChecking, failure, rows, mended, mend },
    ...{ setSettings, setProfile },
    choose(next) {
      reset();
      setSource(next);
      if (next !== undefined) return;
      setSettings({});
      setProfile(undefined);
    },
    run(skipInvalid) {
      if (request === undefined) return;
      void run(async (reports) => {
        try {
          return await importFile(request, skipInvalid, reports);
        } catch (error) {
          if (reports.signal.aborted) throw error;
          const failed = `${messages.casinoImport.failed} ${problemSentences(error)}`;
          const refused = refusedFile(error);
          tell(request, refused === undefined ? { checked, failure: failed } : { checked: refused });
          return undefined;
        }
      });
    },
    stop: reset,
  };
}

function stepOf(state: ReturnType<typeof useWork<FinishedImport | undefined>>['state']): ImportStep {
  if (state.name === 'running') return { name: 'run', progress: state.progress };
  if (state.name === 'done' && state.result !== undefined) return { name: 'done', result: state.result };
  return { name: 'check' };
}

/** Imports a file; rows that cannot be imported come back as a file. */
function useImportFile() {
  const change = useChange();
  return async (
    request: ImportRequest,
    skipInvalid: boolean,
    { signal, onProgress }: WorkReports,
  ): Promise<FinishedImport> => {
    const { source, settings, profile } = request;
    const isOfSource = profile?.isNewFile === true;
    const pieces: BlobPart[] = [];
    const { result, change: made } = await change(
      'casinos.import',
      {
        ...importInput(request),
        skipInvalid,
        // Rows that are good alone: those of casinos that are there already stay out, as those with errors do.
        ...(skipInvalid && !isOfSource && (settings.onConflict ?? 'error') === 'error'
          ? { onConflict: 'skip' }
          : {}),
      },
      {
        signal,
        message: labels.done(source.name),
        showsWarnings: true,
        onProgress: (progress) => onProgress({ total: source.content.size, ...progress }),
        ...(skipInvalid || isOfSource ? { onChunk: (piece) => void pieces.push(piece as BlobPart) } : {}),
      },
    );
    const rejects = pieces.length === 0 ? undefined : new Blob(pieces);
    return { summary: result, change: made?.id, rejects, format: source.format };
  };
}

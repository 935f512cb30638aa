import { type ImportSummary, isProblem, type Progress } from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import { Button, Dialog, FileField, Notice, ProgressBar, SelectField } from '@croupier/ui/admin';
import { useRef, useState } from 'react';
import { useBackend } from './backend.js';
import list from './screens/list.module.css';
import { useDownload } from './use-download.js';
import { problemText, useChange } from './use-operations.js';

const { import: labels } = adminLabels;

/** How many faults are shown; the others are counted. */
const SHOWN_ERRORS = 10;

type OnConflict = 'error' | 'skip' | 'update';

/** What is known of the chosen file. */
type ImportState =
  | { step: 'idle' }
  | { step: 'checking'; file: File }
  | { step: 'checked'; file: File; summary: ImportSummary; refusal?: string }
  | { step: 'importing'; file: File; progress: Progress | undefined }
  | { step: 'done'; summary: ImportSummary }
  | { step: 'failed'; file: File; text: string };

/** The props of the dialog. */
export interface ImportDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Imports casinos from a file: checked first, every fault told, and imported as one change. */
export function ImportDialog({ isOpen, onClose }: ImportDialogProps) {
  const { perform } = useBackend();
  const change = useChange();
  const download = useDownload();
  const [state, setState] = useState<ImportState>({ step: 'idle' });
  const [onConflict, setOnConflict] = useState<OnConflict>('error');
  const [wrongFile, setWrongFile] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  const isBusy = state.step === 'checking' || state.step === 'importing';

  const close = () => {
    stop.current?.abort();
    setState({ step: 'idle' });
    setWrongFile(undefined);
    onClose();
  };
  const check = async (file: File | undefined, conflicts: OnConflict) => {
    if (file === undefined) return setState({ step: 'idle' });
    if (!file.name.toLowerCase().endsWith('.csv')) {
      setState({ step: 'idle' });
      return setWrongFile(messages.casinoImport.wrongFile);
    }
    setWrongFile(undefined);
    setState({ step: 'checking', file });
    stop.current = new AbortController();
    try {
      const { result } = await perform(
        'casinos.import',
        { source: sourceOf(file), onConflict: conflicts },
        { dryRun: true, signal: stop.current.signal },
      );
      return setState({ step: 'checked', file, summary: result });
    } catch (error) {
      if (stop.current.signal.aborted) return undefined;
      if (!isProblem(error) || !isSummary(error.data)) {
        return setState({ step: 'failed', file, text: wordsOf(error) });
      }
      return setState({ step: 'checked', file, summary: error.data, refusal: error.message });
    }
  };
  const run = async (file: File) => {
    setState({ step: 'importing', file, progress: undefined });
    stop.current = new AbortController();
    try {
      const { result } = await change(
        'casinos.import',
        { source: sourceOf(file), onConflict },
        {
          signal: stop.current.signal,
          message: labels.done(file.name),
          onProgress: (progress) => setState({ step: 'importing', file, progress }),
        },
      );
      setState({ step: 'done', summary: result });
    } catch (error) {
      setState(
        stop.current.signal.aborted
          ? { step: 'idle' }
          : { step: 'failed', file, text: `${messages.casinoImport.failed} ${wordsOf(error)}` },
      );
    }
  };
  return (
    <Dialog
      size="large"
      title={labels.title}
      text={labels.text}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      actions={
        state.step === 'done' ? (
          <Button onClick={close}>{labels.close}</Button>
        ) : (
          <>
            <Button variant="plain" onClick={close}>
              {labels.cancel}
            </Button>
            <Button
              disabled={state.step !== 'checked' || state.refusal !== undefined || state.summary.found === 0}
              isBusy={isBusy}
              onClick={() => (state.step === 'checked' ? void run(state.file) : undefined)}
            >
              {labels.submit}
            </Button>
          </>
        )
      }
    >
      {state.step === 'done' ? (
        <Notice tone="good" isLive title={labels.success}>
          {labels.summary(state.summary)}
        </Notice>
      ) : (
        <div className={list.root}>
          <div>
            <Button
              variant="plain"
              onClick={() => void download('casinos.template', {}, 'casinos-template.csv')}
            >
              {labels.template}
            </Button>
          </div>
          <FileField
            label={labels.file}
            hint={labels.fileHint}
            error={wrongFile}
            accept=".csv,text/csv"
            disabled={state.step === 'importing'}
            onChange={({ target }) => void check(target.files?.[0], onConflict)}
          />
          <SelectField
            label={labels.onConflict}
            options={labels.conflictChoices}
            value={onConflict}
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              const next = currentTarget.value as OnConflict;
              setOnConflict(next);
              if ('file' in state) void check(state.file, next);
            }}
          />
          <Status state={state} />
        </div>
      )}
    </Dialog>
  );
}

function Status({ state }: { state: ImportState }) {
  switch (state.step) {
    case 'checking':
      return <ProgressBar label={labels.checking} />;
    case 'importing': {
      const { progress } = state;
      const share = progress?.total === undefined ? undefined : progress.done / progress.total;
      return (
        <ProgressBar
          label={labels.importing}
          // A hundred is only shown once the work is done.
          value={share === undefined ? undefined : Math.min(share, 0.99)}
          text={progress === undefined ? undefined : labels.progress(progress)}
        />
      );
    }
    case 'checked':
      return <Checked {...state} />;
    case 'failed':
      return (
        <Notice tone="poor" isLive>
          {state.text}
        </Notice>
      );
    default:
      return null;
  }
}

function Checked({ summary, refusal }: Extract<ImportState, { step: 'checked' }>) {
  const { found, errors } = summary;
  return (
    <>
      <p role="status">{messages.casinoImport.found(found)}</p>
      {refusal === undefined ? (
        <p>{labels.plan(summary)}</p>
      ) : (
        <Notice tone="poor" isLive title={refusal}>
          <ul>
            {errors.slice(0, SHOWN_ERRORS).map(({ row, column, message }) => (
              <li key={`${row} ${column} ${message}`}>{message}</li>
            ))}
          </ul>
          {errors.length > SHOWN_ERRORS ? (
            <p>{messages.casinoImport.more(errors.length - SHOWN_ERRORS)}</p>
          ) : null}
        </Notice>
      )}
    </>
  );
}

/** The bytes of a file in pieces. */
async function* sourceOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function isSummary(data: unknown): data is ImportSummary {
  return typeof data === 'object' && data !== null && 'errors' in data && 'found' in data;
}

function wordsOf(error: unknown): string {
  const { title, detail } = problemText(error);
  return `${title} ${detail}`.trim();
}

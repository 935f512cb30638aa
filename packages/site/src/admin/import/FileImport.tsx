import type { ImportableName, ImportSummary } from '@croupier/core';
import { adminImportLabels as labels } from '@croupier/core/messages';
import { Button, Dialog, FileField, Notice, ReasonedButton } from '@croupier/ui/admin';
import { useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { problemText, tellFailure, useChange } from '../backend/use-operations.js';
import { useWork } from '../backend/use-work.js';
import { QuestionDialog } from '../records/QuestionDialog.js';
import list from '../screens/list.module.css';
import { ErrorList } from './ErrorList.js';
import { ACCEPTED_FILES, blobPieces, formatOf } from './import-source.js';
import { summaryOfProblem } from './summary-of-problem.js';
import { TemplateButtons } from './TemplateButtons.js';

const LISTED_ERRORS = 10;
const CHECKING = { refusal: labels.isChecking };

/** What a file can be imported as, beside casinos. */
export type FileCollection = Exclude<ImportableName, 'casinos'>;

/** What the check of a file found. */
interface CheckedRows {
  summary?: ImportSummary | undefined;
  /** Why it cannot be imported. */
  refusal?: string | undefined;
}

/** The props of the dialog. */
interface FileImportProps {
  collection: FileCollection;
  isOpen: boolean;
  onClose: () => void;
}

/** Imports records from a file: checked first, then imported as one change, or not at all. */
export function FileImport({ collection, isOpen, onClose }: FileImportProps) {
  const { file, checked, isRunning, choose, run } = useFileImport(collection, onClose);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const close = () => {
    choose(undefined);
    onClose();
  };
  return (
    <Dialog
      size="large"
      title={labels.title}
      text={labels.ofFile.text}
      isOpen={isOpen}
      // Escape and a press beside the dialog happen by mistake.
      onOpenChange={(open) => (open ? undefined : file === undefined ? close() : setAsksToLeave(true))}
      actions={
        <>
          <Button variant="plain" onClick={close}>
            {labels.cancel}
          </Button>
          <ReasonedButton
            loading={isRunning}
            disabledReason={file === undefined ? labels.chooseFirst : (checked ?? CHECKING).refusal}
            onClick={run}
          >
            {labels.ofFile.submit(collection)}
          </ReasonedButton>
        </>
      }
    >
      <div className={list.root}>
        <TemplateButtons collection={collection} />
        <FileField
          label={labels.file}
          accept={ACCEPTED_FILES}
          disabled={isRunning}
          onChange={({ target }) => choose(target.files?.[0])}
        />
        {checked === undefined ? null : <Answer {...checked} />}
      </div>
      <QuestionDialog
        title={labels.leave.title}
        text={labels.ofFile.leaveText}
        confirmLabel={labels.leave.confirm}
        isOpen={asksToLeave}
        onOpenChange={setAsksToLeave}
        onConfirm={close}
      />
    </Dialog>
  );
}

/** A file that is checked as it is chosen; whoever chooses another, or none, ends what is under way. */
function useFileImport(collection: FileCollection, onDone: () => void) {
  const { perform } = useAdmin();
  const change = useChange();
  const [file, setFile] = useState<File>();
  const check = useWork<CheckedRows>();
  const work = useWork<void>();
  const operation = `${collection}.import` as const;
  const inputOf = (of: File) => ({
    source: blobPieces(of),
    format: formatOf(of.name) ?? ('csv' as const),
    onConflict: 'update' as const,
  });
  const choose = (chosen: File | undefined) => {
    work.reset();
    check.reset();
    setFile(chosen);
    if (chosen === undefined) return;
    void check.run(async ({ signal }) => {
      try {
        const { result } = await perform(operation, inputOf(chosen), { dryRun: true, signal });
        return { summary: result };
      } catch (error) {
        return { summary: summaryOfProblem(error), refusal: problemText(error).title };
      }
    });
  };
  const importFile = async (of: File, signal: AbortSignal) => {
    try {
      await change(operation, inputOf(of), { message: labels.done(of.name), signal });
      if (signal.aborted) return;
      choose(undefined);
      onDone();
    } catch (error) {
      if (!signal.aborted) tellFailure(error);
    }
  };
  return {
    ...{ file, choose },
    checked: check.state.name === 'done' ? check.state.result : undefined,
    isRunning: work.state.name === 'running',
    run: () => (file === undefined ? undefined : void work.run(({ signal }) => importFile(file, signal))),
  };
}

function Answer({ summary, refusal }: CheckedRows) {
  if (refusal === undefined && summary !== undefined) return <p role="status">{labels.plan(summary)}</p>;
  const errors = summary?.errors ?? [];
  return (
    <Notice tone="poor" isLive title={refusal}>
      <ErrorList errors={errors} most={LISTED_ERRORS} />
    </Notice>
  );
}

import type { ImportableName, ImportSummary } from '@croupier/core';
import { adminImportLabels as labels } from '@croupier/core/messages';
import { Button, ConfirmDialog, Dialog, FileField, Notice, ReasonedButton } from '@croupier/ui/admin';
import { useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { useDownload } from '../backend/use-download.js';
import { problemText, tellFailure, useChange } from '../backend/use-operations.js';
import list from '../screens/list.module.css';
import { ErrorList } from './ErrorList.js';
import { ACCEPTED_FILES, blobPieces, formatOf } from './import-source.js';
import { summaryOfProblem } from './summary-of-problem.js';

const LISTED_ERRORS = 10;

/** What a file can be imported as, beside casinos. */
export type FileCollection = Exclude<ImportableName, 'casinos'>;

/** The chosen file, and what the check found. */
interface ChosenFile {
  file: File;
  isChecked: boolean;
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
  const { perform } = useAdmin();
  const change = useChange();
  const download = useDownload();
  const [chosen, setChosen] = useState<ChosenFile>();
  const [asksToLeave, setAsksToLeave] = useState(false);
  const [loading, setBusy] = useState(false);
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  const operation = `${collection}.import` as const;
  const inputOf = (file: File) => ({
    source: blobPieces(file),
    format: formatOf(file.name) ?? ('csv' as const),
    onConflict: 'update' as const,
  });
  const check = async (file: File | undefined) => {
    if (file === undefined) return setChosen(undefined);
    // The answer for a file that was replaced or dropped meanwhile is of no use.
    const tell = (answer: Omit<ChosenFile, 'file'>) =>
      setChosen((current) => (current?.file === file ? { file, ...answer } : current));
    setChosen({ file, isChecked: false, refusal: labels.isChecking });
    try {
      const { result } = await perform(operation, inputOf(file), { dryRun: true });
      return tell({ isChecked: true, summary: result });
    } catch (error) {
      const refusal = problemText(error).title;
      return tell({ isChecked: true, summary: summaryOfProblem(error), refusal });
    }
  };
  const run = async ({ file }: ChosenFile) => {
    setBusy(true);
    try {
      await change(operation, inputOf(file), { message: labels.done(file.name) });
      close();
    } catch (error) {
      tellFailure(error);
    }
    setBusy(false);
  };
  return (
    <Dialog
      size="large"
      title={labels.title}
      text={labels.ofFile.text}
      isOpen={isOpen}
      // Escape and a press beside the dialog happen by mistake.
      onOpenChange={(open) => (open ? undefined : chosen === undefined ? close() : setAsksToLeave(true))}
      actions={
        <>
          <Button variant="plain" onClick={close}>
            {labels.cancel}
          </Button>
          <ReasonedButton
            loading={loading}
            disabledReason={chosen === undefined ? labels.chooseFirst : chosen.refusal}
            onClick={() => (chosen === undefined ? undefined : void run(chosen))}
          >
            {labels.ofFile.submit(collection)}
          </ReasonedButton>
        </>
      }
    >
      <div className={list.root}>
        <div>
          <Button
            variant="plain"
            onClick={() => void download(`${collection}.template`, {}, `${collection}-template.csv`)}
          >
            {labels.template}
          </Button>
          <Button
            variant="plain"
            onClick={() =>
              void download(`${collection}.template`, { format: 'xlsx' }, `${collection}-template.xlsx`)
            }
          >
            {labels.templateWorkbook}
          </Button>
        </div>
        <FileField
          label={labels.file}
          accept={ACCEPTED_FILES}
          onChange={({ target }) => void check(target.files?.[0])}
        />
        {chosen?.isChecked ? <Answer {...chosen} /> : null}
      </div>
      <ConfirmDialog
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

function Answer({ summary, refusal }: ChosenFile) {
  if (refusal === undefined && summary !== undefined) return <p role="status">{labels.plan(summary)}</p>;
  const errors = summary?.errors ?? [];
  return (
    <Notice tone="poor" isLive title={refusal}>
      <ErrorList errors={errors} most={LISTED_ERRORS} />
    </Notice>
  );
}

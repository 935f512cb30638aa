import type { ImportableName, ImportSummary } from '@croupier/core';
import { adminImportLabels as labels } from '@croupier/core/messages';
import { Button, Dialog, FileField, Notice, ReasonedButton } from '@croupier/ui/admin';
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

interface Checked {
  file: File;
  summary: ImportSummary | undefined;
  refusal: string | undefined;
}

/** The props of the dialog. */
export interface FileImportProps {
  collection: FileCollection;
  isOpen: boolean;
  onClose: () => void;
}

/** Imports records from a file: checked first, then imported as one change, or not at all. */
export function FileImport({ collection, isOpen, onClose }: FileImportProps) {
  const { perform } = useAdmin();
  const change = useChange();
  const download = useDownload();
  const [checked, setChecked] = useState<Checked>();
  const [loading, setBusy] = useState(false);
  const close = () => {
    setChecked(undefined);
    onClose();
  };
  const operation = `${collection}.import` as const;
  const inputOf = (file: File) => ({
    source: blobPieces(file),
    format: formatOf(file.name) ?? ('csv' as const),
    onConflict: 'update' as const,
  });
  const check = async (file: File | undefined) => {
    if (file === undefined) return setChecked(undefined);
    try {
      const { result } = await perform(operation, inputOf(file), { dryRun: true });
      return setChecked({ file, summary: result, refusal: undefined });
    } catch (error) {
      const refusal = problemText(error).title;
      return setChecked({ file, summary: summaryOfProblem(error), refusal });
    }
  };
  const run = async ({ file }: Checked) => {
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
      onOpenChange={(open) => (open ? undefined : close())}
      actions={
        <>
          <Button variant="plain" onClick={close}>
            {labels.cancel}
          </Button>
          <ReasonedButton
            loading={loading}
            disabledReason={checked === undefined ? labels.chooseFirst : checked.refusal}
            onClick={() => (checked === undefined ? undefined : void run(checked))}
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
        {checked === undefined ? null : <Answer {...checked} />}
      </div>
    </Dialog>
  );
}

function Answer({ summary, refusal }: Checked) {
  if (refusal === undefined && summary !== undefined) return <p role="status">{labels.plan(summary)}</p>;
  const errors = summary?.errors ?? [];
  return (
    <Notice tone="poor" isLive title={refusal}>
      <ErrorList errors={errors} most={LISTED_ERRORS} />
    </Notice>
  );
}

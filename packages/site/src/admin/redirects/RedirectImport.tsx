import type { ImportSummary } from '@croupier/core';
import { adminLabels, adminRedirectLabels } from '@croupier/core/messages';
import { Button, Dialog, FileField, Notice } from '@croupier/ui/admin';
import { useState } from 'react';
import { useBackend } from '../backend.js';
import { ErrorList } from '../import/ErrorList.js';
import { summaryOfProblem } from '../import/summary-of-problem.js';
import list from '../screens/list.module.css';
import { useDownload } from '../use-download.js';
import { problemText, tellFailure, useChange } from '../use-operations.js';

const { import: labels } = adminLabels;
const LISTED_ERRORS = 10;

interface Checked {
  name: string;
  source: string;
  summary: ImportSummary | undefined;
  refusal: string | undefined;
}

/** Imports redirects from a CSV file: checked first, then imported as one change, or not at all. */
export function RedirectImport({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { perform } = useBackend();
  const change = useChange();
  const download = useDownload();
  const [checked, setChecked] = useState<Checked>();
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    setChecked(undefined);
    onClose();
  };
  const inputOf = (source: string) => ({ source, onConflict: 'update' as const });
  const check = async (file: File | undefined) => {
    if (file === undefined) return setChecked(undefined);
    const source = await file.text();
    try {
      const { result } = await perform('redirects.import', inputOf(source), { dryRun: true });
      return setChecked({ name: file.name, source, summary: result, refusal: undefined });
    } catch (error) {
      const refusal = problemText(error).title;
      return setChecked({ name: file.name, source, summary: summaryOfProblem(error), refusal });
    }
  };
  const run = async ({ name, source }: Checked) => {
    setBusy(true);
    try {
      await change('redirects.import', inputOf(source), { message: labels.done(name) });
      close();
    } catch (error) {
      tellFailure(error);
    }
    setBusy(false);
  };
  return (
    <Dialog
      size="large"
      title={adminRedirectLabels.import}
      text={adminRedirectLabels.importText}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      actions={
        <>
          <Button variant="plain" onClick={close}>
            {labels.cancel}
          </Button>
          <Button
            isBusy={isBusy}
            disabled={checked === undefined || checked.refusal !== undefined}
            onClick={() => (checked === undefined ? undefined : void run(checked))}
          >
            {adminRedirectLabels.importSubmit}
          </Button>
        </>
      }
    >
      <div className={list.root}>
        <div>
          <Button
            variant="plain"
            onClick={() => void download('redirects.template', {}, 'redirects-template.csv')}
          >
            {labels.template}
          </Button>
        </div>
        <FileField
          label={adminRedirectLabels.importFile}
          accept=".csv,text/csv"
          onChange={({ target }) => void check(target.files?.[0])}
        />
        {checked === undefined ? null : <Answer {...checked} />}
      </div>
    </Dialog>
  );
}

function Answer({ summary, refusal }: Checked) {
  if (refusal === undefined && summary !== undefined)
    return <p role="status">{adminRedirectLabels.importPlan(summary)}</p>;
  const errors = summary?.errors ?? [];
  return (
    <Notice tone="poor" isLive title={refusal}>
      <ErrorList errors={errors} most={LISTED_ERRORS} />
    </Notice>
  );
}

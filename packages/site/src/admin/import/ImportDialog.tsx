import { adminImportLabels as labels } from '@croupier/core/messages';
import { Button, Dialog, ReasonedButton } from '@croupier/ui/admin';
import { useState } from 'react';
import { QuestionDialog } from '../records/QuestionDialog.js';
import list from '../screens/list.module.css';
import { CheckedImport } from './CheckedImport.js';
import { ImportResult } from './ImportResult.js';
import { SourcePicker } from './SourcePicker.js';
import { TemplateButtons } from './TemplateButtons.js';
import { type ImportSession, useImport } from './use-import.js';

/** Imports casinos from a file: checked first, corrected where it must be, and imported as one change. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const session = useImport();
  const [pasted, setPasted] = useState('');
  const [asksToLeave, setAsksToLeave] = useState(false);
  const close = () => {
    session.choose(undefined);
    setPasted('');
    onClose();
  };
  const { step } = session;
  const hasWork = step.name === 'check' || step.name === 'run' || (step.name === 'choose' && pasted !== '');
  return (
    <Dialog
      size="large"
      title={labels.title}
      text={labels.text}
      isOpen={isOpen}
      // Escape and a press beside the dialog happen by mistake.
      onOpenChange={(open) => (open ? undefined : hasWork ? setAsksToLeave(true) : close())}
      actions={<Actions {...session} onClose={close} />}
    >
      {step.name === 'done' ? (
        <ImportResult {...step.result} />
      ) : (
        <div className={list.root}>
          {step.name === 'choose' ? (
            <>
              <TemplateButtons collection="casinos" />
              <SourcePicker pasted={pasted} onPasted={setPasted} onChoose={session.choose} />
            </>
          ) : (
            <CheckedImport {...session} />
          )}
        </div>
      )}
      <QuestionDialog
        title={labels.leave.title}
        text={labels.leave.text}
        confirmLabel={labels.leave.confirm}
        isOpen={asksToLeave}
        onOpenChange={setAsksToLeave}
        onConfirm={close}
      />
    </Dialog>
  );
}

function Actions({ onClose, ...session }: ImportSession & { onClose: () => void }) {
  const { step, checked, isChecking } = session;
  if (step.name === 'done') return <Button onClick={onClose}>{labels.close}</Button>;
  const isRunning = step.name === 'run';
  const { found = 0, rejected = 0, conflicting = 0 } = checked?.summary ?? {};
  const leftOut = rejected + conflicting;
  const good = found - leftOut;
  const mayLeaveOut = !isRunning && !isChecking && leftOut > 0 && good > 0;
  return (
    <>
      <Button variant="plain" onClick={isRunning ? session.stop : onClose}>
        {labels.cancel}
      </Button>
      {mayLeaveOut ? (
        <Button variant="plain" onClick={() => session.run(true)}>
          {labels.submitGood(good)}
        </Button>
      ) : null}
      <ReasonedButton
        disabledReason={waitingReason(session)}
        loading={isRunning}
        onClick={() => session.run(false)}
      >
        {labels.submit}
      </ReasonedButton>
    </>
  );
}

/** Why the file cannot be imported now. */
function waitingReason({ step, checked, isChecking, failure }: ImportSession): string | undefined {
  if (step.name === 'choose') return labels.chooseFirst;
  if (isChecking) return labels.isChecking;
  if (checked === undefined) return failure ?? labels.notReadable;
  if (checked.refusal !== undefined) return checked.refusal;
  return checked.summary.found === 0 ? labels.noRows : undefined;
}

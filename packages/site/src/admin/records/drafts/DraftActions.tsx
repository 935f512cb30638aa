import { adminDraftLabels as labels } from '@croupier/core/messages';
import { ActionMenu, Button, LazyPart, lazyPart, showToast } from '@croupier/ui/admin';
import { useState } from 'react';
import type { Schedule } from './ScheduleDialog.js';
import type { SharedDraft } from './shared-draft.js';

const RecordHistory = lazyPart(async () => (await import('../history/RecordHistory.js')).RecordHistory);
const ScheduleDialog = lazyPart(async () => (await import('./ScheduleDialog.js')).ScheduleDialog);

/** The props of the buttons. */
interface DraftActionsProps {
  record: string;
  /** Puts changes into the form. */
  onRevise: (changes: object) => void;
  loading: boolean;
  schedule: SharedDraft | undefined;
  onSchedule: (schedule: Schedule) => Promise<void>;
  onKeep: () => void;
}

/** The buttons of a form that keep its changes for later. */
export function DraftActions({ record, onRevise, loading, schedule, onSchedule, onKeep }: DraftActionsProps) {
  const [open, setOpen] = useState<'schedule' | 'history'>();
  const close = () => setOpen(undefined);
  const putBack = (changes: object) => {
    onRevise(changes);
    showToast({ title: labels.history.done, text: labels.history.doneText });
  };
  return (
    <>
      <ActionMenu
        label={labels.more}
        entries={[
          { label: labels.schedule.open, onAction: () => setOpen('schedule') },
          { label: labels.history.open, onAction: () => setOpen('history') },
        ]}
      />
      <Button variant="plain" disabled={loading} onClick={onKeep}>
        {labels.later}
      </Button>
      <LazyPart>
        {open === 'schedule' ? (
          <ScheduleDialog schedule={schedule} onSchedule={onSchedule} onClose={close} />
        ) : null}
        {open === 'history' ? <RecordHistory record={record} onPutBack={putBack} onClose={close} /> : null}
      </LazyPart>
    </>
  );
}

import type { FieldDescription } from '@croupier/core/forms';
import { adminDraftLabels } from '@croupier/core/messages';
import { Dialog, EntityForm, type FormIssue } from '@croupier/ui/admin';
import { useState } from 'react';
import { issuesOf } from '../form-issues.js';

const { schedule: labels } = adminDraftLabels;

/** When a draft goes live, and when its record goes off; null for no time. */
export interface Schedule {
  publishAt: string | null;
  hideAt: string | null;
}

/** The props of the dialog. */
interface ScheduleDialogProps {
  /** What is set now. */
  schedule: { publishAt: string | undefined; hideAt: string | undefined } | undefined;
  /** Rejects with what is wrong with the times, or with the draft. */
  onSchedule: (schedule: Schedule) => Promise<void>;
  onClose: () => void;
}

const FIELDS = (['publishAt', 'hideAt'] as const).map(
  (path): FieldDescription => ({
    ...{ path, title: labels.fields[path].title, help: labels.fields[path].help },
    ...{ presence: 'optional', messages: {}, kind: 'timestamp' },
  }),
);

/** Asks when a draft goes live, and when its record goes off. */
export function ScheduleDialog({ schedule, onSchedule, onClose }: ScheduleDialogProps) {
  const [issues, setIssues] = useState<readonly FormIssue[]>([]);
  const [loading, setBusy] = useState(false);
  const submit = async ({ publishAt, hideAt }: Partial<Record<keyof Schedule, string>>) => {
    setBusy(true);
    try {
      await onSchedule({ publishAt: publishAt ?? null, hideAt: hideAt ?? null });
      onClose();
    } catch (error) {
      setIssues(issuesOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={labels.title} text={labels.text} isOpen onOpenChange={onClose}>
      <EntityForm
        label={labels.title}
        fields={FIELDS}
        value={schedule ?? {}}
        issues={issues}
        loading={loading}
        submitLabel={labels.submit}
        onSubmit={({ record }) => void submit(record)}
        onCancel={onClose}
      />
    </Dialog>
  );
}

import { casinoFields, type FormRecord } from '@croupier/core/forms';
import { adminListLabels } from '@croupier/core/messages';
import { Dialog, EntityForm } from '@croupier/ui/admin';
import { useState } from 'react';
import { withoutPlace } from '../list/fields/record-fields.js';
import type { RowQuestionProps } from '../list/row-verb.js';
import { issuesOf } from '../records/form-issues.js';

const { blacklist: labels } = adminListLabels;

/** The fields of a casino that the blacklist shows, by what its operation calls them. */
const ASKED = {
  blacklistSeverity: 'severity',
  blacklistReason: 'reason',
  blacklistDetails: 'details',
  blacklistDate: 'date',
} as const;
const FIELDS = casinoFields.filter(({ path }) => path in ASKED).map(withoutPlace);

/** Asks why a casino comes on the blacklist, and puts it there. */
export function BlacklistDialog({ name, onClose, onConfirm }: RowQuestionProps) {
  const [loading, setLoading] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const confirm = async (record: FormRecord) => {
    setLoading(true);
    const given = Object.entries(ASKED).filter(([path]) => record[path] !== undefined);
    try {
      await onConfirm(Object.fromEntries(given.map(([path, asked]) => [asked, record[path]])), () =>
        labels.done(name),
      );
      onClose();
    } catch (error) {
      setRefusal(error);
    }
    setLoading(false);
  };
  return (
    <Dialog
      title={labels.title(name)}
      text={labels.text}
      isOpen
      onOpenChange={(isOpen) => (isOpen || loading ? undefined : onClose())}
    >
      <EntityForm
        label={labels.title(name)}
        fields={FIELDS}
        submitLabel={labels.confirm}
        issues={refusal === undefined ? [] : issuesOf(refusal)}
        loading={loading}
        onCancel={onClose}
        onSubmit={({ record }) => void confirm(record as FormRecord)}
      />
    </Dialog>
  );
}

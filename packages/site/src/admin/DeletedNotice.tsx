import { adminLabels } from '@croupier/core/messages';
import { Button, Notice } from '@croupier/ui/admin';

const { deleted: labels } = adminLabels.changes;

/** The props of the notice that somebody else deleted a record. */
export interface DeletedNoticeProps {
  loading: boolean;
  onSaveAsNew: () => void;
}

/** Says that the record is gone, and offers to save what the form holds as a new one. */
export function DeletedNotice({ loading, onSaveAsNew }: DeletedNoticeProps) {
  return (
    <Notice tone="fair" title={labels.title} isLive>
      {labels.text}{' '}
      <Button variant="plain" loading={loading} onClick={onSaveAsNew}>
        {labels.saveAsNew}
      </Button>
    </Notice>
  );
}

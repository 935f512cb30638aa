import { adminLabels } from '@croupier/core/messages';
import { Button, Notice } from '@croupier/ui/admin';

const { deleted: labels } = adminLabels.changes;

/** The props of the notice that somebody else deleted a record. */
interface DeletedNoticeProps {
  loading: boolean;
  /** What the change that deleted it would bring back; absent where the reader may not take it back. */
  subject?: string | undefined;
  onBringBack: () => void;
  onSaveAsNew: () => void;
}

/** Says that the record is gone, and offers to bring it back or to save what the form holds as a new one. */
export function DeletedNotice({ loading, subject, onBringBack, onSaveAsNew }: DeletedNoticeProps) {
  return (
    <Notice tone="fair" title={labels.title} isLive>
      {labels.text}{' '}
      {subject === undefined ? null : (
        <Button variant="plain" loading={loading} onClick={onBringBack}>
          {labels.bringBack(subject)}
        </Button>
      )}
      <Button variant="plain" loading={loading} onClick={onSaveAsNew}>
        {labels.saveAsNew}
      </Button>
    </Notice>
  );
}

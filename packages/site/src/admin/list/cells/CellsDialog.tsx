import { adminListLabels } from '@croupier/core/messages';
import { Dialog } from '@croupier/ui/admin';
import { EditPreview } from './EditPreview.js';
import type { EditInput } from './edit-input.js';

const { edits: labels } = adminListLabels;

/** The props of the dialog. */
interface CellsDialogProps
  extends Pick<Parameters<typeof EditPreview>[0], 'collection' | 'fields' | 'count' | 'onClose'> {
  /** The changed cells, by record. */
  edits: NonNullable<EditInput['edits']>;
}

/** Shows what a range of cells that was pasted or emptied changes, before it does. */
export function CellsDialog({ edits, onClose, ...props }: CellsDialogProps) {
  const cells = edits.reduce((sum, one) => sum + Object.keys(one.cells).length, 0);
  return (
    <Dialog
      size="large"
      title={labels.range(cells)}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <EditPreview {...props} input={{ edits }} onClose={onClose} />
    </Dialog>
  );
}

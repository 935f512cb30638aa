import { moveLabels } from '@croupier/core/messages';
import { Dialog, Form, NumberField, type NumberFieldValue } from '@croupier/ui/admin';
import { useState } from 'react';

/** The props of the dialog. */
interface PositionDialogProps {
  /** What is moved; undefined while the dialog is closed. */
  moved: { name: string; position: number; total: number } | undefined;
  onMove: (position: number) => void;
  onClose: () => void;
}

/** Asks for the position that an item moves to. */
export function PositionDialog({ moved, onMove, onClose }: PositionDialogProps) {
  return (
    <Dialog
      title={moved === undefined ? '' : `${moveLabels.toPosition}: ${moved.name}`}
      isOpen={moved !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {moved === undefined ? null : (
        <PositionForm
          {...moved}
          onSubmit={(position) => {
            onClose();
            onMove(position);
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function PositionForm({
  position: first,
  total,
  onSubmit,
  onCancel,
}: {
  position: number;
  total: number;
  onSubmit: (position: number) => void;
  onCancel: () => void;
}) {
  const [position, setPosition] = useState<NumberFieldValue>(first);
  return (
    <Form
      label={moveLabels.toPosition}
      submitLabel={moveLabels.move}
      onCancel={onCancel}
      onSubmit={() => (typeof position === 'number' ? onSubmit(position) : undefined)}
    >
      <NumberField
        label={moveLabels.position(total)}
        min={1}
        max={total}
        value={position}
        onChange={({ target }) => setPosition(target.value)}
      />
    </Form>
  );
}

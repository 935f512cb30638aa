import { adminLabels } from '@croupier/core/messages';
import { Button, EmptyState } from '@croupier/ui/admin';

/** Stands in place of rows where none fits what is searched or filtered, with a button that shows all again. */
export function NothingFound({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="plain" onClick={onClear}>
          {adminLabels.list.clear}
        </Button>
      }
    />
  );
}

import { ConfirmDialog, type ConfirmDialogProps } from '@croupier/ui/admin';
import { problemSentences } from '../backend/use-operations.js';

/** Asks before an action. Why it was refused, and what to do, stands in the dialog, which stays open. */
export function QuestionDialog({ onConfirm, ...props }: ConfirmDialogProps) {
  const confirm = async () => {
    try {
      await onConfirm();
    } catch (error) {
      throw new Error(problemSentences(error), { cause: error });
    }
  };
  return <ConfirmDialog {...props} onConfirm={confirm} />;
}

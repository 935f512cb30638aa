import { adminLabels } from '@croupier/core/messages';
import { Button, type FormSubmission, lazyPart, type RecordFormProps } from '@croupier/ui/admin';
import { type ReactNode, useRef, useState } from 'react';
import { WhenOpened } from '../WhenOpened.js';

const CasinoPreview = lazyPart(async () => (await import('./CasinoPreview.js')).CasinoPreview);

/** The props of a casino's form with a button for a preview, and the preview. */
export function useCasinoPreview(editor: RecordFormProps): { form: RecordFormProps; preview: ReactNode } {
  // In a ref, since typing must not render the screen.
  const latest = useRef<object>({ ...editor.value, ...editor.draft });
  const [shown, setShown] = useState<object>();
  return {
    form: {
      ...editor,
      onChange(submission: FormSubmission) {
        latest.current = { ...editor.value, ...submission.record };
        editor.onChange?.(submission);
      },
      actions: (
        <>
          {editor.actions}
          <Button variant="plain" onClick={() => setShown(latest.current)}>
            {adminLabels.preview.open}
          </Button>
        </>
      ),
    },
    preview: (
      <WhenOpened isOpen={shown !== undefined} onClose={() => setShown(undefined)}>
        {shown === undefined ? null : <CasinoPreview casino={shown} onClose={() => setShown(undefined)} />}
      </WhenOpened>
    ),
  };
}

import { joinChanges } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { Button, type FormSubmission, lazyPart, type RecordFormProps } from '@croupier/ui/admin';
import { type ReactNode, useRef, useState } from 'react';
import type { UnsavedRecord } from '../articles/use-unsaved-record.js';
import { WhenOpened } from '../WhenOpened.js';

const CasinoPreview = lazyPart(async () => (await import('./CasinoPreview.js')).CasinoPreview);

interface CasinoPreviews {
  /** The props of the form, which has a button for the card. */
  form: RecordFormProps;
  /** The card. */
  preview: ReactNode;
  /** The casino with what is not saved yet, for its page. */
  unsaved: UnsavedSource;
}

/** What a form has, told to those who show it; typing renders nobody else. */
export interface UnsavedSource {
  get(): UnsavedRecord;
  subscribe(listener: () => void): () => void;
}

/** The props of a casino's form, and what shows the casino as visitors would see it. */
export function useCasinoPreview(editor: RecordFormProps): CasinoPreviews {
  const latest = useRef<UnsavedRecord>(joinChanges(editor.value, editor.draft));
  const listeners = useRef(new Set<() => void>());
  const [shown, setShown] = useState<object>();
  const [unsaved] = useState<UnsavedSource>(() => ({
    get: () => latest.current,
    subscribe(listener) {
      listeners.current.add(listener);
      return () => listeners.current.delete(listener);
    },
  }));
  return {
    unsaved,
    form: {
      ...editor,
      onChange(submission: FormSubmission) {
        latest.current = joinChanges(editor.value, submission.record, submission.changes);
        for (const listener of listeners.current) listener();
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

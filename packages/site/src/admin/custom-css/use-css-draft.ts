import type { OperationResult } from '@croupier/core';
import { adminStylesLabels } from '@croupier/core/messages';
import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { problemText } from '../backend/use-operations.js';

const { status: labels } = adminStylesLabels;
/** How long after the last change the draft is saved, in milliseconds. */
const DELAY = 3_000;
const TIME = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The text of the editor, which saves itself as a draft, and where that stands in words. */
export function useCssDraft(stored: OperationResult<'styles.show'>) {
  const { perform } = useAdmin();
  const [text, setText] = useState(stored.draft ?? stored.css);
  const [status, setStatus] = useState<string>(labels.clean);
  const saved = useRef(text);

  useEffect(() => {
    if (text === saved.current) return undefined;
    setStatus(labels.waiting);
    const timer = setTimeout(async () => {
      setStatus(labels.saving);
      try {
        await perform('styles.draft', { css: text });
        saved.current = text;
        setStatus(labels.saved(TIME.format(new Date())));
      } catch (error) {
        setStatus(labels.failed(problemText(error).title));
      }
    }, DELAY);
    return () => clearTimeout(timer);
  }, [text, perform]);

  // What is live was changed by somebody else, or a save was undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that saves itself is no news to its own editor
  useEffect(() => {
    if (text !== saved.current) return;
    saved.current = stored.draft ?? stored.css;
    setText(saved.current);
  }, [stored.css]);

  return {
    text,
    setText,
    status: status === labels.clean && text !== stored.css ? labels.unpublished : status,
    /** Takes over a text that is stored already. */
    setStored(css: string) {
      saved.current = css;
      setText(css);
      setStatus(labels.clean);
    },
  };
}

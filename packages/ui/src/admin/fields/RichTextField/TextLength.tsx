'use client';

import { readingMinutes, textLength } from '@croupier/core/html';
import { useDeferredValue, useMemo } from 'react';
import { useEditorLabels } from './editor-labels.js';

/** How long a text is, and how long it takes to read. */
export function TextLength({ html }: { html: string }) {
  const labels = useEditorLabels();
  const deferred = useDeferredValue(html);
  const length = useMemo(
    () => labels.length(textLength(deferred).words, labels.readTime(readingMinutes(deferred))),
    [deferred, labels],
  );
  return <span>{length}</span>;
}

'use client';

import { messages, richTextLabels } from '@croupier/core/messages';
import { type FormWords, useFormLabels } from '../../form-labels.js';

const ENGLISH = { ...richTextLabels, readTime: messages.readTime };

/** The words of the editor, English where the form around has no others. */
export function useEditorLabels(): FormWords['editor'] {
  return useFormLabels('editor', ENGLISH);
}

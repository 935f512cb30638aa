'use client';

import { useId } from 'react';
import { TextField } from '../../parts/TextField/TextField.js';
import type { FormFieldControlProps } from './form-field-control.js';

/** A text with suggestions, such as a category: one that is there already, or a new one. */
export function CategoryField({
  suggestions,
  ...control
}: FormFieldControlProps & { suggestions: readonly string[] }) {
  const listId = useId();
  return (
    <>
      <TextField {...control} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}

'use client';

import { useId } from 'react';
import { Field } from '../../parts/Field/Field.js';
import type { FormFieldControlProps } from './FormField.js';

/** A text with suggestions, such as a category: one that is there already, or a new one. */
export function CategoryField({
  suggestions,
  ...control
}: FormFieldControlProps & { suggestions: readonly string[] }) {
  const { label, hint, error, id, name, required, disabled, value, onChange, onBlur } = control;
  const listId = useId();
  return (
    <Field {...{ label, hint, error, id, required }}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            name={name}
            list={listId}
            dir="auto"
            autoComplete="off"
            disabled={disabled}
            value={value as string}
            onBlur={onBlur}
            onChange={({ type, currentTarget }) =>
              onChange({ type, target: { name, value: currentTarget.value } })
            }
          />
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

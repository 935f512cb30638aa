import { englishSharedLabels } from '@croupier/core/messages';
import type { ComponentProps } from 'react';
import { Field, type FieldTextProps } from '../Field/Field.js';

/** The props of a search field; other attributes go to its `<input>`. */
export interface SearchFieldProps
  extends Omit<FieldTextProps, 'label'>,
    Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The name of the field; "Search" by default. */
  label?: string | undefined;
}

/** A search input; phone keyboards show a search key. */
export function SearchField({
  label,
  hidesLabel,
  hint,
  error,
  className,
  labels,
  ...input
}: SearchFieldProps) {
  const fieldText = { hidesLabel, hint, error, className, labels };
  const name = label ?? labels?.search ?? englishSharedLabels.search;
  return (
    <Field {...fieldText} label={name} id={input.id} required={input.required}>
      {(control) => (
        <input
          name="q"
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          {...input}
          {...control}
          type="search"
        />
      )}
    </Field>
  );
}

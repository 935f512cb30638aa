import { componentLabels } from '@croupier/core/messages';
import type { ComponentProps } from 'react';
import { Field, type FieldTextProps } from '../Field/Field.js';

/** The props of a search field; all that an `<input>` takes goes to it. */
export interface SearchFieldProps
  extends Omit<FieldTextProps, 'label'>,
    Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is searched; "Search" unless it is said. */
  label?: string | undefined;
}

/** Words to search for; the phone's keyboard gets a key that searches. */
export function SearchField({
  label = componentLabels.parts.search,
  hidesLabel,
  hint,
  error,
  className,
  ...input
}: SearchFieldProps) {
  const fieldText = { label, hidesLabel, hint, error, className, id: input.id, required: input.required };
  return (
    <Field {...fieldText}>
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

'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import styles from './DateField.module.css';

/** The props of a field for a day, or for a moment; values are YYYY-MM-DD, or YYYY-MM-DDThh:mm, or '' where it is empty. */
export interface DateFieldProps extends FieldTextProps, Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Asks for the time too. */
  hasTime?: boolean | undefined;
}

/** A day, by the reader's own calendar. */
export function DateField({
  label,
  hidesLabel,
  hint,
  error,
  className,
  labels,
  hasTime = false,
  ...input
}: DateFieldProps) {
  const fieldText = {
    label,
    hidesLabel,
    hint,
    error,
    className,
    labels,
    id: input.id,
    required: input.required,
  };
  return (
    <Field {...fieldText}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={hasTime ? 'datetime-local' : 'date'}
          className={classNames(control.className, styles.input)}
        />
      )}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { classes } from '../classes.js';
import { Field, type FieldWords } from '../Field/Field.js';
import styles from './SelectField.module.css';

/** One of the values to choose from. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** The props of a select field; all that a `<select>` takes goes to it. */
export interface SelectFieldProps
  extends FieldWords,
    Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  /** What can be chosen, in this order. */
  options: readonly SelectOption[];
}

/** One of several values, by the reader's own way of choosing. */
export function SelectField({
  label,
  hidesLabel,
  hint,
  error,
  className,
  options,
  ...select
}: SelectFieldProps) {
  const words = { label, hidesLabel, hint, error, className, id: select.id, required: select.required };
  return (
    <Field {...words}>
      {(control) => (
        <span className={styles.holder}>
          <select {...select} {...control} className={classes(control.className, styles.select)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}

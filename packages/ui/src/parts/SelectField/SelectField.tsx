import type { ComponentProps } from 'react';
import { classNames } from '../class-names.js';
import { Field, type FieldTextProps } from '../Field/Field.js';
import styles from './SelectField.module.css';

/** One of the values to choose from. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** The props of a select field; other attributes go to its `<select>`. */
export interface SelectFieldProps
  extends FieldTextProps,
    Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  /** The options, in their order. */
  options: readonly SelectOption[];
}

/** A native `<select>` with a label. */
export function SelectField({
  label,
  hidesLabel,
  hint,
  error,
  className,
  labels,
  options,
  ...select
}: SelectFieldProps) {
  const fieldText = { label, hidesLabel, hint, error, className, labels };
  return (
    <Field {...fieldText} id={select.id} required={select.required}>
      {(control) => (
        <span className={styles.control}>
          <select {...select} {...control} className={classNames(control.className, styles.select)}>
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

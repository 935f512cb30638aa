'use client';

import { type ComponentProps, useState } from 'react';
import { classNames } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import styles from './FileField.module.css';

/** The props of a field for a file, with the events of an `<input>`: the chosen files are in `target.files`. */
export interface FileFieldProps
  extends FieldTextProps,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'children'> {}

/** A file from the machine: picked, or dropped on the field. */
export function FileField({ label, hidesLabel, hint, error, className, labels, ...input }: FileFieldProps) {
  const [isOver, setOver] = useState(false);
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
          type="file"
          className={classNames(control.className, styles.input)}
          data-over={isOver}
          onDragOver={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      )}
    </Field>
  );
}

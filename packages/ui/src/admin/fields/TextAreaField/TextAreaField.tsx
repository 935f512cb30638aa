'use client';

import { labels } from '@croupier/core/messages';
import { type ComponentProps, useState } from 'react';
import { classes } from '../../../parts/classes.js';
import { Field, type FieldWords } from '../../../parts/Field/Field.js';
import styles from './TextAreaField.module.css';

/** The props of a field for text of several lines. */
export interface TextAreaFieldProps
  extends FieldWords,
    Omit<ComponentProps<'textarea'>, 'onChange' | 'children' | 'maxLength'> {
  /** What stands there, where the app keeps it. */
  value?: string | undefined;
  /** What stands there at first. */
  defaultValue?: string | undefined;
  /** Told of every change. */
  onChange?: (value: string) => void;
  /** Told as one types; more can be typed, so that a text can be pasted and then cut. */
  most?: number;
}

/** Text of several lines; it grows with what is in it. */
export function TextAreaField({
  label,
  hidesLabel,
  hint,
  error,
  className,
  most,
  onChange,
  ...area
}: TextAreaFieldProps) {
  const [own, setOwn] = useState(area.defaultValue ?? '');
  const used = [...(area.value ?? own)].length;
  const words = { label, hidesLabel, hint, error, className, id: area.id, required: area.required };
  return (
    <Field {...words}>
      {(control) => (
        <>
          <textarea
            rows={4}
            dir="auto"
            {...area}
            {...control}
            className={classes(control.className, styles.area)}
            onChange={(event) => {
              setOwn(event.currentTarget.value);
              onChange?.(event.currentTarget.value);
            }}
          />
          {most === undefined ? null : (
            <p className={styles.count} data-over={used > most} dir="auto">
              {labels.admin.characters(used, most)}
            </p>
          )}
        </>
      )}
    </Field>
  );
}

import { labels } from '@croupier/core/messages';
import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.js';
import type { FieldWords } from '../Field/Field.js';
import styles from './CheckboxField.module.css';

/** The props of a checkbox; all that an `<input>` takes goes to it. */
export interface CheckboxFieldProps
  extends Omit<FieldWords, 'hidesLabel'>,
    Omit<ComponentProps<'input'>, 'type' | 'children'> {}

/** Yes or no, with the question beside the box. */
export function CheckboxField({ label, hint, error, className, ...input }: CheckboxFieldProps) {
  const made = useId();
  const id = input.id ?? made;
  const hinted = hint ? `${id}-hint` : undefined;
  const wrong = error ? `${id}-error` : undefined;
  return (
    <div className={classes(styles.root, className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        className={styles.box}
        aria-describedby={[hinted, wrong].filter(Boolean).join(' ') || undefined}
        aria-invalid={wrong === undefined ? undefined : true}
      />
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
      </label>
      {hinted === undefined ? null : (
        <p id={hinted} className={styles.hint}>
          {hint}
        </p>
      )}
      {wrong === undefined ? null : (
        <p id={wrong} className={styles.error}>
          <span className="cr-unseen">{labels.parts.error} </span>
          {error}
        </p>
      )}
    </div>
  );
}

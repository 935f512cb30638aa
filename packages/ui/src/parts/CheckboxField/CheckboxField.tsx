import { completeLabels, englishFieldLabels } from '@croupier/core/messages';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.js';
import type { FieldTextProps } from '../Field/Field.js';
import styles from './CheckboxField.module.css';

/** The props of a checkbox; other attributes go to its `<input>`. */
export interface CheckboxFieldProps
  extends Omit<FieldTextProps, 'hidesLabel'>,
    Omit<ComponentProps<'input'>, 'type' | 'children'> {}

/** A checkbox with its label beside it. */
export function CheckboxField({ label, hint, error, className, labels, ...input }: CheckboxFieldProps) {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames(className, styles.root)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        className={styles.box}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        aria-invalid={errorId === undefined ? undefined : true}
      />
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
      </label>
      {hintId === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {errorId === undefined ? null : (
        <p id={errorId} className={styles.error}>
          <span className="cr-visually-hidden">{completeLabels(englishFieldLabels(), labels).error} </span>
          {error}
        </p>
      )}
    </div>
  );
}

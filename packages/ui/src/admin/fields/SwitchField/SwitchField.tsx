'use client';

import { Switch } from '@base-ui/react/switch';
import { type ReactNode, useId, useRef } from 'react';
import box from '../../../parts/CheckboxField/CheckboxField.module.css';
import { type ClassNameProps, classNames } from '../../../parts/class-names.js';
import type { FieldContract } from '../field-contract.js';
import { SubmittedValue } from '../SubmittedValue.js';
import { useFieldValue } from '../use-field-value.js';
import styles from './SwitchField.module.css';

/** The props of a switch. */
export interface SwitchFieldProps extends ClassNameProps, FieldContract<boolean> {
  /** What it switches. */
  label: ReactNode;
  /** What that means, in a sentence. */
  hint?: ReactNode;
  /** What is wrong with the value, and how to correct it. */
  error?: ReactNode;
}

/** A switch that takes effect at once. In a form that is saved, use a `FlagField`. */
export function SwitchField(props: SwitchFieldProps) {
  const { label, hint, error, name, disabled = false, className } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const root = useRef<HTMLButtonElement>(null);
  const { value, change, blurProps, attributes } = useFieldValue<boolean>(props, false, root);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames(className, box.root)} {...blurProps}>
      <Switch.Root
        {...attributes}
        ref={root as never}
        id={id}
        className={styles.switch}
        aria-labelledby={`${id}-label`}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        checked={value}
        onCheckedChange={(checked) => change(checked)}
        disabled={disabled}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
      <label id={`${id}-label`} htmlFor={id} className={box.label}>
        <span>{label}</span>
      </label>
      <SubmittedValue name={name} value={String(value)} disabled={disabled} />
      {hintId === undefined ? null : (
        <p id={hintId} className={box.hint}>
          {hint}
        </p>
      )}
      {errorId === undefined ? null : (
        <p id={errorId} className={box.error}>
          {error}
        </p>
      )}
    </div>
  );
}

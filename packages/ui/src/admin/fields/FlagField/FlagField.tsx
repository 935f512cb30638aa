'use client';

import { useId, useRef } from 'react';
import { CheckboxField, type CheckboxFieldProps } from '../../../parts/CheckboxField/CheckboxField.js';
import type { ClassNameProps } from '../../../parts/class-names.js';
import type { FieldContract } from '../field-contract.js';
import { SubmittedValue } from '../SubmittedValue.js';
import { useFieldValue } from '../use-field-value.js';
import styles from './FlagField.module.css';

/** The props of a flag. */
export interface FlagFieldProps
  extends Pick<CheckboxFieldProps, 'label' | 'labels' | 'hint' | 'error'>,
    ClassNameProps,
    FieldContract<boolean> {}

/** Yes or no, in a form that is saved. Unlike a native checkbox it is sent as `true` or `false`, never left out. */
export function FlagField(props: FlagFieldProps) {
  const { label, labels, hint, error, className, name, disabled = false } = props;
  const generatedId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { value, change, blurProps, attributes } = useFieldValue<boolean>(props, false, input);
  return (
    <div className={styles.root} {...blurProps}>
      <CheckboxField
        {...attributes}
        {...{ label, labels, hint, error, className, disabled }}
        id={props.id ?? generatedId}
        ref={input}
        checked={value}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <SubmittedValue name={name} value={String(value)} disabled={disabled} />
    </div>
  );
}

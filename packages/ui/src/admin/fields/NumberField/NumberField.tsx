'use client';

import { NumberField as Base } from '@base-ui/react/number-field';
import { componentLabels } from '@croupier/core/messages';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { type ClassNameProps, classNames } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import type { FieldContract } from '../field-contract.js';
import { SubmittedValue } from '../SubmittedValue.js';
import { useFieldValue } from '../use-field-value.js';
import styles from './NumberField.module.css';

/** The props of a field for a number; null where it is empty. */
export interface NumberFieldProps extends FieldTextProps, ClassNameProps, FieldContract<number | null> {
  /** The least that is allowed. */
  min?: number | string | undefined;
  /** The most that is allowed. */
  max?: number | string | undefined;
  /** What the arrow keys and the two buttons add; 1 by default. */
  step?: number | undefined;
  /** How it is written while the focus is elsewhere. */
  format?: Intl.NumberFormatOptions | undefined;
  /** Leaves a typed number that is out of range as it is, for the form to complain of. */
  allowsOutOfRange?: boolean | undefined;
  /** Seen behind the number, such as its unit. */
  after?: ReactNode;
}

/** A number. Arrow keys and two buttons count, and what is out of range is brought into it. */
export function NumberField({
  min,
  max,
  step = 1,
  format,
  allowsOutOfRange = false,
  after,
  ...props
}: NumberFieldProps) {
  const { label, hidesLabel, hint, error, className, id: givenId, name, required, disabled = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const { value, change, blurProps } = useFieldValue<number | null>(props, null, input);
  const bounds = {
    ...(min === undefined ? {} : { min: Number(min) }),
    ...(max === undefined ? {} : { max: Number(max) }),
  };
  return (
    <Field {...{ label, hidesLabel, hint, error, className, id: givenId, required }}>
      {({ id, className: controlClass, ...control }) => (
        <Base.Root
          {...bounds}
          id={id}
          step={step}
          {...(format === undefined ? {} : { format })}
          allowOutOfRange={allowsOutOfRange}
          disabled={disabled}
          value={value}
          onValueChange={(next) => change(next)}
          {...blurProps}
        >
          <Base.Group className={styles.group}>
            <Base.Input {...control} ref={input} className={classNames(controlClass, styles.input)} />
            <Base.Decrement className={styles.step} aria-label={componentLabels.admin.less}>
              <Minus aria-hidden="true" className={styles.icon} />
            </Base.Decrement>
            <Base.Increment className={styles.step} aria-label={componentLabels.admin.more}>
              <Plus aria-hidden="true" className={styles.icon} />
            </Base.Increment>
            {after === undefined ? null : <span className={styles.after}>{after}</span>}
          </Base.Group>
          <SubmittedValue name={name} value={value === null ? '' : String(value)} disabled={disabled} />
        </Base.Root>
      )}
    </Field>
  );
}

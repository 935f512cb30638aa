'use client';

import { NumberField as Base } from '@base-ui/react/number-field';
import { componentLabels } from '@croupier/core/messages';
import { type ClassNameProps, classNames } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import styles from './NumberField.module.css';

/** The props of a field for a number. */
export interface NumberFieldProps extends FieldTextProps, ClassNameProps {
  /** Null where the field is empty. Without it the field keeps it itself. */
  value?: number | null | undefined;
  /** The initial value. */
  defaultValue?: number;
  /** Called on every change; null when it is empty. */
  onChange?: (value: number | null) => void;
  /** The least that is allowed. */
  min?: number;
  /** The most that is allowed. */
  max?: number;
  /** What the arrow keys and the two buttons add; The value at completion; 1 by default. */
  step?: number;
  /** How it is written while the focus is elsewhere. */
  format?: Intl.NumberFormatOptions;
  /** What it is called in a form that is sent. */
  name?: string;
  /** True where it cannot stay empty. */
  required?: boolean;
  /** True where it cannot be changed now. */
  disabled?: boolean;
}

/** A number. Arrow keys and two buttons count, and what is out of range is brought into it. */
export function NumberField({
  label,
  hidesLabel,
  hint,
  error,
  className,
  required,
  onChange,
  ...number
}: NumberFieldProps) {
  const fieldText = { label, hidesLabel, hint, error, className, required };
  return (
    <Field {...fieldText}>
      {({ id, className: looks, ...control }) => (
        <Base.Root {...number} id={id} required={required} onValueChange={(value) => onChange?.(value)}>
          <Base.Group className={styles.group}>
            <Base.Input {...control} className={classNames(looks, styles.input)} />
            <Base.Decrement className={styles.step} aria-label={componentLabels.admin.less}>
              <span aria-hidden="true">−</span>
            </Base.Decrement>
            <Base.Increment className={styles.step} aria-label={componentLabels.admin.more}>
              <span aria-hidden="true">+</span>
            </Base.Increment>
          </Base.Group>
        </Base.Root>
      )}
    </Field>
  );
}

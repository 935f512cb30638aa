'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { useRef } from 'react';
import { type ClassNameProps, classNames } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import { useFormLabels } from '../../form-labels.js';
import type { FieldContract } from '../field-contract.js';
import { fieldFrame } from '../field-frame.js';
import { useFieldValue } from '../use-field-value.js';
import styles from './ColorField.module.css';

/** The props of a field for a color, as #rrggbb. */
export interface ColorFieldProps extends FieldTextProps, ClassNameProps, FieldContract<string> {
  /** The label as a plain text, for the button that picks; where `label` is not one. */
  pickLabel?: string | undefined;
}

/** A color: typed as six digits, or picked. */
export function ColorField({ pickLabel, ...props }: ColorFieldProps) {
  const { label, name, disabled } = props;
  const labels = useFormLabels('color', adminFormLabels.color);
  const input = useRef<HTMLInputElement>(null);
  const { value, change, blurProps, attributes } = useFieldValue<string>(props, '', input);
  const plainLabel = pickLabel ?? (typeof label === 'string' ? label : '');
  return (
    <Field {...fieldFrame(props)}>
      {(control) => (
        <div className={styles.row} {...blurProps}>
          <input
            type="color"
            className={styles.pick}
            aria-label={labels.pick(plainLabel)}
            disabled={disabled}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000'}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <input
            {...attributes}
            {...control}
            ref={input}
            name={name}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            className={classNames(control.className, styles.text)}
            disabled={disabled}
            value={value}
            onChange={(event) => change(event.currentTarget.value.trim().toLowerCase())}
          />
        </div>
      )}
    </Field>
  );
}

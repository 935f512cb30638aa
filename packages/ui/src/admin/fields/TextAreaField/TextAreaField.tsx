'use client';

import { componentLabels } from '@croupier/core/messages';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import { useFormLabels } from '../../form-labels.js';
import styles from './TextAreaField.module.css';

/** The props of a field for text of several lines. */
export interface TextAreaFieldProps
  extends FieldTextProps,
    Omit<ComponentProps<'textarea'>, 'children' | 'maxLength'> {
  /** The value, for a controlled field. */
  value?: string | undefined;
  /** The initial value. */
  defaultValue?: string | undefined;
  /** The most characters, counted while typing. More can be typed, so that a long text can be pasted and then cut. */
  characterLimit?: number | undefined;
}

/** A text area that grows with its content. */
export function TextAreaField({
  label,
  hidesLabel,
  hint,
  error,
  className,
  labels,
  characterLimit,
  onChange,
  ...area
}: TextAreaFieldProps) {
  const controls = useFormLabels('controls', componentLabels.admin);
  const [internalValue, setInternalValue] = useState(area.defaultValue ?? '');
  const used = [...(area.value ?? internalValue)].length;
  const fieldText = {
    label,
    hidesLabel,
    hint,
    error,
    className,
    labels,
    id: area.id,
    required: area.required,
  };
  return (
    <Field {...fieldText}>
      {(control) => (
        <>
          <textarea
            rows={4}
            dir="auto"
            {...area}
            {...control}
            className={classNames(control.className, styles.area)}
            onChange={(event) => {
              setInternalValue(event.currentTarget.value);
              onChange?.(event);
            }}
          />
          {characterLimit === undefined ? null : (
            <p className={styles.count} data-over={used > characterLimit} dir="auto">
              {controls.characters(used, characterLimit)}
            </p>
          )}
        </>
      )}
    </Field>
  );
}

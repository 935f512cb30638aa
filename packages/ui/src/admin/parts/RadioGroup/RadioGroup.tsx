'use client';

import { completeLabels, englishFieldLabels } from '@croupier/core/messages';
import { useId, useRef } from 'react';
import { type ClassNameProps, classNames } from '../../../parts/class-names.js';
import type { FieldTextProps } from '../../../parts/Field/Field.js';
import field from '../../../parts/Field/Field.module.css';
import type { SelectOption } from '../../../parts/SelectField/SelectField.js';
import type { FieldContract } from '../../fields/field-contract.js';
import { useFieldValue } from '../../fields/use-field-value.js';
import styles from './RadioGroup.module.css';

/** One of the values to choose from, and what it means. */
export interface RadioOption extends SelectOption {
  hint?: string | undefined;
}

/** The props of a group of radio buttons. */
export interface RadioGroupProps
  extends Omit<FieldTextProps, 'hidesLabel'>,
    ClassNameProps,
    FieldContract<string> {
  /** The options, in their order. */
  options: readonly RadioOption[];
}

/** One of a few values, all of them in sight. */
export function RadioGroup({ options, ...props }: RadioGroupProps) {
  const { label, labels, hint, error, className, name, required, disabled } = props;
  const words = completeLabels(englishFieldLabels(), labels);
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const first = useRef<HTMLInputElement>(null);
  const { value, change, blurProps, attributes } = useFieldValue<string>(props, '', first);
  const focusIndex = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      {...attributes}
      className={classNames(className, field.root, styles.root)}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      {...blurProps}
    >
      <legend className={field.label}>
        {label}
        {required ? (
          <span className={field.required} aria-hidden="true">
            {words.required}
          </span>
        ) : null}
      </legend>
      {hintId === undefined ? null : (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option, i) => (
          <label key={option.value} className={styles.option}>
            <input
              ref={i === focusIndex ? first : undefined}
              id={i === focusIndex ? id : undefined}
              type="radio"
              className={styles.dot}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              required={required}
              disabled={disabled || option.disabled}
              aria-describedby={option.hint === undefined ? undefined : `${id}-${option.value}`}
              onChange={() => change(option.value)}
            />
            <span dir="auto">{option.label}</span>
            {option.hint === undefined ? null : (
              <span id={`${id}-${option.value}`} className={styles.hint} dir="auto">
                {option.hint}
              </span>
            )}
          </label>
        ))}
      </div>
      {errorId === undefined ? null : (
        <p id={errorId} className={field.error}>
          <span className="cr-visually-hidden">{words.error} </span>
          {error}
        </p>
      )}
    </fieldset>
  );
}

'use client';

import { Combobox } from '@base-ui/react/combobox';
import { componentLabels } from '@croupier/core/messages';
import type { ClassNameProps } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import type { SelectOption } from '../../../parts/SelectField/SelectField.js';
import styles from './ComboboxField.module.css';
import { ComboboxList } from './ComboboxList.js';

/** The props of a combobox. */
export interface ComboboxFieldProps extends FieldTextProps, ClassNameProps {
  /** The options, in their order. */
  options: readonly SelectOption[];
  /** The chosen option's value; null where none is. Without it the field keeps it itself. */
  value?: string | null | undefined;
  /** Called on every change. */
  onChange?: (value: string | null) => void;
  /** What it is called in a form that is sent. */
  name?: string;
  /** True where it cannot stay empty. */
  required?: boolean;
  /** True where it cannot be changed now. */
  disabled?: boolean;
  /** An example, seen until something is there. */
  placeholder?: string;
}

/** One of many values, found by typing some of its letters. */
export function ComboboxField({
  label,
  hidesLabel,
  hint,
  error,
  className,
  required,
  options,
  value,
  onChange,
  name,
  disabled = false,
  placeholder,
}: ComboboxFieldProps) {
  const fieldText = { label, hidesLabel, hint, error, className, required };
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Field {...fieldText}>
      {({ className: _, ...control }) => (
        <Combobox.Root
          items={options as SelectOption[]}
          {...(value === undefined ? {} : { value: chosen })}
          onValueChange={(option) => onChange?.(option?.value ?? null)}
          isItemEqualToValue={(a, b) => a.value === b.value}
          {...(name === undefined ? {} : { name })}
          disabled={disabled}
          required={required}
        >
          <Combobox.InputGroup className={styles.group}>
            <Combobox.Input {...control} dir="auto" className={styles.input} placeholder={placeholder} />
            <Combobox.Clear className={styles.button} aria-label={componentLabels.admin.clear}>
              <span aria-hidden="true">×</span>
            </Combobox.Clear>
            <Combobox.Trigger
              className={styles.button}
              data-kind="open"
              aria-label={componentLabels.admin.open}
            />
          </Combobox.InputGroup>
          <ComboboxList control={control.id} />
        </Combobox.Root>
      )}
    </Field>
  );
}

'use client';

import { Combobox } from '@base-ui/react/combobox';
import { componentLabels } from '@croupier/core/messages';
import type { ClassNameProps } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import type { SelectOption } from '../../../parts/SelectField/SelectField.js';
import styles from '../ComboboxField/ComboboxField.module.css';
import { ComboboxList } from '../ComboboxField/ComboboxList.js';

/** The props of a field of several values. */
export interface ChipsFieldProps extends FieldTextProps, ClassNameProps {
  /** The options, in their order. */
  options: readonly SelectOption[];
  /** The values that are chosen, in their order. Without it the field keeps them itself. */
  values?: readonly string[] | undefined;
  /** Called on every change. */
  onChange?: (values: string[]) => void;
  /** What it is called in a form that is sent. */
  name?: string;
  /** True where it cannot be changed now. */
  disabled?: boolean;
  /** An example, seen until something is there. */
  placeholder?: string;
}

/** Several of many values, each found by typing some of its letters, and taken away by its own button or Backspace. */
export function ChipsField({
  label,
  hidesLabel,
  hint,
  error,
  className,
  options,
  values,
  onChange,
  name,
  disabled = false,
  placeholder,
}: ChipsFieldProps) {
  const fieldText = { label, hidesLabel, hint, error, className };
  const chosen = values?.flatMap((value) => options.find((option) => option.value === value) ?? []);
  return (
    <Field {...fieldText}>
      {({ className: _, ...control }) => (
        <Combobox.Root
          multiple
          items={options as SelectOption[]}
          {...(chosen === undefined ? {} : { value: chosen })}
          onValueChange={(picked: SelectOption[]) => onChange?.(picked.map(({ value }) => value))}
          isItemEqualToValue={(a, b) => a.value === b.value}
          {...(name === undefined ? {} : { name })}
          disabled={disabled}
        >
          <Combobox.Chips className={styles.group}>
            <Combobox.Value>
              {(picked: SelectOption[]) =>
                picked.map((option) => (
                  <Combobox.Chip key={option.value} className={styles.chip} aria-label={option.label}>
                    <span dir="auto">{option.label}</span>
                    <Combobox.ChipRemove
                      className={styles.remove}
                      aria-label={componentLabels.admin.remove(option.label)}
                    >
                      <span aria-hidden="true">×</span>
                    </Combobox.ChipRemove>
                  </Combobox.Chip>
                ))
              }
            </Combobox.Value>
            <Combobox.Input {...control} dir="auto" className={styles.input} placeholder={placeholder} />
          </Combobox.Chips>
          <ComboboxList control={control.id} />
        </Combobox.Root>
      )}
    </Field>
  );
}

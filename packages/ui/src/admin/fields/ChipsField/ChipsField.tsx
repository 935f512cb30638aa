'use client';

import { Combobox } from '@base-ui/react/combobox';
import { componentLabels } from '@croupier/core/messages';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ClassNameProps } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import type { SelectOption } from '../../../parts/SelectField/SelectField.js';
import { useFormLabels } from '../../form-labels.js';
import styles from '../ComboboxField/ComboboxField.module.css';
import { ComboboxList } from '../ComboboxField/ComboboxList.js';
import { useTypedText } from '../ComboboxField/use-typed-text.js';
import type { FieldContract } from '../field-contract.js';
import { fieldFrame } from '../field-frame.js';
import { SubmittedValue } from '../SubmittedValue.js';
import { useFieldValue } from '../use-field-value.js';

/** The props of a field of several values, in the order in which they were chosen. */
export interface ChipsFieldProps extends FieldTextProps, ClassNameProps, FieldContract<readonly string[]> {
  /** The options, in their order. */
  options: readonly SelectOption[];
  /** An example, seen until something is there. */
  placeholder?: string | undefined;
}

const NONE: readonly string[] = [];

/** Several of many values, each found by typing some of its letters, and taken away by its own button or Backspace. */
export function ChipsField({ options, placeholder, ...props }: ChipsFieldProps) {
  const { error, name, required, disabled = false } = props;
  const controls = useFormLabels('controls', componentLabels.admin);
  const input = useRef<HTMLInputElement>(null);
  const { value, change, blurProps, attributes } = useFieldValue<readonly string[]>(props, NONE, input);
  const { fault, rootProps, inputProps, leaveProps } = useTypedText({
    name,
    options,
    chosenText: '',
    choose: (option) => (value.includes(option.value) ? undefined : change([...value, option.value])),
    onBlur: blurProps.onBlur,
  });
  const optionOf = (one: string) => options.find((option) => option.value === one);
  return (
    <Field {...fieldFrame(props)} error={error || fault}>
      {({ className: _, required: __, ...control }) => (
        <Combobox.Root
          {...rootProps}
          multiple
          items={options as SelectOption[]}
          value={value.map((one) => optionOf(one) ?? { value: one, label: one })}
          onValueChange={(picked: SelectOption[], { reason }) =>
            // Escape takes back what is typed, and nothing else.
            reason === 'escape-key' ? undefined : change(picked.map((option) => option.value))
          }
          isItemEqualToValue={(a, b) => a.value === b.value}
          disabled={disabled}
        >
          <Combobox.Chips className={styles.group} {...leaveProps}>
            <Combobox.Value>
              {(picked: SelectOption[]) =>
                picked.map((option) => (
                  <Combobox.Chip key={option.value} className={styles.chip} aria-label={option.label}>
                    <span dir="auto">{option.label}</span>
                    <Combobox.ChipRemove className={styles.remove} aria-label={controls.remove(option.label)}>
                      <X aria-hidden="true" className={styles.icon} />
                    </Combobox.ChipRemove>
                  </Combobox.Chip>
                ))
              }
            </Combobox.Value>
            <Combobox.Input
              {...attributes}
              {...control}
              {...inputProps}
              ref={input}
              dir="auto"
              className={styles.input}
              placeholder={placeholder}
              aria-required={required || undefined}
            />
          </Combobox.Chips>
          <SubmittedValue name={name} value={value} disabled={disabled} />
          <ComboboxList control={control.id} />
        </Combobox.Root>
      )}
    </Field>
  );
}

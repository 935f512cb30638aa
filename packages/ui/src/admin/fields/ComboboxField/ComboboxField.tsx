'use client';

import { Combobox } from '@base-ui/react/combobox';
import { componentLabels } from '@croupier/core/messages';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ClassNameProps } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import type { SelectOption } from '../../../parts/SelectField/SelectField.js';
import { useFormLabels } from '../../form-labels.js';
import type { FieldContract } from '../field-contract.js';
import { fieldFrame } from '../field-frame.js';
import { SubmittedValue } from '../SubmittedValue.js';
import { useFieldValue } from '../use-field-value.js';
import styles from './ComboboxField.module.css';
import { ComboboxList } from './ComboboxList.js';
import { useTypedText } from './use-typed-text.js';

/** The props of a combobox; its value is that of the chosen option, or null. */
export interface ComboboxFieldProps extends FieldTextProps, ClassNameProps, FieldContract<string | null> {
  /** The options, in their order. */
  options: readonly SelectOption[];
  /** An example, seen until something is there. */
  placeholder?: string | undefined;
}

/** One of many values, found by typing some of its letters: all of them, or Enter for the first match. */
export function ComboboxField({ options, placeholder, ...props }: ComboboxFieldProps) {
  const { error, name, disabled = false } = props;
  const controls = useFormLabels('controls', componentLabels.admin);
  const input = useRef<HTMLInputElement>(null);
  const { value, change, blurProps, attributes } = useFieldValue<string | null>(props, null, input);
  const chosen = options.find((option) => option.value === value) ?? null;
  const { fault, rootProps, inputProps, leaveProps } = useTypedText({
    name,
    options,
    chosenText: chosen?.label ?? '',
    choose: (option) => change(option.value),
    onBlur: blurProps.onBlur,
  });
  return (
    <Field {...fieldFrame(props)} error={error || fault}>
      {({ className: _, ...control }) => (
        <Combobox.Root
          items={options as SelectOption[]}
          {...rootProps}
          value={chosen}
          onValueChange={(option, { reason }) =>
            // Escape takes back what is typed, and nothing else.
            reason === 'escape-key' ? undefined : change(option?.value ?? null)
          }
          isItemEqualToValue={(a, b) => a.value === b.value}
          disabled={disabled}
        >
          <Combobox.InputGroup className={styles.group} {...leaveProps}>
            <Combobox.Input
              {...attributes}
              {...control}
              {...inputProps}
              ref={input}
              dir="auto"
              className={styles.input}
              placeholder={placeholder}
            />
            <Combobox.Clear className={styles.button} aria-label={controls.clear}>
              <X aria-hidden="true" className={styles.icon} />
            </Combobox.Clear>
            <Combobox.Trigger className={styles.button} data-kind="open" aria-label={controls.open} />
          </Combobox.InputGroup>
          <SubmittedValue name={name} value={value ?? ''} disabled={disabled} />
          <ComboboxList control={control.id} />
        </Combobox.Root>
      )}
    </Field>
  );
}

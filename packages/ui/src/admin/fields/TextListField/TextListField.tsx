'use client';

import { adminFormLabels, componentLabels } from '@croupier/core/messages';
import { X } from 'lucide-react';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { ClassNameProps } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import { useFormLabels } from '../../form-labels.js';
import { afterPress } from '../after-press.js';
import styles from '../ComboboxField/ComboboxField.module.css';
import type { FieldContract } from '../field-contract.js';
import { fieldFrame } from '../field-frame.js';
import { SubmittedValue } from '../SubmittedValue.js';
import { useFieldValue } from '../use-field-value.js';

/** The props of a list of texts. */
export interface TextListFieldProps extends FieldTextProps, ClassNameProps, FieldContract<readonly string[]> {
  /** Texts that are suggested while typing. */
  suggestions?: readonly string[] | undefined;
  /** An example, seen until something is there. */
  placeholder?: string | undefined;
}

const NONE: readonly string[] = [];

/** A list of texts: Enter or a comma adds one, a pasted list adds all, Backspace takes the last away. */
export function TextListField({ suggestions, placeholder, ...props }: TextListFieldProps) {
  const { name, required, disabled } = props;
  const labels = useFormLabels('list', adminFormLabels.list);
  const controls = useFormLabels('controls', componentLabels.admin);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const { value, change, blurProps, attributes } = useFieldValue<readonly string[]>(props, NONE, input);

  function add(text: string) {
    const items = splitItems(text).filter((item) => !value.includes(item));
    setTyped('');
    if (items.length > 0) change([...value, ...new Set(items)]);
  }
  function onKeyDown(event: KeyboardEvent) {
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Enter') event.preventDefault();
    else if (event.key === 'Backspace' && typed === '' && value.length > 0) change(value.slice(0, -1));
  }
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (!/[,|\n]/.test(text)) return;
    event.preventDefault();
    add(`${typed}${text}`);
  }

  // What is typed and not yet added is meant to be there.
  const leaveProps = {
    onBlur(event: FocusEvent<HTMLElement>) {
      if (typed.trim() !== '' && !event.currentTarget.contains(event.relatedTarget))
        afterPress(() => add(typed));
      blurProps.onBlur(event);
    },
  };

  return (
    <Field {...fieldFrame(props)}>
      {({ className: _, required: __, ...control }) => (
        <div className={styles.group} {...leaveProps}>
          {value.map((item) => (
            <span key={item} className={styles.chip}>
              <span dir="auto">{item}</span>
              <button
                type="button"
                className={styles.remove}
                disabled={disabled}
                aria-label={controls.remove(item)}
                onClick={() => {
                  change(value.filter((one) => one !== item));
                  input.current?.focus();
                }}
              >
                <X aria-hidden="true" className={styles.icon} />
              </button>
            </span>
          ))}
          <input
            {...attributes}
            {...control}
            ref={input}
            className={styles.input}
            dir="auto"
            autoComplete="off"
            list={suggestions === undefined ? undefined : listId}
            placeholder={placeholder ?? labels.placeholder}
            disabled={disabled}
            aria-required={required || undefined}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          {suggestions === undefined ? null : (
            <datalist id={listId}>
              {suggestions
                .filter((one) => !value.includes(one))
                .map((one) => (
                  <option key={one} value={one} />
                ))}
            </datalist>
          )}
          <SubmittedValue name={name} value={value} disabled={disabled} />
        </div>
      )}
    </Field>
  );
}

/** The items of a text: by lines, by `|` if it has one, else by commas; as lists are written in CSV files. */
function splitItems(text: string): string[] {
  const separator = text.includes('\n') ? /\n/ : text.includes('|') ? /\|/ : /,/;
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);
}

'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { type ChangeEvent, useRef, useState } from 'react';
import type { ClassNameProps } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import { useFormLabels } from '../../form-labels.js';
import type { FieldContract } from '../field-contract.js';
import { fieldFrame } from '../field-frame.js';
import { SubmittedValue } from '../SubmittedValue.js';
import { useFieldValue } from '../use-field-value.js';
import styles from './UpdatesField.module.css';

/** The props of a list of updates: each text is a day (YYYY-MM-DD), a space and what changed. */
export interface UpdatesFieldProps extends FieldTextProps, ClassNameProps, FieldContract<readonly string[]> {}

/** An update while it is written: its day or its text may be missing. */
interface UpdateRow {
  day: string;
  text: string;
}

const NONE: readonly string[] = [];
const EMPTY: UpdateRow = { day: '', text: '' };
const DAY_FIRST = /^(\d{4}-\d{2}-\d{2})(?:\s+|$)/;

/** What changed in a text, a row of day and words each; the last row is empty, for another one. */
export function UpdatesField(props: UpdatesFieldProps) {
  const { name, disabled } = props;
  const labels = useFormLabels('updates', adminFormLabels.updates);
  const input = useRef<HTMLInputElement>(null);
  const { value, change, blurProps, attributes } = useFieldValue<readonly string[]>(props, NONE, input);
  const [written, setWritten] = useState<readonly UpdateRow[]>([]);
  const rows = isSame(textsOf(written), value) ? written : value.map(rowOf);

  const edit = (at: number, part: keyof UpdateRow) => (event: ChangeEvent<HTMLInputElement>) => {
    const next = [...rows, EMPTY].map((row, i) =>
      i === at ? { ...row, [part]: event.currentTarget.value } : row,
    );
    const filled = next.filter(({ day, text }, i) => i === at || day !== '' || text !== '');
    setWritten(filled);
    change(textsOf(filled));
  };

  return (
    <Field {...fieldFrame(props)}>
      {({ className: controlClass, required: _, id: controlId, ...control }) => (
        <div className={styles.rows} {...blurProps}>
          {[...rows, EMPTY].map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, since its text changes with every key
            <div key={i} className={styles.row}>
              <input
                {...(i === 0 ? { ...attributes, ...control, id: controlId, ref: input } : {})}
                type="date"
                className={controlClass}
                aria-label={labels.dayOf(i + 1)}
                disabled={disabled}
                value={row.day}
                onChange={edit(i, 'day')}
              />
              <input
                className={controlClass}
                aria-label={labels.textOf(i + 1)}
                placeholder={labels.text}
                dir="auto"
                autoComplete="off"
                disabled={disabled}
                value={row.text}
                onChange={edit(i, 'text')}
              />
            </div>
          ))}
          <SubmittedValue name={name} value={value} disabled={disabled} />
        </div>
      )}
    </Field>
  );
}

function rowOf(update: string): UpdateRow {
  const [beginning = '', day = ''] = DAY_FIRST.exec(update) ?? [];
  return { day, text: update.slice(beginning.length) };
}

function textsOf(rows: readonly UpdateRow[]): string[] {
  return rows.map(({ day, text }) => `${day} ${text.trim()}`.trim()).filter(Boolean);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, i) => text === other[i]);
}

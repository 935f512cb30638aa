'use client';

import { formatPin } from '@croupier/core/forms';
import { adminPinLabels } from '@croupier/core/messages';
import { type ChangeEvent, useRef, useState } from 'react';
import { classNames } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import type { FieldContract } from '../../fields/field-contract.js';
import { SubmittedValue } from '../../fields/SubmittedValue.js';
import { useFieldValue } from '../../fields/use-field-value.js';
import { useFormLabels } from '../../form-labels.js';
import styles from './PinsField.module.css';

interface PinsFieldProps extends FieldTextProps, FieldContract<readonly string[]> {}

/** A pin while it is written: any of its parts may be missing. */
interface PinRow {
  casino: string;
  place: string;
  until: string;
  reason: string;
}

const NONE: readonly string[] = [];
const EMPTY: PinRow = { casino: '', place: '', until: '', reason: '' };
const PIN = /^(.*?) @ (.*?) until (.*?):(?: (.*))?$/;

/** The pins of a toplist, a row of casino, place, last day and reason each; the last row is empty, for another one. */
export function PinsField(props: PinsFieldProps) {
  const labels = useFormLabels('pins', adminPinLabels);
  const { label, hint, error, id, name, required, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const { value, change, blurProps } = useFieldValue<readonly string[]>(props, NONE, input);
  const [written, setWritten] = useState<readonly PinRow[]>([]);
  const rows = isSame(textsOf(written), value) ? written : value.map(rowOf);

  const edit = (at: number, part: keyof PinRow) => (event: ChangeEvent<HTMLInputElement>) => {
    const next = [...rows, EMPTY].map((row, i) =>
      i === at ? { ...row, [part]: event.currentTarget.value } : row,
    );
    const filled = next.filter((row, i) => i === at || !isBlank(row));
    setWritten(filled);
    change(textsOf(filled));
  };

  return (
    <Field {...{ label, hint, error, id, required }}>
      {({ className, required: _, id: controlId, ...control }) => (
        <div className={styles.rows} {...blurProps}>
          {[...rows, EMPTY].map((row, i) => {
            const part = (of: keyof PinRow) => ({
              ...{ className, disabled, autoComplete: 'off', value: row[of] },
              onChange: edit(i, of),
            });
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, since its text changes with every key
              <div key={i} className={styles.row}>
                <input
                  {...(i === 0 ? { ...control, id: controlId, ref: input } : {})}
                  {...part('casino')}
                  aria-label={labels.casinoOf(i + 1)}
                  placeholder={labels.casino}
                  dir="ltr"
                />
                <input
                  {...part('place')}
                  type="number"
                  min={1}
                  placeholder={labels.place}
                  aria-label={labels.placeOf(i + 1)}
                />
                <input {...part('until')} type="date" aria-label={labels.untilOf(i + 1)} />
                <input
                  {...part('reason')}
                  className={classNames(className, styles.reason)}
                  aria-label={labels.reasonOf(i + 1)}
                  placeholder={labels.reason}
                  dir="auto"
                />
              </div>
            );
          })}
          <SubmittedValue name={name} value={value} disabled={disabled} />
        </div>
      )}
    </Field>
  );
}

function rowOf(text: string): PinRow {
  const [, casino = text, place = '', until = '', reason = ''] = PIN.exec(text) ?? [];
  return { casino, place, until, reason };
}

function textsOf(rows: readonly PinRow[]): string[] {
  return rows
    .filter((row) => !isBlank(row))
    .map((row) => formatPin({ ...row, casino: row.casino.trim(), reason: row.reason.trim() }));
}

function isBlank({ casino, place, until, reason }: PinRow): boolean {
  return `${casino}${place}${until}${reason}`.trim() === '';
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, i) => text === other[i]);
}

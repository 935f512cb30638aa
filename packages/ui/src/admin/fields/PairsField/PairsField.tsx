'use client';

import { type ChangeEvent, type ComponentProps, useRef, useState } from 'react';
import type { ClassNameProps } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import type { FieldContract } from '../field-contract.js';
import { fieldFrame } from '../field-frame.js';
import { SubmittedValue } from '../SubmittedValue.js';
import { useFieldValue } from '../use-field-value.js';
import styles from './PairsField.module.css';

/** The props of a list of texts that have two parts each, with a space between. */
export interface PairsFieldProps extends FieldTextProps, ClassNameProps, FieldContract<readonly string[]> {}

/** Two parts of a text while they are written: each may be missing. */
export type Pair = readonly [string, string];

interface PairsFieldParts {
  /** The two parts of a text. */
  split: (text: string) => Pair;
  /** What the two inputs of a row are, by its number from 1. */
  inputsOf: (row: number) => readonly [ComponentProps<'input'>, ComponentProps<'input'>];
}

const NONE: readonly string[] = [];
const EMPTY: Pair = ['', ''];

/** A list of texts that have two parts each, a row of two inputs for each; the last row is empty, for another one. */
export function PairsField({ split, inputsOf, ...props }: PairsFieldProps & PairsFieldParts) {
  const { name, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const { value, change, blurProps, attributes } = useFieldValue<readonly string[]>(props, NONE, input);
  const [written, setWritten] = useState<readonly Pair[]>([]);
  const rows = isSame(textsOf(written), value) ? written : value.map(split);

  const edit = (at: number, part: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    const next = [...rows, EMPTY].map(
      (row, i): Pair => (i !== at ? row : part === 0 ? [text, row[1]] : [row[0], text]),
    );
    const filled = next.filter(([first, second], i) => i === at || first !== '' || second !== '');
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
              {inputsOf(i + 1).map((own, part) => (
                <input
                  // biome-ignore lint/suspicious/noArrayIndexKey: there are always two
                  key={part}
                  {...(i + part === 0 ? { ...attributes, ...control, id: controlId, ref: input } : {})}
                  {...own}
                  className={controlClass}
                  disabled={disabled}
                  value={row[part]}
                  onChange={edit(i, part)}
                />
              ))}
            </div>
          ))}
          <SubmittedValue name={name} value={value} disabled={disabled} />
        </div>
      )}
    </Field>
  );
}

function textsOf(rows: readonly Pair[]): string[] {
  return rows.map(([first, second]) => `${first.trim()} ${second.trim()}`.trim()).filter(Boolean);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, i) => text === other[i]);
}

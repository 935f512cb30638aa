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
import styles from './SourcesField.module.css';

/** The props of a list of sources: each text is a title, a space and a web address. */
export interface SourcesFieldProps extends FieldTextProps, ClassNameProps, FieldContract<readonly string[]> {}

/** A source while it is written: its title or its address may be missing. */
interface SourceRow {
  title: string;
  href: string;
}

const NONE: readonly string[] = [];
const EMPTY: SourceRow = { title: '', href: '' };

/** The sources of a text, a row of title and web address each; the last row is empty, for another one. */
export function SourcesField(props: SourcesFieldProps) {
  const { name, disabled } = props;
  const labels = useFormLabels('sources', adminFormLabels.sources);
  const input = useRef<HTMLInputElement>(null);
  const { value, change, blurProps, attributes } = useFieldValue<readonly string[]>(props, NONE, input);
  const [written, setWritten] = useState<readonly SourceRow[]>([]);
  const rows = isSame(textsOf(written), value) ? written : value.map(rowOf);

  const edit = (at: number, part: keyof SourceRow) => (event: ChangeEvent<HTMLInputElement>) => {
    const next = [...rows, EMPTY].map((row, i) =>
      i === at ? { ...row, [part]: event.currentTarget.value } : row,
    );
    const filled = next.filter(({ title, href }, i) => i === at || title !== '' || href !== '');
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
                className={controlClass}
                aria-label={labels.titleOf(i + 1)}
                placeholder={labels.title}
                dir="auto"
                autoComplete="off"
                disabled={disabled}
                value={row.title}
                onChange={edit(i, 'title')}
              />
              <input
                type="url"
                className={controlClass}
                aria-label={labels.addressOf(i + 1)}
                placeholder={labels.address}
                dir="ltr"
                autoComplete="off"
                disabled={disabled}
                value={row.href}
                onChange={edit(i, 'href')}
              />
            </div>
          ))}
          <SubmittedValue name={name} value={value} disabled={disabled} />
        </div>
      )}
    </Field>
  );
}

function rowOf(text: string): SourceRow {
  const at = text.lastIndexOf(' ');
  return { title: text.slice(0, Math.max(at, 0)), href: text.slice(at + 1) };
}

function textsOf(rows: readonly SourceRow[]): string[] {
  return rows.map(({ title, href }) => `${title.trim()} ${href.trim()}`.trim()).filter(Boolean);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, i) => text === other[i]);
}

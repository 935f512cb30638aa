'use client';

import { type FieldDescription, type FormRecord, isSameValue, valueAt } from '@croupier/core/forms';
import { recordDiffLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { type ClassNameProps, classNames } from '../../../parts/class-names.js';
import { fieldText } from '../../forms/field-text.js';
import styles from './RecordDiff.module.css';
import { WordDiff } from './WordDiff.js';

/** The props of a comparison of two states of a record. */
export interface RecordDiffProps extends ClassNameProps {
  /** The fields of the record, which give titles and order. */
  fields: readonly FieldDescription[];
  /** The record as it was; undefined for a new one. */
  before?: object | undefined;
  /** The record as it is; undefined for one that was deleted. */
  after?: object | undefined;
  /** The heading of the first column. */
  beforeLabel?: string | undefined;
  /** The heading of the second column. */
  afterLabel?: string | undefined;
  /** What this reader changed too, by the paths of the fields: marked, as both cannot be kept. */
  conflicts?: ReadonlySet<string> | undefined;
  /** What this reader has in their place. */
  yours?: object | undefined;
  /** The heading of its column. */
  yoursLabel?: string | undefined;
  /** Draws something for each field, such as a choice of the two. */
  renderChoice?: ((field: FieldDescription) => ReactNode) | undefined;
}

/** What differs between two states of a record, field by field and in texts word by word; on a phone each field is a card. */
export function RecordDiff({
  fields,
  before = {},
  after = {},
  conflicts,
  yours,
  renderChoice,
  ...props
}: RecordDiffProps) {
  const { beforeLabel = recordDiffLabels.before, afterLabel = recordDiffLabels.after } = props;
  const { yoursLabel = recordDiffLabels.yours } = props;
  const changed = fields.filter(
    ({ path, isSystem }) =>
      !isSystem && !isSameValue(valueAt(before as FormRecord, path), valueAt(after as FormRecord, path)),
  );
  if (changed.length === 0) return <p className={styles.same}>{recordDiffLabels.same}</p>;
  return (
    <section
      className={classNames(styles.root, props.className)}
      aria-label={recordDiffLabels.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{recordDiffLabels.field}</th>
            <th scope="col">{beforeLabel}</th>
            <th scope="col">{afterLabel}</th>
            {yours === undefined ? null : <th scope="col">{yoursLabel}</th>}
            {renderChoice === undefined ? null : <th scope="col">{recordDiffLabels.choice}</th>}
          </tr>
        </thead>
        <tbody>
          {changed.map((field) => (
            <tr key={field.path} data-conflict={conflicts?.has(field.path) ?? false}>
              <th scope="row">
                {field.title}
                {conflicts?.has(field.path) ? (
                  <span className={styles.conflict}>{recordDiffLabels.conflict}</span>
                ) : null}
              </th>
              <td data-title={beforeLabel}>
                <DiffValue kind="del" field={field} before={before} after={after} />
              </td>
              <td data-title={afterLabel}>
                <DiffValue kind="ins" field={field} before={before} after={after} />
              </td>
              {yours === undefined ? null : (
                <td data-title={yoursLabel}>
                  {conflicts?.has(field.path) ? (
                    <DiffValue kind="ins" field={field} before={before} after={yours} />
                  ) : null}
                </td>
              )}
              {renderChoice === undefined ? null : (
                <td data-title={recordDiffLabels.choice}>{renderChoice(field)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DiffValueProps {
  /** Which of the two is shown. */
  kind: 'ins' | 'del';
  /** The field. */
  field: FieldDescription;
  /** The record as it was. */
  before: object;
  /** The record as it is. */
  after: object;
}

/** The value before or after: of a text that was changed, with the words that differ marked. */
function DiffValue({ kind: Element, field, before, after }: DiffValueProps) {
  const [old, current] = [before, after].map((one) => valueAt(one as FormRecord, field.path));
  const text = fieldText(field, Element === 'del' ? old : current);
  if (text === '') return <span className={styles.none}>{recordDiffLabels.none}</span>;
  if (WORDED.includes(field.kind) && isText(old) && isText(current))
    return (
      <WordDiff
        before={old}
        after={current}
        isHtml={field.kind === 'html'}
        side={Element === 'del' ? 'before' : 'after'}
      />
    );
  return (
    <Element className={styles[Element]} dir="auto">
      {text}
    </Element>
  );
}

/** The kinds whose values are read word by word. */
const WORDED: readonly string[] = ['text', 'multi-line', 'html'];

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

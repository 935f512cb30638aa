'use client';

import {
  type FieldDescription,
  isSameValue,
  readableText,
  type TextPart,
  valueAt,
  wordChanges,
} from '@croupier/core/forms';
import { recordDiffLabels } from '@croupier/core/messages';
import { type ReactNode, useMemo } from 'react';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import { fieldText } from '../../forms/field-text.js';
import styles from './RecordDiff.module.css';
import { WordDiff } from './WordDiff.js';

/** The props of a comparison of two states of a record. */
export interface RecordDiffProps extends RootProps {
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
  beforeLabel = recordDiffLabels.before,
  afterLabel = recordDiffLabels.after,
  yoursLabel = recordDiffLabels.yours,
  ...root
}: RecordDiffProps) {
  const changed = fields.filter(
    ({ path, isSystem }) => !isSystem && !isSameValue(valueAt(before, path), valueAt(after, path)),
  );
  if (changed.length === 0) return <p {...rootAttributes(root, styles.same)}>{recordDiffLabels.same}</p>;
  return (
    <section
      aria-label={recordDiffLabels.title}
      {...rootAttributes(root, styles.root)}
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
              <DiffCells {...{ field, before, after, beforeLabel, afterLabel }} />
              {yours === undefined ? null : (
                <td data-title={yoursLabel}>
                  {conflicts?.has(field.path) ? <OwnValue {...{ field, before, yours }} /> : null}
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

interface DiffCellsProps extends Pick<RecordDiffProps, 'beforeLabel' | 'afterLabel'> {
  /** What is compared. */
  field: FieldDescription;
  /** The record as it was. */
  before: object;
  /** The record as it is. */
  after: object;
}

/** The value before and after; of texts, with the words that differ marked. */
function DiffCells({ field, before, after, beforeLabel, afterLabel }: DiffCellsProps) {
  const [old, current] = [valueAt(before, field.path), valueAt(after, field.path)];
  const parts = useMemo(() => textParts(field, old, current), [field, old, current]);
  return (
    <>
      <td data-title={beforeLabel}>
        <DiffValue kind="del" field={field} value={old} parts={parts} />
      </td>
      <td data-title={afterLabel}>
        <DiffValue kind="ins" field={field} value={current} parts={parts} />
      </td>
    </>
  );
}

/** What this reader has, compared with what was. */
function OwnValue({ field, before, yours }: { field: FieldDescription; before: object; yours: object }) {
  const [old, own] = [valueAt(before, field.path), valueAt(yours, field.path)];
  const parts = useMemo(() => textParts(field, old, own), [field, old, own]);
  return <DiffValue kind="ins" field={field} value={own} parts={parts} />;
}

interface DiffValueProps {
  /** Whether it is the value before or the one after. */
  kind: 'ins' | 'del';
  /** Which field it is of. */
  field: FieldDescription;
  /** The value itself. */
  value: unknown;
  /** The parts of both texts, where their words are compared. */
  parts: readonly TextPart[] | undefined;
}

function DiffValue({ kind: Element, field, value, parts }: DiffValueProps) {
  if (parts !== undefined) return <WordDiff parts={parts} side={Element === 'del' ? 'before' : 'after'} />;
  const text = fieldText(field, value);
  if (text === '') return <span className={styles.none}>{recordDiffLabels.none}</span>;
  return (
    <Element className={styles[Element]} dir="auto">
      {text}
    </Element>
  );
}

/** The kinds whose values are read word by word. */
const WORDED: readonly string[] = ['text', 'multi-line', 'html'];

/** What is the same in two texts and what differs; undefined where a value is compared as a whole. */
function textParts({ kind }: FieldDescription, before: unknown, after: unknown): TextPart[] | undefined {
  if (!WORDED.includes(kind) || !isText(before) || !isText(after)) return undefined;
  const [one, other] = kind === 'html' ? [readableText(before), readableText(after)] : [before, after];
  // Where only the markup differs, it is what is compared.
  return one === other ? wordChanges(before, after) : wordChanges(one, other);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

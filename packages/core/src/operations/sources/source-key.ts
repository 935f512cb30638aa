import {
  type RecordIdentity,
  type RowContent,
  type RowIssue,
  type RowReader,
  shortenedValue,
} from '../../csv/import-rules.js';
import { normalizedName, requireField } from '../../csv/table.js';
import { sourceTexts } from '../../diagnostics/problems/sources.js';
import { type Entity, type FieldPath, getFieldValue, issueSentence } from '../../model/entity.js';
import { keyText } from '../../model/source-record.js';
import { problem } from '../../problem.js';
import { hostOf } from '../../values/addresses/host-of.js';
import type { Warning } from '../../warning.js';

/** One way in which the rows of a source name their records. */
export interface KeyPart {
  /** As it is told, such as `domain`. */
  word: string;
  /** Its text in a row; undefined where the row has none. */
  inRow(reader: RowReader<RowContent>, content: RowContent, said: object): string | undefined;
  /** Its text in a record; undefined where only the rows of the file have it. */
  inRecord?(record: object): string | undefined;
}

const COLUMN = 'column:';
/** Between the words of a key that several make together. */
const TOGETHER = '+';

/**
 * How the rows of a source name their records, the first way first; unless told, as other imports match them. Problem: `usage`
 * for what is none.
 */
export function keyParts(
  entity: Pick<Entity, 'fieldPaths' | 'title'>,
  words: readonly string[] | undefined,
  identity?: RecordIdentity,
): KeyPart[] {
  return (words ?? [usualKey(entity, identity)]).map((word) =>
    word.includes(TOGETHER) && !word.startsWith(COLUMN)
      ? together(word.split(TOGETHER).map((one) => keyPart(entity, one.trim())))
      : keyPart(entity, word),
  );
}

/** Whether a warning says of a column of a key that nothing is read from it. */
export function isOfKeyColumn({ reason, params }: Warning, words: readonly string[] = []): boolean {
  const name = { 'column.unknown': params.column, 'field.unknown': params.field }[reason as string];
  return words.some(
    (word) =>
      word.startsWith(COLUMN) && normalizedName(word.slice(COLUMN.length)) === normalizedName(String(name)),
  );
}

function usualKey(entity: Pick<Entity, 'fieldPaths' | 'title'>, identity?: RecordIdentity): string {
  if (hasSlug(entity)) return 'slug';
  if (identity?.by === 'words') return identity.columns.join(TOGETHER);
  throw problem('source.key-needed', { title: entity.title });
}

function keyPart(entity: Pick<Entity, 'fieldPaths' | 'title'>, word: string): KeyPart {
  if (word === 'slug')
    return {
      word,
      inRow: (reader, content) => reader.identity(content, []),
      inRecord: (record) => (record as { slug?: string }).slug,
    };
  if (word === 'id')
    return {
      word,
      inRow: (reader, content) => reader.exportStamps(content).id,
      inRecord: (record) => (record as { id: string }).id,
    };
  if (word === 'domain') return ofField(word, addressField(entity), hostOf);
  if (word.startsWith(COLUMN)) {
    const name = word.slice(COLUMN.length).trim();
    if (name === '') throw problem('source.key-without-column');
    return { word: COLUMN + name, inRow: (reader, content) => reader.named(content, name) };
  }
  const fieldPath = requireField(entity, word);
  return ofField(fieldPath.column, fieldPath, (value) => fieldPath.field.valueType.format(value));
}

/** A key that several make together, as the casino and the title of a bonus: none where one of them is lacking. */
function together(parts: readonly KeyPart[]): KeyPart {
  const joined = (texts: (string | undefined)[]) =>
    texts.includes(undefined) ? undefined : texts.join(' + ');
  const inRecord = (record: object) => joined(parts.map((part) => part.inRecord?.(record)));
  return {
    word: parts.map(({ word }) => word).join(TOGETHER),
    inRow: (reader, content, said) => joined(parts.map(({ inRow }) => inRow(reader, content, said))),
    ...(parts.every((part) => part.inRecord !== undefined) ? { inRecord } : {}),
  };
}

/** The key of a row, by the first way that it has, such as `domain: golden-fox.example`; undefined, with a fault, where it has none. */
export function keyOfRow(
  ways: readonly KeyPart[],
  reader: RowReader<RowContent>,
  content: RowContent,
  said: object,
  faults: RowIssue[],
): string | undefined {
  for (const { word, inRow } of ways) {
    const text = inRow(reader, content, said);
    if (text === undefined) continue;
    const reading = keyText.parse(`${word}: ${text}`);
    if ('value' in reading) return reading.value;
    faults.push({ message: issueSentence('Key', reading.fault), value: shortenedValue(text) });
    return undefined;
  }
  faults.push({ message: sourceTexts.keyMissing(ways.map(({ word }) => word).join(', ')) });
  return undefined;
}

function hasSlug({ fieldPaths }: Pick<Entity, 'fieldPaths'>): boolean {
  return fieldPaths.some(({ column }) => column === 'slug');
}

function ofField(word: string, fieldPath: FieldPath, textOf: (value: never) => string | undefined): KeyPart {
  const read = (record: object) => {
    // A row of JSON may have anything here, which is refused when the row is.
    const value = fieldPath.field.valueType.schema.safeParse(getFieldValue(record, fieldPath));
    return value.success ? normalized(textOf(value.data as never)) : undefined;
  };
  return { word, inRow: (_reader, _content, said) => read(said), inRecord: read };
}

/** The field whose address has the domain. */
function addressField(entity: Pick<Entity, 'fieldPaths' | 'title'>): FieldPath {
  const found = entity.fieldPaths.find(({ column }) => column === 'visitUrl');
  if (found === undefined) throw problem('source.key-without-domain', { title: entity.title });
  return found;
}

function normalized(text: string | undefined): string | undefined {
  return text?.trim().toLowerCase() || undefined;
}

import type { RowContent, RowReader } from '../../csv/import-rules.js';
import { requireField } from '../../csv/table.js';
import { type Entity, type FieldPath, getFieldValue } from '../../model/entity.js';
import { problem } from '../../problem.js';

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

/** How the rows of a source name their records, the first way first. Problem: `usage` for what is none. */
export function keyParts(
  entity: Pick<Entity, 'fieldPaths' | 'title'>,
  words: readonly string[] | undefined,
): KeyPart[] {
  if (words === undefined && !hasSlug(entity)) throw problem('source.key-needed', { title: entity.title });
  return (words ?? ['slug']).map((word): KeyPart => {
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
    if (word === 'domain') return ofField(word, addressField(entity), domainOf);
    if (word.startsWith(COLUMN)) {
      const name = word.slice(COLUMN.length).trim();
      if (name === '') throw problem('source.key-without-column');
      return { word: COLUMN + name, inRow: (reader, content) => reader.named(content, name) };
    }
    const fieldPath = requireField(entity, word);
    return ofField(fieldPath.column, fieldPath, (value) => fieldPath.field.valueType.format(value));
  });
}

function hasSlug({ fieldPaths }: Pick<Entity, 'fieldPaths'>): boolean {
  return fieldPaths.some(({ column }) => column === 'slug');
}

function ofField(word: string, fieldPath: FieldPath, textOf: (value: never) => string | undefined): KeyPart {
  const read = (record: object) => {
    const value = getFieldValue(record, fieldPath);
    return value === undefined ? undefined : normalized(textOf(value as never));
  };
  return { word, inRow: (_reader, _content, said) => read(said), inRecord: read };
}

/** The field whose address has the domain. */
function addressField(entity: Pick<Entity, 'fieldPaths' | 'title'>): FieldPath {
  const found = entity.fieldPaths.find(({ column }) => column === 'visitUrl');
  if (found === undefined) throw problem('source.key-without-domain', { title: entity.title });
  return found;
}

/** The host of an address, without `www.`; of a host in other scripts, its ASCII form. */
function domainOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : undefined;
}

function normalized(text: string | undefined): string | undefined {
  return text?.trim().toLowerCase() || undefined;
}

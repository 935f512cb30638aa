import { type Entity, type FieldPath, getFieldValue, setFieldValue } from '../../model/entity.js';
import { webAddress } from '../../values/addresses/web-address.js';
import { country } from '../../values/country.js';
import { isListType } from '../../values/list.js';
import { requireField } from '../table.js';

const WORDED_TYPES = new Set([country.name, webAddress.name]);

/** The fields that JSON records give, under their names or under those that a map names. */
interface JsonFields {
  /** The fields of a record, in their stored forms where their values have one. */
  known(row: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** Whether a name is one of a field, or of its source. */
  isKnown(name: string): boolean;
  /** What a record says of a field. */
  given(row: Readonly<Record<string, unknown>>, fieldPath: FieldPath): unknown;
}

/** Finds the fields in JSON records; names that are none are told, but for those that are left out. */
export function jsonFields(
  entity: Entity,
  { map, leftOut }: { map: Readonly<Record<string, string>>; leftOut: readonly string[] },
  onUnknown: (name: string) => void,
): JsonFields {
  const worded = entity.fieldPaths.filter(
    ({ field: { valueType } }) => isListType(valueType) || WORDED_TYPES.has(valueType.name),
  );
  const members = new Set(entity.fieldPaths.map(({ path }) => path[0]));
  const ignored = new Set(leftOut);
  const sources = new Set(Object.values(map));
  const mapped = Object.entries(map).map(([field, source]) => [requireField(entity, field), source] as const);
  return {
    isKnown: (name) => members.has(name) || sources.has(name),
    given: (row, fieldPath) =>
      getFieldValue(row, fieldPath) ?? row[mapped.find(([to]) => to === fieldPath)?.[1] ?? ''],
    known(row) {
      const record: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(row)) {
        if (ignored.has(name)) continue;
        if (members.has(name)) record[name] = value;
        else if (!sources.has(name)) onUnknown(name);
      }
      for (const [fieldPath, source] of mapped) {
        if (Object.hasOwn(row, source)) setFieldValue(record, fieldPath, row[source]);
      }
      for (const fieldPath of worded) {
        const owner = fieldPath.path.length === 1 ? record : record[fieldPath.path[0]];
        if (typeof owner !== 'object' || owner === null) continue;
        const value = getFieldValue(record, fieldPath);
        const stored = toStored(fieldPath, value);
        if (stored !== value) setFieldValue(record, fieldPath, stored);
      }
      return record;
    },
  };
}

/** The stored form of what a cell may say too: the name of a country, a bare domain, a list as one text. */
function toStored(fieldPath: FieldPath, value: unknown): unknown {
  const { valueType } = fieldPath.field;
  if (valueType.schema.safeParse(value).success) return value;
  if (isListType(valueType) && Array.isArray(value)) return value.map((item) => storedItem(fieldPath, item));
  if (typeof value !== 'string') return value;
  const reading = valueType.parse(value.trim());
  return 'value' in reading ? reading.value : value;
}

/** The stored form of one item; one that is none stays, to be told. */
function storedItem({ field: { valueType } }: FieldPath, item: unknown): unknown {
  if (typeof item !== 'string' || item.includes('|')) return item;
  // In a cell, | ends an item that may hold commas.
  const reading = valueType.parse(`${item}|`);
  return 'value' in reading ? ((reading.value as unknown[])[0] ?? item) : item;
}

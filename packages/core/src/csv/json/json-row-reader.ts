import { askedIssues } from '../../model/asked-fields.js';
import {
  type Entity,
  type FieldPath,
  getFieldValue,
  issueSentence,
  setFieldValue,
  systemFields,
} from '../../model/entity.js';
import { webAddress } from '../../values/addresses/web-address.js';
import { country } from '../../values/country.js';
import { identifier } from '../../values/identifier.js';
import { isListType } from '../../values/list.js';
import { slug as slugKind } from '../../values/text/slug.js';
import { timestamp } from '../../values/timestamp.js';
import {
  type ColumnDefault,
  type ImportRules,
  identityColumn,
  ignoredNames,
  isEqualValue,
  NEW_SLUG,
  newSlugFrom,
  type RowReader,
  shortenedValue,
  slugFrom,
} from '../import-rules.js';
import { requireField } from '../table.js';

/** Reads JSON records, which use the field names and ratings from 0 to 10. */
export function jsonRowReader(
  entity: Entity,
  { map, leftOut }: { map: Readonly<Record<string, string>>; leftOut: readonly string[] },
  rules: ImportRules,
  defaults: readonly ColumnDefault[],
  onUnknown: (name: string) => void,
): RowReader<Readonly<Record<string, unknown>>> {
  const worded = entity.fieldPaths.filter(
    (fieldPath) => isListType(fieldPath.field.valueType) || WORDED_TYPES.has(fieldPath.field.valueType.name),
  );
  const members = new Set(entity.fieldPaths.map(({ path }) => path[0]));
  const ignored = new Set([...ignoredNames(entity, rules), ...leftOut]);
  const sources = new Set(Object.values(map));
  const mapped = Object.entries(map).map(([field, source]) => [requireField(entity, field), source] as const);

  const knownFields = (row: Readonly<Record<string, unknown>>): Record<string, unknown> => {
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
  };

  const { identity } = rules;
  const identityName = identityColumn(identity);
  const identityIndex = entity.fieldPaths.findIndex(({ column }) => column === identityName);
  const placeholders = systemFieldPlaceholders(entity);
  // An imported id can only match a record; it is never stored.
  const placeholderId = placeholders.id === undefined ? {} : { id: placeholders.id };

  return {
    shapeIssue(row) {
      for (const [name, value] of Object.entries(row)) {
        const isTable = Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null);
        if (isTable && !members.has(name) && !sources.has(name))
          return { message: `'${name}' holds the records: give the array itself`, column: name };
      }
      return undefined;
    },
    exportStamps(row) {
      const id = identifier.schema.safeParse(row.id).data;
      const updatedAt = timestamp.schema.safeParse(row.updatedAt).data;
      return { ...(id === undefined ? {} : { id }), ...(updatedAt === undefined ? {} : { updatedAt }) };
    },
    identity(row, faults) {
      const record = knownFields(row);
      const given = record[identityName] ?? undefined;
      if (identity.by === 'words') {
        const parsed = identifier.schema.safeParse(given);
        return parsed.success ? parsed.data : undefined;
      }
      const parsed = given === undefined ? undefined : slugKind.schema.safeParse(given);
      if (parsed?.success === false) {
        const message = issueSentence('Slug', parsed.error.issues[0]?.message ?? '');
        faults.push({ message, column: 'slug', value: shortenedValue(given) });
        return undefined;
      }
      const text = parsed?.data ?? record[identity.from];
      if (typeof text !== 'string' || text.trim() === '') return undefined;
      const made = slugFrom(text, parsed !== undefined, identity);
      if ('slug' in made) return made.slug;
      faults.push({
        message: made.message,
        column: parsed === undefined ? identity.from : 'slug',
        value: shortenedValue(text),
      });
      return undefined;
    },
    identityWords(row) {
      if (identity.by !== 'words') return [];
      const record = knownFields(row);
      return identity.columns.map((column) => {
        const given = record[column] ?? defaults.find((one) => one.column === column)?.value;
        return given === undefined ? undefined : String(given).trim();
      });
    },
    given: (row, fieldPath) =>
      getFieldValue(row, fieldPath) ?? row[mapped.find(([to]) => to === fieldPath)?.[1] ?? ''],
    named: (row, name) => (row[name] == null ? undefined : String(row[name]).trim() || undefined),
    newRecord(row, faults, defaultsUsed) {
      const given = withoutNulls(knownFields(row));
      const record = rules.derive?.(given, {}) ?? given;
      for (const { fieldIndex, column, value } of defaults) {
        const fieldPath = entity.fieldPaths[fieldIndex] as FieldPath;
        if (getFieldValue(record, fieldPath) !== undefined) continue;
        if (value !== undefined) setFieldValue(record, fieldPath, value);
        defaultsUsed.push(column);
      }
      const check = entity.check({ ...placeholders, ...record, ...placeholderId });
      const asked = askedIssues(entity, record, true);
      if ('value' in check && asked.length === 0) {
        return entity.fieldPaths.map((fieldPath, index) => {
          const isFilledIn =
            index === identityIndex ||
            fieldPath.column === 'id' ||
            getFieldValue(record, fieldPath) === undefined;
          return isFilledIn && Object.hasOwn(placeholders, fieldPath.column)
            ? undefined
            : getFieldValue(check.value as object, fieldPath);
        });
      }
      for (const { message, path = '' } of [...asked, ...('issues' in check ? check.issues : [])]) {
        const fieldPath = entity.findField(path);
        faults.push({
          message,
          column: path,
          ...(fieldPath ? { value: shortenedValue(getFieldValue(record, fieldPath)) } : {}),
        });
      }
      return [];
    },
    changes(row, before) {
      const { [identityName]: _naming, ...record } = knownFields(row);
      for (const [name, value] of Object.entries(record)) {
        if (isEqualValue(value, (before as Record<string, unknown>)[name])) delete record[name];
      }
      return record;
    },
    newSlug(row, faults) {
      const text = row[NEW_SLUG];
      if (identity.by !== 'slug' || text == null || text === '') return undefined;
      const given = newSlugFrom(String(text), identity);
      if ('slug' in given) return given.slug;
      faults.push({ message: given.message, column: NEW_SLUG, value: shortenedValue(text) });
      return undefined;
    },
    isBlank: () => false,
    rejected: (row, number, faults) => ({ fields: { ...row, _row: number, _errors: faults } }),
    rejectsHeader: [],
  };
}

const WORDED_TYPES = new Set([country.name, webAddress.name]);

/** The stored form of what a cell may say too: the name of a country, a bare domain, a list as one text. */
function toStored(fieldPath: FieldPath, value: unknown): unknown {
  const { valueType } = fieldPath.field;
  if (valueType.schema.safeParse(value).success) return value;
  if (isListType(fieldPath.field.valueType) && Array.isArray(value))
    return value.map((item) => storedItem(fieldPath, item));
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

/** Placeholders for fields that the store fills in, so that validation passes; none is stored. */
function systemFieldPlaceholders(entity: Entity): Record<string, string> {
  const all = systemFields(entity).map(({ column, field }) => [column, field.system.placeholder] as const);
  return { ...(entity.findField('slug') === undefined ? {} : { slug: 'x' }), ...Object.fromEntries(all) };
}

function withoutNulls(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

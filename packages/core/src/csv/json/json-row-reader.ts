import { askedIssues } from '../../model/asked-fields.js';
import {
  type Entity,
  type FieldPath,
  getFieldValue,
  setFieldValue,
  systemFields,
} from '../../model/entity.js';
import { identifier } from '../../values/identifier.js';
import { timestamp } from '../../values/timestamp.js';
import {
  type ColumnDefault,
  type ImportRules,
  identityColumn,
  ignoredNames,
  isEqualValue,
  type RowReader,
  shortenedValue,
} from '../import-rules.js';
import { jsonFields } from './json-fields.js';
import { jsonIdentity } from './json-identity.js';

/** Reads JSON records, which use the field names and ratings from 0 to 10. */
export function jsonRowReader(
  entity: Entity,
  { map, leftOut }: { map: Readonly<Record<string, string>>; leftOut: readonly string[] },
  rules: ImportRules,
  defaults: readonly ColumnDefault[],
  onUnknown: (name: string) => void,
): RowReader<Readonly<Record<string, unknown>>> {
  const fields = jsonFields(
    entity,
    { map, leftOut: [...ignoredNames(entity, rules), ...leftOut] },
    onUnknown,
  );
  const identityName = identityColumn(rules.identity);
  const identityIndex = entity.fieldPaths.findIndex(({ column }) => column === identityName);
  const placeholders = systemFieldPlaceholders(entity);
  // An imported id can only match a record; it is never stored.
  const placeholderId = placeholders.id === undefined ? {} : { id: placeholders.id };

  return {
    shapeIssue(row) {
      for (const [name, value] of Object.entries(row)) {
        const isTable = Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null);
        if (isTable && !fields.isKnown(name))
          return { message: `'${name}' holds the records: give the array itself`, column: name };
      }
      return undefined;
    },
    exportStamps(row) {
      const id = identifier.schema.safeParse(row.id).data;
      const updatedAt = timestamp.schema.safeParse(row.updatedAt).data;
      return { ...(id === undefined ? {} : { id }), ...(updatedAt === undefined ? {} : { updatedAt }) };
    },
    ...jsonIdentity(rules.identity, fields.known, defaults),
    given: fields.given,
    named: (row, name) => (row[name] == null ? undefined : String(row[name]).trim() || undefined),
    newRecord(row, faults, defaultsUsed) {
      const given = withoutNulls(fields.known(row));
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
      const { [identityName]: _naming, ...record } = fields.known(row);
      for (const [name, value] of Object.entries(record)) {
        if (isEqualValue(value, (before as Record<string, unknown>)[name])) delete record[name];
      }
      return record;
    },
    isBlank: () => false,
    rejected: (row, number, faults) => ({ fields: { ...row, _row: number, _errors: faults } }),
    rejectsHeader: [],
  };
}

/** Placeholders for fields that the store fills in, so that validation passes; none is stored. */
function systemFieldPlaceholders(entity: Entity): Record<string, string> {
  const all = systemFields(entity).map(({ column, field }) => [column, field.system.placeholder] as const);
  return { ...(entity.findField('slug') === undefined ? {} : { slug: 'x' }), ...Object.fromEntries(all) };
}

function withoutNulls(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

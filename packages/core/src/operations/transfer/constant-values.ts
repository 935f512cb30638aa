import { type ColumnDefault, isEqualValue, type RowContent, type RowReader } from '../../csv/import-rules.js';
import { type Entity, type FieldPath, getFieldValue, setFieldValue } from '../../model/entity.js';

/** A reader for which every row says these values too, whatever it has in their columns. */
export function withConstants(
  reader: RowReader<RowContent>,
  { fieldPaths }: Pick<Entity, 'fieldPaths'>,
  constants: readonly ColumnDefault[],
): RowReader<RowContent> {
  if (constants.length === 0) return reader;
  const values = constants.map(({ fieldIndex, value }) => {
    return { fieldIndex, value, fieldPath: fieldPaths[fieldIndex] as FieldPath };
  });
  const columns = new Set(constants.map(({ column }) => column));
  return {
    ...reader,
    given: (row, fieldPath) =>
      values.find((one) => one.fieldPath === fieldPath)?.value ?? reader.given(row, fieldPath),
    newRecord(row, faults, defaultsUsed) {
      const defaulted: string[] = [];
      const record = reader.newRecord(row, faults, defaulted);
      defaultsUsed.push(...defaulted.filter((column) => !columns.has(column)));
      for (const { fieldIndex, value } of values) record[fieldIndex] = value;
      return record;
    },
    changes(row, before, faults) {
      const changes = reader.changes(row, before, faults);
      for (const { fieldPath, value } of values) {
        const isSame = isEqualValue(value, getFieldValue(before, fieldPath));
        if (!isSame || getFieldValue(changes, fieldPath) !== undefined)
          setFieldValue(changes, fieldPath, isSame ? undefined : value);
      }
      return changes;
    },
  };
}

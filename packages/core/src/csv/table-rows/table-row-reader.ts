import { counted } from '../../diagnostics/plural.js';
import type { Entity } from '../../model/entity.js';
import {
  type ColumnDefault,
  type ImportRules,
  identityColumn,
  REJECT_COLUMNS,
  type RowReader,
} from '../import-rules.js';
import { normalizedName, readCellText, type Table, type TableColumn } from '../table.js';
import { type CellContext, changesReader } from './changes-reader.js';
import { newRecordReader } from './new-record-reader.js';
import { tableRowIdentity } from './table-row-identity.js';

/** Reads the rows of a table. */
export function tableRowReader(
  entity: Entity,
  header: readonly string[],
  table: Table,
  rules: ImportRules,
  defaults: readonly ColumnDefault[],
  options: Pick<CellContext, 'onUnread' | 'emptyWord'>,
): RowReader<readonly string[]> {
  // A rejects file that is imported again already has these two columns.
  const ownColumns = header.flatMap((name, index) =>
    (REJECT_COLUMNS as readonly string[]).includes(name.trim()) ? [] : [index],
  );
  const { idIn, ...naming } = tableRowIdentity(entity, header, table, rules, defaults);
  const cells: CellContext = { ...options, table, rules, idIn, columns: valueColumns(table, rules) };

  return {
    ...naming,
    newRecord: newRecordReader(entity, cells, defaults),
    changes: changesReader(cells),
    shapeIssue(row) {
      if (row.length === table.width) return undefined;
      if (row.length > table.width && row.slice(table.width).every((cell) => cell.trim() === ''))
        return undefined;
      return { message: `There are ${counted(row.length, 'cell')}, and the header has ${table.width}` };
    },
    given(row, { column }) {
      const index = table.columns.find(({ fieldPath }) => fieldPath.column === column)?.index;
      return index === undefined ? '' : readCellText(row[index] ?? '');
    },
    named(row, name) {
      const index = table.names.findIndex((one) => normalizedName(one) === normalizedName(name));
      return readCellText(row[index] ?? '') || undefined;
    },
    isBlank: (row) => row.every((cell) => cell.trim() === ''),
    rejected(row, number, faults) {
      const cells = ownColumns.map((index) => row[index] ?? '');
      return { cells: [...cells, String(number), faults, ...row.slice(table.width)] };
    },
    rejectsHeader: [...ownColumns.map((index) => header[index] ?? ''), ...REJECT_COLUMNS],
  };
}

/** The columns but that of the identity, as `rules` order them. */
function valueColumns({ columns }: Table, { identity, order: names }: ImportRules): TableColumn[] {
  const identifying = identityColumn(identity);
  const order = new Map(names.map((column, place) => [column, place]));
  const rank = ({ fieldPath }: TableColumn) => order.get(fieldPath.column) ?? order.size;
  return columns
    .filter(({ fieldPath }) => fieldPath.column !== identifying)
    .sort((a, b) => rank(a) - rank(b));
}

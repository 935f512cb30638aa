import { bidiIsolate } from '../../../parts/bidi-isolate.js';
import data from '../../../parts/DataTable/DataTable.module.css';
import { SelectRowCheckbox } from '../Table/SelectionCheckbox.js';
import table from '../Table/Table.module.css';
import type { GridColumn } from './grid-view.js';

/** A row of a grid; its first cell names it. */
export function GridRow<Row>({
  row,
  index,
  rowNumber,
  keys,
  selected,
  rowName,
  columns,
  onSelect,
}: {
  row: Row;
  /** Its place on the page, from 0. */
  index: number;
  /** Its place among all rows of all pages, from 1. */
  rowNumber: number;
  /** The keys of the rows of this page. */
  keys: readonly string[];
  /** The keys of the selected rows of this page. */
  selected: ReadonlySet<string>;
  rowName: (row: Row) => string;
  columns: readonly GridColumn<Row>[];
  /** Called with the keys that are selected on this page; undefined where rows cannot be selected. */
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined;
}) {
  const key = keys[index] as string;
  return (
    <tr
      data-grid-row={index}
      // The heading is the first row of the table.
      aria-rowindex={rowNumber + 1}
      className={selected.has(key) ? table.selected : undefined}
    >
      {onSelect === undefined ? null : (
        <td className={table.checkbox}>
          <SelectRowCheckbox of={key} name={rowName(row)} {...{ keys, selected, onSelect }} />
        </td>
      )}
      {columns.map(({ id, title, cell, align }, i) =>
        i === 0 ? (
          <th key={id} scope="row" className={data.row} data-align={align}>
            {bidiIsolate(cell(row))}
          </th>
        ) : (
          <td key={id} className={data.cell} data-align={align} data-title={title}>
            {bidiIsolate(cell(row))}
          </td>
        ),
      )}
    </tr>
  );
}

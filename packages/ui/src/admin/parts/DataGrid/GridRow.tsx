import { dataGridLabels } from '@croupier/core/messages';
import { bidiIsolate } from '../../../parts/bidi-isolate.js';
import data from '../../../parts/DataTable/DataTable.module.css';
import { SelectRowCheckbox } from '../Table/SelectionCheckbox.js';
import table from '../Table/Table.module.css';
import { CellEditor } from './cells/CellEditor.js';
import type { CellPlace } from './cells/grid-cells.js';
import type { CellsState } from './cells/use-grid-cells.js';
import styles from './DataGrid.module.css';
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
  onSelectedChange,
  cells,
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
  onSelectedChange: ((selected: ReadonlySet<string>) => void) | undefined;
  /** How its cells are edited; undefined where they are not. */
  cells: CellsState<Row> | undefined;
}) {
  const key = keys[index] as string;
  return (
    <tr
      data-grid-row={index}
      // The heading is the first row of the table.
      aria-rowindex={rowNumber + 1}
      className={selected.has(key) ? table.selected : undefined}
    >
      {onSelectedChange === undefined ? null : (
        <td className={table.checkbox}>
          <SelectRowCheckbox of={key} name={rowName(row)} {...{ keys, selected, onSelectedChange }} />
        </td>
      )}
      {columns.map((column, i) => (
        <GridCell
          key={column.id}
          {...{ row, column, cells }}
          rowKey={key}
          place={{ row: index, column: i }}
          name={rowName(row)}
        />
      ))}
    </tr>
  );
}

interface GridCellProps<Row> {
  row: Row;
  rowKey: string;
  column: GridColumn<Row>;
  place: CellPlace;
  /** The name of the row. */
  name: string;
  cells: CellsState<Row> | undefined;
}

/** A cell; the first of a row is its heading. */
function GridCell<Row>(props: GridCellProps<Row>) {
  const { row, column, place, cells } = props;
  const { id, title, align, isFixed } = column;
  const attributes = {
    'data-align': align,
    ...(cells === undefined || isFixed
      ? {}
      : {
          'data-cell': place.column,
          'aria-readonly': cells.textOf(row, id) === undefined && cells.openerOf?.(id) === undefined,
          // One tab stop for all cells: arrow keys go from one to another.
          tabIndex: place.row === 0 && place.column === 0 ? 0 : -1,
        }),
  };
  if (place.column === 0)
    return (
      <th {...attributes} scope="row" className={data.row}>
        <CellContent {...props} />
      </th>
    );
  return (
    <td {...attributes} className={data.cell} data-title={title}>
      <CellContent {...props} />
    </td>
  );
}

/** What a cell shows: its value, the text that is being saved, or its editor. */
function CellContent<Row>(props: GridCellProps<Row>) {
  const { row, rowKey, place, name, cells } = props;
  const { id, title, cell } = props.column;
  const pending = cells?.pendingText(rowKey, place.column);
  if (pending !== undefined)
    return (
      <span className={styles.pending} dir="auto">
        {pending}
      </span>
    );
  const edited = cells?.edited;
  if (cells === undefined || edited?.key !== rowKey || edited.column !== place.column)
    return bidiIsolate(cell(row));
  return (
    <CellEditor
      label={dataGridLabels.cell(title, name)}
      text={cells.textOf(row, id) ?? ''}
      typed={edited.typed}
      fault={edited.fault}
      options={cells.optionsOf?.(id)}
      isTime={cells.isTime?.(id) ?? false}
      onEnd={cells.onEnd}
    />
  );
}

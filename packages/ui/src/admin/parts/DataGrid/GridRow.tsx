import { dataGridLabels } from '@croupier/core/messages';
import { memo } from 'react';
import { bidiIsolate } from '../../../parts/bidi-isolate.js';
import data from '../../../parts/DataTable/DataTable.module.css';
import { SelectRowCheckbox } from '../Table/SelectionCheckbox.js';
import table from '../Table/Table.module.css';
import { CellEditor } from './cells/CellEditor.js';
import type { CellPlace, GridCells } from './cells/grid-cells.js';
import type { RowEdits } from './cells/use-grid-cells.js';
import styles from './DataGrid.module.css';
import type { GridColumn } from './grid-view.js';

interface GridRowProps<Row> extends RowEdits {
  row: Row;
  /** Its place on the page, from 0. */
  index: number;
  /** Its place among all rows of all pages, from 1. */
  rowNumber: number;
  /** What it is called. */
  name: string;
  columns: readonly GridColumn<Row>[];
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  /** How its cells are edited; undefined where they are not. */
  cells: GridCells<Row> | undefined;
}

/** A row of a grid, which is drawn again only where it changed; its first cell names it. */
export const GridRow = /* @__PURE__ */ memo(Row) as typeof Row;

function Row<Row>({ row, index, rowNumber, columns, isSelected, ...props }: GridRowProps<Row>) {
  return (
    <tr
      data-grid-row={index}
      // The heading is the first row of the table.
      aria-rowindex={rowNumber + 1}
      className={isSelected ? table.selected : undefined}
    >
      {isSelected === undefined ? null : (
        <td className={table.checkbox}>
          <SelectRowCheckbox name={props.name} isSelected={isSelected} />
        </td>
      )}
      {columns.map((column, i) => (
        <GridCell key={column.id} {...props} {...{ row, column }} place={{ row: index, column: i }} />
      ))}
    </tr>
  );
}

interface GridCellProps<Row>
  extends Pick<GridRowProps<Row>, 'row' | 'name' | 'cells' | 'edited' | 'pending'> {
  column: GridColumn<Row>;
  place: CellPlace;
}

/** A cell; the first of a row is its heading. */
function GridCell<Row>(props: GridCellProps<Row>) {
  const { row, column, place, cells } = props;
  const { id, title, align, isFixed, isShort } = column;
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
      <th {...attributes} scope="row" className={data.row} data-short={isShort || undefined}>
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
function CellContent<Row>({ row, place, name, column, cells, edited, pending }: GridCellProps<Row>) {
  const { id, title, cell } = column;
  const saved = pending?.findLast((one) => one.column === place.column);
  if (saved !== undefined)
    return (
      <span className={styles.pending} dir="auto">
        {saved.text}
      </span>
    );
  if (cells === undefined || edited?.column !== place.column) return bidiIsolate(cell(row));
  return (
    <CellEditor
      label={dataGridLabels.cell(title, name)}
      text={cells.textOf(row, id) ?? ''}
      typed={edited.typed}
      fault={edited.fault}
      options={cells.optionsOf?.(id)}
      isTime={cells.isTime?.(id) ?? false}
      onEnd={edited.onEnd}
    />
  );
}

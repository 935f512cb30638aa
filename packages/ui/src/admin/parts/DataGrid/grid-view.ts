import type { TableColumn } from '../Table/Table.js';

/** A column of a data grid. */
export interface GridColumn<Row> extends TableColumn<Row> {
  /** What settings call it. */
  id: string;
  /** True for a column that cannot be hidden; the first never can. */
  isFixed?: boolean;
  /** True where its texts are short, such as days: as the first, it keeps no room for names. */
  isShort?: boolean;
}

/** How close the rows are. */
export type GridDensity = 'comfortable' | 'compact';

/** The appearance of a grid that a reader chose. */
export interface GridView {
  /** The ids of hidden columns. */
  hidden: readonly string[];
  density: GridDensity;
}

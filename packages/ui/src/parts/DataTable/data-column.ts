import type { ReactNode } from 'react';

/** A column of a table. */
export interface DataColumn<Row> {
  /** The heading of the column, unique in the table. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
}

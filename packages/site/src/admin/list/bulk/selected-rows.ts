import { tellFailure } from '../../backend/use-operations.js';

/** From so many records on, a change is asked about, tells how far it is, and can be stopped. */
export const LARGE = 100;

/** The selected rows of a list. */
export interface SelectedRows<Row> {
  count: number;
  /** The row, where one alone is selected and it is on this page. */
  one: Row | undefined;
  /** The keys of all of them; those of other pages are asked for. */
  findKeys: () => Promise<string[]>;
  clear: () => void;
}

/** One row, as if it alone were selected. */
export function onlyRow<Row extends { id: string }>(row: Row): SelectedRows<Row> {
  return { count: 1, one: row, clear: () => undefined, findKeys: async () => [row.id] };
}

/** Makes a change of the selected rows, and selects none. */
export async function changeSelected<Row>(
  selected: SelectedRows<Row>,
  change: (keys: string[]) => Promise<unknown>,
): Promise<void> {
  await change(await selected.findKeys());
  selected.clear();
}

/** As `changeSelected()`; a failure is told in a toast. */
export function changeSelectedOrTell<Row>(...args: Parameters<typeof changeSelected<Row>>): Promise<void> {
  return changeSelected(...args).catch(tellFailure);
}

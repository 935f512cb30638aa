import { filterInTurns } from '../../short-turns.js';

/** The query of a list of records. */
export interface RecordSelection<T> {
  passes(record: T): boolean;
  /** The order; that of the collection without it. */
  compare?: ((a: T, b: T) => number) | undefined;
}

/** The records that a query asks for, in its order. */
export function selectRecords<T>(records: Iterable<T>, { passes, compare }: RecordSelection<T>): T[] {
  const found = [...records].filter(passes);
  return compare === undefined ? found : found.sort(compare);
}

/** As `selectRecords()`, in short turns, so that a long collection keeps nobody waiting. */
export async function selectInTurns<T>(
  records: Iterable<T>,
  { passes, compare }: RecordSelection<T>,
): Promise<T[]> {
  const found = await filterInTurns(records, passes);
  return compare === undefined ? found : found.sort(compare);
}

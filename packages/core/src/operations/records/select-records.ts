import { filterInTurns, finishInTurns, type Steps } from '../../short-turns.js';

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

/** The first records that were found, and how many were. */
export interface FirstRecords<T> {
  total: number;
  records: readonly T[];
}

/** What is wanted of the records that a query asks for. */
export interface WantedRecords<T> {
  /** What else a record must pass. */
  passes?: ((record: T) => boolean) | undefined;
  /** How many are needed; all of them without it. */
  most?: number | undefined;
}

/** As `selectInTurns()`, but keeps only the first `most`, so that a page of a long collection holds no more than it shows. */
export function selectFirstInTurns<T>(
  records: Iterable<T>,
  { passes, compare }: RecordSelection<T>,
  { passes: alsoPasses, most = Number.POSITIVE_INFINITY }: WantedRecords<T>,
): Promise<FirstRecords<T>> {
  return finishInTurns(selectFirst(records, { passes: bothPass(passes, alsoPasses), compare }, most));
}

/** A record passes both tests; the first itself where there is no other. */
export function bothPass<T>(
  passes: (record: T) => boolean,
  alsoPasses: ((record: T) => boolean) | undefined,
): (record: T) => boolean {
  return alsoPasses === undefined ? passes : (record) => passes(record) && alsoPasses(record);
}

/** How many more than the first are kept before the rest are dropped. */
const SLACK = 1_000;

function* selectFirst<T>(
  records: Iterable<T>,
  { passes, compare }: RecordSelection<T>,
  most: number,
): Steps<FirstRecords<T>> {
  let total = 0;
  let kept: T[] = [];
  let last: T | undefined;
  for (const record of records) {
    yield;
    if (!passes(record)) continue;
    total++;
    const isBehind = compare === undefined ? kept.length >= most : last && compare(record, last) >= 0;
    if (isBehind) continue;
    kept.push(record);
    if (compare === undefined || kept.length < most + SLACK) continue;
    // Sorting keeps equals as they came, so who comes later than an equal is behind it.
    kept = kept.sort(compare).slice(0, most);
    last = kept.at(-1);
  }
  if (compare !== undefined) kept.sort(compare);
  return { total, records: kept.slice(0, most) };
}

/** The values of a field in all records: as they are, or each distinct value once and their positions. */
export type Column = { all: readonly unknown[] } | { distinct: readonly unknown[]; at: readonly Positions[] };

/** The position of a value; the positions of the items of a list. */
type Positions = number | readonly number[];

/** Writes the values of a field; text that repeats is written once. */
export function writeColumn(values: readonly unknown[]): Column {
  if (values.some((value) => Array.isArray(value))) {
    const distinct = new DistinctValues();
    const at = values.map((value) => (value as unknown[]).map((item) => distinct.positionOf(item)));
    return { distinct: distinct.values(), at };
  }
  const distinct = new DistinctValues();
  const at = values.map((value) => distinct.positionOf(value));
  return distinct.values().length > values.length / 2
    ? { all: values.map((value) => value ?? null) }
    : { distinct: distinct.values(), at };
}

/** Returns a function that reads the value of a record by its position. */
export function readColumn(column: Column): (position: number) => unknown {
  if ('all' in column) return (position) => column.all[position] ?? undefined;
  const { distinct, at } = column;
  return (position) => {
    const found = at[position] as Positions;
    return typeof found === 'number' ? (distinct[found] ?? undefined) : found.map((item) => distinct[item]);
  };
}

class DistinctValues {
  readonly #positions = new Map<unknown, number>();

  positionOf(value: unknown): number {
    const key = value ?? null;
    const known = this.#positions.get(key) ?? this.#positions.size;
    this.#positions.set(key, known);
    return known;
  }

  values(): unknown[] {
    return [...this.#positions.keys()];
  }
}

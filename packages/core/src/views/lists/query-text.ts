/** A query: as text, or as an object, such as the `searchParams` of Next. */
export type QueryInput =
  | string
  | URLSearchParams
  | Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;

/** The text of a query. */
export function queryText(query: QueryInput): string {
  if (typeof query === 'string') return query;
  if (query instanceof URLSearchParams) return query.toString();
  const given = Object.entries(query).flatMap(([name, value]) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values
      .filter((one) => one !== undefined && one !== null)
      .map((one) => [name, String(one)] as [string, string]);
  });
  return new URLSearchParams(given).toString();
}

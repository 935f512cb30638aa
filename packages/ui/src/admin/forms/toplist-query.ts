/** The values of a filter in the query of a toplist. */
export function chosenIn(query: string, name: string): string[] {
  return new URLSearchParams(query).getAll(name).flatMap((value) => value.split(',').filter(Boolean));
}

/** A query with other values of a filter; all filters in their order. */
export function withChosen(
  query: string,
  names: readonly string[],
  changed: string,
  chosen: readonly string[],
): string {
  return names
    .map((name) => ({ name, values: name === changed ? chosen.toSorted() : chosenIn(query, name) }))
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => `${name}=${values.map(encodeURIComponent).join(',')}`)
    .join('&');
}

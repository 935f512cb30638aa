import type { ToplistFilter } from '@croupier/core';

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
  const filters = names
    .map((name) => ({ name, values: name === changed ? chosen.toSorted() : chosenIn(query, name) }))
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => `${name}=${values.map(encodeURIComponent).join(',')}`);
  return joined(filters, conditionIn(query));
}

/** The condition in the query of a toplist, as it is typed. */
export function conditionIn(query: string): string {
  return new URLSearchParams(query).get('where') ?? '';
}

/** A query with another condition. */
export function withCondition(query: string, condition: string): string {
  return joined(
    query.split('&').filter((part) => part !== '' && !part.startsWith('where=')),
    condition,
  );
}

function joined(filters: readonly string[], condition: string): string {
  return [...filters, ...(condition === '' ? [] : [`where=${encodeURIComponent(condition)}`])].join('&');
}

/** A query in the words of the filters, then its condition: `PayPal, Visa · Score: 8 or more`; a value that no casino has as it is written. */
export function describeToplistQuery(query: string, filters: readonly ToplistFilter[]): string {
  const words = filters.flatMap(({ name, title, isSingle, options }) => {
    const labels = chosenIn(query, name).map(
      (chosen) => options.find(({ value }) => value === chosen)?.label ?? chosen,
    );
    if (labels.length === 0) return [];
    return isSingle ? `${title}: ${labels[0]}` : labels.join(', ');
  });
  const condition = conditionIn(query);
  return [...words, ...(condition === '' ? [] : [condition])].join(' · ');
}

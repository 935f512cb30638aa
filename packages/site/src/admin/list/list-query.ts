import type { ListFilter } from './ListChoice.js';
import type { ListSort } from './list-sorts.js';
import type { ListState } from './use-list-state.js';

/**
 * What a list asks of its operation: the search, the condition, the filters and the order that the address sets. The first option of a
 * filter asks for nothing, and so does a value that is not among the options.
 */
export function listQuery<Query extends object>(
  list: ListState,
  filters: readonly ListFilter[] = [],
  sorts: readonly ListSort[] = [],
): Query {
  const chosen = filters.flatMap(({ name, options: [, ...narrower] }) => {
    const value = list.filter(name);
    return narrower.some((option) => option.value === value) ? [[name, value]] : [];
  });
  return {
    ...Object.fromEntries(chosen),
    ...(list.search === '' ? {} : { search: list.search }),
    ...(list.filter('where') === '' ? {} : { where: [list.filter('where')] }),
    ...(sorts.some(({ value }) => value === list.sort) ? { sort: list.sort } : {}),
  } as Query;
}

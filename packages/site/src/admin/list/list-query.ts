import type { FieldDescription } from '@croupier/core/forms';
import type { ListFilter } from './ListChoice.js';
import { type ListSort, withFieldSorts } from './list-sorts.js';
import type { ListState } from './use-list-state.js';

/** What a list can be asked for beside a search and conditions. */
interface ListChoices {
  filters?: readonly ListFilter[];
  /** The orders that have a name. */
  sorts?: readonly ListSort[];
  /** The fields by which it can be sorted too. */
  fields?: readonly FieldDescription[];
}

/**
 * What a list asks of its operation: the search, the conditions, the filters and the order that the address sets. The first option
 * of a filter asks for nothing, and so does a value that is not among the options.
 */
export function listQuery<Query extends object>(
  list: ListState,
  { filters = [], sorts = [], fields = [] }: ListChoices = {},
): Query {
  const chosen = filters.flatMap(({ name, options: [, ...narrower] }) => {
    const value = list.filter(name);
    return narrower.some((option) => option.value === value) ? [[name, value]] : [];
  });
  const isSorted = withFieldSorts(sorts, fields).some(({ value }) => value === list.sort);
  return {
    ...Object.fromEntries(chosen),
    ...(list.search === '' ? {} : { search: list.search }),
    ...(list.conditions.length === 0 ? {} : { where: list.conditions }),
    ...(isSorted ? { sort: list.sort } : {}),
  } as Query;
}

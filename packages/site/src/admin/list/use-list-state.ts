import type { GridView } from '@croupier/ui/admin';
import { useMemo } from 'react';
import {
  replaceAddressQuery,
  replaceAddressValues,
  useAddressQuery,
  useAddressValue,
} from '../use-address.js';
import { useDensity } from './use-density.js';

const PER_PAGE = 50;
const MOST_PER_PAGE = 200;

/** What a list shows and how: all of it is in the address, so that a link shows the same list. */
export interface ListState {
  /** What is searched for. */
  search: string;
  /** The order, '' for the usual one. */
  sort: string;
  /** From 1. */
  page: number;
  perPage: number;
  /** The hidden columns, and how close the rows are. */
  view: GridView;
  /** The paths of the fields that are columns beside the usual ones, in their order. */
  shown: readonly string[];
  /** The conditions on the fields; a row passes them all. */
  conditions: readonly string[];
  /** The address without the page: what a saved view keeps. */
  query: string;
  /** What is searched for and filtered, as a query; '' where everything is shown. */
  filters: string;
  /** The value of a filter, '' where it is not set. */
  filter(name: string): string;
  /** Changes filters, conditions (`where`), the search (`q`) or the order (`sort`), and goes to the first page; '' removes a value. */
  change(values: Readonly<Record<string, string | readonly string[]>>): void;
  setPage(page: number): void;
  setPerPage(perPage: number): void;
  setView(view: GridView): void;
  setShown(paths: readonly string[]): void;
  /** Shows what a saved view keeps. */
  open(query: string): void;
}

/** What the address says beside the filters; `edit`, `copy`, `change` and `field` name what is open. */
const APPEARANCE = ['page', 'per', 'hide', 'show', 'sort', 'edit', 'copy', 'change', 'field'];

/** The state of the list on this screen. */
export function useListState(): ListState {
  const address = useAddressQuery();
  const [density, setDensity] = useDensity();
  const hidden = useAddressList('hide');
  const shown = useAddressList('show');
  const view = useMemo(() => ({ hidden, density }), [hidden, density]);
  return useMemo(() => {
    const given = new URLSearchParams(address);
    const value = (name: string) => given.get(name) ?? '';
    const kept = new URLSearchParams(address);
    kept.delete('page');
    const filters = new URLSearchParams([...kept].filter(([name]) => !APPEARANCE.includes(name)));
    const change: ListState['change'] = (values) => replaceAddressValues({ page: '', ...values });
    return {
      search: value('q'),
      sort: value('sort'),
      page: positive(value('page')) ?? 1,
      perPage: Math.min(positive(value('per')) ?? PER_PAGE, MOST_PER_PAGE),
      view,
      shown,
      conditions: given.getAll('where'),
      query: kept.toString(),
      filters: filters.toString(),
      filter: value,
      change,
      setPage: (page) => replaceAddressValues({ page: page === 1 ? '' : String(page) }),
      setPerPage: (perPage) => change({ per: perPage === PER_PAGE ? '' : String(perPage) }),
      setView(next) {
        setDensity(next.density);
        const hide = next.hidden.filter((id) => !shown.includes(id));
        const show = shown.filter((path) => !next.hidden.includes(path));
        replaceAddressValues({ hide: hide.join(','), show: show.join(',') });
      },
      setShown: (paths) => replaceAddressValues({ show: paths.join(',') }),
      open: replaceAddressQuery,
    };
  }, [address, view, shown, setDensity]);
}

/** What the address names, separated by commas. */
function useAddressList(name: string): readonly string[] {
  const [value] = useAddressValue(name);
  return useMemo(() => value.split(',').filter(Boolean), [value]);
}

function positive(text: string): number | undefined {
  const number = Number.parseInt(text, 10);
  return number >= 1 ? number : undefined;
}

import { PER_PAGE } from '../../rules/list-pages.js';
import type { PageQuery } from './page-query.js';

/** A link that switches the page's tab, category or order. */
export interface ChoiceLinkView {
  label: string;
  href: string;
  isCurrent: boolean;
  /** The number of items behind the link. */
  count?: number;
}

/** Pagination links of a list. */
export interface PagerView {
  /** From 1. */
  page: number;
  /** The number of pages. */
  pages: number;
  /** The number of items on all pages. */
  total: number;
  /** The URL of the previous page; absent on the first. */
  previous?: string;
  /** The URL of the next page; absent on the last. */
  next?: string;
  /** First, last and neighboring pages; `gap` where pages are left out. */
  links: ({ page: number; href: string; isCurrent: boolean } | 'gap')[];
}

/** A GET form that searches, filters or sorts a list. */
export interface FilterFormView {
  /** The path that the form submits to. */
  action: string;
  /** What the form keeps of the query beside its own fields. */
  hiddenFields: { name: string; value: string }[];
  /** Absent if the list has no search. */
  search?: { name: string; label: string; placeholder: string; value: string };
  /** Absent if the list has only one order. */
  select?: { name: string; label: string; value: string; options: { value: string; label: string }[] };
  /** The label of the submit button. */
  submit: string;
  /** The URL without filters; absent if none is set. */
  reset?: string;
}

/** One page of a list; without a pager if everything fits on one page. */
interface Paginated<T> {
  items: T[];
  /** The number of items on the pages before it. */
  before: number;
  pager?: PagerView;
}

/** Returns the requested page of a list, or the last one if the number is too high. */
export function paginate<T>(
  list: readonly T[],
  { page: wanted, href }: Pick<PageQuery<'page'>, 'page' | 'href'>,
  perPage: number = PER_PAGE,
): Paginated<T> {
  const total = list.length;
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return { items: [...list], before: 0 };
  const page = Math.min(wanted, pages);
  const at = (number: number) => href({ page: number === 1 ? '' : String(number) });
  return {
    items: list.slice((page - 1) * perPage, page * perPage),
    before: (page - 1) * perPage,
    pager: {
      page,
      pages,
      total,
      ...(page > 1 ? { previous: at(page - 1) } : {}),
      ...(page < pages ? { next: at(page + 1) } : {}),
      links: withGaps([1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)).map(
        (one) => (one === 'gap' ? one : { page: one, href: at(one), isCurrent: one === page }),
      ),
    },
  };
}

/** Removes duplicates from ascending numbers and marks gaps of more than one. */
function withGaps(numbers: number[]): (number | 'gap')[] {
  return [...new Set(numbers)].flatMap((number, i, all) => {
    const before = all[i - 1] ?? number;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? ['gap' as const, number] : [number];
  });
}

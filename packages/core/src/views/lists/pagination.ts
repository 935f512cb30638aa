import type { PageQuery } from './page-query.js';

/** How many things stand on one page of a long list. */
const PER_PAGE = 24;

/** One of several ways to see a page, as a link: a tab, a category, an order. */
export interface ChoiceLinkView {
  label: string;
  href: string;
  isCurrent: boolean;
  /** How many things are behind it, where that is told. */
  count?: number;
}

/** The pages of a long list. */
export interface PagerView {
  /** From 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** How many things the whole list has. */
  total: number;
  /** The address of the page before; absent on the first. */
  previous?: string;
  /** The address of the page after; absent on the last. */
  next?: string;
  /** First, last, and those around the present one; `gap` where some are left out. */
  links: ({ page: number; href: string; isCurrent: boolean } | 'gap')[];
}

/** A form that asks the page for something else, by GET. */
export interface FilterFormView {
  /** The path that it sends to. */
  action: string;
  /** What goes along unseen. */
  hiddenFields: { name: string; value: string }[];
  /** The box for words, where the list can be searched. */
  search?: { name: string; label: string; placeholder: string; value: string };
  /** One choice of several, such as the order. */
  select?: { name: string; label: string; value: string; options: { value: string; label: string }[] };
  /** What its button says. */
  submit: string;
  /** The address that asks for everything; absent where nothing is left out. */
  reset?: string;
}

/** One page of a list, and the way to the others; no pager where one page holds all. */
export interface Paginated<T> {
  items: T[];
  pager?: PagerView;
}

/** The page of a list that was asked for; the last one where there are not as many. */
export function paginate<T>(
  list: readonly T[],
  { page: wanted, href }: Pick<PageQuery<'page'>, 'page' | 'href'>,
  perPage: number = PER_PAGE,
): Paginated<T> {
  const total = list.length;
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return { items: [...list] };
  const page = Math.min(wanted, pages);
  const at = (number: number) => href({ page: number === 1 ? '' : String(number) });
  return {
    items: list.slice((page - 1) * perPage, page * perPage),
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

/** Numbers that rise, each once; a gap where more than one is left out. */
function withGaps(numbers: number[]): (number | 'gap')[] {
  return [...new Set(numbers)].flatMap((number, i, all) => {
    const before = all[i - 1] ?? number;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? ['gap' as const, number] : [number];
  });
}

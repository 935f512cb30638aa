import { grouped } from '../../diagnostics/plural.js';

/** The short labels of components that only the admin has. */
export const componentLabels = {
  admin: {
    messages: 'Messages',
    cancel: 'Cancel',
    clear: 'Clear',
    open: 'Show all options',
    noneFound: 'Nothing found',
    remove: (name: string) => `Remove ${name}`,
    more: 'More',
    less: 'Less',
    characters: (used: number, most: number) => `${used} of ${most} characters`,
    selectAll: 'Select all rows on this page',
    selectOne: (name: string) => `Select ${name}`,
    selected: (count: number) => `${grouped(count)} selected`,
    range: (from: number, to: number, total: number) =>
      `${grouped(from)} to ${grouped(to)} of ${grouped(total)}`,
  },
  pager: {
    isFirst: 'This is the first page.',
    isLast: 'This is the last page.',
  },
} as const;

import { counted } from '../../diagnostics/plural.js';

/** The words of the screen of a collection. */
export const collectionLabels = {
  add: (title: string) => `Add ${title}`,
  edit: (title: string) => `Edit ${title}`,
  count: (count: number, noun: string, plural: string) => counted(count, noun, plural),
  search: (titles: readonly string[]) => `Search by ${titles.join(' or ').toLowerCase()}`,
  none: (plural: string) => `No ${plural} match.`,
  noneYet: (plural: string) => `No ${plural} yet.`,
  all: 'All',
  sort: {
    words: (title: string, isTurned: boolean) => `${title} ${isTurned ? 'Z-A' : 'A-Z'}`,
    size: (title: string, isTurned: boolean) => `${title} ${isTurned ? 'High-Low' : 'Low-High'}`,
    time: (_title: string, isTurned: boolean) => (isTurned ? 'Newest First' : 'Oldest First'),
  },
};

import type { Terms } from '../replaceable/terms.js';

/** The terms of the home page and the search page. */
export const siteLabels = {
  home: {
    figures: {
      casinos: 'Casinos',
      games: 'Games',
      bonuses: 'Bonuses',
      reviews: 'Reviews',
      complaints: 'Complaints',
      articles: 'Articles',
    },
    protections: 'How we look after you',
  },
  search: {
    groups: {
      payments: 'Payment methods',
      providers: 'Game providers',
      bonuses: 'Bonuses',
      games: 'Games',
      pages: 'Pages',
    },
  },
} as const satisfies Terms;

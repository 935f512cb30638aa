import * as z from 'zod';
import { CASINO_TEMPLATE_COLUMNS, type Casino, casino } from '../../model/casino.js';
import { CASINO_SORTS, casinoFilter } from '../../rules/casino-filter.js';
import { exportOperations } from '../transfer/export.js';
import { casinoQuery, filterCasinos } from './casino-query.js';

/** Casinos as a file: the five columns of the list, or every field. */
export const { export: casinosExport, template: casinosTemplate } = exportOperations({
  entity: casino,
  screen: '/admin/casinos',
  scale: 5,
  query: casinoQuery.extend({ sort: z.enum(CASINO_SORTS).optional() }),
  records({ casinos }, { sort, ...query }): Iterable<Casino> {
    // Without an order of their own they come as they are stored, one at a time.
    return sort === undefined
      ? filterLazily(casinos.all(), casinoFilter(query))
      : filterCasinos(casinos.all(), { ...query, sort });
  },
  template: CASINO_TEMPLATE_COLUMNS,
  shortColumns: {
    Name: ({ name }) => name,
    Rating: ({ rating }) => String(rating),
    Status: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
    Featured: ({ isFeatured }) => (isFeatured ? 'Featured' : 'Regular'),
    Created: ({ createdAt }) => createdAt.slice(0, 10),
  },
});

function* filterLazily(casinos: Iterable<Casino>, passes: (casino: Casino) => boolean): Generator<Casino> {
  for (const record of casinos) if (passes(record)) yield record;
}

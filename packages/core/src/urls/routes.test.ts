import { expect, test } from 'vitest';
import { RESERVED_SLUGS, ROUTE_ENTRIES } from './routes.js';

test('the first part of every route is reserved whole, so that no page can take it as its slug', () => {
  for (const [kind, { pattern }] of ROUTE_ENTRIES) {
    const [, first = ''] = pattern.split('/');
    if (first !== '' && first !== '{slug}') expect(RESERVED_SLUGS, kind).toContain(first);
  }
});

import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { notFoundPage } from './not-found.js';

test('a mistyped address offers the pages that it may have meant, whatever stands before the name', async () => {
  const catalogue = await sampleCatalogue();
  for (const path of ['/casino/coper-heron', '/reviews/copper-herno/', '/copper-heron-review'])
    expect(notFoundPage(catalogue, path).near[0], path).toMatchObject({
      title: 'Copper Heron',
      href: '/casino/copper-heron',
    });
});

test('an address that is no name, such as those that machines try, offers nothing', async () => {
  const catalogue = await sampleCatalogue();
  for (const path of ['/404', '/wp-login.php', '/.env', `/${'a'.repeat(60)}`, '/qqqqqqqq', '/%ff'])
    expect(notFoundPage(catalogue, path).near, path).toEqual([]);
});

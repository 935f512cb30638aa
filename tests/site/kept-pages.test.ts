import { clockwork, dayOf, memoryHome, openStore, readCatalogue } from '@croupier/core';
import { putSample } from '@croupier/core/sample';
import { expect, test } from 'vitest';
import type { Site } from '../../packages/cli/src/serve/built-site.js';
import { editionOf } from '../../packages/cli/src/serve/edition.js';
import { sourceSite } from './serving.js';

/** An edition of the sample whose pages are all of one length, and the addresses that were drawn for it, in turn. */
async function drawing(
  mostBytes?: number,
  draw: (path: string) => Promise<string> = async () => 'a page'.padEnd(500),
) {
  const home = memoryHome();
  await openStore(home, clockwork).change({ by: { name: 'owner' }, operation: 'sample.put' }, putSample);
  const drawn: string[] = [];
  const site: Site = {
    ...sourceSite,
    async render(path, _load, _links, query = '') {
      drawn.push(query === '' ? path : `${path}?${query}`);
      return { status: 200, headers: { 'content-type': 'text/html' }, html: await draw(path) };
    },
  };
  const catalogue = await readCatalogue(home, dayOf(clockwork.now()));
  return { drawn, edition: editionOf(catalogue, site, home, mostBytes) };
}

test('of all who ask for a page before it is drawn, one has it drawn, and later ones take what is kept', async () => {
  const { drawn, edition } = await drawing();
  const asked = Array.from({ length: 50 }, () => edition.at('/reviews', ''));
  const [first, ...others] = await Promise.all(asked);
  expect(new Set(others)).toEqual(new Set([first]));
  expect(edition.at('/reviews', '')).toBe(first);
  expect(drawn).toEqual(['/reviews']);
});

test('when the pages kept grow beyond their room those not asked for the longest go first, and are drawn again when asked for', async () => {
  const one = await drawing();
  await one.edition.at('/reviews', '');
  const { drawn, edition } = await drawing(Math.floor(2.5 * one.edition.held().bytes));
  for (const path of ['/reviews', '/games', '/reviews', '/news', '/reviews', '/games'])
    await edition.at(path, '');
  expect(drawn).toEqual(['/reviews', '/games', '/news', '/games']);
  expect(edition.held().entries).toBe(2);
});

test('a page larger than all the room is answered, and drives nothing out', async () => {
  const one = await drawing();
  await one.edition.at('/reviews', '');
  const { edition, drawn } = await drawing(one.edition.held().bytes + 100, async (path) =>
    path === '/games' ? 'a page'.padEnd(10_000) : 'a page'.padEnd(500),
  );
  for (const path of ['/reviews', '/games', '/games', '/reviews']) await edition.at(path, '');
  expect(drawn).toEqual(['/reviews', '/games', '/games']);
});

test('what is without number takes no room: searches are drawn each time, wrong addresses are one page', async () => {
  const { drawn, edition } = await drawing();
  await edition.at('/reviews', 'q=copper');
  await edition.at('/reviews', 'q=copper');
  expect(drawn.splice(0)).toEqual(['/reviews?q=copper', '/reviews?q=copper']);
  for (let n = 0; n < 100; n++) await edition.at(`/nowhere-${n}`, '');
  for (let n = 0; n < 100; n++) await edition.at('/reviews', `utm_source=${n}`);
  expect(drawn).toEqual(['/nowhere-0', '/reviews']);
});

test('a page that could not be drawn is tried anew by the next who asks', async () => {
  let failures = 1;
  const { edition } = await drawing(undefined, async () => {
    if (failures-- > 0) throw new Error('A bug');
    return 'a page';
  });
  const asked = [edition.at('/reviews', ''), edition.at('/reviews', '')];
  for (const one of asked) await expect(one).rejects.toThrow('A bug');
  expect(await edition.at('/reviews', '')).toMatchObject({ status: 200 });
});

import { expect, test } from 'vitest';
import { productionSources } from './source-files.js';

/** What visitors get of a casino is decided by `offerIn`; these read the records that decide. */
const DECIDE = [
  'packages/core/src/model/public-catalogue.ts',
  'packages/core/src/model/markets/',
  'packages/core/src/model/offers/',
];
/** Where staff keep them. */
const STAFF = ['packages/core/src/collections/', 'packages/core/src/operations/', 'packages/core/src/http/'];
const VISITORS = ['packages/core/src/views/', 'packages/core/src/urls/', 'packages/cli/src/serve/'];

test('no page, feed or embed reads listings or rules of markets: all have what the catalogue of their market says', () => {
  const wrong = productionSources
    .filter(({ path }) => VISITORS.some((folder) => path.startsWith(folder)))
    .flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ from, typeOnly }) => !typeOnly && /collections\/listings|markets\/(?!.*-in\.js)/.test(from),
        )
        .filter(({ from }) => !/values\/markets\/|markets\/offers-in-market\.js/.test(from))
        .map(({ from, line }) => `${path}:${line} imports ${from}`),
    );
  expect(wrong, 'Take it from the public catalogue, or catalogueIn() for another market.').toEqual([]);
});

test('a casino and a bonus become public in one place', () => {
  const wrong = productionSources
    .filter(({ path }) => path.startsWith('packages/core/src/'))
    .filter(({ path }) => ![...DECIDE, ...STAFF].some((place) => path.startsWith(place)))
    .filter(({ text }) => /\b(?:casino|bonus|listing)\.toPublic\b|content\.listings\b/.test(text))
    .map(({ path }) => path);
  expect(wrong, 'Take it from the public catalogue.').toEqual([]);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { hostStyles } from '../embedding-pages/host-styles.js';
import {
  changes,
  type Looks,
  type PackedComponents,
  packedComponents,
  pageWith,
  SURFACES,
} from '../packed-components.js';
import { expectAccessible } from '../page-checks.js';

// What has no style at all is compared in another test: this many of its elements are too much for Chromium.
const { 'a reset of everything': _, ...hosts } = await hostStyles();
/** Hosts whose rules are in layers, or which have none but for the root: there the layered sheet holds. */
const LAYERED_HOSTS = ['Tailwind 4', 'a root of 62.5 %'];

let packed: PackedComponents;
const bare = pageWith('');
const references: Record<string, Promise<Looks>> = {};

beforeAll(async () => {
  packed = await packedComponents();
});

describe.each(Object.keys(hosts))('on a page with the styles of %s', (host) => {
  const kinds = (['whole', 'per component', 'layered'] as const).filter(
    (kind) => kind !== 'layered' || LAYERED_HOSTS.includes(host),
  );
  test.each(kinds)('with the sheets "%s" every component looks as on a bare page', async (kind) => {
    for (const surface of SURFACES) {
      const name = JSON.stringify([kind, surface]);
      references[name] ??= packed.looks(kind, surface, bare);
      const found = await packed.looks(kind, surface, pageWith(hosts[host] ?? ''));
      expect(changes(await references[name], found), name).toEqual([]);
    }
  });
});

test.each(['whole', 'layered'] as const)(
  'with the sheets "%s" every component can be read on a page of the other color',
  async (kind) => {
    for (const surface of SURFACES) {
      const ground = surface.theme === 'light' ? 'black' : 'white';
      const host = `body { background: ${ground}; color: ${ground === 'black' ? 'white' : 'black'} }`;
      await packed.onSurface(kind, surface, pageWith(host), (page) =>
        expectAccessible(page, JSON.stringify(surface), ['color-contrast']),
      );
    }
  },
);

test('a class of the app wins on the root of a component, whichever sheet comes first', async () => {
  const mine = '.mine { background-color: rgb(1, 2, 3); padding: 77px; margin: 5px; color: rgb(4, 5, 6) }';
  const roots = Object.values(packed.components).map((html) => html.replace(/class="/, 'class="mine '));
  const page = await packed.browser.newPage();
  try {
    await page.setContent(`<style>${packed.sheets.whole}</style><style>${mine}</style>${roots.join('')}`);
    const won = await page
      .locator('.mine')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).padding));
    expect(won.length).toBeGreaterThan(90);
    expect(won.filter((padding) => padding !== '77px')).toEqual([]);
  } finally {
    await page.close();
  }
});

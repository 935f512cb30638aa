import {
  addressOf,
  arrive,
  isShown,
  PLACES,
  type PlaceKind,
  placeAt,
  readCatalogue,
  SHOWN_PLACES,
  VIEWS,
  viewOf,
} from '@croupier/core';
import { sampleCatalogue } from '@croupier/core/sample';
import { render } from '@croupier/site/server';
import { expect, test } from 'vitest';
import { GONE, MISSING, ROUTES } from '../../packages/site/src/routes.js';

const links = { stylesheets: [], scripts: [], fonts: [] };

test('the map has a screen for every kind of page that is shown, and for no other', () => {
  expect(Object.keys(ROUTES).sort()).toEqual([...SHOWN_PLACES].sort());
  for (const { view } of [...Object.values(ROUTES), MISSING, GONE]) expect(VIEWS).toHaveProperty(view);
});

test('every kind of page is found again at its own address', () => {
  for (const kind of Object.keys(PLACES) as PlaceKind[]) {
    const hasSlug = PLACES[kind].includes('{slug}');
    const place = hasSlug ? { kind, slug: 'some-slug' } : { kind };
    expect(placeAt(addressOf(place)), kind).toEqual(place);
  }
});

test('a kind of page answers 200 where it is shown, and leads on or is missing where it is not', async () => {
  const catalogue = await sampleCatalogue();
  const load = async (...asked: unknown[]) => viewOf(catalogue, ...(asked as [never, never]));
  const slugs: Partial<Record<PlaceKind, string>> = {
    casino: catalogue.casinos[0]?.slug as string,
    page: [...catalogue.pages.keys()][0] as string,
    post: catalogue.posts[0]?.slug as string,
  };
  for (const kind of Object.keys(PLACES) as PlaceKind[]) {
    const slug = slugs[kind];
    const path = addressOf(slug === undefined ? { kind } : { kind, slug });
    const { status } = await render(path, load as never, links);
    const arrival = arrive(catalogue, path).is;
    if (isShown(kind)) expect([status, arrival], path).toEqual([200, 'page']);
    else expect([302, 404], path).toContain(status);
  }
});

test('an address of no kind at all, and a slug that nothing has, are missing', async () => {
  const catalogue = await sampleCatalogue();
  const load = async (...asked: unknown[]) => viewOf(catalogue, ...(asked as [never, never]));
  for (const path of ['/a/b/c', '/casino/', '/casino/No-Such', '/no-such', '/casino/no-such', '/404', '//']) {
    expect((await render(path, load as never, links)).status, path).toBe(404);
  }
});

test('nothing but what a state says is kept from one state to the next', async () => {
  const first = await sampleCatalogue();
  const home = {
    read: async <T>(work: (snapshot: never) => T) => work({ generation: first.generation } as never),
  };
  expect(await readCatalogue(home as never, first.today, first)).toBe(first);
  const next = await readCatalogue(home as never, '2030-01-01', first);
  expect(next).toEqual({ ...first, today: '2030-01-01' });
});

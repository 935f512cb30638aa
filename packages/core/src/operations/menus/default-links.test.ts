import { expect, test } from 'vitest';
import { pagesAdd, pagesPublish } from '../../collections/pages/pages.js';
import { settingsSet } from '../site/settings.js';
import { historyUndo } from '../store/undo.js';
import { memoryPerform } from '../testing/memory-store.js';
import { menusAdd, menusDelete, menusList, menusStart } from './menus.js';

test('the first item of the header stands behind the eight links that it had by itself', async () => {
  const perform = memoryPerform();
  const labels = async () =>
    (await perform(menusList, { menu: ['header'] })).result.records.map(
      ({ label, url }) => `${label} ${url}`,
    );
  const { result } = await perform(menusAdd, { record: { label: 'Our method', url: '/how-we-rate' } });
  expect(result.warnings).toMatchObject([{ reason: 'menu.default-links', params: { count: 8 } }]);
  expect(await labels()).toEqual([
    'Home /',
    'Best Casinos /best-casinos',
    'Reviews /reviews',
    'Bonuses /bonuses',
    'Games /games',
    'Guides /guides',
    'Blog /blog',
    'Blacklist /blacklisted',
    'Our method /how-we-rate',
  ]);
  await perform(menusDelete, { records: ['Guides'] });
  const second = await perform(menusAdd, {
    record: { label: 'Team', url: '/authors', parentId: 'Our method' },
  });
  expect(second.result.warnings).toBeUndefined();
  expect(await labels()).toHaveLength(9);
});

test('the links that the first item of the header keeps have the words of the site, and an item may stand under one', async () => {
  const perform = memoryPerform();
  await perform(settingsSet, { changes: { language: 'de' } });
  const record = { label: 'Top 10', url: '/best-casinos', parentId: 'Startseite' };
  await perform(menusAdd, { record });
  const { records } = (await perform(menusList, { menu: ['header'] })).result;
  expect(records).toHaveLength(9);
  expect(records.at(-1)?.parentId).toBe(records[0]?.id);
});

test('a refused first item leaves a menu without items, and the first item of one menu leaves the other as it is', async () => {
  const perform = memoryPerform();
  await expect(perform(menusAdd, { record: { label: 'x' } })).rejects.toThrow();
  expect((await perform(menusList, {})).result.total).toBe(0);
  await perform(menusAdd, { menu: 'footer', record: { label: 'Home', url: '/' } });
  expect((await perform(menusList, { menu: ['header'] })).result.total).toBe(0);
});

test('the first item of the footer stands behind the links that it had by itself to pages of the site', async () => {
  const perform = memoryPerform();
  const { result } = await perform(menusAdd, { menu: 'footer', record: { label: 'Home', url: '/' } });
  expect(result.warnings).toMatchObject([
    {
      reason: 'menu.default-links',
      params: { menu: 'footer', count: 4 },
      message: expect.stringContaining('that the footer had by itself'),
    },
  ]);
  const { records } = (await perform(menusList, {})).result;
  expect(records.map(({ label }) => label)).toEqual(['Best Casinos', 'Bonuses', 'Reviews', 'Blog', 'Home']);
});

test('a footer without items starts from the links that it shows to pages of the site, and an undo empties it', async () => {
  const perform = memoryPerform();
  await perform(pagesAdd, { record: { title: 'About Us', slug: 'about' } });
  await perform(pagesPublish, { records: ['about'] });
  const { result, change } = await perform(menusStart, { menu: 'footer' });
  expect(result.records.map(({ label, url, order }) => `${order} ${label} ${url}`)).toEqual([
    '1 About Us /about',
    '2 Best Casinos /best-casinos',
    '3 Bonuses /bonuses',
    '4 Reviews /reviews',
    '5 Blog /blog',
  ]);
  await expect(perform(menusStart, { menu: 'footer' })).rejects.toMatchObject({
    code: 'conflict',
    reason: 'menu.has-items',
    params: { menu: 'footer', count: 5 },
  });
  expect((await perform(menusList, { menu: ['header'] })).result.total).toBe(0);
  await perform(historyUndo, { change: change?.id });
  expect((await perform(menusList, {})).result.total).toBe(0);
});

import { expect, test } from 'vitest';
import { operations as op } from '../../registry.js';
import { memoryPerform } from '../../testing/memory-store.js';

test('a menu item that leads to a page hidden from search engines is told, and so is a canonical address that serves nobody', async () => {
  const perform = memoryPerform();
  const add = (title: string, more: object) =>
    perform(op['pages.add'], { record: { title, content: '<p>x</p>', isPublished: true, ...more } });
  await perform(op['settings.set'], { changes: { siteBaseUrl: 'https://guide.example' } });
  await add('Hidden', { isHiddenFromSearch: true });
  await add('Open', { canonicalUrl: 'https://elsewhere.example/open' });
  await add('To hidden', { canonicalUrl: '/hidden' });
  await add('To nothing', { canonicalUrl: 'https://guide.example/nothing' });
  await add('To itself', { canonicalUrl: '/to-itself' });
  await add('A draft', { canonicalUrl: '/nothing', isPublished: false });
  for (const url of ['/hidden', '/open', 'https://elsewhere.example/hidden'])
    await perform(op['menus.add'], { menu: 'header', record: { label: `To ${url}`, url } });
  const { findings } = (await perform(op['doctor.check'], { only: ['hidden-menu-target', 'dead-canonical'] }))
    .result;
  expect(findings.map(({ severity, message }) => [severity, message])).toEqual([
    ['warning', "The header menu's item 'To /hidden' leads to /hidden, which is hidden from search engines"],
    [
      'error',
      "Page 'To hidden' has the canonical address /hidden, which is hidden from search engines, so they list neither",
    ],
    ['error', "Page 'To nothing' has the canonical address /nothing, where nothing is"],
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example/x', 'about'])(
  'the canonical address %s is refused',
  async (canonicalUrl) => {
    const perform = memoryPerform();
    const record = { title: 'Ours', canonicalUrl };
    await expect(perform(op['pages.add'], { record })).rejects.toMatchObject({ code: 'invalid' });
  },
);

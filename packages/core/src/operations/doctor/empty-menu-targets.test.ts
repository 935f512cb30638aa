import { expect, test } from 'vitest';
import { operations as op } from '../registry.js';
import { memoryPerform } from '../testing/memory-store.js';

test('a menu item that is not shown, since its page is empty, is told until something is on the page', async () => {
  const perform = memoryPerform();
  const urls = ['/blog', '/about', 'https://elsewhere.example/', '/nowhere'];
  const rows = urls.map((url) => `footer,${url},${url}\n`);
  await perform(op['menus.import'], { source: `menu,label,url\n${rows.join('')}` });
  const hidden = { label: 'Hidden', url: '/games', isVisible: false };
  await perform(op['menus.add'], { menu: 'footer', record: hidden });
  const told = async () =>
    (await perform(op['doctor.check'], { only: ['dead-menu-target'] })).result.findings
      .filter(({ code }) => code === 'empty-menu-target')
      .map(({ severity, message }) => [severity, message]);
  expect(await told()).toEqual([
    ['note', "The footer menu's item '/blog' is not shown while the page /blog is empty"],
  ]);
  const post = { title: 'A post', content: '<p>x</p>', excerpt: 'x', isPublished: true };
  await perform(op['posts.add'], { record: post });
  expect(await told()).toEqual([]);
});

import { expect, test } from 'vitest';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { pagesStats } from './page-stats.js';
import { pagesAdd } from './pages.js';

test('pages are counted: all, published, drafts, and those created this month in local time', async () => {
  let now = new Date(2026, 4, 31, 23, 59);
  const perform = createPerform(memoryStorage(), { ...runtime, now: () => now });
  const add = (title: string, isPublished: boolean) => perform(pagesAdd, { record: { title, isPublished } });
  const stats = async () => (await perform(pagesStats, {})).result;
  expect(await stats()).toEqual({ total: 0, published: 0, drafts: 0, thisMonth: 0 });
  await add('One', true);
  await add('Two', false);
  expect(await stats()).toEqual({ total: 2, published: 1, drafts: 1, thisMonth: 2 });
  now = new Date(2026, 5, 1, 0, 1);
  await add('Three', true);
  expect(await stats()).toEqual({ total: 3, published: 2, drafts: 1, thisMonth: 1 });
  now = new Date(2027, 5, 1, 0, 1);
  expect(await stats()).toEqual({ total: 3, published: 2, drafts: 1, thisMonth: 0 });
});

test('the words and characters of a page exclude tags, and 200 words are one minute', async () => {
  const perform = createPerform(memoryStorage(), runtime);
  const words = Array.from({ length: 201 }, () => 'word').join(' ');
  await perform(pagesAdd, { record: { title: 'Long', content: `<h2 title="x y">${words}</h2>` } });
  await perform(pagesAdd, { record: { title: 'Short', content: '<p>Two &amp; <b>three</b></p>' } });
  const page = async (record: string) => (await perform(pagesStats, { record })).result;
  expect(await page('long')).toMatchObject({
    page: { words: 201, characters: 201 * 5 - 1, readTime: '2 min read' },
  });
  expect(await page('short')).toMatchObject({ page: { words: 3, characters: 11, readTime: '1 min read' } });
  await expect(page('nowhere')).rejects.toMatchObject({ code: 'not-found' });
});

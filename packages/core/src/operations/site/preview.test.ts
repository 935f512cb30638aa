import { beforeEach, expect, test } from 'vitest';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { operations as op } from '../registry.js';

let perform: Perform;
beforeEach(() => {
  perform = createPerform(memoryStorage(), runtime);
});

type Input = Parameters<(typeof op)['preview.show']['input']['parse']>[0];
const previewed = async (input: Input) => (await perform(op['preview.show'], input as object)).result;

test('the home page is shown with words that are not saved, and nothing is stored', async () => {
  const shown = await previewed({ unsaved: { homepage: { heroTitle: 'Fair casinos' } } });
  expect(JSON.stringify(shown.view)).toContain('Fair casinos');
  expect(JSON.stringify((await previewed({})).view)).not.toContain('Fair casinos');
});

test('a draft is shown at its address as if it were published, and its HTML is sanitized', async () => {
  const { result } = await perform(op['pages.add'], { record: { title: 'Odds' } });
  const id = result.records[0]?.id;
  expect((await previewed({ path: '/odds' })).resolution.kind).toBe('missing');
  const content = '<p>New <script>alert(1)</script>words</p>';
  const shown = await previewed({
    path: '/odds',
    unsaved: { record: { in: 'pages', id, changes: { content } } },
  });
  expect(shown.resolution.kind).toBe('page');
  expect(JSON.stringify(shown.view)).toContain('<p>New words</p>');
});

test('a record that is not stored yet is shown, and one that cannot be saved is refused', async () => {
  const changes = { title: 'News of the day', slug: 'news-of-the-day', excerpt: 'x', content: '<p>x</p>' };
  const shown = await previewed({
    path: '/blog/news-of-the-day',
    unsaved: { record: { in: 'posts', changes } },
  });
  expect(JSON.stringify(shown.view)).toContain('News of the day');
  const wrong = previewed({ unsaved: { record: { in: 'posts', changes: { ...changes, slug: '!' } } } });
  await expect(wrong).rejects.toMatchObject({ code: 'invalid' });
});

test('a preview scopes unsaved custom CSS like a page: it affects neither the admin nor the notices', async () => {
  const { css } = await previewed({ unsaved: { css: 'h1 { color: red }' } });
  expect(css).toMatch(/h1/);
  expect(css).toContain('[data-admin]');
});

test('a post that is published later is shown as from that day on', async () => {
  const words = { title: 'Spring', slug: 'spring', excerpt: 'x', content: '<p>x</p>' };
  const changes = { ...words, publishedAt: '2098-03-20T09:00:00.000Z' };
  const shown = await previewed({ path: '/blog/spring', unsaved: { record: { in: 'posts', changes } } });
  expect(shown.resolution.kind).toBe('page');
  expect(JSON.stringify(shown.view)).toContain('2098-03-20');
});

test('a review is shown with what changed, as visitors see it', async () => {
  await perform(op['casinos.add'], { record: { name: 'Red Fox', description: 'Calm.', rating: 8 } });
  await perform(op['casinos.edit'], { record: 'red-fox', changes: { rating: 7 } });
  const { view } = await previewed({ path: '/casino/red-fox' });
  expect(view).toHaveProperty('changes.0.facts', [{ title: 'Score', from: '8.0', to: '7.0' }]);
});

test('a change in a group of fields leaves the others of the group', async () => {
  const bonuses = { welcome: 'Hundred', freeSpins: 'Fifty' };
  await perform(op['casinos.add'], { record: { name: 'Red Fox', description: 'Calm.', bonuses } });
  const { records } = (await perform(op['casinos.list'], {})).result;
  const changes = { bonuses: { welcome: 'Two hundred' } };
  const { view } = await previewed({
    path: '/casino/red-fox',
    unsaved: { record: { in: 'casinos', id: records[0]?.id, changes } },
  });
  expect(JSON.stringify(view)).toMatch(/Two hundred.*Fifty/s);
});

import { beforeEach, expect, test } from 'vitest';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { VISITOR } from '../define/operation.js';
import { sitemapShow } from './sitemap.js';

const storage = memoryStorage();
let perform: Perform;

beforeEach(() => {
  perform = createPerform(storage, { now: () => new Date(2026, 2, 31, 12), newId: runtime.newId });
});

async function write(input: Parameters<typeof perform<typeof sitemapShow.input, unknown>>[1]) {
  let text = '';
  const onChunk = (piece: string | Uint8Array) => {
    text += piece;
  };
  const { result } = await perform(sitemapShow, input, { actor: VISITOR, onChunk });
  return { text, ...result };
}

test('without the address of the site there is no sitemap, because it needs absolute URLs', async () => {
  await expect(write({})).rejects.toMatchObject({
    code: 'invalid',
    reason: 'site.base-url-missing',
    message: 'A sitemap needs the address of the site',
  });
});

test.each(['guide.example', 'javascript:alert(1)', 'ftp://guide.example', '/'])(
  '%s is not the address of a site',
  async (baseUrl) => {
    await expect(write({ baseUrl })).rejects.toMatchObject({ code: 'usage' });
  },
);

test('the address in the settings takes precedence over the given one, without its trailing slash', async () => {
  const { text, urls, parts } = await write({ basic: true, baseUrl: 'http://localhost:8080' });
  expect(text).toContain('<loc>http://localhost:8080/games</loc>');
  expect({ urls, parts }).toEqual({ urls: 9, parts: 1 });
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'settings.set' }, (content) =>
    content.settings.set({ ...content.settings.get(), siteBaseUrl: 'https://guide.example/' }),
  );
  const settled = await write({ basic: true, baseUrl: 'http://localhost:8080' });
  expect(settled.text).toContain('<loc>https://guide.example/games</loc>');
  expect(settled.text.match(/<lastmod>2026-03-31<\/lastmod>/g)).toHaveLength(9);
});

test.each([
  ['the same addresses are available as JSON', { format: 'json' }, 'https://guide.example/'],
  ['so are the basic ones', { format: 'json', basic: true }, 'https://guide.example/'],
] as const)('%s, indented', async (_title, input, first) => {
  const { text } = await write(input);
  const entries = JSON.parse(text);
  expect(entries[0]).toMatchObject({ loc: first });
  expect(text).toBe(`${JSON.stringify(entries, null, 2)}\n`);
});

test('sample content has an empty list', async () => {
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'settings.set' }, (content) =>
    content.settings.set({ ...content.settings.get(), isSample: true }),
  );
  expect((await write({ format: 'json' })).text).toBe('[]\n');
});

test('a missing part of the sitemap is not found', async () => {
  await expect(write({ part: 2 })).rejects.toMatchObject({ code: 'not-found' });
});

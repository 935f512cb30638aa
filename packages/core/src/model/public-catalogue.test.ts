import { expect, test } from 'vitest';
import { runtime } from '../runtime.js';
import { memoryStorage } from '../store/memory-storage.js';
import { openStore } from '../store/store.js';
import type { Transaction } from '../store/transaction.js';
import { publicCatalogue } from './public-catalogue.js';

async function shown(work: (tx: Transaction) => void, today = '2999-01-01') {
  const store = openStore(memoryStorage(), runtime);
  await store.change({ by: { name: 'owner' }, operation: 'test.fill' }, work);
  return store.question((content) => publicCatalogue(content, today));
}

const casino = (slug: string, more: object = {}) => ({ slug, name: slug, description: 'Calm.', ...more });
const post = (slug: string, more: object = {}) => ({
  ...{ slug, title: slug, excerpt: 'Short.', content: '<p>Long.</p>' },
  ...more,
});
const item = (label: string, more: object = {}) => ({
  ...{ id: runtime.newId(), label, url: '/', isVisible: true },
  ...more,
});

test('visitors see active casinos; a retired casino shows only that it is gone, and a casino that was never public is absent', async () => {
  const catalogue = await shown((tx) => {
    tx.casinos.insert(casino('shown'));
    tx.casinos.insert(casino('hidden', { isActive: false, blacklistReason: 'a secret' }));
    tx.casinos.insert(casino('retired', { isActive: false, retiredAt: '2026-06-01T00:00:00.000Z' }));
  });
  expect(catalogue.casinos.map(({ slug }) => slug)).toEqual(['shown']);
  expect([...catalogue.casinoBySlug.keys()]).toEqual(['shown']);
  expect([...catalogue.retiredCasinos]).toEqual(['retired']);
  expect(catalogue.casinos[0]).not.toHaveProperty('isActive');
  expect(JSON.stringify(catalogue)).not.toMatch(/a secret|hidden/);
});

test('a post is public from the start of its day; without a date, from the day it was created', async () => {
  const fill = (tx: Transaction) => {
    const isPublished = true;
    tx.posts.insert(post('in-june', { isPublished, publishedAt: '2026-06-01T23:59:59.999Z' }));
    tx.posts.insert(post('in-july', { isPublished, publishedAt: '2026-07-01T00:00:00.000Z' }));
    tx.posts.restore({
      ...tx.posts.insert(post('made', { isPublished })),
      createdAt: '2026-08-01T00:00:00.000Z',
    });
  };
  const on = async (today: string) => (await shown(fill, today)).posts.map(({ slug }) => slug).sort();
  expect(await on('2026-05-31')).toEqual([]);
  expect(await on('2026-06-01')).toEqual(['in-june']);
  expect(await on('2026-06-30')).toEqual(['in-june']);
  expect(await on('2026-07-31')).toEqual(['in-july', 'in-june']);
  expect(await on('2026-08-01')).toEqual(['in-july', 'in-june', 'made']);
});

test('no redirect reveals the address of an unpublished record, unless another rule continues from there', async () => {
  const catalogue = await shown((tx) => {
    tx.casinos.insert(casino('secret', { isActive: false }));
    tx.casinos.insert(casino('retired', { isActive: false, retiredAt: '2026-06-01T00:00:00.000Z' }));
    tx.posts.insert(post('draft'));
    tx.pages.insert({ slug: 'plans', title: 'Plans' });
    tx.pages.insert({ slug: 'moved-plans', title: 'Plans' });
    const rules = [
      ['/a', '/casino/secret?from=a'],
      ['/b', '/blog/draft/'],
      ['/c', '/plans#top'],
      ['/d', '/casino/retired'],
      ['/e', '/moved-plans'],
      ['/moved-plans', '/elsewhere'],
    ] as const;
    for (const [source, target] of rules) tx.redirects.insert({ source, target });
  });
  expect(catalogue.redirects.map(({ source }) => source)).toEqual(['/d', '/e', '/moved-plans']);
});

test('visitors see published posts and pages, but no drafts', async () => {
  const catalogue = await shown((tx) => {
    tx.posts.insert(post('draft'));
    tx.posts.insert(post('out', { isPublished: true }));
    tx.pages.insert({ slug: 'page-draft', title: 'Draft' });
    tx.pages.insert({ slug: 'page-out', title: 'Out', isPublished: true });
  });
  expect(catalogue.posts.map(({ slug }) => slug)).toEqual(['out']);
  expect([...catalogue.postBySlug.keys()]).toEqual(['out']);
  expect([...catalogue.pages.keys()]).toEqual(['page-out']);
  expect(catalogue.posts[0]).not.toHaveProperty('isPublished');
  expect(JSON.stringify(catalogue)).not.toMatch(/draft/i);
});

test('visitors see visible menu items and enabled redirects, each in their order', async () => {
  const catalogue = await shown((tx) => {
    tx.menus.set({
      header: [
        item('Second', { order: 2 }),
        item('Hidden', { isVisible: false }),
        item('First', { order: 1 }),
      ],
      footer: [item('Foot')],
    });
    tx.redirects.insert({ source: '/b', target: '/y', order: 2 });
    tx.redirects.insert({ source: '/off', target: '/z', enabled: false });
    tx.redirects.insert({ source: '/a', target: '/x', order: 1 });
  });
  expect(catalogue.menus.header.map(({ label }) => label)).toEqual(['First', 'Second']);
  expect(catalogue.menus.footer.map(({ label }) => label)).toEqual(['Foot']);
  expect(catalogue.menus.header[0]).not.toHaveProperty('isVisible');
  expect(catalogue.redirects.map(({ source }) => source)).toEqual(['/a', '/b']);
});

test('visitors see no users, no credentials, and no custom CSS that is a draft or turned off', async () => {
  const fill = (isActive: boolean) => (tx: Transaction) => {
    const { id } = tx.users.insert({ username: 'ada-the-admin', email: 'ada@site.example', role: 'admin' });
    tx.credentials.insert({ userId: id, hash: 'hash-of-a-password' });
    tx.styles.set({ css: 'a { color: red }', draft: 'b { color: blue }', isActive });
  };
  const on = await shown(fill(true));
  expect(on.customCss).toMatch(/^a:not\(.*\[data-admin\].*\)\{color: red;\}$/m);
  expect((await shown(fill(false))).customCss).toBe('');
  const text = JSON.stringify(on);
  for (const secret of ['ada-the', 'ada@', 'hash-of', 'blue']) expect(text).not.toContain(secret);
});

test('of a blacklisted casino visitors get neither links nor offers, nor the link of its bonuses', async () => {
  const catalogue = await shown((tx) => {
    const { id } = tx.casinos.insert(
      casino('bad', {
        ...{ isBlacklisted: true, blacklistDate: '2026-01-05' },
        ...{ visitUrl: 'https://bad.example/visit', termsUrl: 'https://bad.example/terms' },
        ...{ bonus: 'One spin', bonuses: { welcome: 'Two spins', noDeposit: 'Three' } },
      }),
    );
    tx.bonuses.insert({ casino: 'bad', casinoId: id, title: 'By id', visitUrl: 'https://bad.example/id' });
    tx.bonuses.insert({ casino: 'bad', title: 'By name', visitUrl: 'https://bad.example/name' });
    tx.bonuses.insert({ casino: 'other', title: 'Other', visitUrl: 'https://other.example/' });
  });
  const { casinos, bonuses, barredOffers } = catalogue;
  expect(JSON.stringify(casinos)).not.toMatch(/bad\.example|spin|Three/);
  expect(bonuses.map(({ title, visitUrl }) => [title, visitUrl]).sort()).toEqual([
    ['By id', undefined],
    ['By name', undefined],
    ['Other', 'https://other.example/'],
  ]);
  expect(barredOffers.map(({ address }) => address).sort()).toEqual([
    'https://bad.example/id',
    'https://bad.example/name',
    'https://bad.example/terms',
    'https://bad.example/visit',
  ]);
});

import { memoryStorage, openStore, ROUTES, runtime, type StorageAdapter } from '@croupier/core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { collections } from '../../packages/core/src/model/collections.js';
import { menuItem } from '../../packages/core/src/model/documents/menus.js';
import { isLongRun } from '../long-run.js';
import { startTestServer } from '../site/test-server.js';
import { Canaries } from './canaries.js';

const canaries = new Canaries();
const BASE = 'https://guide.example';
/** The addresses of hidden records, and of redirects to them. */
const hidden: string[] = [];
/** Slugs of visible records, by kind of page. */
const seen = {
  casino: 'open-otter',
  retired: 'retired-rook',
  post: 'open-letter',
  page: 'open-hours',
  toplist: 'open-topic',
};
/** A unique time for each hidden record. */
const stamps = () => ({
  id: runtime.newId(),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});
let storage: StorageAdapter;
let address: string;

beforeAll(async () => {
  storage = memoryStorage();
  const { casinos, bonuses, posts, pages, redirects, users, credentials, games, toplists, authors } =
    collections;
  const { listings, programmes, earnings, rates } = collections;
  const { profiles, sourceRecords, importRuns, distinctPairs, registers, views, drafts } = collections;
  const put = { by: { name: 'owner' }, operation: 'canaries.put' };
  await openStore(storage, runtime).change(put, (content) => {
    content.settings.set({ ...content.settings.get(), siteName: 'Guide', siteBaseUrl: BASE });
    // Visible records have canaries only in their private fields.
    const open = { ...stamps(), isActive: true, name: 'Open Otter', description: 'Calm.', rating: 8 };
    const isPrivate = ({ isPublic }: { isPublic: boolean }) => !isPublic;
    content.casinos.restore(canaries.recordOf(casinos, { ...open, slug: seen.casino }, isPrivate) as never);
    const article = { excerpt: 'Calm.', content: '<p>Calm.</p>', isPublished: true };
    const letter = { ...stamps(), ...article, slug: seen.post, title: 'Open Letter' };
    content.posts.restore(canaries.recordOf(posts, letter, isPrivate) as never);
    const hours = { ...stamps(), slug: seen.page, title: 'Open Hours', content: '', isPublished: true };
    content.pages.restore(canaries.recordOf(pages, hours, isPrivate) as never);
    const writer = { ...stamps(), slug: 'open-owl', name: 'Open Owl', biography: '<p>Calm.</p>' };
    content.authors.restore(canaries.recordOf(authors, writer, isPrivate) as never);
    content.posts.update(letter.id, { author: 'Open Owl', checkedBy: 'Open Owl' });
    content.games.restore(canaries.recordOf(games, { ...stamps(), name: 'Open Game' }, isPrivate) as never);
    // Hidden records have one in each field that can hold it.
    const hide = (kind: keyof typeof ROUTES, record: unknown) => {
      hidden.push(ROUTES[kind].pattern.replace('{slug}', (record as { slug: string }).slug));
      return record as never;
    };
    const named: { id: string; name: string }[] = [];
    for (const retired of [{ retiredAt: undefined }, { slug: seen.retired }]) {
      const record = canaries.recordOf(casinos, { ...stamps(), isActive: false, ...retired });
      named.push(record as never);
      content.casinos.restore('slug' in retired ? (record as never) : hide('review', record));
    }
    for (const { id, name } of named) {
      const own = () => ({ ...stamps(), casinoId: id, withdrawnAt: undefined });
      content.bonuses.restore(canaries.recordOf(bonuses, own()) as never);
      const { casinoId: _, ...byName } = canaries.recordOf(bonuses, { ...own(), casino: name });
      content.bonuses.restore(byName as never);
    }
    // A bonus of the visible casino that was taken off the site, and one that is on it.
    const ofOpen = { casino: 'Open Otter', casinoId: undefined };
    content.bonuses.restore(canaries.recordOf(bonuses, { ...stamps(), ...ofOpen }) as never);
    const openBonus = { ...stamps(), ...ofOpen, title: 'Open Offer', withdrawnAt: undefined };
    content.bonuses.restore(canaries.recordOf(bonuses, openBonus, isPrivate) as never);
    content.posts.restore(
      hide('post', canaries.recordOf(posts, { ...stamps(), isPublished: false, isGuide: true })),
    );
    const future = { isPublished: true, isGuide: true, publishedAt: '2999-01-01T00:00:00.000Z' };
    content.posts.restore(
      hide('post', canaries.recordOf(posts, { ...stamps(), ...future, category: 'News' })),
    );
    content.pages.restore(hide('custom-page', canaries.recordOf(pages, { ...stamps(), isPublished: false })));
    const topic = { ...stamps(), slug: seen.toplist, title: 'Open Topic', isActive: true };
    content.toplists.restore(canaries.recordOf(toplists, topic, isPrivate) as never);
    content.toplists.restore(hide('toplist', canaries.recordOf(toplists, { ...stamps(), isActive: false })));
    const rule = { ...stamps(), order: 1, match: 'exact', permanent: true, preserveQuery: true };
    content.redirects.restore(
      canaries.recordOf(redirects, { ...rule, source: '/off', enabled: false }) as never,
    );
    for (const [n, target] of [...hidden].entries()) {
      const leading = {
        ...rule,
        id: runtime.newId(),
        order: n + 2,
        enabled: true,
        source: `/to-${n}`,
        target,
      };
      content.redirects.restore(leading as never);
    }
    const item = (fixed: object) => canaries.recordOf(menuItem, { id: runtime.newId(), order: 1, ...fixed });
    const items = () => [
      item({ isVisible: false, url: '/reviews' }),
      ...hidden.map((url) => item({ isVisible: true, url })),
    ];
    content.menus.set({ header: items(), footer: items() } as never);
    const user = canaries.recordOf(users, { ...stamps(), createdAt: '2026-01-01' });
    content.users.restore(user as never);
    content.credentials.restore(canaries.recordOf(credentials, { ...stamps(), userId: user.id }) as never);
    const readAs = {
      ...stamps(),
      collection: 'casinos',
      settings: { columns: [canaries.word('profile settings')] },
    };
    content.profiles.restore(canaries.recordOf(profiles, readAs) as never);
    const source = runtime.newId();
    const said = {
      ...{ ...stamps(), source, state: 'open', record: source, suggested: source },
      said: { name: canaries.word('source record said') },
      heldBefore: { countries: [canaries.word('source record heldBefore')] },
      filled: { description: canaries.word('source record filled') },
      marked: { description: { before: canaries.word('source record marked'), after: null } },
    };
    content.sourceRecords.restore(canaries.recordOf(sourceRecords, said) as never);
    const { updatedAt: _updatedAt, ...made } = stamps();
    const rowCounts = { [canaries.word('import run rowCounts')]: 1 };
    const fetched = { url: `${BASE}/${canaries.word('import run fetched')}`, told: 'x' };
    content.importRuns.restore(
      canaries.recordOf(importRuns, { ...made, source, rows: 1, rowCounts, fetched }) as never,
    );
    content.distinctPairs.restore(
      canaries.recordOf(distinctPairs, { ...made, one: source, other: source }) as never,
    );
    content.views.restore(canaries.recordOf(views, { ...stamps(), list: 'casinos' }) as never);
    const fields = [{ path: 'name', value: canaries.word('draft fields') }];
    content.drafts.restore(
      canaries.recordOf(drafts, { ...stamps(), in: 'casinos', record: source, fields }) as never,
    );
    const market = { slug: 'open-otter-in-dk', casino: 'Open Otter', market: 'DK', accepts: 'yes' };
    content.listings.restore(canaries.recordOf(listings, { ...stamps(), ...market }, isPrivate) as never);
    content.programmes.restore(canaries.recordOf(programmes, stamps()) as never);
    content.earnings.restore(canaries.recordOf(earnings, stamps()) as never);
    const currencies = { code: 'USD', into: 'EUR', rate: 0.92 };
    content.rates.restore(canaries.recordOf(rates, { ...stamps(), ...currencies }) as never);
    const entries = [
      {
        domain: `${canaries.word('register entries')}.example`,
        number: canaries.word('register number'),
        operator: canaries.word('register operator'),
      },
    ];
    content.registers.restore(canaries.recordOf(registers, { ...stamps(), entries }) as never);
    const css = (about: string) => `.${canaries.word(about)} { color: red }`;
    const version = {
      id: runtime.newId(),
      css: css('an old style'),
      createdAt: stamps().createdAt,
      description: '',
    };
    content.styles.set({
      ...content.styles.get(),
      ...{ css: css('a style that is off'), draft: css('a draft of a style'), isActive: false },
      ...{ description: canaries.word('what a style is about'), versions: [version] },
    } as never);
  });
});

beforeEach(async () => {
  ({ address } = await startTestServer(storage));
});

interface Heard {
  status: number;
  text: string;
}

async function hear(target: string, init: RequestInit = {}): Promise<Heard> {
  const answer = await fetch(address + target, { redirect: 'manual', ...init });
  return { status: answer.status, text: `${[...answer.headers].join('\n')}\n\n${await answer.text()}` };
}

/** Every address that a visitor can know: all pages with all their queries, and all other public paths. */
function addresses(): string[] {
  const slugs = {
    casinos: [seen.casino, seen.retired],
    posts: [seen.post],
    pages: [seen.page],
    authors: ['admin'],
    toplists: [seen.toplist],
  };
  const pages = Object.values(ROUTES).flatMap((route) => {
    const { pattern } = route;
    const own = 'record' in route ? slugs[route.record] : [''];
    return own.map((slug) => pattern.replace('{slug}', slug));
  });
  const asked = Object.values(ROUTES).flatMap((route) =>
    ('query' in route ? route.query : []).flatMap((name) =>
      ['calm', '2', 'News', 'DK', 'all', 'newest', seen.casino, seen.retired].map(
        (value) => `${route.pattern}?${name}=${value}`,
      ),
    ),
  );
  const cards = [seen.casino, seen.retired].flatMap((slug) => [
    `/embed/casinos/${slug}`,
    `/embed/casinos/${slug}.json`,
    `/oembed?url=${BASE}/casino/${slug}`,
  ]);
  const beside = [
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/embed/casinos.json',
    '/off',
    '/404',
    '/%',
    '/admin',
  ];
  return [...pages, ...asked, ...cards, ...beside];
}

/** Fields that hold an id, a moment or a number. */
const MARKS = [
  ...['id', 'userId', 'createdAt', 'updatedAt'],
  ...['source', 'record', 'suggested'].map((name) => `source record ${name}`),
  ...['source', 'rows'].map((name) => `import run ${name}`),
  ...['casinoId', 'clicks', 'signUps', 'firstDeposits', 'revenue', 'currency'].map(
    (name) => `earning ${name}`,
  ),
  ...['code', 'into', 'rate'].map((name) => `rate ${name}`),
  'programme currency',
  'draft record',
  ...['one', 'other'].map((name) => `distinct pair ${name}`),
];

test('the canaries are planted in every kind of record and in all its private fields', () => {
  const told = new Set(canaries.planted.values());
  for (const entity of [...Object.values(collections), menuItem]) {
    for (const { path, isPublic, field } of entity.fieldPaths) {
      const isMark =
        field.valueType.choices !== undefined ||
        MARKS.includes(`${entity.name} ${path[0]}`) ||
        MARKS.includes(path[0]);
      if (isPublic || isMark) continue;
      expect(told, `${entity.name} ${path.join('.')} holds no canary`).toContain(
        `${entity.name} ${path.join('.')}`,
      );
    }
  }
  for (const name of [
    'casino name',
    'bonus title',
    'post title',
    'page title',
    'menu item label',
    'user email',
  ]) {
    expect(told).toContain(name);
  }
});

test('no response at any address contains a canary', async () => {
  const waiting = addresses();
  const asked = new Set(waiting);
  const found: string[] = [];
  for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
    const { status, text } = await hear(target);
    if (status >= 500) found.push(`${target} fails`);
    const told = canaries.toldIn(text);
    if (told.length > 0) found.push(`${target} tells ${told.slice(0, 3).join(', ')}`);
    for (const [, href = ''] of text.matchAll(
      /(?:href="|<loc>https:\/\/guide\.example|\nlocation,)(\/[^"<#\s]*)/g,
    )) {
      const next = href.replaceAll('&amp;', '&');
      if (!asked.has(next) && asked.size < (isLongRun ? 2_000 : 200)) waiting.push(next);
      asked.add(next);
    }
  }
  expect(found).toEqual([]);
  expect(asked.size).toBeGreaterThan(150);
  expect(asked).toContain(`/casino/${seen.casino}`);
});

test('a hidden address answers like one that does not exist', async () => {
  expect(hidden).toHaveLength(5);
  const plain = ({ status, text }: Heard, slug: string) => ({
    status,
    text: text.replaceAll(slug, 'SLUG').replace(/^(date|etag|content-length|x-request-id),.*\n/gm, ''),
  });
  for (const [n, path] of hidden.entries()) {
    const slug = path.slice(path.lastIndexOf('/') + 1);
    const nothing = 'x'.repeat(slug.length);
    const ways = [
      path,
      `${path}?from=a`,
      `/embed/casinos/${slug}`,
      `/embed/casinos/${slug}.json`,
      `/oembed?url=${BASE}/casino/${slug}`,
      `/compare?c=${slug}`,
      `/search?q=${slug}`,
    ];
    for (const way of ways) {
      const heard = plain(await hear(way), slug);
      expect(heard, way).toEqual(plain(await hear(way.replaceAll(slug, nothing)), nothing));
      expect(canaries.toldIn(heard.text), way).toEqual([]);
    }
    const led = await hear(`/to-${n}`);
    expect([led.status, canaries.toldIn(led.text)]).toEqual([404, []]);
  }
  for (const path of [`/casino/${seen.retired}`, `/embed/casinos/${seen.retired}.json`]) {
    expect((await hear(path)).status, path).toBe(410);
  }
});

test('no error message contains a canary', async () => {
  for (const path of ['/', ...hidden]) {
    for (const init of [
      { method: 'POST', body: 'x' },
      { method: 'DELETE' },
      { headers: { accept: 'application/json' } },
    ]) {
      expect(canaries.toldIn((await hear(path, init)).text), path).toEqual([]);
    }
  }
});

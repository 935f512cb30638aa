import { expect, test } from 'vitest';
import { collections } from '../model/collections.js';
import { HOME_SECTIONS } from '../model/documents/home-sections.js';
import { homepage } from '../model/documents/homepage.js';
import { menus } from '../model/documents/menus.js';
import { siteSettings } from '../model/documents/settings.js';
import { runtime } from '../runtime.js';
import type { Content } from '../store/content.js';
import { memoryStorage } from '../store/memory-storage.js';
import { openStore } from '../store/store.js';
import { resolveUrl } from '../urls/resolve-url.js';
import { RESERVED_SLUGS } from '../urls/routes.js';
import { sanitizeHtml } from '../values/html/safe-html.js';
import { withLiveLinks } from './live-links.js';
import { putSample, sampleCatalogue } from './sample.js';

/** The footer links of the specification that are not in its menu. */
const FOOTER_DESTINATIONS =
  `live-casino providers contact terms privacy cookies disclaimer about sitemap responsible-gambling new-casinos
mobile-casinos crypto-casinos free-spins vip-programs payment-methods faq help live-chat report feedback bug-report`.split(
    /\s+/,
  );

/** The expected footer pages, by slug. */
const EXPECTED_PAGES = {
  about: 'About Us',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  cookies: 'Cookie Policy',
  disclaimer: 'Disclaimer',
  contact: 'Contact Us',
  'responsible-gambling': 'Responsible Gambling',
  faq: 'FAQ',
  'payment-methods': 'Payment Methods',
  sitemap: 'Sitemap',
};

const sampleChange = { by: { name: 'owner' }, operation: 'sample.put' };

test('the sample has the agreed number of records of each kind', async () => {
  await ofSample((content) => {
    expect(content.casinos.size).toBe(4);
    expect(content.posts.size).toBe(3);
    expect(content.bonuses.size).toBe(5);
    expect(content.games.size).toBe(7);
    expect(content.pages.size).toBe(22);
    expect([...content.users.all()].map((user) => user.role).sort()).toEqual(['admin', 'user', 'user']);
    expect(content.credentials.size).toBe(0);
    expect(content.settings.get()).toMatchObject({ siteName: 'CASINO GURU', isSample: true });
  });
});

test('every record and document of the sample passes its own validation unchanged', async () => {
  await ofSample((content) => {
    for (const [name, entity] of Object.entries(collections)) {
      for (const record of content[name as keyof typeof collections].all()) {
        expect(entity.check(record)).toEqual({ value: record });
      }
    }
    expect(homepage.check(content.homepage.get())).toEqual({ value: content.homepage.get() });
    expect(menus.check(content.menus.get())).toEqual({ value: content.menus.get() });
    expect(siteSettings.check(content.settings.get())).toEqual({ value: content.settings.get() });
  });
});

test('the sample has every kind of record: blacklisted and featured casinos, guides, all categories', async () => {
  const sample = await sampleCatalogue();
  expect(sample.casinos.filter((casino) => casino.isBlacklisted).map((casino) => casino.name)).toEqual([
    'Brass Magpie',
  ]);
  expect(sample.casinos.some((casino) => casino.isFeatured)).toBe(true);
  expect(sample.posts.length).toBe(3);
  expect(sample.posts.filter((post) => post.isGuide).length).toBe(1);
  expect(new Set(sample.bonuses.map((bonus) => bonus.category))).toEqual(
    new Set(['welcome', 'noDeposit', 'reload', 'cashback']),
  );
  expect(new Set(sample.games.map((game) => game.category))).toEqual(
    new Set(['slots', 'table', 'live', 'jackpot']),
  );
  expect(new Set(sample.homepage.sections.map((section) => section.type))).toEqual(
    new Set(Object.keys(HOME_SECTIONS)),
  );
});

test('every bonus belongs to a recommended casino of the sample, and has its id', async () => {
  const sample = await sampleCatalogue();
  for (const bonus of sample.bonuses) {
    const casino = sample.casinos.find((candidate) => candidate.id === bonus.casinoId);
    expect(casino?.name).toBe(bonus.casino);
    expect(casino?.isBlacklisted).toBe(false);
  }
});

test('no footer link of the demo is broken, and the expected footer pages have their titles', async () => {
  const sample = await sampleCatalogue();
  expect(FOOTER_DESTINATIONS.length).toBe(22);
  for (const slug of FOOTER_DESTINATIONS) {
    expect(resolveUrl(sample, `/${slug}`)).toEqual({ kind: 'page', route: { kind: 'custom-page', slug } });
    expect(RESERVED_SLUGS.has(slug)).toBe(false);
  }
  for (const [slug, title] of Object.entries(EXPECTED_PAGES)) {
    expect(sample.pages.get(slug)?.title).toBe(title);
  }
});

test('no link in the menus and texts is broken', async () => {
  const sample = await sampleCatalogue();
  const { header, footer } = sample.menus;
  const links = [...header, ...footer].map((item) => item.url);
  for (const text of textsOf(sample)) {
    for (const link of text.matchAll(/href="([^"]+)"/g)) links.push(link[1] as string);
  }
  expect(links.length).toBeGreaterThan(40);
  for (const link of links) {
    if (!link.startsWith('mailto:')) expect(resolveUrl(sample, link), link).toMatchObject({ kind: 'page' });
  }
});

test('a link to a page that the site does not show becomes plain text, and a list of such links is removed', () => {
  expect(withLiveLinks('<p>See <a href="/faq">the FAQ</a> and <a href="/admin/x">that</a>.</p>')).toBe(
    '<p>See <a href="/faq">the FAQ</a> and that.</p>',
  );
  const list = '<h2>Gone</h2>\n<ul>\n<li><a href="/admin/x">X</a></li>\n</ul>\n<h2>Here</h2>';
  expect(withLiveLinks(list)).toBe('<h2>Here</h2>');
});

test('the sanitizer removes nothing from the sample texts', async () => {
  const texts = textsOf(await sampleCatalogue());
  expect(texts.length).toBeGreaterThan(25);
  for (const text of texts) expect(sanitizeHtml(text)).toBe(text);
});

test('the sample contains no real domain: every domain ends in .example', async () => {
  const all = await ofSample((content) =>
    JSON.stringify([
      ...[content.casinos, content.bonuses, content.games, content.posts, content.pages, content.users].map(
        (collection) => [...collection.all()],
      ),
      content.menus.get(),
      content.homepage.get(),
      content.settings.get(),
    ]),
  );
  const hosts = [...all.matchAll(/(?:https?:\/\/|[\w.-]+@)([\w.-]+)/g)].map((match) => match[1] as string);
  expect(hosts.length).toBeGreaterThan(20);
  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
  expect(all).not.toMatch(/\b[\w-]+\.(com|net|org|io|casino|bet|co|guru)\b/);
});

test('a second sample in one store is refused and leaves the store as it was', async () => {
  const store = openStore(memoryStorage(), runtime);
  await store.change(sampleChange, putSample);
  const state = () => store.question((content) => JSON.stringify([...content.casinos.all()]));
  const before = await state();
  await expect(store.change(sampleChange, putSample)).rejects.toMatchObject({ code: 'conflict' });
  expect(await state()).toBe(before);
  expect((await store.storage.history()).length).toBe(1);
});

test('a site with a name keeps it when the sample is added', async () => {
  const store = openStore(memoryStorage(), runtime);
  await store.change(sampleChange, (transaction) => {
    transaction.settings.set({ siteName: 'Quiet Corner' });
    putSample(transaction);
  });
  expect(await store.question((content) => content.settings.get().siteName)).toBe('Quiet Corner');
});

async function ofSample<T>(work: (content: Content) => T): Promise<T> {
  const store = openStore(memoryStorage(), runtime);
  await store.change(sampleChange, putSample);
  return store.question(work);
}

function textsOf(sample: Awaited<ReturnType<typeof sampleCatalogue>>): string[] {
  return [
    ...[...sample.pages.values()].map((page) => page.content),
    ...sample.posts.map((post) => post.content),
    ...sample.casinos.flatMap((casino) => casino.detailedReview ?? []),
    sample.homepage.content.footerCopyright,
    sample.homepage.content.footerGamblingWarning,
  ];
}

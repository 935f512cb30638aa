import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addStaff, signInAs } from '../staff.js';
import { servedSite } from '../test-sites.js';

const GONE = '<p><a href="/gone">gone</a></p>';
const MISSING = `/media/${'a'.repeat(32)}.png`;
const MENU_ITEM = '0190a0a0-0000-7000-8000-000000000001';

const site = servedSite((content) => {
  content.casinos.insert({ name: 'Linked Fox', description: 'x', slug: 'linked-fox', detailedReview: GONE });
  content.posts.insert({ slug: 'p', title: 'Linked Post', excerpt: 'x', content: GONE, isPublished: true });
  content.pages.insert({ slug: 'q', title: 'Linked Page', content: GONE, isPublished: true });
  content.toplists.insert({ slug: 't', title: 'Linked List', intro: GONE, isActive: true });
  content.games.insert({ name: 'Pictured Game', image: MISSING });
  content.bonuses.insert({ casino: 'Nobody', title: 'Lost Bonus', category: 'welcome' });
  content.redirects.insert({ source: '/old-address', target: '/gone', match: 'exact', order: 101 });
  content.styles.set({ css: 'a { b }' });
  const { header, footer } = content.menus.get();
  const item = { id: MENU_ITEM, label: 'Dead Item', url: '/gone', order: 99 };
  content.menus.set({ header, footer: [...footer, item] });
  content.settings.set({ ...content.settings.get(), logoUrl: MISSING });
  content.homepage.set({
    ...content.homepage.get(),
    content: { ...content.homepage.get().content, footerCopyright: GONE },
  });
  const file = { file: `${'b'.repeat(32)}.png`, title: 'Lost Picture', type: 'image/png', bytes: 1 };
  content.media.set({ files: [{ ...file, id: MENU_ITEM, createdAt: '2026-01-05T00:00:00.000Z' }] });
});

beforeAll(async () => {
  await addStaff(site.storage, 'ada');
  await addStaff(site.storage, 'ed', 'editor');
});

const attention = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'To do' }) });
const field = (name: RegExp, value: string) => (page: Page) =>
  expect.poll(() => page.getByLabel(name).first().inputValue()).toContain(value);
const heading = (name: RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Each finding by some of its words, and what is seen where its link leads. */
const MENDED: readonly [string, (page: Page) => Promise<unknown>][] = [
  ["Bonus 'Lost Bonus' names", field(/^Title/, 'Lost Bonus')],
  ["item 'Dead Item' leads", (page) => page.getByRole('row', { name: /Dead Item/ }).waitFor()],
  ['Redirect /old-address', field(/^Source/, '/old-address')],
  ["Casino 'Linked Fox' links", heading(/Linked Fox/)],
  ["Post 'Linked Post' links", field(/^Title/, 'Linked Post')],
  ["Page 'Linked Page' links", field(/^Title/, 'Linked Page')],
  ["Toplist 'Linked List' links", field(/^Title/, 'Linked List')],
  ['Footer copyright links', heading(/^Edit Footer copyright/)],
  ['The custom CSS has faults', heading(/CSS/)],
  ["picture 'Lost Picture' is listed", (page) => page.getByText('Lost Picture').first().waitFor()],
  ["Game 'Pictured Game'", field(/^Name/, 'Pictured Game')],
  ['Settings (logoUrl)', heading(/Settings/)],
];

test('what is to do leads to where it is mended, and all of it is listed', async () => {
  await site.onPage({}, async (page) => {
    await signInAs(page, 'ada', '/admin');
    for (const [words, isThere] of MENDED) {
      await attention(page).getByRole('listitem').first().waitFor();
      const more = page.getByRole('button', { name: /^Show \d+ more$/ });
      if (await more.isVisible()) await more.click();
      await attention(page).getByRole('link').filter({ hasText: words }).first().click();
      await isThere(page);
      await page.goto('/admin');
    }
  });
});

test('a finding has no link for whom the screen or its form is closed', async () => {
  await site.onPage({}, async (page) => {
    await signInAs(page, 'ed', '/admin');
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    const linked = await attention(page).getByRole('link').allInnerTexts();
    for (const words of ["Bonus 'Lost Bonus'", "Casino 'Linked Fox'", 'Footer copyright'])
      expect(linked.filter((text) => text.startsWith(words))).toHaveLength(1);
    for (const words of ['Dead Item', 'Redirect /old-address', 'The custom CSS', 'Settings (logoUrl)']) {
      await attention(page).getByRole('listitem').filter({ hasText: words }).waitFor();
      expect(linked.filter((text) => text.includes(words))).toEqual([]);
    }
  });
});

import { bonusesAdd, bonusesList, casinosEdit, messagesSend, pagesAdd, pagesList } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { expectAccessible } from '../page-checks.js';
import { performOn } from '../staff.js';

const site = adminSite((content) => {
  for (const record of content.bonuses.all()) content.bonuses.remove(record.id);
});

const todo = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'To do', exact: true }) });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const waits = async (page: Page) =>
  Number.parseInt((await todo(page).getByRole('status').innerText()) ?? '', 10);

async function addOffer(title: string, given: object = {}): Promise<void> {
  const record = { casino: 'Copper Heron', title, category: 'welcome' as const, ...given };
  await performOn(site.storage)(bonusesAdd, { record });
}

test('offers are confirmed one after another by keyboard alone, and the count goes down', async () => {
  for (const title of ['First offer', 'Second offer', 'Third offer']) await addOffer(title);
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page, complaints) => {
    await site.signIn(page, '/admin', 'editor');
    const offers = todo(page).getByRole('list', { name: 'To check again' }).getByRole('listitem');
    await offers.nth(2).waitFor();
    const before = await waits(page);
    await offers
      .first()
      .getByRole('button', { name: /^Checked today/ })
      .focus();
    await page.keyboard.press('j');
    expect(await focused(page)).toContain('Checked today');
    expect(await focused(page)).toContain(await offers.nth(1).locator('strong').innerText());
    await page.keyboard.press('ArrowUp');
    for (const left of [2, 1]) {
      await page.keyboard.press('Enter');
      await expect.poll(() => offers.count()).toBe(left);
      await expect.poll(() => focused(page)).toContain('Checked today');
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => offers.count()).toBe(0);
    await expect.poll(() => waits(page)).toBe(before - 3);
    const checked = await performOn(site.storage)(bonusesList, {});
    expect(checked.result.records.filter(({ lastChecked }) => lastChecked === undefined)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test('an offer that has ended is taken off the site, and one that ends comes up', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await addOffer('Ended offer', { validUntil: day(-2), lastChecked: day(-3) });
  await addOffer('Ending offer', { validUntil: day(20), lastChecked: day(-1) });
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page, complaints) => {
    await site.signIn(page, '/admin');
    const ended = todo(page).getByRole('listitem').filter({ hasText: 'Ended offer' });
    await ended.waitFor();
    const coming = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Coming up' }) });
    await coming.getByRole('link', { name: /^Ending offer/ }).waitFor();
    await ended.getByRole('button', { name: /^Withdraw/ }).click();
    await page.getByText(/^Ended offer: off the site/).waitFor();
    await ended.waitFor({ state: 'detached' });
    await expectAccessible(page, 'dashboard');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, 'dashboard on a phone');
    expect(complaints).toEqual([]);
  });
});

test('a draft waits until somebody opens it', async () => {
  await performOn(site.storage)(pagesAdd, {
    record: { title: 'About the authors', content: '<p>Soon.</p>' },
  });
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin', 'editor');
    const draft = todo(page).getByRole('listitem').filter({ hasText: 'Page "About the authors"' });
    const more = todo(page).getByRole('button', { name: /^Show \d+ more$/ });
    await draft.or(more).first().waitFor();
    if (!(await draft.isVisible())) await more.click();
    await draft.getByRole('link', { name: /^Open/ }).click();
    await page.getByRole('heading', { level: 1, name: /Edit Page|About the authors/ }).waitFor();
  });
});

test('drafts beyond those that are listed are counted, and their list is one press away', async () => {
  const perform = performOn(site.storage);
  for (let i = 0; i < 12; i++)
    await perform(pagesAdd, {
      record: { title: `Draft page ${i}`, slug: `draft-page-${i}`, isPublished: false },
    });
  const { total } = (await perform(pagesList, { status: 'draft' })).result;
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await site.signIn(page, '/admin');
    const more = todo(page).getByRole('link', { name: `See ${total - 10} more drafts of pages` });
    await more.waitFor();
    const all = todo(page).getByRole('button', { name: /^Show \d+ more/ });
    if ((await all.count()) > 0) await all.click();
    const listed = await todo(page).getByRole('listitem').count();
    expect(await waits(page)).toBe(listed + total - 10);
    await more.click();
    await page.getByText(`${total} pages`).first().waitFor();
  });
});

test('the button of a finding opens the form of its record at the field concerned, in its tab too', async () => {
  await performOn(site.storage)(casinosEdit, {
    record: 'copper-heron',
    changes: { canonicalUrl: '/nowhere-at-all' },
  });
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await site.signIn(page, '/admin', 'editor');
    const finding = todo(page).getByRole('listitem').filter({ hasText: '/nowhere-at-all' });
    const more = todo(page).getByRole('button', { name: /^Show \d+ more$/ });
    await finding.or(more).first().waitFor();
    if ((await finding.count()) === 0) await more.click();
    await finding.getByRole('link', { name: /^Edit/ }).click();
    const field = page.getByRole('textbox', { name: /^Canonical/ });
    await field.waitFor();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

test('a message waits until its reader has opened the messages', async () => {
  await performOn(site.storage)(messagesSend, {
    name: 'Ada Reader',
    email: 'ada@reader.example',
    text: 'Your rating of Copper Heron is too high.',
    consent: 'Keep it for a year.',
  });
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await site.signIn(page, '/admin', 'moderator');
    const message = todo(page).getByRole('listitem').filter({ hasText: 'Message of Ada Reader' });
    const more = todo(page).getByRole('button', { name: /^Show \d+ more$/ });
    await message.or(more).first().waitFor();
    if ((await message.count()) === 0) await more.click();
    await message.getByRole('link', { name: /^Read/ }).click();
    await page.getByText('Your rating of Copper Heron is too high.').waitFor();
    await page.goto('/admin');
    await todo(page).getByRole('status').filter({ hasText: /wait/ }).waitFor();
    await page.waitForLoadState('networkidle');
    if ((await more.count()) > 0) await more.click();
    expect(await message.count()).toBe(0);
  });
});

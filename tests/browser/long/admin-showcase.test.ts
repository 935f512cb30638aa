import { openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';

const site = adminSite();

const showcase = () => openStore(site.storage, runtime).question((content) => content.showcase.get());
const form = (page: Page) => page.getByRole('form', { name: 'Figures and lessons' });

async function openForm(page: Page, tab: string): Promise<void> {
  await page.getByRole('tab', { name: 'Figures and lessons' }).click();
  await form(page).waitFor();
  await form(page).getByRole('tab', { name: tab }).click();
}

const save = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click();

test('the figures of a page are added, moved and removed in a form, and visitors see them once they are saved', async () => {
  await site.onPage({}, async (page, complaints, context) => {
    await site.signIn(page, '/admin/homepage');
    const before = await showcase();
    await openForm(page, 'Blog');
    await form(page).getByRole('button', { name: 'Add figure' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.keyboard.type('Corrections');
    await page.keyboard.press('Tab');
    await page.keyboard.type('7');
    const added = page.getByRole('group', { name: 'Figure 5: Corrections' });
    await added.waitFor();
    await form(page).getByRole('button', { name: 'Move Figure 5: Corrections up' }).click();
    await page.getByRole('group', { name: 'Figure 4: Corrections' }).waitFor();
    await form(page).getByRole('button', { name: 'Remove Figure 1: Expert Articles' }).click();
    // What nobody wrote anything in is left out.
    await form(page).getByRole('button', { name: 'Add figure' }).click();
    await expectAccessible(page, 'the form of figures', APPEARANCE_RULES);
    await save(page);
    await page.getByText('Figures and lessons saved').waitFor();
    const after = await showcase();
    expect(after.blog.figures.map(({ title }) => title)).toEqual([
      'Monthly Readers',
      'Expert Authors',
      'Corrections',
      'Reader Rating',
    ]);
    expect({ ...after, blog: before.blog }).toEqual(before);
    const visitor = await context.newPage();
    await visitor.goto('/blog');
    await visitor.getByText('Corrections').first().waitFor();
    expect(await visitor.getByText('Expert Articles').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

test('lists within lists are edited too: the bars of a chart, and the tips of a lesson', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/homepage');
    await openForm(page, 'Home page');
    await form(page).locator('summary', { hasText: 'Chart 2' }).click();
    await form(page).getByRole('button', { name: 'Add bar' }).last().click();
    await page.keyboard.type('Withdrawn');
    const bar = page.getByRole('group', { name: 'Bar 5: Withdrawn' });
    await bar.getByLabel('Value').fill('3');
    await form(page).getByRole('tab', { name: 'Guides' }).click();
    const lesson = form(page).locator('summary', { hasText: 'Lesson 1' }).first();
    await lesson.click();
    await form(page).getByLabel('Tips').first().fill('Read the small print');
    await form(page).getByLabel('Tips').first().press('Enter');
    await save(page);
    await page.getByText('Figures and lessons saved').waitFor();
    const { home, guides } = await showcase();
    expect(home.charts[1]?.bars.at(-1)).toEqual({ label: 'Withdrawn', value: 3 });
    expect(guides.featured[0]?.tips.at(-1)).toBe('Read the small print');
  });
});

test('what is refused of an item is said with its place, and nothing of what was typed is lost', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/homepage');
    await openForm(page, 'Guides');
    await form(page).locator('summary', { hasText: 'Lesson 1' }).first().click();
    await form(page).getByLabel('Minutes to read').first().fill('0');
    await save(page);
    await form(page).getByText('Lesson 1, Minutes to read').first().waitFor();
    await page.reload();
    await openForm(page, 'Guides');
    await form(page).locator('summary', { hasText: 'Lesson 1' }).first().click();
    expect(await form(page).getByLabel('Minutes to read').first().inputValue()).toBe('0');
    await form(page).getByRole('button', { name: 'Discard' }).click();
  });
});

test('history tells what changed in the figures in words', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/homepage');
    await openForm(page, 'Games');
    await form(page).getByLabel('Value').first().fill('30,000');
    await save(page);
    await page.getByText('Figures and lessons saved').waitFor();
    await page.goto('/admin/history');
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    await page
      .getByRole('button', { name: /Show|Details|What changed/ })
      .first()
      .click();
    await page
      .getByText(/Games in the catalogue · 30,000/)
      .first()
      .waitFor();
  });
});

test('the form fits a phone of 390 px', async () => {
  const sizes = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
  await site.onPage(sizes, async (page) => {
    await site.signIn(page, '/admin/homepage');
    for (const tab of ['Footer', 'Home page', 'Blog', 'Games', 'Guides']) {
      await openForm(page, tab);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBeLessThanOrEqual(390);
    }
    await expectAccessible(page, 'the form of lessons', APPEARANCE_RULES);
  });
});

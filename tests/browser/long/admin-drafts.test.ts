import { casinosEdit, casinosList, draftsList, draftsSave } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminOf } from '../admin-site.js';
import { expectAccessible } from '../page-checks.js';
import { performOn } from '../staff.js';
import { realSite } from '../test-sites.js';

const site = adminOf(realSite());
const DESKTOP = { viewport: { width: 1280, height: 900 } };

async function someCasino(at: number) {
  const perform = await performOn(site.storage);
  const { records } = (await perform(casinosList, { sort: 'name' })).result;
  const casino = records[at];
  if (casino === undefined) throw new Error('The store has too few casinos');
  const edit = `/admin/casinos/${casino.id}/edit`;
  return { ...casino, edit, ref: `casinos/${casino.id}` };
}
const storedCasino = async (id: string) =>
  (await (await performOn(site.storage))(casinosList, {})).result.records.find((one) => one.id === id);
/** Opens pages of several people at once. */
async function onPages(count: number, work: (pages: Page[]) => Promise<void>, opened: Page[] = []) {
  if (opened.length === count) return work(opened);
  await site.onPage(DESKTOP, (page) => onPages(count, work, [...opened, page]));
}
const draftOf = async (id: string) =>
  (await (await performOn(site.storage))(draftsList, {})).result.records.find((one) => one.record === id);

test('what is typed is kept for all, marked in the list, offered to others, and live once it is saved', async () => {
  const casino = await someCasino(0);
  await site.onPage(DESKTOP, async (page) => {
    await site.signIn(page, casino.edit);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A Better Name');
    await page.getByText(/^Draft saved \d\d:\d\d/).waitFor();
    expect(await draftOf(casino.id)).toMatchObject({ fields: ['name'] });
    expect((await storedCasino(casino.id))?.name).toBe(casino.name);
    await page.getByRole('button', { name: 'Keep for Later' }).click();
    await page.waitForURL(/\/admin\/casinos$/);
    await page.getByText('The draft is kept').waitFor();
    const row = page.getByRole('row').filter({ hasText: casino.name });
    await row.getByText('Unpublished changes').waitFor();
    await expectAccessible(page, 'a list with drafts');
  });
  await site.onPage(DESKTOP, async (page) => {
    await site.signIn(page, casino.edit);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await page.getByText('These are unpublished changes').waitFor();
    expect(await name.inputValue()).toBe('A Better Name');
    await page.getByRole('button', { name: 'What is different' }).click();
    await page.getByRole('dialog').getByText('A Better Name').waitFor();
    await expectAccessible(page, 'what a draft changes');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/admin\/casinos$/);
    expect((await storedCasino(casino.id))?.name).toBe('A Better Name');
    await expect.poll(() => draftOf(casino.id)).toBeUndefined();
  });
});

test('the fields of a form stay where they are once what is typed is kept for all', async () => {
  const casino = await someCasino(8);
  await site.onPage(DESKTOP, async (page) => {
    await site.signIn(page, casino.edit);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.waitFor();
    const before = await name.boundingBox();
    await name.fill('Typed by me');
    const told = page.waitForResponse(/drafts\.show/);
    await page.getByText(/^Draft saved \d\d:\d\d/).waitFor();
    await told;
    // The server tells every form of a change, this one too.
    await page.waitForTimeout(2_000);
    expect(await name.boundingBox()).toEqual(before);
    expect(await page.getByText('These are unpublished changes').count()).toBe(0);
  });
});

test('two who edit one casino at once see each other’s fields, and lose none', async () => {
  const casino = await someCasino(1);
  await site.onPage(DESKTOP, async (ann) => {
    await site.signIn(ann, casino.edit);
    await site.onPage(DESKTOP, async (ben) => {
      await site.signIn(ben, casino.edit);
      const name = (page: typeof ann) => page.getByRole('textbox', { name: 'Name', exact: true });
      const website = (page: typeof ann) => page.locator('input[name="visitUrl"]');
      await name(ann).fill('Of Ann');
      await expect.poll(() => name(ben).inputValue(), { timeout: 10_000 }).toBe('Of Ann');
      await website(ben).fill('https://ben.example/');
      await expect.poll(() => website(ann).inputValue(), { timeout: 10_000 }).toBe('https://ben.example/');
      expect((await draftOf(casino.id))?.fields.sort()).toEqual(['name', 'visitUrl']);
    });
  });
});

test('five who type into one casino at once see all five fields, save at once, and lose none', async () => {
  const casino = await someCasino(4);
  const typed = {
    name: 'Of Ann',
    visitUrl: 'https://ben.example/',
    termsUrl: 'https://cem.example/terms',
    brandId: 'Of Dee',
    description: 'Of Eve',
  };
  const fields = Object.entries(typed);
  await onPages(fields.length, async (pages) => {
    for (const page of pages) {
      await site.signIn(page, casino.edit);
      await page.getByRole('tab', { name: 'Basic Info' }).waitFor();
    }
    const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
    await Promise.all(
      pages.map((page, i) => {
        const [name = '', text = ''] = fields[i] ?? [];
        return field(page, name).fill(text);
      }),
    );
    for (const page of pages)
      for (const [name, text] of fields)
        await expect.poll(() => field(page, name).inputValue(), { timeout: 20_000 }).toBe(text);
    await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Save', exact: true }).click()));
    await expect.poll(() => storedCasino(casino.id)).toMatchObject(typed);
    await expect.poll(() => draftOf(casino.id)).toBeUndefined();
    for (const page of pages) expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

test('a draft that others made outdated is compared before it is saved, and Cancel leaves it as it was', async () => {
  const casino = await someCasino(2);
  const perform = await performOn(site.storage);
  await perform(draftsSave, { record: casino.ref, changes: { name: 'Of the draft' } });
  await perform(casinosEdit, { record: casino.id, changes: { name: 'Live meanwhile' } });
  await site.onPage(DESKTOP, async (page) => {
    await site.signIn(page, casino.edit);
    await page.getByRole('button', { name: 'Compare' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(/\/admin\/casinos$/);
    expect(await draftOf(casino.id)).toMatchObject({ fields: ['name'] });
  });
});

test('a time is set by keyboard, and an earlier version comes from the history into the form', async () => {
  const casino = await someCasino(3);
  const perform = await performOn(site.storage);
  await perform(casinosEdit, { record: casino.id, changes: { description: '<p>Then.</p>' } });
  await perform(casinosEdit, { record: casino.id, changes: { description: '<p>Now, longer.</p>' } });
  await site.onPage(DESKTOP, async (page) => {
    await site.signIn(page, casino.edit);
    const openMenu = async (entry: string) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await openMenu('History…');
    const history = page.getByRole('dialog', { name: 'History of this record' });
    await history.getByText('Now, longer').waitFor();
    await expectAccessible(page, 'the history of a record');
    await history.getByRole('button', { name: 'Put this version into the form' }).first().click();
    await page.getByText('The earlier version is in the form').waitFor();
    await page.getByText(/^Draft saved/).waitFor();
    expect(await draftOf(casino.id)).toMatchObject({ fields: ['description'] });
    await openMenu('Times…');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Goes live' }).fill('2099-01-31T09:30');
    await expectAccessible(page, 'the times of a draft');
    await page.keyboard.press('Control+s');
    await page.getByText('The times are set').waitFor();
    await page.getByText(/They go live on 31 January 2099/).waitFor();
    expect((await draftOf(casino.id))?.publishAt).toMatch(/^2099-01-31T/);
    // The form of the dialog has sent itself, and not the one that it was opened from.
    expect((await storedCasino(casino.id))?.description).toBe('<p>Now, longer.</p>');
  });
});

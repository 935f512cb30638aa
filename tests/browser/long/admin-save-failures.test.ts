import {
  casinosAdd,
  casinosDelete,
  casinosEdit,
  gamesList,
  OWNER,
  openStore,
  type Role,
  runtime,
} from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { performOn } from '../staff.js';

const site = adminSite();
const ZOE = { actor: { ...OWNER, name: 'zoe' } };

/** Adds a casino, and opens its form with a description that is not saved yet. */
async function typeInForm(page: Page, name: string, role?: Role): Promise<string> {
  const added = await performOn(site.storage)(
    casinosAdd,
    { record: { name, description: 'As it was.' } },
    ZOE,
  );
  const id = added.result.records[0]?.id ?? '';
  await site.signIn(page, `/admin/casinos/${id}/edit`, role);
  await page.getByLabel(/^Description/).fill('As I typed it.');
  return id;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const typed = (page: Page) => page.getByLabel(/^Description/).inputValue();
const stored = (slug: string) =>
  openStore(site.storage, runtime).question((content) => content.casinos.require(slug));

test('what a colleague has deleted meanwhile can be saved as new by a button', async () => {
  await site.onPage({}, async (page) => {
    await page.route('**/api/changes', (route) => route.abort());
    const id = await typeInForm(page, 'Gone Heron');
    await performOn(site.storage)(casinosDelete, { records: [id] }, ZOE);
    await save(page);
    await page.getByText(adminLabels.changes.deleted.title).waitFor();
    expect(await typed(page)).toBe('As I typed it.');
    await page.getByText(adminLabels.changes.deleted.saveAsNew, { exact: true }).click();
    await page.getByText('Gone Heron: added').waitFor();
    expect(await stored('gone-heron')).toMatchObject({ name: 'Gone Heron', description: 'As I typed it.' });
  });
});

test('what a colleague has deleted meanwhile is brought back by a button, with what was typed still to be saved', async () => {
  await site.onPage({}, async (page) => {
    await page.route('**/api/changes', (route) => route.abort());
    const id = await typeInForm(page, 'Back Heron');
    await performOn(site.storage)(casinosDelete, { records: [id] }, ZOE);
    await save(page);
    await page.getByText('Bring back Back Heron', { exact: true }).click();
    await page.getByText('Back Heron: brought back').waitFor();
    await page.getByText(adminLabels.changes.deleted.title).waitFor({ state: 'detached' });
    expect(await stored('back-heron')).toMatchObject({ id, description: 'As it was.' });
    expect(await typed(page)).toBe('As I typed it.');
    await save(page);
    await page.getByText('Back Heron: saved').waitFor();
    expect(await stored('back-heron')).toMatchObject({ id, description: 'As I typed it.' });
  });
});

test('who may not take back what others did is offered to save as new alone', async () => {
  await site.onPage({}, async (page) => {
    await page.route('**/api/changes', (route) => route.abort());
    const id = await typeInForm(page, 'Far Heron', 'editor');
    await performOn(site.storage)(casinosDelete, { records: [id] }, ZOE);
    await save(page);
    await page.getByText(adminLabels.changes.deleted.saveAsNew, { exact: true }).waitFor();
    expect(await page.getByText('Bring back').count()).toBe(0);
  });
});

test('where the deletion cannot be looked up, the save is told as one that failed, and can be tried again', async () => {
  await site.onPage({}, async (page) => {
    await page.route('**/api/changes', (route) => route.abort());
    const id = await typeInForm(page, 'Lost Heron');
    await performOn(site.storage)(casinosDelete, { records: [id] }, ZOE);
    await page.route('**/api/history.list', (route) => route.abort());
    await save(page);
    await page.getByText(adminLabels.changes.stale).first().waitFor();
    await page.unroute('**/api/history.list');
    await save(page);
    await page.getByText(adminLabels.changes.deleted.title).waitFor();
  });
});

test('a form of one record that gives way to that of another shows the other one', async () => {
  await site.onPage({}, async (page) => {
    const { records } = (await performOn(site.storage)(gamesList, { limit: 2 })).result;
    const [first, second] = records;
    await site.signIn(page, `/admin/games?edit=${first?.id}`);
    const name = page.getByRole('dialog', { name: 'Edit Game' }).getByLabel(/^Name/);
    await name.fill('Of the first one');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Commands' }).waitFor();
    await page.keyboard.type(second?.name ?? '');
    const found = page.getByRole('option', { name: second?.name ?? '' });
    await found.and(page.locator('[data-highlighted]')).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => name.inputValue()).toBe(second?.name);
    expect(await page.getByText(/changed this/).count()).toBe(0);
  });
});

test('a conflict is told without the names of fields in code and without times of another zone', async () => {
  await site.onPage({ timezoneId: 'Pacific/Auckland' }, async (page) => {
    await page.route('**/api/changes', (route) => route.abort());
    const id = await typeInForm(page, 'Two Hands');
    await performOn(site.storage)(
      casinosEdit,
      { record: id, changes: { description: 'As Zoe has it.' } },
      ZOE,
    );
    await save(page);
    await page.getByRole('dialog', { name: /changed this/ }).waitFor();
    const text = await page.locator('body').innerText();
    expect(text).toContain(adminLabels.changes.stale);
    expect(text).not.toMatch(/UTC|\d{4}-\d\d-\d\d/);
  });
});

test('a server that has a fault while saving is told in words, and what was typed stays and is saved later', async () => {
  await site.onPage({}, async (page) => {
    await typeInForm(page, 'Proxy Fault');
    await page.route('**/api/casinos.edit', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await save(page);
    const said = page.getByText(messages.anyForm.failed).first();
    await said.waitFor();
    expect(await said.innerText()).toContain(adminLabels.brokenAnswer.title);
    expect(await said.innerText()).not.toMatch(/status|croupier|502|http:/);
    expect(await typed(page)).toBe('As I typed it.');
    await page.unroute('**/api/casinos.edit');
    await save(page);
    await page.getByText('Proxy Fault: saved').waitFor();
  });
});

test('whose session ends while they edit is told so, and finds what was typed after signing in', async () => {
  await site.onPage({}, async (page, _, context) => {
    await page.route('**/api/changes', (route) => route.abort());
    await typeInForm(page, 'Session Over');
    // The preview asks too, some time after the last key; here the press on Save is the first to hear of it.
    await page.route('**/api/*', (route) =>
      route.request().url().endsWith('/casinos.edit') ? route.continue() : route.abort(),
    );
    await context.clearCookies();
    await save(page);
    await page.getByText(adminLabels.login.ended).waitFor();
    await page.unroute('**/api/*');
    await page.getByLabel(/^Username or email/).fill(site.lastUser());
    await page.getByLabel(/^Password/).fill(site.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect.poll(() => typed(page)).toBe('As I typed it.');
  });
});

test('an undo stays in reach for eight seconds and more, also by keyboard', async () => {
  await site.onPage({}, async (page) => {
    await typeInForm(page, 'Undo Me');
    await save(page);
    await page.getByText('Undo Me: saved').waitFor();
    const { shown } = await page.evaluate(() => ({ shown: performance.now() }));
    await page.waitForFunction((since) => performance.now() - since > 8_000, shown);
    await page.keyboard.press('Alt+t');
    const undo = page.getByRole('button', { name: adminLabels.changes.undo, exact: true });
    for (
      let stops = 0;
      stops < 3 && !(await undo.evaluate((one) => one === document.activeElement));
      stops++
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByText(adminLabels.changes.undone).waitFor();
    expect(await stored('undo-me')).toMatchObject({ description: 'As it was.' });
  });
});

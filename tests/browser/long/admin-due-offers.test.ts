import { openStore, runtime } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { expectAccessible } from '../page-checks.js';

const CHECKED = '2999-01-01';
const TERMS = 'https://vole.example/terms';

const OFFERS: Record<string, object> = {
  'The first offer': { createdAt: '2026-01-05T00:00:00.000Z', termsUrl: TERMS, wagering: '30x bonus' },
  'The second offer': { createdAt: '2025-01-05T00:00:00.000Z', lastChecked: '2025-12-29' },
  'The third offer': { createdAt: '2026-01-07T00:00:00.000Z' },
  'The fourth offer': { createdAt: '2026-01-08T00:00:00.000Z', validUntil: '2026-02-01' },
};

const site = adminSite((content) => {
  for (const { id } of [...content.bonuses.all()]) content.bonuses.update(id, { lastChecked: CHECKED });
});

beforeEach(() =>
  openStore(site.storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
    for (const { id, title } of [...content.bonuses.all()])
      if (Object.hasOwn(OFFERS, title)) content.bonuses.remove(id);
    for (const [title, offer] of Object.entries(OFFERS))
      content.bonuses.insert({ casino: 'Harbor Vole', title, ...offer });
  }),
);

const bonus = (title: string) =>
  openStore(site.storage, runtime).question((content) =>
    [...content.bonuses.all()].find((one) => one.title === title),
  );

/** Waits until an offer is shown and its part of the screen has the focus. */
async function expectFocused(page: Page, title: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement } = document;
        const named = activeElement?.getAttribute('aria-labelledby') ?? '';
        return document.getElementById(named)?.textContent ?? '';
      }),
    )
    .toContain(title);
}

test('the offers to check are answered with one key each: confirmed, left for later, gone; the next one has the focus', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin');
    await page.getByRole('link', { name: 'Offers to check' }).click();
    await page.getByText('4 offers to check, of which 1 ended').waitFor();
    await page.getByText('The first offer', { exact: true }).waitFor();
    await page.getByText('Never checked').waitFor();
    const link = page.getByRole('link', { name: /^Terms of the offer/ });
    expect(await link.getAttribute('href')).toBe(TERMS);
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
    await expectAccessible(page, 'an offer to check');

    await page.keyboard.press('c');
    await expectFocused(page, 'The second offer');
    await page.getByText('3 offers to check, of which 1 ended').waitFor();
    await expect
      .poll(() => bonus('The first offer'))
      .toMatchObject({ lastChecked: expect.stringMatching(/^20\d\d-/) });

    await page.keyboard.press('l');
    await expectFocused(page, 'The third offer');
    await page.keyboard.press('g');
    await expectFocused(page, 'The fourth offer');
    await expect
      .poll(() => bonus('The third offer'))
      .toMatchObject({ withdrawnAt: expect.any(String), withdrawnReason: 'Gone at the casino' });

    // One that has ended cannot be confirmed as it is.
    await page.keyboard.press('c');
    await page.getByText('It has ended: change its last day').first().waitFor();
    expect((await bonus('The fourth offer'))?.lastChecked).toBeUndefined();

    await page.keyboard.press('g');
    await expectFocused(page, 'Nothing else to check');
    await page.getByRole('button', { name: 'Show 1 offer that you left' }).click();
    await page.getByText('The second offer', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(async () => (await bonus('The fourth offer'))?.withdrawnAt).toBeUndefined();
    // What is shown stays, although another one waits longer now.
    await page.getByText('The second offer', { exact: true }).waitFor();
  });
});

test('an offer that has changed is corrected in its form, which has the check of today, and the queue goes on', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/bonuses/due');
    await page.getByText('The first offer', { exact: true }).waitFor();
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'What has changed' });
    await dialog.getByRole('textbox', { name: 'Wagering', exact: true }).fill('40x bonus');
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await expectFocused(page, 'The second offer');
    const day = expect.stringMatching(/^20\d\d-\d\d-\d\d$/);
    expect(await bonus('The first offer')).toMatchObject({ wagering: '40x bonus', lastChecked: day });
    const [change] = await openStore(site.storage, runtime).history();
    expect(change).toMatchObject({ operation: 'bonuses.edit', updated: 1 });
  });
});

test('a bonus is withdrawn with a reason in the menu of its row, wears the word, and is put back', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/bonuses');
    const row = page.getByRole('row').filter({ hasText: 'The first offer' });
    await row.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take The first offer off the site?' });
    await dialog.getByLabel('Reason').fill('A letter came');
    await expectAccessible(page, 'the question for a reason');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row.getByText('Withdrawn').waitFor();
    expect(await bonus('The first offer')).toMatchObject({ withdrawnReason: 'A letter came' });
    await row.getByRole('button', { name: /^Actions/ }).click();
    expect(await page.getByRole('menuitem', { name: 'Withdraw' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Put back on the site' }).click();
    await row.getByText('Withdrawn').waitFor({ state: 'detached' });
    expect((await bonus('The first offer'))?.withdrawnAt).toBeUndefined();
  });
});

test('where a withdrawal is refused, its dialog says why, keeps the reason that was typed, and takes another try', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/bonuses');
    const row = page.getByRole('row').filter({ hasText: 'The first offer' });
    await row.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take The first offer off the site?' });
    const reason = dialog.getByLabel('Reason');
    await page.route('**/api/bonuses.withdraw', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await reason.fill('A letter came');
    await page.keyboard.press('Enter');
    const { title, detail } = adminLabels.brokenAnswer;
    await dialog.getByText(`${title}. ${detail}`).waitFor();
    await expectAccessible(page, 'a refused withdrawal');
    expect(await reason.inputValue()).toBe('A letter came');
    expect(await page.getByRole('region', { name: 'Messages' }).getByRole('listitem').count()).toBe(0);
    expect((await bonus('The first offer'))?.withdrawnAt).toBeUndefined();

    await page.unroute('**/api/bonuses.withdraw');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row.getByText('Withdrawn').waitFor();
    expect(await bonus('The first offer')).toMatchObject({ withdrawnReason: 'A letter came' });
  });
});

test('a bonus that a colleague deletes meanwhile cannot be withdrawn, and its dialog says so', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/bonuses');
    const row = page.getByRole('row').filter({ hasText: 'The first offer' });
    await row.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take The first offer off the site?' });
    await dialog.getByLabel('Reason').fill('A letter came');
    await openStore(site.storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) =>
      content.bonuses.remove(content.bonuses.require('The first offer').id),
    );
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await dialog.getByText(/ is not there/).waitFor();
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('A letter came');
  });
});

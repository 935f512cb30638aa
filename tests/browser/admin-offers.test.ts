import { openStore, runtime } from '@croupier/core';
import { expect, test } from 'vitest';
import { adminSite } from './admin-site.js';
import { expectAccessible } from './page-checks.js';

const site = adminSite((content) => {
  content.bonuses.insert({ casino: 'Harbor Vole', title: '150% up to $300', wagering: '30x bonus' });
});

const bonus = (title: string) =>
  openStore(site.storage, runtime).question((content) =>
    [...content.bonuses.all()].find((one) => one.title === title),
  );

test('the form of a bonus says what readers will read while figures are typed, and a choice can be left open again', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/bonuses?edit=new');
    const form = page.getByRole('dialog');
    await form.getByLabel('Currency').fill('eur');
    await form.getByLabel('Amount').fill('100');
    await form.getByText('How much has to be staked is not stated.').waitFor();
    await form.getByLabel('Wagering Times').fill('35');
    await form.getByLabel('Wagering On').selectOption({ label: 'Bonus' });
    await form.getByText('You stake €3,500 before you can withdraw.').waitFor();
    await form.getByText('costs €140 on average').waitFor();
    await form.getByLabel('Wagering On').selectOption({ label: 'Not stated' });
    await form.getByText('How much has to be staked is not stated.').waitFor();
  });
});

test('figures that texts say are looked through, then saved as one change; a selected bonus is said to be checked', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/bonuses');
    await page.getByRole('button', { name: 'Read figures' }).click();
    const dialog = page.getByRole('dialog', { name: 'Read figures' });
    const row = dialog.getByRole('row').filter({ hasText: 'Harbor Vole' });
    await row.getByText("the currency of '$300'").waitFor();
    await dialog.getByLabel('Currency of $').fill('usd');
    await row.getByText('Amount: 300').waitFor();
    await expectAccessible(page, 'the proposed figures');
    await dialog.getByRole('button', { name: /^Save \d+ proposals$/ }).click();
    await dialog.waitFor({ state: 'detached' });
    const figures = {
      amount: 300,
      currency: 'USD',
      matchPercent: 150,
      wageringTimes: 30,
      wageringOn: 'bonus',
    };
    await expect.poll(() => bonus('150% up to $300')).toMatchObject(figures);

    await page.getByRole('checkbox', { name: /150% up to \$300/ }).check();
    await page.getByRole('button', { name: 'Checked today' }).click();
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    await expect.poll(() => bonus('150% up to $300')).toMatchObject({ lastChecked: day });
  });
});

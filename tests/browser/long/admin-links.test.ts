import {
  adminPath,
  casinosAdd,
  casinosShow,
  createPerform,
  type LinkResult,
  linksCheck,
  runtime,
  type SiteTools,
} from '@croupier/core';
import { expect, test } from 'vitest';
import { buildingSite } from '../building-site.js';
import { expectAccessible } from '../page-checks.js';
import { performOn } from '../staff.js';

const site = buildingSite();

const OLD = 'https://owl.example/old?a={affiliateId}';
const NEW = 'https://owl.example/new?a={affiliateId}';

/** Keeps what a check found, without following anything. */
async function keepFound(found: Record<string, Partial<LinkResult>>): Promise<void> {
  const checkLinks: SiteTools['checkLinks'] = async (links, { onResult }) => {
    for (const { url } of links) onResult({ url, outcome: 'ok', ...found[url] });
  };
  const perform = createPerform(site.storage, runtime, { siteTools: { checkLinks } as SiteTools });
  await perform(linksCheck, {});
}

test('staff see which links are not fine, put a new address in place by one key, and check the links', async () => {
  const perform = performOn(site.storage);
  const visitUrl = async () => (await perform(casinosShow, { record: 'owl' })).result.record.visitUrl;
  await perform(casinosAdd, {
    record: { name: 'Owl', description: 'Calm.', visitUrl: OLD, termsUrl: 'https://owl.example/terms' },
  });
  await keepFound({
    [OLD]: { outcome: 'moved', status: 200, finalUrl: NEW, newUrl: NEW },
    'https://owl.example/terms': { outcome: 'gone', reason: 'status', status: 404 },
  });
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page, complaints) => {
    await site.signIn(page, adminPath('redirects'));
    const table = page.getByRole('table', { name: 'Links to look at' });
    const moved = table.getByRole('row').filter({ hasText: OLD });
    await table.getByText('Nothing is there: its server answers 404').waitFor();
    expect(await table.getByRole('row').count()).toBe(3);
    await moved.getByRole('link', { name: 'Owl' }).waitFor();
    await expectAccessible(page, 'links to other sites');
    await moved.getByText('Use the new address').click();
    await page.getByText(`The new address is ${NEW}`).waitFor();
    expect(await visitUrl()).toBe(NEW);
    await moved.waitFor({ state: 'detached' });

    // The hosts of the fixture have no address.
    await page.getByText('Check links', { exact: true }).click();
    await page.getByText(/^0 of \d+ links fine\.$/).waitFor();
    await table.getByText(NEW).waitFor();
    expect(complaints).toEqual([]);
  });
});

test('the dashboard offers the new address of a link beside the finding', async () => {
  const perform = performOn(site.storage);
  const { id } = (await perform(casinosShow, { record: 'owl' })).result.record;
  await keepFound({ [NEW]: { outcome: 'moved', status: 200, finalUrl: OLD, newUrl: OLD } });
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page, complaints) => {
    await site.signIn(page, adminPath('dashboard'));
    const finding = page.getByRole('listitem').filter({ hasText: `Casino 'Owl' leads to ${NEW}` });
    const more = page.getByRole('button', { name: /more/ });
    await finding.or(more).first().waitFor();
    if (!(await finding.isVisible())) await more.click();
    await finding.getByRole('button', { name: /Use the new address/ }).focus();
    await page.keyboard.press('Enter');
    await finding.waitFor({ state: 'detached' });
    expect((await perform(casinosShow, { record: id })).result.record.visitUrl).toBe(OLD);
    expect(complaints).toEqual([]);
  });
});

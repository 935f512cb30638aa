import { casinosEdit } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { painted, startHostServer } from './embedding-pages/host-server.js';

const host = startHostServer();
const NOTHING = 'No link for players in Germany';
const hosted = (element: string) => ({
  html: `<!doctype html><html lang="en"><title>A host</title><h1>A page</h1>${element}<script async src="SITE/embed/croupier.js"></script>`,
});
const linksOf = (page: Page) =>
  page
    .locator('[data-croupier-visit]')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));

test('a card shows the link of its market, follows the attribute, and shows none where players are refused', async () => {
  const card = '<croupier-casino-card slug="copper-heron" market="DE">Our review</croupier-casino-card>';
  await host.look(hosted(card), async (page, { requests }) => {
    await painted(page);
    expect(await linksOf(page)).toEqual(['https://copper-heron.example/de']);
    expect(requests.join()).toContain('/embed/markets/DE/casinos/copper-heron.json');
    await page.locator('croupier-casino-card').evaluate((one) => one.setAttribute('slug', 'lantern-quay'));
    await page.getByText(NOTHING).waitFor();
    expect(await linksOf(page)).toEqual([]);
    await page.locator('croupier-casino-card').evaluate((one) => one.removeAttribute('market'));
    await page.getByText('Visit Casino').waitFor();
    expect(await linksOf(page)).toHaveLength(1);
  });
});

test('a toplist and a comparison are of their market too', async () => {
  await host.perform(casinosEdit, { record: 'lantern-quay', changes: { rating: 9.9 } });
  const lists: [tag: string, attributes: string][] = [
    ['croupier-toplist', 'query="sort=-rating" limit="3"'],
    ['croupier-compare', 'slugs="lantern-quay,copper-heron"'],
  ];
  for (const [tag, attributes] of lists)
    await host.look(hosted(`<${tag} ${attributes} market="DE">Ours</${tag}>`), async (page) => {
      expect(await painted(page, tag)).toContain(NOTHING);
      expect((await linksOf(page)).filter((href) => href.includes('lantern-quay'))).toEqual([]);
      expect(await linksOf(page)).toContain('https://copper-heron.example/de');
    });
});

test('where what is given is no market, the link that was pasted stays, and the console says so', async () => {
  for (const market of ['XX', '..']) {
    const card = `<croupier-casino-card slug="copper-heron" market="${market}">Our review</croupier-casino-card>`;
    await host.look(hosted(card), async (page, { complaints }) => {
      await expect.poll(() => complaints.join()).toContain('nothing to show');
      expect(await page.getByText('Our review').isVisible()).toBe(true);
      expect(await linksOf(page)).toEqual([]);
    });
  }
});

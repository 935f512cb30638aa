import { openStore, runtime } from '@croupier/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '../page-checks.js';
import {
  expectLinksDistinguishable,
  expectNoLayoutShift,
  recordLayoutShifts,
  selectViewports,
} from '../route-checks.js';
import { servedSite } from '../test-sites.js';

const site = servedSite();

beforeAll(async () => {
  await openStore(site.storage, runtime).change(
    { by: { name: 'owner' }, operation: 'past.put' },
    (content) => {
      const visitUrl = 'https://offer.example/';
      const retired = content.casinos.insert({
        ...{ slug: 'tin-lynx', name: 'Tin Lynx', description: 'Calm.', visitUrl },
        ...{ isActive: false, retiredAt: '2026-06-01T00:00:00.000Z' },
      });
      const offer = { description: 'It was calm.', wagering: '20x', minDeposit: '€10', rating: 8, visitUrl };
      content.bonuses.insert({
        ...offer,
        casino: 'Copper Heron',
        title: 'Ended Offer',
        validUntil: '2020-01-01',
      });
      content.bonuses.insert({ ...offer, casino: 'Brass Magpie', title: 'Blacklisted Offer' });
      content.bonuses.insert({ ...offer, casino: 'Tin Lynx', casinoId: retired.id, title: 'Hidden Offer' });
      const casinoId = runtime.newId();
      content.bonuses.insert({ ...offer, casino: 'Slate Vole', casinoId, title: 'Gone Offer' });
      const rules = [
        ['/old-list', '/best-casinos', true],
        ['/moved-for-now', '/reviews?q=copper', false],
      ] as const;
      for (const [source, target, permanent] of rules)
        content.redirects.insert({ source, target, permanent });
    },
  );
});

describe.each(selectViewports(0, 1))('at %s', (_name, width, colorScheme) => {
  test('a retired casino has a page that says so and links to others', async () => {
    await site.onPage({ viewport: { width, height: 800 }, colorScheme }, async (page, complaints) => {
      await recordLayoutShifts(page);
      const answer = await page.goto('/casino/tin-lynx');
      expect(answer?.status()).toBe(410);
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
      expect(await page.locator('main').innerText()).not.toContain('Tin Lynx');
      await expectAccessible(page, 'gone');
      await expectNoLayoutShift(page, 'gone');
      await page.locator('main').getByRole('link').first().press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Casino Reviews' }).waitFor();
      expect(complaints.filter((one) => !one.includes('410'))).toEqual([]);
    });
  });

  test.each([
    ['/bonuses', ['Ended Offer', 'Blacklisted Offer', 'Gone Offer']],
    ['/casino/copper-heron', ['Ended Offer']],
    ['/casino/brass-magpie', ['Blacklisted Offer']],
  ])(
    'on %s expired, blacklisted and retired items are shown without links to casinos',
    async (address, titles) => {
      await site.onPage({ viewport: { width, height: 800 }, colorScheme }, async (page, complaints) => {
        await recordLayoutShifts(page);
        await page.goto(address);
        for (const title of titles) {
          // A review is an article itself, and the card one within it.
          const card = page
            .getByRole('article')
            .filter({ has: page.getByText(title, { exact: true }) })
            .last();
          expect(await card.count(), title).toBe(1);
          expect(await card.locator('a[href*="offer.example"]').count(), title).toBe(0);
        }
        await expectAccessible(page, address);
        await expectLinksDistinguishable(page, address);
        await expectNoLayoutShift(page, address);
        expect(complaints).toEqual([]);
      });
    },
  );
});

test('a visitor of a moved address is redirected to the new one', async () => {
  await site.onPage({}, async (page, complaints) => {
    const moves: number[] = [];
    page.on('response', (answer) => answer.status() >= 300 && moves.push(answer.status()));
    await page.goto('/old-list?from=mail');
    await page.getByRole('heading', { level: 1, name: 'Best Casinos' }).waitFor();
    expect(page.url()).toBe(`${site.address}/best-casinos?from=mail`);
    await page.goto('/moved-for-now');
    expect(page.url()).toBe(`${site.address}/reviews?q=copper`);
    await expect.poll(() => moves).toEqual([301, 302]);
    expect(complaints).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { servedSite } from '../test-sites.js';

const site = servedSite(undefined, { countryHeader: 'X-Country' });

test('a visitor follows the suggestion of their country by mouse and by keyboard', async () => {
  await site.onPage({ extraHTTPHeaders: { 'x-country': 'FI' } }, async (page, complaints) => {
    for (const path of ['/best-casinos', '/reviews', '/casinos-by-country']) {
      await page.goto(site.address + path);
      const question = page.getByText('Is your country Finland?');
      await question.waitFor();
      const link = question.getByRole('link', { name: 'Show casinos that take players from there' });
      if (path === '/reviews') {
        await link.focus();
        await page.keyboard.press('Enter');
      } else await link.click();
      await page.waitForURL(/country[=/]fi$/);
      await page
        .getByRole('link', { name: /Golden|Paper|Copper/ })
        .first()
        .waitFor();
      expect(await page.getByText('Is your country').count(), path).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
});

test('a visitor whose country is not known is asked nothing, and every request is answered', async () => {
  await site.onPage({}, async (page, complaints) => {
    const asked = page.waitForResponse(/suggestion/);
    await page.goto(`${site.address}/best-casinos`);
    expect((await asked).status()).toBe(204);
    expect(await page.getByText('Is your country').count()).toBe(0);
    await page.goto(`${site.address}/blog`);
    expect(complaints).toEqual([]);
  });
});

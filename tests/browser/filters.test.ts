import { expect, test } from 'vitest';
import { servedSite } from './test-sites.js';

const site = servedSite();

test('a visitor finds a casino that takes PayPal, pays within a day and takes players from Finland by three choices on the home page', async () => {
  await site.onPage({}, async (page, complaints) => {
    await page.goto('/');
    const finder = page.getByRole('form', { name: 'Find your casino' });
    for (const [label, option] of [
      ['Payment method', 'PayPal'],
      ['Pays within', 'a day'],
      ['Accepts players from', 'Finland'],
    ] as const)
      await finder.getByLabel(label).selectOption({ label: option });
    await finder.getByRole('button').click();
    await page.waitForURL(/best-casinos\?/);
    expect(
      await page
        .locator('main')
        .getByRole('link', { name: /^Read Review/ })
        .count(),
    ).toBe(1);
    await page.locator('main').getByText('Copper Heron').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

test('a filter applies at once: its group stays open with the focus, the count is announced, and Back takes it away', async () => {
  await site.onPage({}, async (page, complaints) => {
    await page.goto('/best-casinos');
    await page.locator('summary', { hasText: 'Payment method' }).click();
    const visa = page.getByRole('checkbox', { name: /^Visa/ });
    await page.locator('main').getByText('Visa', { exact: true }).click();
    await expect.poll(() => page.getByRole('status').filter({ hasText: '2 casinos' }).count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?payment=visa');
    expect(await visa.isVisible()).toBe(true);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('visa');
    await page.keyboard.press('Escape');
    expect(await visa.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Remove Payment method: Visa' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.goBack();
    await expect.poll(() => page.getByRole('link', { name: 'Remove Payment method: Visa' }).count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});

test('without script the form narrows the list, and an empty list says which filter to drop', async () => {
  await site.onPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto('/best-casinos?payment=bitcoin');
    await page.locator('summary', { hasText: 'Score' }).click();
    await page.getByText('7 or more', { exact: true }).click();
    await page.getByRole('button', { name: 'Show results' }).click();
    expect(new URL(page.url()).searchParams.get('min-score')).toBe('7');
    await page.goto('/best-casinos?payment=bitcoin&min-score=9');
    await page.getByRole('link', { name: 'without Score (2)' }).click();
    expect(new URL(page.url()).search).toBe('?payment=bitcoin');
  });
});

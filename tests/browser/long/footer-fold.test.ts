import { expect, test } from 'vitest';
import { servedSite } from '../test-sites.js';

const served = servedSite();

test('on a phone the footer is folded to its notices and legal links, and unfolds without script', async () => {
  const phone = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false };
  await served.onPage(phone, async (page) => {
    await page.goto('/blacklisted');
    const footer = page.locator('footer');
    expect((await footer.boundingBox())?.height).toBeLessThan(600);
    expect(await footer.getByRole('link', { name: 'Best Casinos' }).isVisible()).toBe(false);
    expect(await footer.getByText('18+. Gambling can be addictive.').isVisible()).toBe(true);
    expect(await footer.getByRole('link', { name: 'Terms', exact: true }).isVisible()).toBe(true);
    await footer.locator('summary').click();
    expect(await footer.getByRole('link', { name: 'Best Casinos' }).isVisible()).toBe(true);
  });
});

test('without styles and script the footer unfolds too', async () => {
  await served.onPage({ javaScriptEnabled: false }, async (page) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('/blacklisted');
    const footer = page.locator('footer');
    expect(await footer.getByText('18+. Gambling can be addictive.').isVisible()).toBe(true);
    expect(await footer.getByRole('link', { name: 'Contact', exact: true }).isVisible()).toBe(false);
    await footer.getByText('Find your way around').click();
    expect(await footer.getByRole('link', { name: 'Contact', exact: true }).isVisible()).toBe(true);
  });
});

test('on a wide screen all of the footer is open, and there is nothing to unfold', async () => {
  await served.onPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
    await page.goto('/blacklisted');
    const footer = page.locator('footer');
    expect(await footer.getByRole('link', { name: 'Best Casinos' }).isVisible()).toBe(true);
    expect(await footer.locator('summary').isVisible()).toBe(false);
  });
});

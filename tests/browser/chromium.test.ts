import { expect, test } from 'vitest';
import { launchChromium } from './chromium.js';

test('Chromium renders a page on this machine', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setContent('<h1>Croupier</h1>');
    expect(await page.locator('h1').innerText()).toBe('Croupier');
  } finally {
    await browser.close();
  }
});

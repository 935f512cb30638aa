import { casinosList } from '@croupier/core';
import { expect, test } from 'vitest';
import { adminOf } from './admin-site.js';
import { expectAccessible } from './page-checks.js';
import { performOn } from './staff.js';
import { realSite } from './test-sites.js';

const site = adminOf(realSite());

test('a list takes a condition by keyboard, keeps it in its address, and says what is wrong with one', async () => {
  const where = ['rating= or isBlacklisted=true'];
  const { total } = (await (await performOn(site.storage))(casinosList, { where })).result;
  expect(total).toBeGreaterThan(0);
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await site.signIn(page, '/admin/casinos');
    const condition = page.getByRole('textbox', { name: 'Condition' });
    await condition.click();
    await page.keyboard.type('rating= or isBlacklisted=true');
    await page.keyboard.press('Enter');
    await page.getByText(`${total} casino`).first().waitFor();
    expect(new URL(page.url()).searchParams.get('where')).toBe('rating= or isBlacklisted=true');

    await page.reload();
    await page.getByText(`${total} casino`).first().waitFor();
    await condition.fill('rating<many');
    await page.keyboard.press('Tab');
    await page.getByText("Rating must be between 0 and 10, not 'many'").first().waitFor();
    expect(await condition.getAttribute('aria-invalid')).toBe('true');
    await page.getByText('This is no condition').waitFor();
    await expectAccessible(page, 'a condition that is wrong');

    await page.getByText('Clear filters').click();
    await page.getByRole('row').nth(3).waitFor();
    expect(new URL(page.url()).searchParams.has('where')).toBe(false);
  });
});

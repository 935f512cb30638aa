import { expect, test } from 'vitest';
import { addStaff, signInAs } from './staff.js';
import { servedSite } from './test-sites.js';

const site = servedSite();

test('what a change warns of is told with its success', async () => {
  await addStaff(site.storage, 'wilma');
  await site.onPage({}, async (page) => {
    await signInAs(page, 'wilma', '/admin/casinos');
    await page.getByRole('link', { name: 'Lantern Quay' }).click();
    await page.getByRole('link', { name: 'Edit Casino' }).click();
    await page.getByLabel(/^Visit URL/).fill('https://b\u0435t365.com/go');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Lantern Quay: saved').waitFor();
    const toast = page.locator('[data-sonner-toast]', { hasText: 'Lantern Quay: saved' });
    expect(await toast.textContent()).toContain('it looks like bet365.com');
  });
});

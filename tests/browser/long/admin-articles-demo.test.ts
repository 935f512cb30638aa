import { expect, test } from 'vitest';
import { demoSite } from '../test-sites.js';

const demo = demoSite();

test('in the demo an article is written, previewed, published and read', async () => {
  await demo.onPage({ viewport: { width: 390, height: 844 } }, async (page, complaints) => {
    await page.goto('/admin/content/new-post');
    await page.getByLabel(/^Username or email/).fill('admin');
    await page.getByLabel(/^Password/).fill('sample-password');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByLabel(/^Title/).fill('From the demo');
    await page.getByLabel(/^Excerpt/).fill('Short.');
    await page.getByRole('textbox', { name: /^Content/ }).click();
    await page.keyboard.type('# Beginning');
    await page.keyboard.press('Enter');
    await page.keyboard.type('And words.');
    await page.getByRole('switch', { name: 'Publish' }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'Beginning' }).waitFor();
    await frame.getByText('And words.').waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('From the demo: added').waitFor();
    await page.getByRole('link', { name: 'From the demo' }).click();
    await frame.getByText('And words.').waitFor();
    await page.goto('/blog/from-the-demo');
    await page.getByText('And words.').waitFor();
    expect(complaints).toEqual([]);
  });
});

test('in the demo the preview of an article is its public page itself', async () => {
  await demo.onPage({}, async (page, _complaints, context) => {
    await page.goto('/admin/news');
    await page.getByLabel(/^Username or email/).fill('admin');
    await page.getByLabel(/^Password/).fill('sample-password');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: /A Budget That Holds/ }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { level: 1 }).waitFor();
    const slug = await page.getByRole('textbox', { name: 'Slug' }).inputValue();
    const reader = await context.newPage();
    await reader.goto(`/blog/${slug}`);
    await reader.getByRole('heading', { level: 1 }).waitFor();
    // The button to share is added by a script.
    const words = (text: string) =>
      text
        .replace(/\bShare\b/, '')
        .replace(/\s+/g, ' ')
        .trim();
    const shown = async () => words(await frame.locator('main').innerText());
    await expect.poll(shown).toBe(words(await reader.locator('main').innerText()));
    expect(await shown()).toContain('views');
  });
});

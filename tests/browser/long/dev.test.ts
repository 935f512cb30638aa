import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { copyOfSource } from '../source-copy.js';
import { openTestSite } from '../test-sites.js';

const source = copyOfSource();
const site = openTestSite(() => source.dev());
afterAll(() => source.remove());

/** The computed style of the footer. */
const footerStyle = (page: Page, property: string) =>
  page
    .locator('footer')
    .evaluate((footer, name) => getComputedStyle(footer).getPropertyValue(name), property);

/** Waits until the page hears of edits, after each of its loads. */
function untilConnected(page: Page): () => Promise<void> {
  let loads = 0;
  let connections = 0;
  page.on('framenavigated', () => loads++);
  page.on('websocket', (socket) => socket.once('framereceived', () => connections++));
  return () => expect.poll(() => connections).toBe(loads);
}

/** Waits until an edit shows. One that is saved in the moment of a reload may be missed, so it is saved again. */
async function untilShown(locator: Locator, save: () => void): Promise<void> {
  for (let n = 0; n < 3; n++) {
    const isShown = await locator.waitFor({ timeout: 8_000 }).then(
      () => true,
      () => false,
    );
    if (isShown) return;
    save();
  }
  await locator.waitFor();
}

test('npm run dev shows an edit by itself, without a build: to a component, a view, a message, a style, a token', async () => {
  await site.onPage({}, async (page, complaints) => {
    const connected = untilConnected(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Casino Reviews' }).first().waitFor();
    await connected();
    expect(complaints).toEqual([]);

    const names = "named(links, pageTexts('footer', catalogue.labels))";
    const view = source.edit(
      'footer.ts',
      names,
      `${names}.map(([label, url]) => [\`Edited \${label}\`, url] as const)`,
    );
    await untilShown(page.getByRole('link', { name: 'Edited Beginner Guides' }).first(), view);
    await connected();

    const component = source.edit('Footer.tsx', '<footer\n', '<footer title="Edited"\n');
    await untilShown(page.getByTitle('Edited'), component);
    await connected();

    source.edit('Footer.module.css', 'background: var(--cr-sunken)', 'background: rgb(1 2 3)');
    await expect.poll(() => footerStyle(page, 'background-color')).toBe('rgb(1, 2, 3)');
    await connected();

    source.edit('tokens.css', '--cr-unit:', '--cr-edited: yes; --cr-unit:');
    await expect.poll(() => footerStyle(page, '--cr-edited')).toBe('yes');
    await connected();

    const message = source.edit('age-notice.ts', "ageNotice = '", "ageNotice = 'Edited. ");
    await untilShown(page.locator('footer').getByText('Edited. 18+'), message);
  });
});

test('the admin is served from its source too: an edit to one of its screens shows by itself', async () => {
  await site.onPage({}, async (page, complaints) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Login' }).waitFor();
    expect(complaints).toEqual([]);
    const form = source.edit('LoginScreen.tsx', '{labels.back}', 'Edited {labels.back}');
    await untilShown(page.getByText('Edited Back to the site'), form);
  });
});

test('an edit to the files of the server takes effect, and a syntax error is shown until it is fixed', async () => {
  source.edit(
    'security-headers.ts',
    "'x-content-type-options'",
    "'x-edited': 'yes', 'x-content-type-options'",
  );
  const edited = async () => (await fetch(site.address)).headers.get('x-edited');
  await expect.poll(edited).toBe('yes');

  await site.onPage({}, async (page) => {
    const connected = untilConnected(page);
    await page.goto('/');
    await connected();
    source.edit('Footer.tsx', 'export function Footer(', 'export function Footer((');
    await page.getByText('Footer.tsx').first().waitFor();
    source.edit('Footer.tsx', 'export function Footer((', 'export function Footer(');
    await page.locator('footer').waitFor();
  });
});

test('cards on other sites are built from the source too', async () => {
  const script = await fetch(`${site.address}/embed/croupier.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const before = await script.text();
  expect(before).toContain('customElements.define');
  source.edit('embed.css', ':host {', ':host { --edited: yes;');
  await expect.poll(async () => (await fetch(script.url)).text()).not.toBe(before);
});

test('the policy of npm run dev allows only what the reload needs, and only scripts of the site', async () => {
  const { headers } = await fetch(site.address);
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' ws:");
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
});

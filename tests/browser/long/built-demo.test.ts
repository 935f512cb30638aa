import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildDemo } from '../../../packages/cli/src/build/build-demo.js';
import { startPlainHost } from '../../site/plain-host.js';
import { openTestSite } from '../test-sites.js';

let parent = '';
const demo = openTestSite(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'croupier-demo-'));
  await buildDemo(path.join(parent, 'demo'));
  return startPlainHost(path.join(parent, 'demo'), { hasErrorPage: true });
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** What a browser itself says of an error page. */
const IS_ERROR_PAGE = /Failed to load resource: the server responded with a status of 404/;

test('on a host of files the demo opens its pages and screens, and keeps what staff change', async () => {
  await demo.onPage({}, async (page, complaints) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/casino/copper-heron');
    await page.getByRole('heading', { level: 1, name: 'Copper Heron' }).waitFor();
    await page.goto('/admin/casinos');
    await page.getByLabel(/^Username or email/).fill('admin');
    await page.getByLabel(/^Password/).fill('sample-password');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Actions Paper Kite' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    await page.getByText('Paper Kite: now inactive').waitFor();
    await page.reload();
    await page.getByRole('row').filter({ hasText: 'Paper Kite' }).getByText('Inactive').waitFor();
    expect(complaints.filter((one) => !IS_ERROR_PAGE.test(one))).toEqual([]);
  });
});

test('in the demo a filter that is taken away is not ticked any more', async () => {
  await demo.onPage({}, async (page) => {
    await page.goto('/best-casinos');
    const boxes = page.locator('input[name=payment]');
    const box = boxes.first();
    await page.locator('[data-croupier-menu]').filter({ has: boxes }).locator('summary').click();
    await box.check();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Remove Payment method/ }).click();
    await page.waitForURL(/best-casinos$/);
    await expect.poll(() => box.isChecked()).toBe(false);
  });
});

test('the pages of the demo may load only what its server allows them, and search engines leave them out', async () => {
  const html = await readFile(path.join(parent, 'demo/index.html'), 'utf8');
  expect(html).toContain(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'`,
  );
  expect(html).toContain('<meta name="robots" content="noindex" />');
});

test('a demo that is built again writes nothing, and no folder of somebody’s own is taken', async () => {
  expect(await buildDemo(path.join(parent, 'demo'))).toMatchObject({ written: 0 });
  await expect(buildDemo(path.resolve(import.meta.dirname))).rejects.toMatchObject({ code: 'conflict' });
});

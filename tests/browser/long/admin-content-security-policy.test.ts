import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../chromium.js';
import { collectPageErrors } from '../page-checks.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Allows only style sheets from files of the page: no style elements, attributes or nonce. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'";

/** Every admin component that opens, moves or announces something. */
const APP = `
  import { createElement as e } from 'react';
  import { createRoot } from 'react-dom/client';
  import * as admin from '@croupier/ui/admin';
  const { ActionMenu, AdminRoot, Button, ChipsField, ComboboxField, Dialog, NumberField, Table, Tabs, Tooltip } = admin;
  const options = ['Austria', 'Malta'].map((label) => ({ value: label, label }));
  const column = { title: 'Name', cell: (row) => row };
  createRoot(document.getElementById('root')).render(
    e(AdminRoot, { theme: 'light' },
      e(Button, { onClick: () => admin.showToast({ title: 'Saved' }) }, 'Save'),
      e(Tooltip, { text: 'Visitors see it', children: e(Button, null, 'Publish') }),
      e(Dialog, { title: 'Add a casino', trigger: e(Button, null, 'Add') }, e(admin.TextField, { label: 'Name' })),
      e(ActionMenu, { label: 'Actions', entries: [{ label: 'Edit', onAction() {} }, { label: 'Delete', onAction() {} }] }),
      e(ComboboxField, { label: 'Country', options }),
      e(ChipsField, { label: 'Methods', options }),
      e(NumberField, { label: 'Rating' }),
      e(Tabs, { label: 'Parts', tabs: [{ id: 'a', label: 'One', content: '1' }, { id: 'b', label: 'Two', content: '2' }] }),
      e(admin.CasinoForm, { submitLabel: 'Keep', onSubmit() {} }),
      e(admin.Drawer, { title: 'Menu', trigger: e(Button, null, 'Menu'), children: '1' }),
      e(admin.DataGrid, { caption: 'Grid', columns: [{ ...column, id: 'name' }], rows: ['Kite'], rowKey: (r) => r, rowName: (r) => r, total: 1 }),
      e(admin.ImportGrid, { caption: 'Rows', columns: [{ id: 'a', title: 'A' }], rows: [{ row: 2, cells: {} }], faults: [{ row: 2, column: 'a', message: 'A is required' }], onChange() {} }),
      e(Table, { caption: 'Casinos', columns: [column], rows: ['Heron'], rowKey: (r) => r, rowName: (r) => r })));
`;

let server: Server;
let browser: Browser;

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: APP, resolveDir: path.join(ROOT, 'packages/site') },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['*.woff2'],
    write: false,
    outdir: 'out',
    logLevel: 'silent',
  });
  const styles = ['index.css', 'admin.css'].map((file) =>
    readFile(path.join(ROOT, 'packages/ui/dist', file)),
  );
  const files: Record<string, [type: string, content: string | Uint8Array]> = {
    '/': [
      'text/html',
      '<!doctype html><html lang="en"><title>Admin</title><link rel="stylesheet" href="/a.css"><div id="root"></div><script type="module" src="/a.js"></script>',
    ],
    '/a.js': ['text/javascript', outputFiles.find(({ path: file }) => file.endsWith('.js'))?.contents ?? ''],
    '/a.css': ['text/css', Buffer.concat(await Promise.all(styles))],
  };
  const font = await readFile(path.join(ROOT, 'packages/ui/src/fonts/besley-latin.woff2'));
  server = createServer((request, response) => {
    const [type, content] = files[request.url ?? ''] ?? ['font/woff2', font];
    response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function opened(): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const complaints = collectPageErrors(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.getByRole('button', { name: 'Save' }).waitFor();
  return { page, complaints };
}

test('under the strictest style policy everything in the admin opens by keyboard, without errors', async () => {
  const { page, complaints } = await opened();
  const press = async (name: string, key = 'Enter') => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press(key);
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await press('Add');
  await page.getByRole('dialog', { name: 'Add a casino' }).waitFor();
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Tab');
    // After the last element the focus reaches a guard outside, which sends it back in.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') != null))
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Add');
  await press('Actions', 'ArrowDown');
  await expect.poll(focused).toBe('Edit');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('Delete');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Actions');
  await page.getByLabel('Country').focus();
  await page.keyboard.type('Ma');
  await page.getByRole('option', { name: 'Malta' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('option', { name: 'Malta' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Publish' }).focus();
  await page.getByRole('tooltip').waitFor();
  const toastVisible = page.waitForFunction(() =>
    document.querySelector('[data-sonner-toast]')?.checkVisibility(),
  );
  await press('Keep');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await press('View');
  await page.getByRole('menuitemradio', { name: 'Compact' }).waitFor();
  await page.keyboard.press('Escape');
  await press('Menu');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('Save');
  await toastVisible;
  expect(await page.locator('style').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.close();
});

test('toasts are 356 px wide, at most three are visible, 14 px apart, and a swipe of 20 px dismisses one', async () => {
  const { page } = await opened();
  const toasts = page.locator('[data-sonner-toast][data-visible="true"]');
  const showToast = () => page.getByRole('button', { name: 'Save' }).press('Enter');
  // Toasts stay while the pointer is over them.
  await page.mouse.move(1280 - 200, 800 - 50);
  await showToast();
  await toasts.first().hover();
  for (let i = 0; i < 3; i++) await showToast();
  await expect.poll(() => page.locator('[data-sonner-toast]').count()).toBe(4);
  await expect.poll(() => toasts.count()).toBe(3);
  const boxes = () =>
    toasts.evaluateAll((all) =>
      all
        .map((toast) => toast.getBoundingClientRect())
        .map(({ top, bottom, width }) => ({ top, bottom, width })),
    );
  const gaps = async () => {
    const seen = await boxes();
    return seen.slice(1).map(({ bottom }, i) => Math.round((seen[i]?.top ?? 0) - bottom));
  };
  await expect.poll(gaps).toEqual([14, 14]);
  expect((await boxes()).map(({ width }) => width)).toEqual([356, 356, 356]);
  const pull = async (distance: number) => {
    const box = await toasts.first().boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    // Slowly, since a quick flick dismisses a toast at any length.
    await page.waitForTimeout(400);
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await pull(16);
  expect(await page.locator('[data-sonner-toast][data-swipe-out="true"]').count()).toBe(0);
  await pull(24);
  await expect.poll(() => page.locator('[data-sonner-toast]').count()).toBe(3);
  await page.close();
});

import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../browser/chromium.js';
import { collectPageErrors, expectAccessible } from '../browser/page-checks.js';
import { type InstalledApp, installPackedPackages, ROOT } from './install-packed.js';

const RECIPE = await readFile(path.join(ROOT, 'packages/ui/docs/edit-game.tsx'), 'utf8');

let app: InstalledApp;
let browser: Browser;
let server: PreviewServer;
/** What was sent to the server of the app. */
const sent: unknown[] = [];

beforeAll(async () => {
  [app, browser] = await Promise.all([installPackedPackages(), launchChromium()]);
  await app.write('src/App.tsx', RECIPE);
  await app.write(
    'src/main.tsx',
    `import { createElement } from 'react';
     import { createRoot } from 'react-dom/client';
     import App from './App.tsx';
     createRoot(document.getElementById('root')!).render(createElement('main', null, createElement('h1', null, 'A game'), createElement(App)));`,
  );
  await app.write(
    'index.html',
    '<!doctype html><html lang="en"><title>Mine</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  );
  const settings = { root: app.folder, configFile: false, logLevel: 'silent' } as const;
  await build(settings);
  server = await preview({
    ...settings,
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [
      { name: 'games', configurePreviewServer: ({ middlewares }) => void middlewares.use('/api', answer) },
    ],
  });
});

afterAll(async () => {
  await server?.close();
  await browser?.close();
  await app?.remove();
});

const stored: Record<string, unknown> = { id: 1, name: 'Fox Run', provider: 'Northwind', volatility: 'Low' };

/** A server that refuses one name. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const respond = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  if (request.method === 'GET') return respond(200, stored);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const changes = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
  sent.push(changes);
  if (changes.name === 'Taken')
    return respond(422, { issues: [{ path: 'name', message: 'Another game has this name.' }] });
  Object.assign(stored, changes);
  return respond(200, { ...stored });
}

async function opened(
  options: Parameters<Browser['newPage']>[0],
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage(options);
  const complaints = collectPageErrors(page);
  await page.goto(`http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}/`);
  await page.getByRole('form', { name: 'Game' }).waitFor();
  return { page, complaints };
}

test('the recipe for a form with a save function of your own is the code of this test', async () => {
  expect(await readFile(path.join(ROOT, 'packages/ui/README.md'), 'utf8')).toContain(RECIPE);
});

test('a packed form loads a record, checks it, shows what a server refuses at its field, and saves it', async () => {
  const { page, complaints } = await opened({});
  const name = page.getByRole('textbox', { name: /^Name/ });
  expect(await name.inputValue()).toBe('Fox Run');
  await name.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Game name is required' }).waitFor();
  expect(sent).toEqual([]);
  await name.fill('Taken');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Another game has this name.' }).click();
  expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('Fox Run II');
  await name.press('Control+s');
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(sent).toEqual([{ name: 'Taken' }, { name: 'Fox Run II' }]);
  expect(await name.getAttribute('aria-invalid')).toBeNull();
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  await page.close();
});

test('a server that does not answer leaves what was typed, and a line above the fields', async () => {
  const { page } = await opened({});
  await page.route('**/api/**', (route) => route.abort());
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Owl Run');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The server does not answer.').waitFor();
  expect(await name.inputValue()).toBe('Owl Run');
  await page.close();
});

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)('a packed form is accessible in %s at width %s', async (colorScheme, width) => {
  const { page } = await opened({ colorScheme, viewport: { width, height: 900 } });
  await page.getByRole('textbox', { name: /^Name/ }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Game name is required' }).waitFor();
  await expectAccessible(page, colorScheme);
  await page.close();
});

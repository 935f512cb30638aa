import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../browser/chromium.js';
import { quickShare } from '../long-run.js';
import { type InstalledApp, installPackedPackages, ROOT } from './install-packed.js';
import { codeOf, TYPE_RESOLUTIONS, typeErrors, writeTypedApp } from './typed-app.js';

const run = promisify(execFile);
const FIRST_APP = await readFile(path.join(ROOT, 'packages/ui/docs/first-app.tsx'), 'utf8');

let app: InstalledApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([installPackedPackages(), launchChromium()]);
});

afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

test('the code in the docs for newcomers is the code of this test, in at most ten lines', async () => {
  const readme = await readFile(path.join(ROOT, 'packages/ui/README.md'), 'utf8');
  expect(readme).toContain(FIRST_APP);
  expect(FIRST_APP.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(10);
});

test('a Vite app of these ten lines shows themed cards', async () => {
  await app.write('src/App.tsx', FIRST_APP);
  await app.write(
    'src/main.tsx',
    `import { createElement } from 'react';
     import { createRoot } from 'react-dom/client';
     import App from './App.tsx';
     createRoot(document.getElementById('root')!).render(createElement(App));`,
  );
  await app.write(
    'index.html',
    '<!doctype html><html lang="en"><title>Mine</title><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  );
  const settings = { root: app.folder, configFile: false, logLevel: 'silent' } as const;
  await build(settings);
  const server = await preview({ ...settings, preview: { port: 0, host: '127.0.0.1' } });
  try {
    const { port } = server.httpServer.address() as AddressInfo;
    const { page, complaints } = await opened(`http://127.0.0.1:${port}/`);
    const visit = page.locator('[data-croupier-visit]').first();
    await visit.waitFor();
    expect(await visit.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(107, 33, 168)');
    expect(await page.locator('article').count()).toBe(2);
    const ring = page.locator('[data-part=score] circle').last();
    expect((await ring.boundingBox())?.width, 'the ring of a score').toBeGreaterThan(30);
    expect(complaints).toEqual([]);
  } finally {
    await server.close();
  }
});

test('plain Node renders a card, without a bundler and without a provider', async () => {
  await app.write(
    'render.js',
    `import { casinoCard } from '@croupier/core';
     import { sampleCatalogue } from '@croupier/core/sample';
     import { CasinoCard } from '@croupier/ui';
     import { createElement } from 'react';
     import { renderToString } from 'react-dom/server';
     const { casinoBySlug } = await sampleCatalogue();
     console.log(renderToString(createElement(CasinoCard, casinoCard(casinoBySlug.get('copper-heron')))));`,
  );
  const { stdout, stderr } = await run(process.execPath, ['render.js'], { cwd: app.folder });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^<article class="cr-CasinoCard/);
  for (const words of ['Copper Heron', 'Visit Casino', '18+', 'rel="sponsored nofollow noopener"']) {
    expect(stdout).toContain(words);
  }
});

test("the core's README.md shows code that runs", async () => {
  const said: string[] = [];
  for (const [i, code] of (await codeOf('packages/core/README.md')).entries()) {
    await app.write(`readme-${i}.js`, code);
    said.push((await run(process.execPath, [`readme-${i}.js`], { cwd: app.folder })).stdout);
  }
  expect(said).toEqual(['acme-palace bella-vista\n', expect.stringMatching(/^Copper Heron 9\.2\n/)]);
});

test('a plain HTML page shows an element with the script of the package', async () => {
  const { stdout } = await run(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { embedCards } from '@croupier/core';
       import { sampleCatalogue } from '@croupier/core/sample';
       const catalogue = await sampleCatalogue();
       console.log(JSON.stringify(embedCards(catalogue, [catalogue.casinoBySlug.get('copper-heron')])[0]));`,
    ],
    { cwd: app.folder },
  );
  const server = await serving({
    '/': [
      'text/html',
      '<!doctype html><html lang="en"><title>A page</title><croupier-casino-card slug="copper-heron"></croupier-casino-card><script async src="/embed.js"></script>',
    ],
    '/embed.js': [
      'text/javascript',
      await readFile(path.join(app.folder, 'node_modules/@croupier/ui/dist/embed.js'), 'utf8'),
    ],
    '/embed/casinos/copper-heron.json': ['application/json', stdout],
  });
  try {
    const { port } = server.address() as AddressInfo;
    const { page, complaints } = await opened(`http://127.0.0.1:${port}/`);
    await page.getByRole('heading', { name: 'Copper Heron' }).waitFor();
    expect(complaints).toEqual([]);
  } finally {
    server.close();
  }
});

test('every entry point can be imported on a server, the script of the embeds too, where it does nothing', async () => {
  const { exports } = JSON.parse(await readFile(path.join(ROOT, 'packages/ui/package.json'), 'utf8')) as {
    exports: Record<string, { default?: string } | string>;
  };
  const scripts = Object.entries(exports).flatMap(([entry, to]) =>
    typeof to === 'object' && to.default?.endsWith('.js') ? [entry.replace('.', '@croupier/ui')] : [],
  );
  expect(scripts).toContain('@croupier/ui/embed.js');
  await app.write(
    'server.js',
    `${scripts.map((entry) => `await import(${JSON.stringify(entry)});`).join('\n')}\nconsole.log('done');`,
  );
  const { stdout, stderr } = await run(process.execPath, ['server.js'], { cwd: app.folder });
  expect([stdout, stderr]).toEqual(['done\n', '']);
});

test.each(quickShare(TYPE_RESOLUTIONS.toReversed(), 2))(
  'types hold in a strict app that skips no library, %s',
  async (resolution) => {
    await writeTypedApp(app);
    expect(await typeErrors(app, resolution, path.join(ROOT, 'node_modules/.bin/tsc'))).toBe('');
  },
);

async function opened(address: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isIcon = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isIcon) complaints.push(message.text());
  });
  await page.goto(address);
  return { page, complaints };
}

function serving(files: Record<string, [type: string, text: string]>): Promise<Server> {
  const server = createServer((request, response) => {
    const [type, text] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(text === '' ? 404 : 200, { 'content-type': type });
    response.end(text);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

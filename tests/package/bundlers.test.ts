import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../browser/chromium.js';
import { quickShare } from '../long-run.js';
import { scriptFor } from './bundle.js';
import { type Bundler, rollupApp, viteApp, webpackApp } from './bundlers.js';
import { type InstalledApp, installPackedPackages, ROOT } from './install-packed.js';

let app: InstalledApp;
let browser: Browser;
let react: string;

beforeAll(async () => {
  [app, browser, react] = await Promise.all([
    installPackedPackages(),
    launchChromium(),
    scriptFor(`
      import * as react from 'react';
      import * as client from 'react-dom/client';
      import * as runtime from 'react/jsx-runtime';
      globalThis.React = { ...react, ...client, ...runtime };`),
  ]);
  const { code } = await transform(
    await readFile(path.join(ROOT, 'packages/ui/docs/first-app.tsx'), 'utf8'),
    {
      loader: 'tsx',
      jsx: 'automatic',
    },
  );
  await app.write('app.js', code);
  await app.write(
    'main.js',
    `import { createElement } from 'react';
     import { createRoot } from 'react-dom/client';
     import App from './app.js';
     createRoot(document.getElementById('root')).render(createElement(App));`,
  );
  await app.write('core.js', "import { csvLine } from '@croupier/core'; globalThis.csvLine = csvLine;");
});

afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

const BUNDLERS: [string, Bundler][] = [
  ['webpack', webpackApp],
  ['Rollup', rollupApp],
  ['Vite', viteApp],
];

describe.each(BUNDLERS)('%s', (_, bundle) => {
  test('bundles the ten lines for newcomers without a warning, at most 8 kB beside React, and they show themed cards', async () => {
    const { script, styles, bytes } = await bundle(app.folder, 'main.js');
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThanOrEqual(8_000);
    const { page, failures } = await openPage();
    await page.setContent(
      `<!doctype html><html lang="en"><style>${styles}</style><div id="root"></div></html>`,
    );
    await page.addScriptTag({ content: react });
    await page.addScriptTag({ content: script });
    expect(failures).toEqual([]);
    const visit = page.locator('[data-croupier-visit]').first();
    await visit.waitFor();
    expect(await visit.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(107, 33, 168)');
    expect(await page.locator('article').count()).toBe(2);
    await page.close();
  });
});

test.each(quickShare(BUNDLERS, 3))(
  '%s bundles the main entry point of the core without a warning, and it runs in a browser',
  async (_, bundle) => {
    const { script } = await bundle(app.folder, 'core.js');
    const { page, failures } = await openPage();
    await page.addScriptTag({ content: script });
    expect(failures).toEqual([]);
    expect(await page.evaluate("csvLine(['a', 'b,c'])")).toBe('a,"b,c"');
    await page.close();
  },
);

async function openPage(): Promise<{ page: Page; failures: string[] }> {
  const page = await browser.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  return { page, failures };
}

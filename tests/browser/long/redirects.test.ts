import type { Browser, Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../chromium.js';

let browser: Browser;
let demo: PreviewServer;
let address: string;

beforeAll(async () => {
  const root = new URL('../../../packages/site', import.meta.url).pathname;
  demo = await preview({ root, logLevel: 'silent', preview: { port: 0, host: '127.0.0.1' } });
  address = `http://127.0.0.1:${(demo.httpServer.address() as { port: number }).port}`;
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await demo?.close();
});

/** A tab of the demo with redirects in its storage that an older version may have stored. */
async function openDemoTab(
  rules: [source: string, target: string, match: string][],
  work: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.getByRole('main').waitFor();
    await page.evaluate((given) => {
      const at = '2026-01-01T00:00:00.000Z';
      const records = given.map(([source, target, match], order) => ({
        ...{ id: `00000000-0000-7000-8000-${String(order).padStart(12, '0')}`, source, target, match, order },
        ...{ enabled: true, permanent: true, preserveQuery: true, appendRemainder: true },
        ...{ createdAt: at, updatedAt: at },
      }));
      localStorage.setItem('redirects', JSON.stringify(records));
      localStorage.setItem('storeGeneration', 'later');
    }, rules);
    await work(page);
  } finally {
    await context.close();
  }
}

test('in the demo a redirect replaces the old address in the browser history', async () => {
  const rules: Parameters<typeof openDemoTab>[0] = [
    ['/top', '/old/copper-heron', 'exact'],
    ['^/old/(.*)$', '/casino/$1', 'regex'],
  ];
  await openDemoTab(rules, async (page) => {
    await page.goto(`${address}/best-casinos`);
    await page.getByRole('main').waitFor();
    await page.goto(`${address}/top?from=mail#payments`);
    await page.getByRole('heading', { name: 'Copper Heron' }).first().waitFor();
    await page.waitForURL(`${address}/casino/copper-heron?from=mail#payments`);
    await page.goBack();
    await page.waitForURL(`${address}/best-casinos`);
  });
});

test('a hostile pattern and a redirect loop in old data do not freeze the tab', async () => {
  const rules: Parameters<typeof openDemoTab>[0] = [
    ['^/(a+)+$', '/', 'regex'],
    ['^/(((((', '/', 'regex'],
    ['/best-casinos', '/reviews', 'exact'],
    ['/reviews', '/best-casinos', 'exact'],
    ['/x', '/x/x', 'prefix'],
  ];
  await openDemoTab(rules, async (page) => {
    for (const path of [`/${'a'.repeat(1_500)}!`, '/x']) {
      await page.goto(address + path);
      await page.waitForURL(`${address}/404`);
    }
    await page.goto(`${address}/best-casinos`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(page.url()).toBe(`${address}/best-casinos`);
    const missing = async () => {
      const text = await page.evaluate(() => localStorage.getItem('trackingMissing'));
      return (JSON.parse(text ?? '{"lines":[]}') as { lines: { path: string }[] }).lines;
    };
    await expect.poll(async () => (await missing()).map(({ path }) => path)).toContain('/x');
  });
});

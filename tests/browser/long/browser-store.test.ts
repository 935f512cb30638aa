import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '../chromium.js';
import type { TestTab } from './browser-store-page.js';

const ADDRESS = 'https://demo.example/';

let browser: Browser;
let script: string;
beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@croupier/source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: new URL('browser-store-page.ts', import.meta.url).pathname, formats: ['es'] },
    },
  });
  script = (built as Rolldown.RolldownOutput[])[0]?.output[0].code ?? '';
  browser = await launchChromium();
});
afterAll(() => browser?.close());

async function visitor(): Promise<BrowserContext> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  await context.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({
          contentType: 'text/javascript',
          headers: { 'Access-Control-Allow-Origin': '*' },
          body: script,
        })
      : route.fulfill({ contentType: 'text/html', body: pageFor(new URL(route.request().url()).pathname) }),
  );
  return context;
}

const pageFor = (path: string) =>
  path === '/framed'
    ? `<iframe sandbox="allow-scripts" src="${ADDRESS}inside"></iframe>`
    : `<script type="module" crossorigin src="${ADDRESS}page.js"></script>`;

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(ADDRESS);
  await ready(page);
  return page;
}

const ready = (page: Page | Frame) => page.waitForFunction(() => 'tab' in globalThis);
const inTab = <T, A>(
  page: Page | Frame,
  work: (given: { tab: TestTab; argument: A }) => T | Promise<T>,
  argument?: A,
) =>
  page.evaluate(
    `(${work})({ tab: globalThis.tab, argument: ${JSON.stringify(argument) ?? 'undefined'} })`,
  ) as Promise<T>;
const storedIn = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

test("two tabs that change the store at the same time lose nothing, and see each other's changes", async () => {
  const context = await visitor();
  const tabs = await Promise.all([openTab(context), openTab(context)]);
  expect(await inTab(tabs[0], ({ tab }) => tab.slugs())).toHaveLength(4);
  expect(await inTab(tabs[1], ({ tab }) => tab.history())).toBe(1);

  const slugs = tabs.map((_, n) => Array.from({ length: 15 }, (_, i) => `tab-${n}-${i}`));
  const added = await Promise.all(
    tabs.map((page, n) => inTab(page, ({ tab, argument }) => tab.add(argument), slugs[n] as string[])),
  );
  expect(added).toEqual(slugs);
  for (const page of tabs) {
    const found = async () =>
      (await inTab(page, ({ tab }) => tab.slugs())).filter((slug) => /^tab-/.test(slug));
    // A browser tells a tab of what another has stored a moment later.
    await expect.poll(async () => (await found()).sort()).toEqual(slugs.flat().sort());
    expect(await inTab(page, ({ tab }) => tab.history())).toBe(31);
    await page.waitForFunction(() => (globalThis as unknown as { tab: TestTab }).tab.heard > 0);
  }
  const again = await openTab(context);
  expect(await inTab(again, ({ tab }) => tab.slugs())).toHaveLength(34);
});

test('a full storage rejects a large change completely, and accepts smaller ones', async () => {
  const page = await openTab(await visitor());
  await page.evaluate(() => {
    for (let length = 4_000_000; length >= 20_000; length /= 2) {
      for (let n = 0; n < 3; n++) {
        try {
          localStorage.setItem(`filler-${length}-${n}`, 'x'.repeat(length));
        } catch {}
      }
    }
  });
  const before = await storedIn(page);
  const add = (slug: string, description: string) =>
    inTab(page, ({ tab, argument: [slug = '', description] }) => tab.add([slug], description), [
      slug,
      description,
    ]);
  const long = 'Long. '.repeat(3_000);
  const results: string[] = [];
  for (let n = 0; n < 6; n++) results.push(...(await add(`long-${n}`, long)));
  const refused = results.filter((said) => said.startsWith('fault: This browser has no room for the change'));
  const taken = results.filter((said) => said.startsWith('long-'));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length + taken.length).toBe(6);
  expect(await inTab(page, ({ tab }) => tab.slugs())).toHaveLength(4 + taken.length);
  if (taken.length === 0) expect(await storedIn(page)).toEqual(before);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key);
  });
  expect(await add('at-last', long)).toEqual(['at-last']);
  await page.reload();
  await ready(page);
  expect(await inTab(page, ({ tab }) => tab.slugs())).toHaveLength(5 + taken.length);
});

test('without browser storage, the demo shows the sample and rejects changes', async () => {
  const context = await visitor();
  const page = await context.newPage();
  await page.goto(`${ADDRESS}framed`);
  const frame = page.frames().find((one) => one.url().endsWith('/inside')) as Frame;
  await ready(frame);
  expect(await inTab(frame, ({ tab }) => tab.slugs())).toHaveLength(4);
  expect(await inTab(frame, ({ tab }) => tab.add(['new']))).toEqual([
    'fault: This browser does not let the site keep data, so the change was not made',
  ]);
  expect(await inTab(frame, ({ tab }) => tab.slugs())).toHaveLength(4);
});

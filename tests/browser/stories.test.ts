import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from './chromium.js';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const axe = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');

const LOOKS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 320 },
] as const;

let folder: string;
let server: PreviewServer;
let browser: Browser;
let stories: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'croupier-stories-'));
  await promisify(execFile)('npx', ['storybook', 'build', '--quiet', '--output-dir', folder], {
    cwd: root,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' },
    maxBuffer: 100_000_000,
  });
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  stories = Object.keys(index.entries).filter((id) => index.entries[id]?.type === 'story');
  server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    appType: 'mpa',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  browser = await launchChromium();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

test('every component that the library exports has stories', async () => {
  const door = await readFile(path.join(root, 'packages/ui/src/index.ts'), 'utf8');
  const components = [...door.matchAll(/export \{ (?:type \w+, )?([A-Z]\w+)/g)].map(
    ([, name]) => name as string,
  );
  expect(components.length).toBeGreaterThan(15);
  for (const component of components) {
    expect(
      stories.some((id) => id.split('--')[0]?.endsWith(`-${component.toLowerCase()}`)),
      component,
    ).toBe(true);
  }
});

describe.each(LOOKS)('in $theme, $width wide', ({ theme, width }) => {
  test('every story renders without a complaint, is accessible and fits', { timeout: 240_000 }, async () => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const faults: string[] = [];
    let id = '';
    page.on('pageerror', (error) => faults.push(`${id}: ${error}`));
    page.on('console', (message) => {
      const isMissingImage = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isMissingImage) faults.push(`${id}: ${message.text()}`);
    });
    await page.goto(addressOf(stories[0] as string, theme));
    await page.waitForSelector('#storybook-root > .ground');
    await page.evaluate(axe);
    for (id of stories) {
      const thrown = id === stories[0] ? undefined : await show(page, id);
      for (const fault of thrown ?? (await faultsOf(page))) faults.push(`${id}: ${fault}`);
    }
    await page.close();
    expect(stories.length).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  });
});

function addressOf(id: string, theme: string): string {
  const { port } = server.httpServer.address() as { port: number };
  return `http://127.0.0.1:${port}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`;
}

interface Channel {
  on(event: string, listener: (value: unknown) => void): void;
  emit(event: string, value: unknown): void;
}

/** Switches to another story, as Storybook's own sidebar does, and tells what it throws. */
async function show(page: Page, id: string): Promise<string[] | undefined> {
  return page.evaluate(
    (storyId) =>
      new Promise<string[] | undefined>((resolve) => {
        const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        channel.on('storyRendered', (rendered) => rendered === storyId && resolve(undefined));
        for (const event of ['storyErrored', 'storyThrewException', 'storyMissing']) {
          channel.on(event, (error) => resolve([`threw ${JSON.stringify(error).slice(0, 200)}`]));
        }
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}

/** What is wrong with what the page shows: errors of rendering, what axe finds, and what is wider than the screen. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof import('axe-core') }).axe;
    const story = document.querySelector('#storybook-root') as HTMLElement;
    const { violations } = await run(story, {
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    });
    const faults = violations.map(
      (found) => `${found.id}: ${found.nodes.map((node) => node.html).join(' | ')}`,
    );
    if (document.body.classList.contains('sb-show-errordisplay')) faults.push('did not render');
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`is ${scrollWidth - clientWidth} px too wide`);
    return faults;
  });
}

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { clockwork, memoryHome, openStore } from '@croupier/core';
import { putSample } from '@croupier/core/sample';
import { render } from '@croupier/site/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Serving, serve } from '../../packages/cli/src/serve/serve.js';
import { launchChromium } from './chromium.js';

const SCRIPT = fileURLToPath(new URL('../../packages/ui/dist/embed.js', import.meta.url));
const HOSTILE =
  '* { all: unset !important; } a { display: none !important; } p { color: transparent !important; }';

let serving: Serving;
let host: Server;
let hostAddress: string;
let browser: Browser;

beforeAll(async () => {
  const home = memoryHome();
  await openStore(home, clockwork).change({ by: { name: 'owner' }, operation: 'sample.put' }, (content) => {
    putSample(content);
    content.casinos.insert({
      slug: 'shut-down',
      name: 'Shut Down',
      description: 'It was there once.',
      isActive: false,
    });
  });
  const script = await readFile(SCRIPT);
  const site = { render, stylesheets: [], scripts: [], files: new Map([['/embed/croupier.js', script]]) };
  serving = await serve({ home, site, port: 0 });
  // A page of somebody else's: another origin, and a policy that lets in nothing but the script and its data.
  host = createServer((request, response) => {
    const [, slug = '', css = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${serving.address}; connect-src ${serving.address}; img-src ${serving.address}; style-src 'unsafe-inline'`,
    );
    response.end(`<!doctype html><html lang="en"><title>A host</title><style>${css}</style>
      <h1>Somebody else's page</h1>
      <croupier-casino-card slug="${slug}"><a href="${serving.address}/casino/${slug}">Our review</a></croupier-casino-card>
      <script async src="${serving.address}/embed/croupier.js"></script>`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => host.once('listening', resolve));
  hostAddress = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  host?.close();
  await serving?.stop();
});

test('a card stands on a page of another origin, under a strict policy, with two requests', async () => {
  await onHost('copper-heron', '', async (page, { requests, complaints }) => {
    const text = await settled(page);
    for (const words of ['Copper Heron', '9.2', 'Excellent', 'Visit Casino', 'Read Review', 'Ad', '18+.']) {
      expect(text).toContain(words);
    }
    const visit = page.locator('croupier-casino-card [data-croupier-visit]');
    expect(await visit.getAttribute('rel')).toBe('sponsored nofollow noopener');
    expect(await visit.getAttribute('target')).toBe('_blank');
    expect(await page.getByRole('link', { name: 'Read Review' }).getAttribute('href')).toBe(
      `${serving.address}/casino/copper-heron`,
    );
    expect(await page.getByText('Our review').isVisible()).toBe(false);
    expect(requests.filter((url) => url.startsWith(serving.address))).toHaveLength(2);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      '',
      0,
      0,
    ]);
  });
});

test("a host's rules do not reach into the card, and the card's do not reach out", async () => {
  await onHost('copper-heron', HOSTILE, async (page) => {
    await settled(page);
    const visit = page.locator('croupier-casino-card [data-croupier-visit]');
    expect(await visit.isVisible()).toBe(true);
    expect(await visit.evaluate((link) => getComputedStyle(link).display)).toBe('flex');
    const [width, height] = await page
      .locator('croupier-casino-card')
      .evaluate((card) => [card.clientWidth, card.clientHeight] as const);
    expect(width).toBeGreaterThan(600);
    expect(height).toBeGreaterThan(100);
    expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).display)).toBe('inline');
  });
});

test('a blacklisted casino is shown with its reason and without a way out', async () => {
  await onHost('brass-magpie', '', async (page) => {
    const text = await settled(page);
    expect(text).toContain('Blacklisted');
    expect(text).not.toContain('Visit Casino');
    expect(await page.locator('croupier-casino-card [rel~="sponsored"]').count()).toBe(0);
  });
});

test('a casino that is listed no more leaves a notice', async () => {
  await onHost('shut-down', '', async (page) => {
    expect(await settled(page)).toBe('This casino is no longer listed.');
  });
});

test('an unknown casino keeps the link that stands in the page', async () => {
  await onHost('nobody', '', async (page) => {
    await page.waitForEvent('console', (message) => message.text().includes("nothing to show for 'nobody'"));
    expect(await page.getByText('Our review').isVisible()).toBe(true);
  });
});

test('another slug shows another card; moving the element keeps it', async () => {
  await onHost('copper-heron', '', async (page) => {
    await settled(page);
    const card = page.locator('croupier-casino-card');
    await card.evaluate((element) => element.setAttribute('slug', 'lantern-quay'));
    await page.getByRole('heading', { name: 'Lantern Quay' }).waitFor();
    await card.evaluate((element) => document.body.prepend(element));
    await page.getByRole('heading', { name: 'Lantern Quay' }).waitFor();
    await card.evaluate((element) => element.setAttribute('slug', 'nobody'));
    await page.getByText('Our review').waitFor();
  });
});

test('the script is at most 12 kB', async () => {
  expect(gzipSync(await readFile(SCRIPT), { level: 9 }).length).toBeLessThanOrEqual(12_000);
});

interface Seen {
  requests: string[];
  complaints: string[];
}

async function onHost(
  slug: string,
  css: string,
  look: (page: Page, seen: Seen) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage();
  const seen: Seen = { requests: [], complaints: [] };
  page.on('request', (request) => seen.requests.push(request.url()));
  page.on('console', (message) => seen.complaints.push(message.text()));
  page.on('pageerror', (error) => seen.complaints.push(String(error)));
  try {
    await page.goto(`${hostAddress}/${slug}/${encodeURIComponent(css)}`, { waitUntil: 'commit' });
    await look(page, seen);
  } finally {
    await page.close();
  }
}

/** Waits for the card, and gives its text. */
async function settled(page: Page): Promise<string> {
  await page.waitForFunction(() => document.querySelector('croupier-casino-card')?.shadowRoot?.textContent);
  return page.evaluate(() => document.querySelector('croupier-casino-card')?.shadowRoot?.textContent ?? '');
}

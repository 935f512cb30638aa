import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  type CardLanguage,
  createPerform,
  embedShow,
  memoryStorage,
  openStore,
  type Perform,
  runtime,
  type StorageAdapter,
} from '@croupier/core';
import { putSample } from '@croupier/core/sample';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, startServer } from '../../../packages/cli/src/serve/server.js';
import { sharedChromium } from '../chromium.js';

const require = createRequire(import.meta.url);
const DIST = new URL('../../../packages/ui/dist/', import.meta.url);

/** The built script of the embed. */
export const SCRIPT = fileURLToPath(new URL('embed.js', DIST));

/** Style sheets of other libraries, by the names that the pages of this folder use. */
const SHEETS: Record<string, string> = {
  '/bootstrap.css': require.resolve('bootstrap/dist/css/bootstrap.min.css'),
  '/preflight.css': require.resolve('tailwindcss/preflight.css'),
};

/** What a page did during a test. */
export interface Seen {
  requests: string[];
  /** Its console messages and errors. */
  complaints: string[];
}

/** A site with the sample content, a server with host pages, and a browser. */
export interface HostServer {
  /** The address of the site. */
  site: string;
  /** Changes the content of the site. */
  perform: Perform;
  /** A snippet of `croupier embed`. */
  snippet(input: {
    casinos?: string[];
    toplist?: string;
    limit?: number;
    lang?: CardLanguage;
  }): Promise<string>;
  /**
   * Looks at a page that has loaded: one of this folder by its name, or HTML. `SITE` in it stands for the site's
   * address, `SNIPPET` for a casino's card. `before` is done before it is asked for.
   */
  look(
    page: string | { html: string; headers?: Record<string, string> },
    how: (page: Page, seen: Seen) => Promise<void>,
    options?: BrowserContextOptions & {
      path?: string;
      slug?: string;
      before?: (page: Page) => Promise<unknown>;
    },
  ): Promise<void>;
}

/** Starts them before the tests of a file, and stops them after; with another store than the sample where one is given. */
export function startHostServer(copyStore?: () => Promise<{ storage: StorageAdapter }>): HostServer {
  let serving: RunningServer;
  let host: Server;
  let browser: Browser;
  let html = { text: '', headers: {} as Record<string, string> };
  let storage: StorageAdapter = memoryStorage();
  const perform: Perform = (...asked) => createPerform(storage, runtime)(...asked);

  beforeAll(async () => {
    if (copyStore === undefined) await putSampleSite();
    else storage = (await copyStore()).storage;
    serving = await startServer({ storage, port: 0 });
    host = createServer(async (request, response) => {
      const sheet = SHEETS[request.url ?? ''];
      if (sheet !== undefined) {
        response.setHeader('content-type', 'text/css').end(await readFile(sheet));
        return;
      }
      for (const [name, value] of Object.entries(html.headers)) response.setHeader(name, value);
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html.text);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => host.once('listening', resolve));
    browser = await sharedChromium();
  });

  async function putSampleSite(): Promise<void> {
    await openStore(storage, runtime).change(
      { by: { name: 'owner' }, operation: 'sample.put' },
      (content) => {
        putSample(content);
        content.casinos.insert({
          slug: 'shut-down',
          name: 'Shut Down',
          description: 'Was there.',
          isActive: false,
          retiredAt: '2026-06-01T00:00:00.000Z',
        });
      },
    );
  }

  afterAll(async () => {
    host?.close();
    await serving?.stop();
  });

  const snippet: HostServer['snippet'] = async (input) => {
    const { result } = await perform(embedShow, { ...input, baseUrl: serving.address });
    return Object.values(result.snippets)[0] as string;
  };

  return {
    get site() {
      return serving.address;
    },
    perform,
    snippet,
    async look(given, how, { path = '/', slug = 'copper-heron', before, ...options } = {}) {
      const made = typeof given === 'string' ? await pageOf(given) : { headers: {}, ...given };
      const card = made.html.includes('SNIPPET') ? await snippet({ casinos: [slug] }) : '';
      const whole = (text: string) => text.replace('SNIPPET', () => card).replaceAll('SITE', serving.address);
      html = {
        text: whole(made.html),
        headers: Object.fromEntries(
          Object.entries(made.headers).map(([name, value]) => [name, whole(value)]),
        ),
      };
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const seen: Seen = { requests: [], complaints: [] };
      page.on('request', (request) => seen.requests.push(request.url()));
      page.on('console', (message) => seen.complaints.push(message.text()));
      page.on('pageerror', (error) => seen.complaints.push(String(error)));
      try {
        const { port } = host.address() as AddressInfo;
        await before?.(page);
        await page.goto(`http://127.0.0.1:${port}${path}`);
        await how(page, seen);
      } finally {
        await context.close();
      }
    },
  };
}

/** A page of this folder with the shared article in it; a comment at its start may set a policy. */
async function pageOf(name: string): Promise<{ html: string; headers: Record<string, string> }> {
  const read = (file: string) => readFile(new URL(`${file}.html`, import.meta.url), 'utf8');
  const html = (await read(name)).replace('ARTICLE', await read('article'));
  const policy = /^<!-- content-security-policy: (.*?) -->/m.exec(html)?.[1];
  return { html, headers: policy === undefined ? {} : { 'content-security-policy': policy } };
}

/** Waits until the embeds of a kind have loaded, and returns the text of the first. */
export async function painted(page: Page, tag = 'croupier-casino-card'): Promise<string> {
  await page.waitForFunction((name) => {
    const embeds = [...document.querySelectorAll(name)];
    const isShown = (embed: Element) => embed.shadowRoot?.querySelector('.frame > *') != null;
    return embeds.length > 0 && embeds.every(isShown);
  }, tag);
  return page.evaluate((name) => document.querySelector(name)?.shadowRoot?.textContent ?? '', tag);
}

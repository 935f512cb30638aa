import { memoryStorage, openStore, runtime, type StorageAdapter } from '@croupier/core';
import { putSample } from '@croupier/core/sample';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startDemoServer } from '../../packages/cli/src/serve/demo-server.js';
import { type ServeOptions, startServer } from '../../packages/cli/src/serve/server.js';
import { copyRealStore } from '../real-site/real-site.js';
import { sharedChromium } from './chromium.js';
import { collectPageErrors } from './page-checks.js';

/** A browser with a person before it; without a name, Chromium says that there is none. */
export const PERSON = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
};

/** A site that a test file looks at. */
export interface TestSite {
  /** Where it is, without a slash at the end. */
  readonly address: string;
  /** Opens a page of a context of its own, gives it with what it complains of, and closes it. */
  onPage(
    options: Parameters<Browser['newContext']>[0],
    work: (page: Page, complaints: string[], context: BrowserContext) => Promise<void>,
  ): Promise<void>;
}

/**
 * The sample content as `croupier serve` serves it, for the tests of a file; dark where the visitor's system is, and with
 * what is put beside it.
 */
export function servedSite(
  putMore?: (content: Parameters<typeof putSample>[0]) => void,
  options: Pick<ServeOptions, 'countryHeader'> = {},
): TestSite & { readonly storage: StorageAdapter } {
  const storage = memoryStorage();
  const site = openTestSite(async () => {
    await openStore(storage, runtime).change(
      { by: { name: 'owner' }, operation: 'sample.put' },
      (content) => {
        putSample(content);
        content.settings.set({ ...content.settings.get(), enableDarkMode: true });
        putMore?.(content);
      },
    );
    const { address, stop } = await startServer({ ...options, storage, port: 0 });
    return { address, stop };
  });
  return Object.assign(site, { storage });
}

/** The real site as `croupier serve` serves it, for the tests of a file; dark where the visitor's system is. */
export function realSite(): TestSite & { readonly storage: StorageAdapter } {
  let store: Awaited<ReturnType<typeof copyRealStore>>;
  const site = openTestSite(async () => {
    store = await copyRealStore();
    await openStore(store.storage, runtime).change(
      { by: { name: 'owner' }, operation: 'settings.set' },
      ({ settings }) => settings.set({ ...settings.get(), enableDarkMode: true }),
    );
    const { address, stop } = await startServer({ storage: store.storage, port: 0 });
    return { address, stop };
  });
  return Object.defineProperty(site as TestSite & { readonly storage: StorageAdapter }, 'storage', {
    get: () => store.storage,
  });
}

/** A site without any content yet, as `croupier init` makes it, for the tests of a file. */
export function newSite(): TestSite & { readonly storage: StorageAdapter } {
  const storage = memoryStorage();
  const site = openTestSite(async () => {
    await openStore(storage, runtime).change(
      { by: { name: 'owner' }, operation: 'settings.set' },
      (content) => {
        content.settings.set({ ...content.settings.get(), siteName: 'A New Site', enableDarkMode: true });
      },
    );
    const { address, stop } = await startServer({ storage, port: 0 });
    return { address, stop };
  });
  return Object.assign(site, { storage });
}

/** The demo, as `croupier demo` serves it, for the tests of a file. */
export function demoSite(): TestSite {
  return openTestSite(async () => {
    return await startDemoServer({ port: 0 });
  });
}

/** Keeps back what a page asks for by addresses like this one, until the function that it gives is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await free;
    await route.continue();
  });
  return release;
}

interface RunningSite {
  address: string;
  stop(): Promise<unknown>;
}

/** Starts a site before the tests of a file, and stops it after them. */
export function openTestSite(start: () => Promise<RunningSite>): TestSite {
  let browser: Browser;
  let running: RunningSite;
  beforeAll(async () => {
    running = await start();
    browser = await sharedChromium();
  });
  afterAll(async () => {
    await running?.stop();
  });
  return {
    get address() {
      return running.address;
    },
    async onPage(options, work) {
      const context = await browser.newContext({ ...options, baseURL: running.address });
      try {
        const page = await context.newPage();
        await work(page, collectPageErrors(page), context);
      } finally {
        await context.close();
      }
    },
  };
}

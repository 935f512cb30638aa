import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { preview } from 'vite';
import { PATIENCE_MS } from './chromium.js';
import { APPEARANCE_RULES } from './page-checks.js';

const root = path.resolve(import.meta.dirname, '../..');
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A story or a page of docs, as Storybook lists it. */
export interface StoryEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  /** The module of the story, or the page. */
  importPath: string;
  /** `play-fn` among others: it plays something. */
  tags: string[];
}

/** A built Storybook, served at an address. */
export interface BuiltStorybook {
  address: string;
  entries: StoryEntry[];
  close(): Promise<void>;
}

/** How stories are shown: the values of the toolbars, and the preferences of the system. */
export interface StoryTheme {
  globals: Record<string, string>;
  width: number;
  system?: Pick<BrowserContextOptions, 'colorScheme' | 'contrast' | 'forcedColors'>;
  /** True to run only the axe rules that depend on the appearance. */
  isGlance?: boolean;
}

/**
 * Builds Storybook as `npm run build-storybook` does, or with the packed library as `build-storybook:packed` does, but into a
 * temporary folder, and serves it.
 */
export async function builtStorybook(
  script: 'build-storybook' | 'build-storybook:packed' = 'build-storybook',
): Promise<BuiltStorybook> {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-stories-'));
  await promisify(execFile)('npm', ['run', script, '--', '--output-dir', folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 100_000_000,
  }).catch((failed: { stdout: string; stderr: string }) => {
    throw new Error(`Storybook was not built:\n${`${failed.stdout}${failed.stderr}`.slice(-3000)}`);
  });
  await waitForTypefaces(path.join(folder, 'assets'));
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    appType: 'mpa',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const { port } = server.httpServer.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    entries: Object.values(index.entries),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Has texts wait for their typeface: that of headings is optional, and on a busy machine too late for some of them. */
async function waitForTypefaces(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.(css|js)$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    const waiting = text.replaceAll(/font-display: ?optional/g, 'font-display:block');
    if (waiting !== text) await writeFile(file, waiting);
  }
}

/**
 * Shows stories one after the other, plays each, and lets axe judge these of them. Gives a line for every fault, with the
 * story and, where a play function broke, its step.
 */
export async function storyFaults(
  ids: readonly string[],
  { address }: BuiltStorybook,
  browser: Browser,
  { globals, width, system, isGlance = false }: StoryTheme,
  judged: readonly string[] = ids,
): Promise<string[]> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} Safari/537.36 ${AT_ONCE}`,
    permissions: ['clipboard-read', 'clipboard-write'],
    ...system,
  });
  const faults: string[] = [];
  const complaints = collectPageErrors(page);
  const toolbars = Object.entries({ ...globals, 'a11y.manual': '!true' }).map((pair) => pair.join(':'));
  // It starts at the last story, so that it switches to each of them, the first too.
  const start = `${address}/iframe.html?viewMode=story&id=${ids.at(-1)}&globals=${toolbars.join(';')}`;
  await openStory(page, start);
  for (const id of ids) {
    const { thrown, isDone } = await playStory(page, id);
    const rules = judged.includes(id) ? (isGlance ? APPEARANCE_RULES : undefined) : [];
    const seen = await faultsOf(page, { rules });
    const said = complaints.splice(0).filter((line) => !thrown.some((fault) => fault.includes(line)));
    faults.push(...[...thrown, ...said, ...seen].map((fault) => `${id}: ${fault}`));
    if (!isDone) await openStory(page, start);
  }
  await page.close();
  return faults;
}

/** Opens a page of docs, presses its copy buttons, and returns a line for every fault, such as a dead link. */
export async function docsFaults(
  id: string,
  { address, entries }: BuiltStorybook,
  browser: Browser,
  width: number,
): Promise<string[]> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const complaints = collectPageErrors(page);
  await openPage(page, `${address}/iframe.html?viewMode=docs&id=${id}`, '#storybook-docs h1');
  const faults = await faultsOf(page, { place: '#storybook-docs' });
  for (const snippet of await page.locator('.docs-snippet').all()) {
    await snippet.getByRole('button').click();
    await snippet.getByText('Copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    if (copied !== (await snippet.locator('code').textContent())) faults.push(`does not copy: ${copied}`);
  }
  for (const link of await page.locator('#storybook-docs a[href*="?path="]').all()) {
    const to = /\?path=\/\w+\/([\w-]+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
    if (!entries.some((entry) => entry.id === to)) faults.push(`links to ${to}, which is not there`);
  }
  faults.push(...complaints);
  await page.close();
  return faults.map((fault) => `${id}: ${fault}`);
}

/** Collects the errors of a page from now on. */
function collectPageErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(shortenMessage(String(error))));
  page.on('console', (message) => {
    const isMissingImage = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isMissingImage) complaints.push(shortenMessage(message.text()));
  });
  return complaints;
}

/** The first lines of an error, without the stack in the bundle. */
function shortenMessage(text: string): string {
  return (text.split(/\n +at /)[0] ?? '').replace(/^\w+: /, '').slice(0, 600);
}

interface Channel {
  on(event: string, listener: (value: unknown) => void): void;
  off(event: string, listener: (value: unknown) => void): void;
  emit(event: string, value: unknown): void;
}

/** For this user agent Storybook skips animations. */
const AT_ONCE = 'StorybookTestRunner';

async function openPage(page: Page, address: string, shown = '#storybook-root > .ground'): Promise<void> {
  await page.goto(address);
  await page.waitForSelector(shown);
  await page.evaluate(axe);
}

/** Opens a story and waits until it has played: leaving it earlier breaks the page. */
async function openStory(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } };
    };
    return preview.currentRender?.phase === 'finished';
  });
}

/** Switches to another story like Storybook's sidebar, waits until it has played, and returns its errors. */
async function playStory(page: Page, id: string): Promise<{ thrown: string[]; isDone: boolean }> {
  return page.evaluate(
    ({ storyId, patience }) =>
      new Promise<{ thrown: string[]; isDone: boolean }>((resolve) => {
        const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        const thrown: string[] = [];
        const open: string[] = [];
        const broken: string[] = [];
        const listeners = new Map<string, (value: never) => void>();
        const finish = (isDone = true) => {
          clearTimeout(timer);
          for (const [event, listener] of listeners) channel.off(event, listener as () => void);
          const step = broken.length > 0 ? `, at step "${broken.join(' > ')}"` : '';
          resolve({ thrown: thrown.map((fault) => `${fault}${step}`), isDone });
        };
        const timer = setTimeout(() => {
          thrown.push(`was not done after ${patience / 1000} s, at step "${open.join(' > ')}"`);
          finish(false);
        }, patience);
        const complain = (error: { message?: string }) => {
          const fault = `threw ${error.message ?? JSON.stringify(error)}`.slice(0, 600);
          if (!thrown.includes(fault)) thrown.push(fault);
        };
        listeners.set('croupier/step', ({ label, status }: { label: string; status: string }) => {
          if (status === 'began') open.push(label);
          else open.pop();
          if (status === 'broke') broken.unshift(label);
        });
        listeners.set('playFunctionThrewException', complain);
        listeners.set('storyThrewException', complain);
        listeners.set('unhandledErrorsWhilePlaying', (errors: { message?: string }[]) =>
          errors.forEach(complain),
        );
        listeners.set('storyErrored', (error: { title: string }) => {
          complain({ message: error.title });
          finish();
        });
        listeners.set('storyMissing', () => {
          complain({ message: 'no such story' });
          finish();
        });
        listeners.set('storyFinished', (done: { storyId: string; status: string }) => {
          if (done.storyId !== storyId) return;
          if (done.status === 'error' && thrown.length === 0) thrown.push('ended with an error');
          finish();
        });
        for (const [event, listener] of listeners) channel.on(event, listener as () => void);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    { storyId: id, patience: PATIENCE_MS },
  );
}

/** The faults of a page: rendering errors, violations of all rules of axe or of these alone, and elements wider than the screen. */
async function faultsOf(
  page: Page,
  { place = 'body', rules }: { place?: string; rules?: string[] | undefined },
): Promise<string[]> {
  return page.evaluate(
    async ({ shown, only }) => {
      const { run } = (globalThis as unknown as { axe: typeof import('axe-core') }).axe;
      const judge = async () => {
        const { violations } = await run(
          {
            include: [document.querySelector(shown) as Element],
            exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'].filter(
              (place) => place !== shown && document.querySelector(place),
            ),
          },
          {
            resultTypes: ['violations'],
            ...(only === undefined
              ? { rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } } }
              : { runOnly: only }),
          },
        );
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      };
      const faults = only?.length === 0 ? [] : await judge();
      if (document.body.classList.contains('sb-show-errordisplay')) faults.push('did not render');
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) faults.push(`is ${scrollWidth - clientWidth} px too wide`);
      return faults;
    },
    { shown: place, only: rules },
  );
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickShare } from '../long-run.js';
import { type BundlerName, type FirstLoad, firstLoad } from './first-load.js';
import { ROOT } from './install-packed.js';

let folder: string;

beforeAll(async () => {
  // Beside the app of the site, where the packages are found as they are built.
  folder = await mkdtemp(path.join(ROOT, 'packages/site/.admin-parts-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const loads = new Map<string, Promise<FirstLoad>>();

/** What a component loads first, bundled once. */
function loadOf(component: string, bundler: BundlerName): Promise<FirstLoad> {
  const key = `${component} with ${bundler}`;
  const load = loads.get(key) ?? firstLoad(folder, component, bundler);
  loads.set(key, load);
  return load;
}

const FORMS = ['EntityForm', 'GameForm', 'PostForm', 'CasinoForm'];

test.each([
  ['Button', 1_000],
  ['TextField', 3_000],
  ['SwitchField', 8_000],
  ['RichTextField', 13_000],
  ['Dialog', 27_000],
])('%s alone is at most %s bytes beside React', async (component, most) => {
  const { bytes } = await loadOf(component, 'Vite');
  expect(bytes).toBeGreaterThan(100);
  expect(bytes).toBeLessThanOrEqual(most);
});

test.each(quickShare(FORMS, 3))(
  '%s waits for no editor and no list to search in, and is at most 50 kB',
  async (component) => {
    const { bytes, modules } = await loadOf(component, 'Vite');
    expect(modules.some((file) => file.includes('@base-ui'))).toBe(true);
    expect(modules.filter((file) => /prosemirror|base-ui\/react\/combobox/.test(file))).toEqual([]);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(50_000);
  },
);

/** The lines of the README that say what a switch and a form load first: bundlers, and two ranges of kilobytes. */
const ROWS = (await readFile(path.join(ROOT, 'packages/ui/README.md'), 'utf8')).matchAll(
  /^\| (.+) \| ([\d.]+) to ([\d.]+) kB \| ([\d.]+) to ([\d.]+) kB \|$/gm,
);
const SAID = [...ROWS].flatMap(([, bundlers = '', ...range]) =>
  bundlers.split(', ').map((name) => [name.replaceAll('`', '') as BundlerName, range.map(Number)] as const),
);

test('the README says of five ways to bundle what a switch and a form load first', () => {
  expect(SAID.map(([bundler]) => bundler)).toEqual([
    ...['Vite', 'webpack', 'Rollup', 'esbuild --splitting --format=esm', 'esbuild'],
  ]);
});

test.each(quickShare(SAID, 3))(
  'with %s they weigh what the README says',
  async (bundler, [low = 0, high = 0, least = 0, most = 0]) => {
    const kilobytes = async (component: string) => (await loadOf(component, bundler)).bytes / 1000;
    const flat = await kilobytes('SwitchField');
    expect(flat).toBeGreaterThan(low - 1);
    expect(flat).toBeLessThan(high + 1);
    for (const form of quickShare(FORMS, 4)) {
      const bytes = await kilobytes(form);
      expect(bytes, form).toBeGreaterThan(least * 0.95);
      expect(bytes, form).toBeLessThan(most * 1.05);
    }
  },
);

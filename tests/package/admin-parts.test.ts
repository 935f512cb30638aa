import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Rolldown, build as viteBuild } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gzippedBytes } from './bundle.js';
import { ROOT } from './install-packed.js';

/** What an app loads before it draws something, React apart. */
interface FirstLoad {
  bytes: number;
  modules: string[];
}

let folder: string;

beforeAll(async () => {
  // Beside the app of the site, where the packages are found as they are built.
  folder = await mkdtemp(path.join(ROOT, 'packages/site/.admin-parts-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Bundles a component as Vite does, with what it loads later in files of their own. */
async function firstLoad(component: string): Promise<FirstLoad> {
  const entry = path.join(folder, `${component}.js`);
  await writeFile(
    entry,
    `import { ${component} } from '@croupier/ui/admin'; globalThis.shown = ${component};`,
  );
  const built = await viteBuild({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: entry, external: /^react(-dom)?(\/|$)/ } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
  const loaded = new Set<Rolldown.OutputChunk>();
  const load = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const file of chunk.imports) load(chunks.get(file));
  };
  load([...chunks.values()].find(({ isEntry }) => isEntry));
  return {
    bytes: [...loaded].reduce((sum, { code }) => sum + gzippedBytes(code), 0),
    modules: [...loaded].flatMap(({ moduleIds }) => moduleIds),
  };
}

test.each([
  ['Button', 1_000],
  ['TextField', 3_000],
  ['SwitchField', 8_000],
  ['RichTextField', 13_000],
  ['Dialog', 27_000],
])('%s alone is at most %s bytes beside React', async (component, most) => {
  const { bytes } = await firstLoad(component);
  expect(bytes).toBeGreaterThan(100);
  expect(bytes).toBeLessThanOrEqual(most);
});

test.each(['EntityForm', 'GameForm', 'PostForm', 'CasinoForm'])(
  '%s waits for no editor and no list to search in, and is at most 50 kB',
  async (component) => {
    const { bytes, modules } = await firstLoad(component);
    expect(modules.some((file) => file.includes('@base-ui'))).toBe(true);
    expect(modules.filter((file) => /prosemirror|base-ui\/react\/combobox/.test(file))).toEqual([]);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(50_000);
  },
);

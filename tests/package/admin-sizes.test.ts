import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from './install-packed.js';

const ADMIN = path.resolve(ROOT, 'packages/site/dist/admin');
const ASSETS = path.join(ADMIN, 'admin/assets');
const FIRST_BYTES = 220_000;
const SCREEN_BYTES = 40_000;
/** The screen that most people begin with. */
const FIRST_SCREEN = 'DashboardScreen';

const scripts = new Map<string, string>();

beforeAll(async () => {
  for (const file of await readdir(ASSETS)) {
    if (file.endsWith('.js')) scripts.set(file, await readFile(path.join(ASSETS, file), 'utf8'));
  }
});

/** A script and all that it loads before it runs. */
function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const [, next] of (scripts.get(file) ?? '').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
    loadedWith(next as string, loaded);
  return loaded;
}

function bytesOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(scripts.get(file) ?? '', { level: 9 }).length, 0);
}

const scriptOf = (screen: string) => [...scripts.keys()].find((file) => file.startsWith(`${screen}-`)) ?? '';

const screens = () => [...scripts.keys()].filter((file) => /^\w+Screen-[^.]+\.js$/.test(file));

async function firstLoad(): Promise<Set<string>> {
  const page = await readFile(path.join(ADMIN, 'admin.html'), 'utf8');
  const entry = /<script[^>]+src="\/admin\/assets\/([^"]+)"/.exec(page)?.[1] ?? '';
  return loadedWith(scriptOf(FIRST_SCREEN), loadedWith(entry));
}

test('the first screen of the admin is at most 220 kB of script, gzipped', async () => {
  const bytes = bytesOf(await firstLoad());
  expect(bytes).toBeGreaterThan(80_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_BYTES);
});

test('every further screen adds at most 40 kB of script, gzipped', async () => {
  const first = await firstLoad();
  expect(screens().length).toBeGreaterThan(8);
  const added = screens().map((file) => [
    file.split('-')[0],
    bytesOf([...loadedWith(file)].filter((one) => !first.has(one))),
  ]);
  expect(added.filter(([, bytes]) => Number(bytes) > SCREEN_BYTES)).toEqual([]);
});

test('the first screen comes in at most 15 files, and every further one in at most 32 more', async () => {
  const first = await firstLoad();
  expect(first.size).toBeLessThanOrEqual(15);
  const added = screens().map((file) => [
    file.split('-')[0],
    [...loadedWith(file)].filter((one) => !first.has(one)).length,
  ]);
  expect(added.filter(([, files]) => Number(files) > 32)).toEqual([]);
});

test('no screen of the admin loads a schema, an HTML parser, what operations do on a server or which problems it finds', async () => {
  const loaded = await firstLoad();
  for (const screen of screens()) loadedWith(screen, loaded);
  const all = [...loaded].map((file) => scripts.get(file)).join('\n');
  expect(all).toContain('casinos.list');
  expect(
    all.match(
      /ZodError|\$ZodType|parse5|unexpected-null-character|Put casinos on the blacklist|is no \.xlsx workbook/g,
    ),
  ).toBeNull();
});

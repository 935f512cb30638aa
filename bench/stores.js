import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, say } from '../scripts/step.js';
import { casinosCsv } from './casinos-csv.js';
import { time } from './measure.js';
import { siteFiles } from './site-files.js';

export const data = path.join(root, 'bench/data');
export const peers = path.join(root, 'bench/peers');
export const croupier = path.join(root, 'packages/cli/bin/croupier.js');
export const node = process.execPath;

/** Stores that this run has made. */
const made = new Set();

/** A new store without content; made once by `croupier init`, then copied. */
export function emptyStore(store) {
  const empty = path.join(data, 'empty-store');
  rmSync(store, { recursive: true, force: true });
  if (!made.has(empty)) {
    rmSync(empty, { recursive: true, force: true });
    execFileSync(node, [croupier, 'init', empty, '--name', 'Bench'], { stdio: 'ignore' });
    made.add(empty);
  }
  cpSync(empty, store, { recursive: true, preserveTimestamps: true });
}

/** A store of so many casinos, and a tenth as many bonuses, games, posts and redirects; made once a run. */
export async function siteStore(casinos) {
  const store = path.join(data, `site-store-${casinos}`);
  if (made.has(store) && existsSync(store)) return store;
  say(`Making a store of ${casinos} casinos and ${casinos / 10} bonuses, games, posts and redirects each`);
  emptyStore(store);
  const files = { casinos: await casinosCsv(data, casinos), ...siteFiles(data, casinos) };
  for (const [noun, file] of Object.entries(files)) {
    await time(node, [croupier, noun, 'import', file, '--store', store, '--quiet']);
  }
  await time(node, [
    croupier,
    'settings',
    'set',
    '--site-base-url',
    'https://bench.example',
    '--store',
    store,
  ]);
  made.add(store);
  return store;
}

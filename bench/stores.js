import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { logStatus, root } from '../scripts/run-program.js';
import { casinosCsv } from './casinos-csv.js';
import { writeSampleFiles } from './sample-files.js';
import { timeProgram } from './timing.js';

export const dataFolder = path.join(root, 'bench/data');
export const peersFolder = path.join(root, 'bench/peers');
export const croupier = path.join(root, 'packages/cli/bin/croupier.js');
export const node = process.execPath;

/** The stores of this run. */
const createdStores = new Set();

/** A new store without content; made once by `croupier init`, then copied. */
export function emptyStore(store) {
  const empty = path.join(dataFolder, 'empty-store');
  rmSync(store, { recursive: true, force: true });
  if (!createdStores.has(empty)) {
    rmSync(empty, { recursive: true, force: true });
    execFileSync(node, [croupier, 'init', empty, '--name', 'Bench'], { stdio: 'ignore' });
    createdStores.add(empty);
  }
  cpSync(empty, store, { recursive: true, preserveTimestamps: true });
}

/** A store of `count` casinos, and a tenth as many bonuses, games, posts and redirects; made once per run. */
export async function largeStore(casinos) {
  const store = path.join(dataFolder, `site-store-${casinos}`);
  if (createdStores.has(store) && existsSync(store)) return store;
  logStatus(
    `Making a store of ${casinos} casinos and ${casinos / 10} bonuses, games, posts and redirects each`,
  );
  emptyStore(store);
  const files = { casinos: await casinosCsv(dataFolder, casinos), ...writeSampleFiles(dataFolder, casinos) };
  for (const [noun, file] of Object.entries(files)) {
    await timeProgram(node, [croupier, noun, 'import', file, '--store', store, '--quiet']);
  }
  await timeProgram(node, [
    croupier,
    'settings',
    'set',
    '--site-base-url',
    'https://bench.example',
    '--store',
    store,
  ]);
  createdStores.add(store);
  return store;
}

/** A token of a new administrator of a store. */
export function adminToken(store) {
  const run = (...args) =>
    JSON.parse(execFileSync(node, [croupier, ...args, '--store', store, '--json'], { encoding: 'utf8' }));
  const name = 'bench-admin';
  run('users', 'add', '--username', name, '--email', 'bench@example.com', '--role', 'admin');
  return run('tokens', 'add', 'bench', '--user', name).secret;
}

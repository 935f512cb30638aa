import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { casinosEdit, casinosList, createPerform, OWNER, openStore, runtime } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { initPostgres, postgresStorage } from '@croupier/core/postgres';
import { startCluster } from '../../scripts/postgres-cluster.js';
import { logStatus } from '../../scripts/run-program.js';
import { casinosCsv, FIRST_SLUG } from '../casinos-csv.js';
import { croupier, dataFolder, node } from '../stores.js';
import { peakMemory, timeProgram } from '../timing.js';

const SIZES = [100_000, 200_000];

/** What large sites cost in a folder and in PostgreSQL: reading all, memory, a list, a search, an edit and its news, the sitemap. Only by name. */
export async function run() {
  const cluster = await startCluster();
  try {
    for (const count of SIZES) {
      const csv = await casinosCsv(dataFolder, count);
      const database = await cluster.newDatabase();
      const folder = path.join(dataFolder, `scale-${process.pid}-${count}`);
      await initPostgres(database);
      execFileSync(node, [croupier, 'init', folder, '--name', 'Bench', '--quiet'], { stdio: 'ignore' });
      for (const store of [folder, database]) {
        logStatus(`Importing ${count} casinos into ${store === folder ? 'a folder' : 'PostgreSQL'}`);
        execFileSync(node, [croupier, 'casinos', 'import', csv, '--store', store, '--quiet'], {
          stdio: 'ignore',
        });
        const args = ['--expose-gc', import.meta.filename, store, String(count)];
        process.stdout.write(execFileSync(node, args, { encoding: 'utf8' }));
        await measureSitemap(store, count);
      }
    }
  } finally {
    await cluster.stop();
  }
}

/** What the command takes that writes all addresses, a part of 50,000 in each file. */
async function measureSitemap(store, count) {
  const file = path.join(dataFolder, 'scale-sitemap.xml');
  const args = [
    croupier,
    'sitemap',
    '--base-url',
    'https://bench.example',
    '--output',
    file,
    '--store',
    store,
  ];
  const took = await timeProgram(node, args);
  const peak = await peakMemory(args);
  process.stdout.write(`${count}: sitemap ${Math.round(took)} ms, ${Math.round(peak)} MB\n`);
}

/** Measures one store in a process of its own, whose memory is that store's. */
async function measure(store, count) {
  const open = () => (store.startsWith('postgres:') ? postgresStorage(store) : fileStorage(store));
  const lines = [];
  const time = async (what, work) => {
    const started = performance.now();
    const result = await work();
    lines.push(`${what} ${Math.round(performance.now() - started)} ms`);
    return result;
  };
  const heldBytes = () => {
    gc();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = heldBytes();
  const storage = open();
  const perform = createPerform(storage, runtime);
  await time('read', () => openStore(storage, runtime).question(({ casinos }) => casinos.size));
  lines.push(`held per casino ${Math.round((heldBytes() - before) / count)} bytes`);
  const list = (input) => perform(casinosList, input, { actor: OWNER });
  await time('list', () => list({ limit: 20 }));
  await time('search', () => list({ search: 'casino 9999', limit: 20 }));
  const other = open();
  await other.read(() => undefined);
  let told = () => undefined;
  other.watch(() => told());
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const edit = (rating) =>
    perform(casinosEdit, { record: FIRST_SLUG, changes: { rating } }, { actor: OWNER });
  await edit(1);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const heard = new Promise((resolve) => {
    told = resolve;
  });
  await time('edit', () => edit(2));
  // What is listened for keeps no process alive.
  const awake = setInterval(() => undefined, 1_000);
  await time('heard elsewhere after', () => heard);
  clearInterval(awake);
  await time('read elsewhere after', () => other.read(({ table }) => table('casinos').getBySlug(FIRST_SLUG)));
  process.stdout.write(
    `${count} in ${store.startsWith('postgres:') ? 'PostgreSQL' : 'a folder'}: ${lines.join(', ')}\n`,
  );
  process.exit(0);
}

if (process.argv[1] === import.meta.filename) await measure(process.argv[2], Number(process.argv[3]));

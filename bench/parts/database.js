import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { casinosEdit, createPerform, OWNER, runtime } from '@croupier/core';
import { initPostgres, postgresStorage } from '@croupier/core/postgres';
import pg from 'pg';
import { startCluster } from '../../scripts/postgres-cluster.js';
import { logStatus } from '../../scripts/run-program.js';
import { casinosCsv, FIRST_SLUG } from '../casinos-csv.js';
import { checkAtMost, reportRatio } from '../report-goals.js';
import { croupier, dataFolder, node } from '../stores.js';
import { compareInTurn, timeProgram, workOfProgram } from '../timing.js';

const CASINOS = 10_000;
const ROWS = 100_000;
const RUNS = 100;

/** A store in PostgreSQL: one edit beside a bare insert, an import beside COPY, a page beside --version, and how soon another server hears of an edit. */
export async function run() {
  const cluster = await startCluster();
  try {
    await benchEdits(await cluster.newDatabase());
    await benchImports(cluster);
  } finally {
    await cluster.stop();
  }
}

async function benchEdits(url) {
  logStatus(`Making a store of ${CASINOS} casinos in PostgreSQL, then editing one of them ${RUNS} times`);
  await initPostgres(url);
  const words = ['casinos', 'import', await casinosCsv(dataFolder, CASINOS), '--store', url, '--quiet'];
  execFileSync(node, [croupier, ...words], { stdio: 'ignore' });
  const storage = postgresStorage(url);
  const other = postgresStorage(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table peer (id bigint generated always as identity, line text)');
  const perform = createPerform(storage, runtime);
  let rating = 0;
  let told = () => undefined;
  other.watch(() => told(performance.now()));
  await other.read(() => undefined);
  const waits = [];
  const edit = async () => {
    rating = (rating + 1) % 10;
    const heard = new Promise((resolve) => {
      told = resolve;
    });
    const started = performance.now();
    await perform(casinosEdit, { record: FIRST_SLUG, changes: { rating } }, { actor: OWNER });
    const ended = performance.now();
    waits.push((await heard) - ended);
    return ended - started;
  };
  const line = 'a line of history, as long as that of an edit'.padEnd(400, '.');
  const insert = async () => {
    const started = performance.now();
    await client.query('insert into peer (line) values ($1)', [line]);
    return performance.now() - started;
  };
  for (let n = 0; n < 20; n++) await edit();
  waits.length = 0;
  reportRatio('an edit in PostgreSQL', await compareInTurn(RUNS, edit, insert), 'one inserted row', 2);
  checkAtMost('another server hears of an edit after', Math.max(...waits), 200, 'ms');
  await Promise.all([storage.close(), other.close(), client.end()]);
}

async function benchImports(cluster) {
  logStatus(`Importing ${ROWS} rows into PostgreSQL`);
  const csv = await casinosCsv(dataFolder, ROWS);
  const readable = path.join('/tmp', `croupier-bench-${process.pid}.csv`);
  copyFileSync(csv, readable);
  chmodSync(readable, 0o644);
  const columns = execFileSync('head', ['-1', csv], { encoding: 'utf8' }).trim().split(',');
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create table peer (${columns.map((name) => `"${name}" text`).join(', ')})`);
  const newStore = async () => {
    const url = await cluster.newDatabase();
    await initPostgres(url);
    return url;
  };
  let imported;
  const importing = async () => {
    imported = await newStore();
    return timeProgram(node, [croupier, 'casinos', 'import', csv, '--store', imported, '--quiet']);
  };
  const copying = async () => {
    await client.query('truncate peer');
    const started = performance.now();
    await client.query(`copy peer from '${readable}' with (format csv, header)`);
    return performance.now() - started;
  };
  try {
    reportRatio(
      `importing ${ROWS} rows`,
      await compareInTurn(3, importing, copying),
      'COPY of the same rows',
      1.5,
    );
    const list = [croupier, 'casinos', 'list', '--limit', '25', '--store', imported];
    reportRatio(
      `processor time of a page of ${ROWS} casinos`,
      await compareInTurn(
        5,
        () => workOfProgram(node, list),
        () => workOfProgram(node, [croupier, '--version']),
      ),
      'croupier --version',
      4,
    );
    const records = await recordsIn(imported);
    const storing = async () => storeRecords(await newStore(), records);
    reportRatio(
      `of that, storing ${ROWS} checked records`,
      await compareInTurn(3, storing, copying),
      'COPY of the same rows',
      1.5,
    );
  } finally {
    await client.end();
    rmSync(readable, { force: true });
  }
}

async function recordsIn(url) {
  const storage = postgresStorage(url);
  const texts = await storage.read((snapshot) => [...snapshot.table('casinos').texts()]);
  await storage.close();
  return texts.map((text) => ({ ...JSON.parse(text), text }));
}

/** How long the commit of these records takes, in milliseconds. */
async function storeRecords(url, records) {
  const storage = postgresStorage(url);
  const started = performance.now();
  await storage.write(async (draft) => {
    const table = draft.table('casinos');
    for (const { id, slug, text } of records) table.put(id, slug, text);
    const counts = { inserted: records.length, updated: 0, removed: 0 };
    const by = { name: 'bench' };
    const at = new Date().toISOString();
    const header = {
      id: runtime.newId(),
      number: 1,
      at,
      by,
      operation: 'casinos.import',
      ...counts,
      subject: '',
    };
    return { header, entries: [] };
  });
  const took = performance.now() - started;
  await storage.close();
  return took;
}

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { install } from '../scripts/install.js';
import { build } from '../scripts/packages.js';
import { root, say } from '../scripts/step.js';
import { casinosCsv, FIRST_SLUG } from './casinos-csv.js';
import { peakMemory, sideBySide, time } from './measure.js';
import { siteFiles } from './site-files.js';

const data = path.join(root, 'bench/data');
const croupier = path.join(root, 'packages/cli/bin/croupier.js');
const peers = path.join(root, 'bench/peers');
const node = process.execPath;
const wanted = process.argv.slice(2);
const parts = { import: benchImport, edit: benchEdit, start: benchStart, doctor: benchDoctor };
const missed = [];
/** Stores that this run has made. */
const made = new Set();

await install();
await build();
mkdirSync(data, { recursive: true });
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await part();
}
process.stdout.write(missed.length === 0 ? 'Every goal is met.\n' : `Missed: ${missed.join('; ')}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;

/** Imports of 1,000, 10,000 and 100,000 casinos beside csv-parse alone and sqlite-utils, and the memory they take. */
async function benchImport() {
  const perRow = [];
  for (const [rows, runs] of [
    [1_000, 9],
    [10_000, 7],
    [100_000, 5],
  ]) {
    const csv = await casinosCsv(data, rows);
    const store = path.join(data, 'import-store');
    const args = [croupier, 'casinos', 'import', csv, '--store', store, '--quiet'];
    say(`Importing ${rows} casinos ${runs} times, beside csv-parse`);
    const beside = await sideBySide(
      runs,
      async () => {
        emptyStore(store);
        return time(node, args);
      },
      () => time(node, [path.join(peers, 'csv-parse.js'), csv]),
    );
    perRow.push([rows, beside.ours / rows]);
    const goal = rows === 100_000 ? 2.5 : undefined;
    report(`import ${rows} casinos`, beside, 'csv-parse with columns', goal);
    if (rows !== 100_000) continue;
    await benchSqlite(csv, store, args);
    emptyStore(store);
    judge('import 100000 casinos: peak memory', await peakMemory(args), 500, 'MB');
  }
  const [, small] = perRow[1];
  const [, large] = perRow[2];
  judge('import: time a row at 100,000 against 10,000', large / small, 1.25, 'x');
}

async function benchSqlite(csv, store, args) {
  if (spawnSync('sqlite-utils', ['--version']).status !== 0) {
    say('sqlite-utils is NOT HERE, so nothing is set beside it: install the Debian package sqlite-utils');
    return;
  }
  say('Importing 100000 casinos 3 times, beside sqlite-utils');
  const database = path.join(data, 'peer.db');
  const beside = await sideBySide(
    3,
    async () => {
      emptyStore(store);
      return time(node, args);
    },
    async () => {
      rmSync(database, { force: true });
      return time('sqlite-utils', ['insert', database, 'casinos', csv, '--csv', '--pk', 'name']);
    },
  );
  report('import 100000 casinos', beside, 'sqlite-utils insert --csv --pk', 1.1);
}

/** One edit from the terminal beside an empty Node that appends one line and syncs it. */
async function benchEdit() {
  for (const [rows, runs, goal] of [
    [10_000, 15, 3],
    [100_000, 9, 12],
  ]) {
    const store = path.join(data, `edit-store-${rows}`);
    say(`Making a store of ${rows} casinos, then featuring one of them ${runs} times`);
    emptyStore(store);
    await time(node, [
      croupier,
      'casinos',
      'import',
      await casinosCsv(data, rows),
      '--store',
      store,
      '--quiet',
    ]);
    let featured = false;
    const beside = await sideBySide(
      runs,
      () => {
        featured = !featured;
        const verb = featured ? 'feature' : 'unfeature';
        return time(node, [croupier, 'casinos', verb, FIRST_SLUG, '--store', store]);
      },
      () => time(node, [path.join(peers, 'append-line.js'), path.join(data, 'appended')]),
    );
    report(`feature one of ${rows} casinos`, beside, 'node appending one synced line', goal);
    rmSync(store, { recursive: true, force: true });
  }
}

/** What everyone waits for before anything happens. */
async function benchStart() {
  const store = path.join(data, 'list-store');
  emptyStore(store);
  await time(node, [
    croupier,
    'casinos',
    'import',
    await casinosCsv(data, 1_000),
    '--store',
    store,
    '--quiet',
  ]);
  for (const [args, goal] of [
    [['--version'], 1.25],
    [['--help'], 1.4],
    [['casinos', 'list', '--store', store], 2.2],
  ]) {
    const beside = await sideBySide(
      25,
      () => time(node, [croupier, ...args]),
      () => time(node, ['-e', '0']),
    );
    report(`croupier ${args.slice(0, 2).join(' ')}`, beside, 'node -e 0', goal);
  }
}

/** Doctor over 10,000 casinos with bonuses, posts and redirects, beside reading and parsing the same files. */
async function benchDoctor() {
  const store = path.join(data, 'doctor-store');
  say(
    'Making a store of 10000 casinos, 1000 bonuses, 1000 posts, 1000 redirects, then asking its doctor 5 times',
  );
  emptyStore(store);
  const files = { casinos: await casinosCsv(data, 10_000), ...siteFiles(data, 10_000) };
  for (const [noun, file] of Object.entries(files)) {
    await time(node, [croupier, noun, 'import', file, '--store', store, '--quiet']);
  }
  const beside = await sideBySide(
    5,
    () => time(node, [croupier, 'doctor', '--store', store]),
    () => time(node, [path.join(peers, 'parse-store.js'), store]),
  );
  report('doctor over 10000 casinos', beside, 'node parsing the same files', 10);
  rmSync(store, { recursive: true, force: true });
}

/** A new store without content; made once by `croupier init`, then copied. */
function emptyStore(store) {
  const empty = path.join(data, 'empty-store');
  rmSync(store, { recursive: true, force: true });
  if (!made.has(empty)) {
    rmSync(empty, { recursive: true, force: true });
    execFileSync(node, [croupier, 'init', empty, '--name', 'Bench'], { stdio: 'ignore' });
    made.add(empty);
  }
  cpSync(empty, store, { recursive: true, preserveTimestamps: true });
}

function report(what, { ours, peer, ratio }, against, goal) {
  const figures = `${ms(ours)} beside ${ms(peer)} of ${against}`;
  if (goal === undefined) process.stdout.write(`${what}: ${ratio.toFixed(2)} x (${figures})\n`);
  else judge(what, ratio, goal, 'x', ` (${figures})`);
}

function judge(what, value, goal, unit, figures = '') {
  const met = value <= goal;
  if (!met) missed.push(what);
  process.stdout.write(
    `${what}: ${value.toFixed(2)} ${unit}, goal ${goal} ${unit}: ${met ? 'met' : 'MISSED'}${figures}\n`,
  );
}

function ms(value) {
  return value < 1000 ? `${value.toFixed(0)} ms` : `${(value / 1000).toFixed(2)} s`;
}

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { say } from '../../scripts/step.js';
import { casinosCsv } from '../casinos-csv.js';
import { judge, report } from '../judge.js';
import { peakMemory, sideBySide, time } from '../measure.js';
import { croupier, data, emptyStore, node, peers } from '../stores.js';

/** Imports of 1,000, 10,000 and 100,000 casinos beside csv-parse alone and sqlite-utils, and the memory they take. */
export async function benchImport() {
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

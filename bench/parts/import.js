import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { logStatus } from '../../scripts/run-program.js';
import { casinosCsv } from '../casinos-csv.js';
import { checkAtMost, reportRatio } from '../report-goals.js';
import { croupier, dataFolder, emptyStore, node, peersFolder } from '../stores.js';
import { compareInTurn, peakMemory, timeProgram } from '../timing.js';

/** Imports of 1,000, 10,000 and 100,000 casinos beside csv-parse alone and sqlite-utils, and the memory they take. */
export async function run() {
  const perRow = [];
  for (const [rows, runs] of [
    [1_000, 9],
    [10_000, 7],
    [100_000, 5],
  ]) {
    const csv = await casinosCsv(dataFolder, rows);
    const store = path.join(dataFolder, 'import-store');
    const args = [croupier, 'casinos', 'import', csv, '--store', store, '--quiet'];
    logStatus(`Importing ${rows} casinos ${runs} times, beside csv-parse`);
    const beside = await compareInTurn(
      runs,
      async () => {
        emptyStore(store);
        return timeProgram(node, args);
      },
      () => timeProgram(node, [path.join(peersFolder, 'csv-parse.js'), csv]),
    );
    perRow.push([rows, beside.ours / rows]);
    const goal = rows === 100_000 ? 2.5 : undefined;
    reportRatio(`import ${rows} casinos`, beside, 'csv-parse with columns', goal);
    if (rows !== 100_000) continue;
    await benchSqlite(csv, store, args);
    emptyStore(store);
    checkAtMost('import 100000 casinos: peak memory', await peakMemory(args), 500, 'MB');
  }
  const [, small] = perRow[1];
  const [, large] = perRow[2];
  checkAtMost('import: time a row at 100,000 against 10,000', large / small, 1.25, 'x');
}

async function benchSqlite(csv, store, args) {
  if (spawnSync('sqlite-utils', ['--version']).status !== 0) {
    logStatus(
      'sqlite-utils is NOT HERE, so nothing is set beside it: install the Debian package sqlite-utils',
    );
    return;
  }
  logStatus('Importing 100000 casinos 3 times, beside sqlite-utils');
  const database = path.join(dataFolder, 'peer.db');
  const beside = await compareInTurn(
    3,
    async () => {
      emptyStore(store);
      return timeProgram(node, args);
    },
    async () => {
      rmSync(database, { force: true });
      return timeProgram('sqlite-utils', ['insert', database, 'casinos', csv, '--csv', '--pk', 'name']);
    },
  );
  reportRatio('import 100000 casinos', beside, 'sqlite-utils insert --csv --pk', 1.1);
}

import { rmSync } from 'node:fs';
import path from 'node:path';
import { logStatus } from '../../scripts/run-program.js';
import { casinosCsv, FIRST_SLUG } from '../casinos-csv.js';
import { reportRatio } from '../report-goals.js';
import { croupier, dataFolder, emptyStore, node, peersFolder } from '../stores.js';
import { compareInTurn, timeProgram } from '../timing.js';

/** One edit from the terminal beside an empty Node that appends one line and syncs it. */
export async function run() {
  for (const [rows, runs, goal] of [
    [10_000, 15, 3],
    [100_000, 9, 12],
  ]) {
    const store = path.join(dataFolder, `edit-store-${rows}`);
    logStatus(`Making a store of ${rows} casinos, then featuring one of them ${runs} times`);
    emptyStore(store);
    await timeProgram(node, [
      croupier,
      'casinos',
      'import',
      await casinosCsv(dataFolder, rows),
      '--store',
      store,
      '--quiet',
    ]);
    let featured = false;
    const beside = await compareInTurn(
      runs,
      () => {
        featured = !featured;
        const verb = featured ? 'feature' : 'unfeature';
        return timeProgram(node, [croupier, 'casinos', verb, FIRST_SLUG, '--store', store]);
      },
      () => timeProgram(node, [path.join(peersFolder, 'append-line.js'), path.join(dataFolder, 'appended')]),
    );
    reportRatio(`feature one of ${rows} casinos`, beside, 'node appending one synced line', goal);
    rmSync(store, { recursive: true, force: true });
  }
}

import { rmSync } from 'node:fs';
import path from 'node:path';
import { say } from '../../scripts/step.js';
import { casinosCsv, FIRST_SLUG } from '../casinos-csv.js';
import { report } from '../judge.js';
import { sideBySide, time } from '../measure.js';
import { croupier, data, emptyStore, node, peers } from '../stores.js';

/** One edit from the terminal beside an empty Node that appends one line and syncs it. */
export async function benchEdit() {
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

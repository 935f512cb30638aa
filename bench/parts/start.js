import path from 'node:path';
import { casinosCsv } from '../casinos-csv.js';
import { report } from '../judge.js';
import { sideBySide, time } from '../measure.js';
import { croupier, data, emptyStore, node } from '../stores.js';

/** What everyone waits for before anything happens. */
export async function benchStart() {
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

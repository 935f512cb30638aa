import path from 'node:path';
import { casinosCsv } from '../casinos-csv.js';
import { reportRatio } from '../report-goals.js';
import { croupier, dataFolder, emptyStore, node } from '../stores.js';
import { compareInTurn, timeProgram } from '../timing.js';

/** The time that every command takes to start. */
export async function run() {
  const store = path.join(dataFolder, 'list-store');
  emptyStore(store);
  await timeProgram(node, [
    croupier,
    'casinos',
    'import',
    await casinosCsv(dataFolder, 1_000),
    '--store',
    store,
    '--quiet',
  ]);
  for (const [args, goal] of [
    [['--version'], 1.25],
    [['--help'], 1.4],
    [['casinos', 'list', '--store', store], 2.2],
  ]) {
    const beside = await compareInTurn(
      25,
      () => timeProgram(node, [croupier, ...args]),
      () => timeProgram(node, ['-e', '0']),
    );
    reportRatio(`croupier ${args.slice(0, 2).join(' ')}`, beside, 'node -e 0', goal);
  }
}

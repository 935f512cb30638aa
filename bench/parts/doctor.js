import path from 'node:path';
import { reportRatio } from '../report-goals.js';
import { croupier, largeStore, node, peersFolder } from '../stores.js';
import { compareInTurn, timeProgram } from '../timing.js';

/** Doctor over 10,000 casinos with bonuses, games, posts and redirects, beside reading and parsing the same files. */
export async function run() {
  const store = await largeStore(10_000);
  const beside = await compareInTurn(
    5,
    () => timeProgram(node, [croupier, 'doctor', '--store', store]),
    () => timeProgram(node, [path.join(peersFolder, 'parse-store.js'), store]),
  );
  reportRatio('doctor over 10000 casinos', beside, 'node parsing the same files', 10);
}

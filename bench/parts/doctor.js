import path from 'node:path';
import { report } from '../judge.js';
import { sideBySide, time } from '../measure.js';
import { croupier, node, peers, siteStore } from '../stores.js';

/** Doctor over 10,000 casinos with bonuses, games, posts and redirects, beside reading and parsing the same files. */
export async function benchDoctor() {
  const store = await siteStore(10_000);
  const beside = await sideBySide(
    5,
    () => time(node, [croupier, 'doctor', '--store', store]),
    () => time(node, [path.join(peers, 'parse-store.js'), store]),
  );
  report('doctor over 10000 casinos', beside, 'node parsing the same files', 10);
}

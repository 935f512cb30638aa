import path from 'node:path';
import { logStatus } from '../../scripts/run-program.js';
import { reportRatio } from '../goals.js';
import { fetchRaw, responseTime, startCroupierServe, startServer } from '../server.js';
import { largeStore, node, peersFolder } from '../stores.js';
import { compareInTurn } from '../timing.js';

const CASINOS = 10_000;
const RUNS = 15;
const GOAL = 0.15;

/** The requests; each run asks for a score of its own, so that no cache answers. */
const FILTERS = {
  'one filter': (score) => `min-score=${score}`,
  'a payment method and a country': (score) => `payment=visa&country=de&min-score=${score}`,
  'a filter that nothing fits': (score) => `provider=nobody&min-score=${score}`,
};

/** A filtered page of 10,000 casinos with the counts of all values, compared with parsing the casinos. */
export async function benchFilters() {
  const store = await largeStore(CASINOS);
  logStatus(`Filtering a site of ${CASINOS} casinos, ${RUNS} times each`);
  const site = await startCroupierServe(store);
  const peer = await startServer(node, [
    path.join(peersFolder, 'parse-each-time.js'),
    path.join(store, 'casinos.json'),
  ]);
  try {
    for (const [what, query] of Object.entries(FILTERS)) {
      const address = (n) => `${site.address}/best-casinos?${query(((n + 10) / 10).toFixed(1))}`;
      const { body } = await fetchRaw(address(-2), {});
      const beside = await compareInTurn(
        RUNS,
        (n) => responseTime(address(n)),
        () => responseTime(`${peer.address}/?bytes=${body.length}`),
      );
      reportRatio(`${CASINOS} casinos, ${what}`, beside, 'parsing the casinos', GOAL);
    }
  } finally {
    await site.stop();
    await peer.stop();
  }
}

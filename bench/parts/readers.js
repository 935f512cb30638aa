import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { logStatus } from '../../scripts/run-program.js';
import { casinosCsv } from '../casinos-csv.js';
import { checkAtMost, formatMs } from '../goals.js';
import { responseTime, startCroupierServe } from '../server.js';
import { croupier, dataFolder, largeStore, node } from '../stores.js';

const CASINOS = 10_000;
/** How often a reader asks, in milliseconds, whether or not the page before has come. */
const INTERVAL_MS = 20;
/** How long readers go on after the import, while the server takes in its content, in milliseconds. */
const AFTER_MS = 4_000;
const GOAL_MS = 250;
const PAGES = ['/', '/casinos-by-country?country=DE', '/best-casinos', '/blog', '/reviews?page=3'];

/** The longest time of a page while 10,000 casinos are imported from another terminal. */
export async function benchReaders() {
  const store = await largeStore(CASINOS);
  const file = await casinosCsv(dataFolder, 2 * CASINOS);
  const { address, stop } = await startCroupierServe(store);
  logStatus('Reading pages while 10000 casinos are imported in another terminal');
  try {
    for (const page of PAGES) await responseTime(address + page);
    const { times, end } = readPages(address);
    const args = ['casinos', 'import', file, '--store', store, '--on-conflict', 'skip', '--quiet', '--yes'];
    const [code] = await once(spawn(node, [croupier, ...args], { stdio: 'inherit' }), 'exit');
    if (code !== 0) throw new Error(`The import has ended with ${code}`);
    await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
    await end();
    const longest = Math.max(...times);
    const slow = times.filter((time) => time > GOAL_MS).length;
    const figures = ` (${times.length} pages, ${slow} of them over ${formatMs(GOAL_MS)})`;
    checkAtMost('the longest page during an import', Math.round(longest), GOAL_MS, 'ms', figures);
  } finally {
    await stop();
  }
}

function readPages(address) {
  const times = [];
  const waiting = new Set();
  let count = 0;
  const timer = setInterval(() => {
    const asked = responseTime(address + PAGES[count++ % PAGES.length]).then((time) => {
      times.push(time);
      waiting.delete(asked);
    });
    waiting.add(asked);
  }, INTERVAL_MS);
  return {
    times,
    async end() {
      clearInterval(timer);
      await Promise.all(waiting);
    },
  };
}

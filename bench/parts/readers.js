import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { logStatus } from '../../scripts/run-program.js';
import { casinosCsv } from '../casinos-csv.js';
import { checkAtMost, formatMs } from '../report-goals.js';
import { responseTime, startCroupierServe } from '../server.js';
import { adminToken, croupier, dataFolder, largeStore, node } from '../stores.js';
import { timeProgram } from '../timing.js';

const CASINOS = 10_000;
/** How often a reader asks, in milliseconds, whether or not the page before has come. */
const INTERVAL_MS = 20;
/** How long readers go on after the import, while the server takes in its content, in milliseconds. */
const AFTER_MS = 4_000;
const GOAL_MS = 250;
const PAGES = ['/', '/casinos-by-country/country/de', '/best-casinos', '/blog', '/reviews/page/3'];

/** The longest time of a page while 10,000 casinos are imported, from another terminal and through the server. */
export async function run() {
  const original = await largeStore(CASINOS);
  const file = await casinosCsv(dataFolder, 2 * CASINOS);
  const work = ['casinos', 'import', file, '--on-conflict', 'skip', '--quiet', '--yes'];
  await measure('an import in another terminal', original, (store) => [[...work, '--store', store], {}]);
  await measure('an import over HTTP', original, (store, address) => [
    work,
    { CROUPIER_SITE: address, CROUPIER_TOKEN: adminToken(store) },
  ]);
}

async function measure(what, original, commandOf) {
  const store = path.join(dataFolder, 'readers-store');
  rmSync(store, { recursive: true, force: true });
  cpSync(original, store, { recursive: true, preserveTimestamps: true });
  const { address, stop } = await startCroupierServe(store);
  logStatus(`Reading pages during ${what} of ${CASINOS} casinos`);
  try {
    for (const page of PAGES) await responseTime(address + page);
    const [args, env] = commandOf(store, address);
    const { times, end } = readPages(address);
    await timeProgram(node, [croupier, ...args], env);
    await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
    await end();
    const longest = Math.max(...times);
    const slow = times.filter((time) => time > GOAL_MS).length;
    const figures = ` (${times.length} pages, ${slow} of them over ${formatMs(GOAL_MS)})`;
    checkAtMost(`the longest page during ${what}`, Math.round(longest), GOAL_MS, 'ms', figures);
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

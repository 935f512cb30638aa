import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { logStatus } from '../../scripts/run-program.js';
import { reportRatio } from '../report-goals.js';
import { fetchRaw, responseTime, startCroupierServe } from '../server.js';
import { croupier, dataFolder, largeStore, node, peersFolder } from '../stores.js';
import { compareInTurn, timeProgram } from '../timing.js';

const CASINOS = 10_000;
const MARKETS = ['GB', 'DE', 'SE', 'CA-ON', 'US-NJ'];

/** The requests; each run asks for something new, so that no cache answers. */
const QUESTIONS = {
  'the best casinos, page by page': (n) => `/best-casinos/page/${n + 20}`,
  'casinos of a country': (n) => `/casinos-by-country/country/de/page/${n + 20}`,
  'a list that is narrowed to a country': (n) => `/reviews?country=se&page=${n + 20}`,
  'a review': (n, slugs) => `/casino/${slugs[n + 2]}`,
};

/** 10,000 casinos, each active one with five listings: their imports beside csv-parse, and their pages beside those without listings. */
export async function run() {
  const without = await largeStore(CASINOS);
  const store = path.join(dataFolder, 'market-store');
  const before = path.join(dataFolder, 'market-store-before');
  const copy = (from, to) => {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
  };
  copy(without, before);
  for (const code of MARKETS)
    await timeProgram(node, [croupier, 'markets', 'add', '--code', code, '--store', before, '--quiet']);
  const { csv, count } = await listingsCsv(without);
  logStatus(`Importing ${count} listings 5 times, beside csv-parse`);
  const imported = await compareInTurn(
    5,
    async () => {
      copy(before, store);
      return timeProgram(node, [croupier, 'listings', 'import', csv, '--store', store, '--quiet']);
    },
    () => timeProgram(node, [path.join(peersFolder, 'csv-parse.js'), csv]),
  );
  reportRatio(`import ${count} listings`, imported, 'csv-parse with columns', 2.5);
  const repeated = await compareInTurn(
    5,
    () =>
      timeProgram(node, [
        ...[croupier, 'listings', 'import', csv, '--on-conflict', 'update'],
        ...['--store', store, '--quiet'],
      ]),
    () => timeProgram(node, [path.join(peersFolder, 'csv-parse.js'), csv]),
  );
  reportRatio(`import ${count} listings that are there`, repeated, 'csv-parse with columns');

  logStatus('Asking the site with listings and the one without, 15 times each');
  const [site, peer] = await Promise.all([startCroupierServe(store), startCroupierServe(before)]);
  try {
    const slugs = await slugsOf(site.address);
    for (const [what, address] of Object.entries(QUESTIONS)) {
      const beside = await compareInTurn(
        15,
        (n) => responseTime(site.address + address(n, slugs)),
        (n) => responseTime(peer.address + address(n, slugs)),
      );
      reportRatio(`five listings a casino: ${what}`, beside, 'the same site without listings', 1.2);
    }
  } finally {
    await site.stop();
    await peer.stop();
  }
}

async function listingsCsv(store) {
  const csv = path.join(dataFolder, 'listings.csv');
  const site = await startCroupierServe(store);
  const slugs = await slugsOf(site.address).finally(() => site.stop());
  const rows = slugs.flatMap((slug, n) =>
    MARKETS.map((market, at) => {
      const accepts = (n + at) % 7 === 0 ? 'no' : 'yes';
      return `${slug},${market},${accepts},https://casino-${n}.example/${market.toLowerCase()},2026-11-20`;
    }),
  );
  writeFileSync(csv, `casino,market,accepts,visitUrl,lastChecked\n${rows.join('\n')}\n`);
  return { csv, count: rows.length };
}

async function slugsOf(address) {
  const { body } = await fetchRaw(`${address}/embed/casinos.json`, {});
  return JSON.parse(body.toString()).casinos.map(({ slug }) => slug);
}

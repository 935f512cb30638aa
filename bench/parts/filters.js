import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bestCasinosPage, getView, readCatalogue } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { logStatus } from '../../scripts/run-program.js';
import { reportRatio } from '../report-goals.js';
import { largeStore } from '../stores.js';
import { compareInTurn } from '../timing.js';

const CASINOS = 10_000;
const RUNS = 25;
const GOAL = 0.15;

/** The queries; each run asks for a score of its own. */
const FILTERS = {
  'one filter': (score) => `min-score=${score}`,
  'a payment method and a country': (score) => `payment=visa&country=de&min-score=${score}`,
  'a filter that nothing fits': (score) => `provider=nobody&min-score=${score}`,
};

/** Addresses that are missing; each run asks for another. */
const MISSING = {
  'a mistyped name': ({ casinos }, n) => `/casino/${casinos.at(n).slug.slice(0, -1)}x`,
  'a name that is like none': (_, n) => `/actuator-health-${n}`,
};

/** The views of a filtered page of 10,000 casinos, and of a missing address, compared with parsing the casinos. */
export async function run() {
  const folder = await largeStore(CASINOS);
  logStatus(`Filtering ${CASINOS} casinos, ${RUNS} times each`);
  const storage = fileStorage(folder);
  const catalogue = await readCatalogue(storage, new Date().toISOString().slice(0, 10));
  const file = path.join(folder, 'casinos.json');
  const parse = () => timeOf(() => JSON.parse(readFileSync(file, 'utf8')));
  for (const [what, query] of Object.entries(FILTERS)) {
    const ours = (n) => timeOf(() => bestCasinosPage(catalogue, query(((n + 10) / 10).toFixed(1))));
    reportRatio(
      `${CASINOS} casinos, ${what}`,
      await compareInTurn(RUNS, ours, parse),
      'parsing the casinos',
      GOAL,
    );
  }
  for (const [what, pathOf] of Object.entries(MISSING)) {
    const ours = (n) =>
      timeOf(() => getView(catalogue, 'not-found', { path: pathOf(catalogue, n), query: '', slug: '' }));
    reportRatio(
      `${CASINOS} casinos, a missing address: ${what}`,
      await compareInTurn(RUNS, ours, parse),
      'parsing the casinos',
      GOAL,
    );
  }
}

function timeOf(work) {
  const started = performance.now();
  work();
  return performance.now() - started;
}

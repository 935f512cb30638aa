import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { logStatus } from '../../scripts/run-program.js';
import { FIRST_SLUG } from '../casinos-csv.js';
import { reportRatio } from '../report-goals.js';
import { fetchRaw, startCroupierServe } from '../server.js';
import { adminToken, dataFolder, largeStore } from '../stores.js';
import { compareInTurn } from '../timing.js';

const CASINOS = 10_000;
const RUNS = 60;
/** Enough edits that the files are written several times meanwhile, as in a server that is edited all day. */
const EDITS = 400;
/** How often each is asked before it is timed, until V8 has compiled what runs: a server stays for weeks. */
const WARM_UP = 500;
/** An edit runs more code than a page, so V8 takes longer to compile it. */
const EDITS_WARM_UP = 2_500;

/** Questions and changes on a warm server of 10,000 casinos: a list beside an unchanged page, an edit beside one synced line. */
export async function run() {
  const store = path.join(dataFolder, 'api-store');
  const original = await largeStore(CASINOS);
  rmSync(store, { recursive: true, force: true });
  cpSync(original, store, { recursive: true, preserveTimestamps: true });
  const authorization = `Bearer ${adminToken(store)}`;
  const { address, stop } = await startCroupierServe(store);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ranking = (await fetchRaw(`${address}/best-casinos`, {})).body.toString();
  const reviewPath = /"(\/casino\/[^"#]+)"/.exec(ranking)[1];
  const page = () => timeRequest(address + reviewPath, { agent });
  const list = () =>
    timeRequest(`${address}/api/casinos.list?input=${encodeURIComponent('{"limit":25}')}`, {
      agent,
      headers: { authorization },
    });
  let rating = 0;
  const edit = () => {
    rating = (rating + 1) % 10;
    const body = JSON.stringify({ input: { record: FIRST_SLUG, changes: { rating } } });
    const headers = { authorization, 'content-type': 'application/json' };
    return timeRequest(`${address}/api/casinos.edit`, { agent, headers, method: 'POST' }, body);
  };
  const log = await open(path.join(dataFolder, 'appended'), 'a');
  const append = async () => {
    const started = performance.now();
    await log.write('a line of history, as long as that of an edit'.padEnd(400, '.'));
    await log.datasync();
    return performance.now() - started;
  };
  try {
    logStatus(`Asking a server of ${CASINOS} casinos ${WARM_UP} times, then against a clock`);
    for (let n = 0; n < WARM_UP; n++) await Promise.all([page(), list(), edit()]);
    reportRatio('a list of 25 over HTTP', await compareInTurn(RUNS, list, page), 'an unchanged page', 3);
    for (let n = 0; n < EDITS_WARM_UP; n++) await edit();
    reportRatio('an edit inside the server', await compareInTurn(EDITS, edit, append), 'one synced line', 5);
  } finally {
    agent.destroy();
    await log.close();
    await stop();
    rmSync(store, { recursive: true, force: true });
  }
}

/** The milliseconds until an answer has been read whole. */
async function timeRequest(url, options, body) {
  const started = performance.now();
  const asking = request(url, options);
  asking.end(body);
  const [response] = await once(asking, 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  return performance.now() - started;
}

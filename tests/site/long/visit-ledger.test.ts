import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { startServe } from '../../cli/served-folder.js';
import { emptyFolder, runShell } from '../../cli/shell.js';

const VISITS = 1_000_000;
/** So many that none meets the limit of one client. */
const ADDRESSES = VISITS / 20;
const CONNECTIONS = 32;
const CASINOS = ['copper-heron', 'lantern-quay', 'paper-kite'];
const PLACES = Array.from({ length: 40 }, (_, n) => `page-${n % 8}_casinos-${n}`);
const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

type Counts = Record<'visits' | 'first' | 'crawler' | 'prefetch', number>;

/** What was asked of the server, counted beside it. */
class Ledger {
  readonly sums = new Map<string, Counts>();
  readonly #seen = new Set<string>();

  add(visit: { casino: string; from: string; address: string; sender: 'person' | 'crawler' | 'prefetch' }) {
    const { casino, from, address, sender } = visit;
    const [page = '', place = ''] = from.split('_');
    const visitor = `${address} ${casino}`;
    const isFirst = sender === 'person' && !this.#seen.has(visitor);
    if (isFirst) this.#seen.add(visitor);
    for (const key of ['total', `casino ${casino}`, `page ${page}`, `place ${page} ${place}`, 'market ']) {
      const sum = this.sums.get(key) ?? { visits: 0, first: 0, crawler: 0, prefetch: 0 };
      this.sums.set(key, sum);
      if (sender === 'person') sum.visits++;
      else sum[sender]++;
      if (isFirst) sum.first++;
    }
  }
}

test('every visit is counted once, by everything that it is counted by, and the memory of the server stays bounded', async () => {
  const folder = emptyFolder();
  await runShell(folder, 'croupier init --name Ledger --sample --quiet');
  await runShell(folder, 'croupier settings set --visit-links go --quiet');
  const { server, address } = await startServe(folder, { more: ['--trust-proxy', '127.0.0.1'] });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ledger = new Ledger();
  const random = randomNumbers(1);
  const visit = async () => {
    const number = random(ADDRESSES);
    const visitor = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    const chance = random(100);
    const sender = chance < 90 ? 'person' : chance < 96 ? 'crawler' : 'prefetch';
    const casino = CASINOS[random(CASINOS.length)] as string;
    // The same for each visitor of a casino, so that it does not matter which of two requests at once is the first.
    const from = PLACES[(number + casino.length) % PLACES.length] as string;
    ledger.add({ casino, from, address: visitor, sender });
    const request = get(`${address}/go/${casino}?from=${from}`, {
      agent,
      headers: {
        'x-forwarded-for': visitor,
        'user-agent': sender === 'crawler' ? CRAWLER : READER,
        ...(sender === 'prefetch' ? { 'sec-purpose': 'prefetch' } : {}),
      },
    });
    const [response] = await once(request, 'response');
    response.resume();
    await once(response, 'end');
    return response.statusCode as number;
  };
  let left = VISITS;
  const statuses = new Set<number>();
  const memory: number[] = [];
  const client = async () => {
    while (left > 0) {
      left--;
      statuses.add(await visit());
      if (left % (VISITS / 10) === 0) memory.push(megabytesOf(server.pid as number));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  server.kill('SIGTERM');
  await once(server, 'exit');

  expect([...statuses]).toEqual([302]);
  for (const by of ['casino', 'page', 'place', 'market']) {
    const { stdout } = await runShell(folder, `croupier tracking visits --by ${by} --json`);
    const { rows, by: _, isOn, ...total } = JSON.parse(stdout);
    expect(isOn).toBe(true);
    expect(total).toEqual(ledger.sums.get('total'));
    const told = new Map(
      rows.map(({ name, ...counts }: Counts & { name: string }) => [`${by} ${name}`, counts]),
    );
    const asked = [...ledger.sums].filter(([key]) => key.startsWith(`${by} `));
    expect(told).toEqual(new Map(asked));
  }
  const days = JSON.parse((await runShell(folder, 'croupier tracking visits --by day --json')).stdout);
  expect(days.visits).toBe(ledger.sums.get('total')?.visits);
  // The garbage of a busy server is not memory that it keeps.
  expect(Math.max(...memory.slice(5)) - Math.max(...memory.slice(0, 5))).toBeLessThan(100);
}, 3_600_000);

/** Whole numbers below a bound, the same for the same seed: xorshift, which goes through all of 32 bits before it repeats. */
function randomNumbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

function megabytesOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

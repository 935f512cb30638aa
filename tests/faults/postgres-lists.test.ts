import { connect, createServer, type Socket } from 'node:net';
import {
  bonusesList,
  casinosList,
  createPerform,
  isProblem,
  memoryStorage,
  OWNER,
  openStore,
  runtime,
  type StorageAdapter,
} from '@croupier/core';
import { postgresStorage } from '@croupier/core/postgres';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from './test-databases.js';

const newDatabase = testDatabases();

const NAMES = [
  'Red Fox',
  'Blue Owl',
  'Šárka',
  'red fox',
  'Ω Casino',
  'İzmir',
  '10 Aces',
  '9 Aces',
  'Ångström',
];
const COUNTRIES = [[], ['DK'], ['SE', 'DK'], ['DE']];

/** Puts casinos with ties and gaps into a storage; their ids are the same in each. */
async function fill(storage: StorageAdapter, count: number): Promise<void> {
  let made = 0;
  const newId = () => `01890000-0000-7000-8000-${String(++made).padStart(12, '0')}`;
  const store = openStore(storage, { now: () => new Date(1_780_000_000_000), newId });
  await store.change({ by: { name: 'owner' }, operation: 'casinos.import' }, ({ casinos, listings }) => {
    for (let n = 0; n < count; n++) {
      const { id } = casinos.insert({
        slug: `casino-${n}`,
        name: `${NAMES[n % NAMES.length]} ${n % 40}`,
        description: `Calm ${n}.`,
        countries: COUNTRIES[n % COUNTRIES.length],
        isActive: n % 3 > 0,
        isBlacklisted: n % 11 === 0,
        blacklistDate: '2026-01-01',
        bonuses: n % 5 === 0 ? { welcome: `${n} free spins` } : {},
        ...(n % 7 === 0 ? {} : { rating: ((n * 37) % 101) / 10 }),
        ...(n % 4 === 0 ? { minDeposit: `€${n}` } : {}),
      });
      if (n % 20 === 0)
        listings.insert({ slug: `casino-${n}-dk`, casino: 'C', casinoId: id, market: 'DK', accepts: 'no' });
    }
  });
}

/** What a process of its own answers, which has read nothing. */
async function listed(
  storage: StorageAdapter,
  operation: typeof casinosList | typeof bonusesList,
  input: object,
) {
  const perform = createPerform(storage, { now: () => new Date(1_780_000_000_000), newId: runtime.newId });
  return perform(operation as typeof casinosList, input, { actor: OWNER }).then(
    ({ result }) => result,
    (error: unknown) => {
      if (!isProblem(error)) throw error;
      return { reason: error.reason, message: error.message };
    },
  );
}

async function listedAnew(url: string, ...asked: [typeof casinosList | typeof bonusesList, object]) {
  const storage = postgresStorage(url);
  return listed(storage, ...asked).finally(() => storage.close());
}

const QUERIES = [
  {},
  { limit: 25 },
  { limit: 0 },
  { limit: 10, offset: 295 },
  { limit: 5, sort: '-rating' },
  { limit: 5, sort: 'newest' },
  { limit: 9, sort: 'minDeposit,-bonuses' },
  { limit: 5, status: ['inactive', 'blacklisted'] },
  { limit: 5, search: 'calm 29' },
  { limit: 5, country: 'DK', minScore: 6 },
  { limit: 5, market: 'DK', accepts: 'no' },
  { limit: 5, where: ['status=active and not rating<5'] },
  { limit: 5, where: ['bonuses.welcome ~ 5 or createdAt<2020-01-01', 'countries=SE'] },
  // Only the last one is asked for its description.
  { limit: 5, where: ['slug=casino-299 and description ~ 299'] },
  { idsOnly: true, sort: '-rating', status: ['active'] },
  { limit: 5, where: ['nothing=1'] },
  { limit: 5, sort: 'nothing' },
];

test.each([40, 300])(
  'lists of %s casinos that read only what they ask for are those of a process over memory',
  async (count) => {
    const url = await newDatabase();
    const database = postgresStorage(url);
    onTestFinished(() => database.close());
    const memory = memoryStorage();
    await fill(database, count);
    await fill(memory, count);
    for (const query of QUERIES)
      expect([query, await listedAnew(url, casinosList, query)]).toEqual([
        query,
        await listed(memory, casinosList, query),
      ]);
    expect(await listedAnew(url, bonusesList, { limit: 5 })).toEqual({ total: 0, records: [] });
  },
);

test('a text that the engine cannot take apart is listed like any other', async () => {
  const url = await newDatabase();
  const database = postgresStorage(url);
  await fill(database, 150);
  await database.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(String.raw`update croupier.record set body = replace(body, 'Calm 7.', 'Calm\u00007.')`);
  await client.end();
  const query = { limit: 3, search: 'm\u00007' };
  expect(await listedAnew(url, casinosList, query)).toMatchObject({
    total: 1,
    records: [{ slug: 'casino-7' }],
  });
});

test('a page of 5,000 casinos is sent as their names and 25 records', async () => {
  const url = await newDatabase();
  const database = postgresStorage(url);
  await fill(database, 5_000);
  await database.close();
  const { address, received } = await countingRelay(url);
  expect(await listedAnew(address, casinosList, { limit: 25 })).toMatchObject({ total: 5_000 });
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ size: number }>(
    'select sum(length(body))::int as size from croupier.record',
  );
  await client.end();
  expect(received()).toBeGreaterThan(200_000);
  expect(received()).toBeLessThan((rows[0]?.size ?? 0) / 5);
});

/** An address that leads to a server, and how many bytes it has answered there. */
async function countingRelay(url: string): Promise<{ address: string; received: () => number }> {
  const { hostname, port } = new URL(url);
  let count = 0;
  const sockets: Socket[] = [];
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname);
    far.on('data', ({ length }) => {
      count += length;
    });
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    sockets.push(near, far);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    relay.close();
  });
  const address = new URL(url);
  address.port = String((relay.address() as { port: number }).port);
  return { address: address.href, received: () => count };
}

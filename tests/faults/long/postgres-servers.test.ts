import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runtime } from '@croupier/core';
import { initPostgres, postgresStorage } from '@croupier/core/postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { SCHEMA_VERSION } from '../../../packages/core/src/model/collections.js';
import { freePort } from '../../../scripts/free-port.js';
import { type Cluster, startCluster } from '../../../scripts/postgres-cluster.js';
import { startServe } from '../../cli/served-folder.js';
import { emptyFolder, runShell } from '../../cli/shell.js';
import { createAccountClient } from '../../site/account-client.js';
import { casinosCsv } from '../fault-fixtures.js';

const PASSWORD = 'kvetch umbra 94';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.stop());

/** A store in a database with an administrator, a terminal that works on it, and servers that can be started over it. */
async function sharedStore() {
  const url = await cluster.newDatabase();
  const folder = emptyFolder();
  const env = { CROUPIER_STORE: url };
  const run = async (line: string, more: Record<string, string> = {}) => {
    const done = await runShell(folder, line, { env: { ...env, ...more } });
    expect(done, line).toMatchObject({ code: 0 });
    return done.stdout.trim();
  };
  await run(`croupier init "$CROUPIER_STORE" --name Shared --quiet
    croupier users add --username boss --email boss@guide.example --role admin --quiet
    printf "%s" "${PASSWORD}" | croupier users set-password boss --from - --quiet`);
  return { url, folder, run, serve: (port = 0) => startServe(folder, { env, port }) };
}

/** Asks for an operation with a token or a session. */
async function ask(address: string, operation: string, input: object, headers: Record<string, string>) {
  const response = await fetch(`${address}/api/${operation}`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ input }),
  });
  return { status: response.status, text: await response.text() };
}

const signIn = async (address: string, password = PASSWORD) => {
  const client = createAccountClient(address);
  const { status } = await client.post('/login', { identifier: 'boss', password });
  return { status, cookie: client.cookies() };
};

/** What servers answer at a path. */
const statuses = (addresses: string[], path: string) =>
  Promise.all(addresses.map(async (address) => (await fetch(address + path)).status));

/** Whether servers show their own profile to whoever has a session. */
const knowsBoss = (addresses: string[], cookie: string) =>
  Promise.all(
    addresses.map(async (address) => {
      const page = await fetch(`${address}/profile`, { headers: { cookie } });
      return (await page.text()).includes('boss@guide.example');
    }),
  );

test('two servers, a terminal and an admin on one database: what one of them changes, all of them show', async () => {
  const { run, serve } = await sharedStore();
  const addresses = (await Promise.all([serve(), serve()])).map(({ address }) => address);
  const [one, other] = addresses as [string, string];
  const { status, cookie } = await signIn(one);
  expect(status).toBe(303);
  const pages = (slug: string) => () => statuses(addresses, `/casino/${slug}`);

  await run('croupier casinos add --name "By Terminal" --description Calm --quiet');
  await expect.poll(pages('by-terminal')).toEqual([200, 200]);
  const record = { name: 'By Admin', description: 'Calm.' };
  expect(await ask(one, 'casinos.add', { record }, { cookie })).toMatchObject({ status: 200 });
  await expect.poll(pages('by-admin')).toEqual([200, 200]);
  expect(await run('croupier casinos list --json')).toContain('By Admin');
  expect(await ask(other, 'casinos.delete', { records: ['by-terminal'] }, { cookie })).toMatchObject({
    status: 200,
  });
  await expect.poll(pages('by-terminal')).toEqual([404, 404]);
});

test('who signs in on one server is signed in on the other, and somebody who is made inactive is out on both', async () => {
  const { run, serve } = await sharedStore();
  const addresses = (await Promise.all([serve(), serve()])).map(({ address }) => address);
  const [one, other] = addresses as [string, string];
  await run('croupier users add --username chief --email chief@guide.example --role admin --quiet');
  const { cookie } = await signIn(one);
  expect(await knowsBoss(addresses, cookie)).toEqual([true, true]);
  const secret = await run('croupier tokens add script --user boss --json --jq .secret');
  const withToken = { authorization: `Bearer ${secret}` };
  for (const address of addresses)
    expect(await ask(address, 'users.list', {}, withToken)).toMatchObject({ status: 200 });

  await createAccountClient(other).post('/sign-out', {}, { cookie });
  await expect.poll(() => knowsBoss(addresses, cookie)).toEqual([false, false]);

  const again = await signIn(other);
  expect(await knowsBoss(addresses, again.cookie)).toEqual([true, true]);
  await run('croupier users deactivate boss --quiet');
  await expect.poll(() => knowsBoss(addresses, again.cookie)).toEqual([false, false]);
  for (const address of addresses) {
    expect((await ask(address, 'users.list', {}, withToken)).status).not.toBe(200);
    expect((await signIn(address)).status).not.toBe(303);
  }
});

test('guesses of a password count together on both servers, and so do missing addresses', async () => {
  const { url, run, serve } = await sharedStore();
  const [one, other] = (await Promise.all([serve(), serve()])).map(({ address }) => address) as [
    string,
    string,
  ];
  const answers: number[] = [];
  for (let n = 0; n < 6; n++)
    for (const address of [one, other]) answers.push((await signIn(address, 'wrong')).status);
  expect(answers).toEqual([...Array(10).fill(403), 429, 429]);
  expect((await signIn(other)).status).toBe(429);

  await statuses([one, other], '/gone-one');
  await statuses([other], '/gone-other');
  await expect
    .poll(async () => {
      const missing = JSON.parse(await run('croupier redirects missing --json')) as { path: string }[];
      return JSON.stringify(missing).match(/gone-(one|other)/g)?.length ?? 0;
    })
    .toBeGreaterThanOrEqual(2);

  const storages = [postgresStorage(url), postgresStorage(url)];
  onTestFinished(() => Promise.all(storages.map((storage) => storage.close())).then(() => undefined));
  const limit = { most: 10, windowMs: 60_000 };
  const waits = await Promise.all(
    Array.from({ length: 60 }, (_, n) => storages[n % 2]?.limits?.consume('limit:busy', limit)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  await storages[0]?.limits?.refund('limit:busy');
  expect(await storages[1]?.limits?.consume('limit:busy', limit)).toBe(0);
  expect(await storages[1]?.limits?.consume('limit:busy', { ...limit, most: 1 })).toBeGreaterThan(50);
});

test('two servers that start at once over a store of an older version bring it to this one once', async () => {
  const { url, serve } = await sharedStore();
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const row = async () => (await client.query('select schema_version, seq::int from croupier.store')).rows[0];
  await client.query('update croupier.store set schema_version = 1, seq = seq + 1');
  const before = await row();
  const servers = await Promise.all([serve(), serve()]);
  expect(
    await statuses(
      servers.map(({ address }) => address),
      '/',
    ),
  ).toEqual([200, 200]);
  expect(await row()).toEqual({ schema_version: SCHEMA_VERSION, seq: before.seq + 1 });
});

test('servers that are stopped and started one after the other fail no request of a proxy that asks again what was cut off, and do nothing twice', async () => {
  const { run, serve } = await sharedStore();
  await run('croupier casinos add --name "Night Ferry" --description Calm --quiet');
  const secret = await run('croupier tokens add script --user boss --json --jq .secret');
  // They start again where they were.
  const servers = await Promise.all([serve(await freePort()), serve(await freePort())]);
  const addresses = servers.map(({ address }) => address);
  let turn = 0;
  /**
   * As nginx asks: a server in turn, a connection for each request; the next one where there is none, and where one was cut.
   * A system resets whoever connects in the moment in which a port is closed, so a change has an id, and is safe to ask again.
   */
  const viaProxy = async (path: string, { body, ...init }: RequestOptions & { body?: string } = {}) => {
    const first = turn++;
    for (let n = first; ; n++) {
      const address = addresses[n % 2] as string;
      const headers = { origin: address, ...(init.headers as Record<string, string>) };
      const asked = request(address + path, { ...init, headers, agent: false }).end(body);
      try {
        const [response] = (await once(asked, 'response')) as [IncomingMessage];
        response.resume();
        await once(response, 'end');
        return String(response.statusCode);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        const isAskedAgain = code === 'ECONNREFUSED' || code === 'ECONNRESET';
        if (!isAskedAgain || n > first) return String(code);
      }
    }
  };
  const answers = new Map<string, number>();
  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      count(`read ${await viaProxy('/casino/night-ferry')}`);
      await sleep(10);
    }
  };
  const acknowledged: number[] = [];
  const write = async () => {
    for (let n = 0; !isOver; n++) {
      const status = await viaProxy('/api/casinos.add', {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          input: { record: { name: `During ${n}`, description: 'Calm.' } },
          change: runtime.newId(),
        }),
      });
      if (status === '200') acknowledged.push(n);
      count(`write ${status}`);
      await sleep(60);
    }
  };
  const load = [read(), read(), write()];
  for (let round = 0; round < 6; round++) {
    for (const n of [0, 1]) {
      const { server, address } = servers[n] as (typeof servers)[number];
      server.kill('SIGTERM');
      await once(server, 'exit');
      servers[n] = await serve(Number(new URL(address).port));
      await sleep(200);
    }
  }
  isOver = true;
  await Promise.all(load);
  expect([...answers.keys()].sort()).toEqual(['read 200', 'write 200']);
  const names = await run('croupier casinos list --json --limit 10000');
  for (const n of acknowledged) expect(names.split(`"During ${n}"`), `During ${n}`).toHaveLength(2);
});

test('a server and then the engine are killed in the middle of an import: nothing acknowledged is lost, and service returns', async () => {
  const { url, folder, run, serve } = await sharedStore();
  const rows = 40_000;
  writeFileSync(path.join(folder, 'in.csv'), casinosCsv(rows, 4));
  const secret = await run('croupier tokens add script --user boss --json --jq .secret');
  let [one, other] = (await Promise.all([serve(), serve()])) as [
    Awaited<ReturnType<typeof serve>>,
    Awaited<ReturnType<typeof serve>>,
  ];
  const add = async (name: string) => {
    const headers = { authorization: `Bearer ${secret}` };
    const { status } = await ask(
      other.address,
      'casinos.add',
      { record: { name, description: 'C' } },
      headers,
    );
    expect(status).toBe(200);
  };
  const importTo = (address: string) =>
    runShell(folder, 'croupier casinos import in.csv --on-conflict skip --quiet', {
      env: { CROUPIER_SITE: address, CROUPIER_TOKEN: secret },
    });
  const storage = postgresStorage(url);
  onTestFinished(() => storage.close());
  /** Waits until somebody has been writing for a while. */
  const untilImporting = async () => {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const writing = `select 1 from pg_stat_activity where application_name = 'croupier' and datname = current_database()
      and xact_start < now() - interval '200 ms'`;
    while ((await client.query(writing)).rows.length === 0) await sleep(5);
    await client.end();
    await sleep(Math.random() * 200);
  };
  const stored = async () => {
    const texts = await storage.read((snapshot) => [...snapshot.table('casinos').texts()]);
    return { all: texts.length, own: texts.filter((text) => text.includes('"name":"Kept')).length };
  };

  await add('Kept one');
  const first = importTo(one.address);
  await untilImporting();
  one.server.kill('SIGKILL');
  await once(one.server, 'exit');
  await add('Kept two');
  expect(await statuses([other.address], '/casino/kept-one')).toEqual([200]);
  expect((await first).code).not.toBe(0);
  expect((await stored()).own).toBe(2);
  expect([2, rows + 2]).toContain((await stored()).all);

  one = await serve();
  const second = importTo(one.address);
  await untilImporting();
  await cluster.kill();
  expect(await statuses([one.address, other.address], '/casino/kept-two')).toEqual([200, 200]);
  const { code } = await second;
  await cluster.start();
  await sleep(1_100);
  const there = await stored();
  expect(there.own).toBe(2);
  if (code === 0) expect(there.all).toBe(rows + 2);
  else expect([2, rows + 2]).toContain(there.all);

  await expect.poll(async () => (await importTo(one.address)).code).toBe(0);
  await add('Kept three');
  await expect
    .poll(() => statuses([one.address, other.address], `/casino/casino-${rows - 1}`))
    .toEqual([200, 200]);
  expect(await stored()).toEqual({ all: rows + 3, own: 3 });
});

test('a database without a store is told from one that holds a store', async () => {
  const url = await cluster.newDatabase();
  const folder = emptyFolder();
  const { code } = await runShell(folder, 'croupier serve --port 0', { env: { CROUPIER_STORE: url } });
  expect(code).not.toBe(0);
  await initPostgres(url);
  const { address } = await startServe(folder, { env: { CROUPIER_STORE: url } });
  expect((await fetch(address)).status).toBe(200);
});

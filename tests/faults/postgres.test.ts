import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { casinosList, createPerform, OWNER, openStore, runtime } from '@croupier/core';
import { initPostgres, postgresStorage } from '@croupier/core/postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { SCHEMA_VERSION } from '../../packages/core/src/model/collections.js';
import { openDatabase } from '../../packages/core/src/store/postgres/connection.js';
import { StateReader } from '../../packages/core/src/store/postgres/state/state-reader.js';
import type { Draft } from '../../packages/core/src/store/storage-adapter.js';
import { type Cluster, startCluster } from '../../scripts/postgres-cluster.js';
import { emptyFolder, runShell } from '../cli/shell.js';
import { isLongRun } from '../long-run.js';
import { casinosCsv, runCroupier } from './fault-fixtures.js';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.stop());

/** A new store in a database, and a terminal that works on it. */
async function databaseStore() {
  const url = await cluster.newDatabase();
  await initPostgres(url);
  const folder = emptyFolder();
  const env = { CROUPIER_STORE: url };
  const storage = postgresStorage(url);
  onTestFinished(() => storage.close());
  return { url, folder, env, storage, store: openStore(storage, runtime) };
}

/** Waits until a terminal has written something that it has not committed yet, or has ended. */
async function untilWriting(url: string, ended: Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  const writing = `select 1 from pg_stat_activity
    where application_name = 'croupier' and datname = current_database() and backend_xid is not null`;
  while (!hasEnded && (await client.query(writing)).rows.length === 0) await sleep(5);
  await client.end();
}

const add = (name: string) => ['casinos', 'add', '--name', name, '--description', 'One of many'];

test('four terminals write to one database while one after another is killed: what was acknowledged is there', async () => {
  const { url, folder, store } = await databaseStore();
  const each = isLongRun ? 60 : 6;
  const acknowledged: string[] = [];
  await Promise.all(
    Array.from({ length: 4 }, async (_, k) => {
      for (let n = 0; n < each; n++) {
        const name = `Casino ${k} ${n}`;
        const { child, ended } = runCroupier(folder, ...add(name), '--store', url);
        if (n % 3 === k % 3) setTimeout(() => child.kill('SIGKILL'), 80 + Math.random() * 120);
        if ((await ended) === 'done') acknowledged.push(name);
      }
    }),
  );
  const [names, changes] = await Promise.all([
    store.question((content) => [...content.casinos.all()].map(({ name }) => name)),
    store.storage.history(),
  ]);
  expect(acknowledged.length).toBeGreaterThan(each);
  expect(names).toEqual(expect.arrayContaining(acknowledged));
  expect(changes).toHaveLength(names.length);
});

test('an engine that dies in the middle of an import leaves all of it or nothing, a site goes on reading meanwhile, and writes once it is back', async () => {
  const { url, folder, env, store } = await databaseStore();
  const rows = isLongRun ? 20_000 : 3_000;
  writeFileSync(path.join(folder, 'in.csv'), casinosCsv(rows, 4));
  const count = () => store.question((content) => [...content.casinos.all()].length);
  expect(await count()).toBe(0);
  const importing = runShell(folder, 'croupier casinos import in.csv --quiet', { env });
  await untilWriting(url, importing);
  await cluster.kill();
  const { code, stderr } = await importing;
  // On a busy machine the import may be over before the kill.
  expect(code === 0 ? [0, rows] : [0]).toContain(await count());
  await expect(store.change({ by: OWNER.author, operation: 'casinos.add' }, () => 1)).rejects.toMatchObject({
    reason: 'database.unreachable',
  });
  await cluster.start();
  const another = postgresStorage(url);
  onTestFinished(() => another.close());
  const there = await openStore(another, runtime).question((content) => [...content.casinos.all()].length);
  if (code === 0) expect(there).toBe(rows);
  else {
    expect(stderr).toMatch(/does not answer|was lost while/);
    expect(/does not answer/.test(stderr) ? [0] : [0, rows]).toContain(there);
  }
  await expect.poll(count).toBe(there);
  const again = await runShell(folder, 'croupier casinos import in.csv --on-conflict skip --quiet', { env });
  expect(again).toMatchObject({ code: 0 });
  await expect.poll(count).toBe(rows);
});

test('a change of many megabytes that edits and deletes what it wrote is there as it ended, and nothing of one that fails', async () => {
  const { url, storage } = await databaseStore();
  const records = 6_000;
  const idOf = (n: number) => `${String(n).padStart(8, '0')}-0000-7000-8000-000000000000`;
  const textOf = (n: number, version: number) =>
    JSON.stringify({ id: idOf(n), slug: `casino-${n}`, version, description: 'Un café, 東京 '.repeat(100) });
  const ended = new Map<string, string>();
  const writeMany = async ({ table }: Draft, version: number) => {
    const casinos = table('casinos');
    const put = (n: number, version: number) => {
      casinos.put(idOf(n), `casino-${n}`, textOf(n, version));
      ended.set(idOf(n), textOf(n, version));
    };
    for (let n = 0; n < records; n++) {
      put(n, version);
      if (n % 500 === 0) await sleep(5);
    }
    for (let n = 0; n < records; n += 7) put(n, version + 1);
    for (let n = 0; n < records; n += 11) {
      casinos.delete(idOf(n));
      ended.delete(idOf(n));
    }
  };
  const textsThere = async () => {
    const other = postgresStorage(url);
    const texts = await other.read(({ table }) => [...table('casinos').texts()]);
    await other.close();
    return texts;
  };
  const counts = { inserted: records, updated: 0, removed: 0 };
  const by = { name: 'owner' };
  const header = { id: runtime.newId(), number: 1, at: '2026-11-24T00:00:00.000Z', by, operation: 'test' };
  await storage.write(async (draft) => {
    await writeMany(draft, 1);
    return { header: { ...header, ...counts, subject: '' }, entries: [] };
  });
  const expected = [...ended].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  expect(await storage.read(({ table }) => [...table('casinos').texts()])).toEqual(expected);
  expect(await textsThere()).toEqual(expected);

  const failing = storage.write(async (draft) => {
    await writeMany(draft, 3);
    throw new Error('half way');
  });
  await expect(failing).rejects.toThrow('half way');
  expect(await textsThere()).toEqual(expected);
});

test('a wrong address, user, database or version is named, and no message shows a password', async () => {
  const { url, folder } = await databaseStore();
  const secret = url.replace('owner@', 'owner:hush-hush@');
  const said = async (store: string) => {
    const { code, stdout, stderr } = await runShell(folder, 'croupier casinos list --verbose', {
      env: { CROUPIER_STORE: store, CROUPIER_DEBUG: '1' },
    });
    expect(code).not.toBe(0);
    expect(`${stdout}${stderr}`).not.toContain('hush');
    return stderr;
  };
  expect(await said(secret.replace(/:\d+\//, ':1/'))).toContain('does not answer');
  expect(await said(secret.replace('owner:', 'nobody:'))).toContain('refuses the user or the password');
  expect(await said(`${secret}_gone`)).toContain('no such database');
  expect(await said(secret.replace(/test_\d+$/, 'postgres'))).toContain('There is no store in');
  expect(await said('postgres://owner:hush-hush@[')).toContain('cannot be read');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('update croupier.store set schema_version = 99');
  await client.end();
  expect(await said(secret)).toMatch(/99/);
});

test('a store goes from a folder to a database and back by backup and restore, and is the same', async () => {
  const { folder, env } = await databaseStore();
  const data = path.join(folder, 'croupier-data');
  const on = { folder: { CROUPIER_STORE: data }, database: env };
  const run = async (line: string, side: keyof typeof on) => {
    const done = await runShell(folder, line, { env: on[side] });
    expect(done, line).toMatchObject({ code: 0 });
    return done.stdout;
  };
  await runShell(folder, 'croupier init --name Test --sample --quiet');
  await run('croupier casinos edit copper-heron --rating 6.5 --quiet', 'folder');
  await run('croupier backup first.ndjson --quiet', 'folder');
  await run('croupier restore first.ndjson --yes --quiet', 'database');
  expect(await run('croupier casinos list --json', 'database')).toBe(
    await run('croupier casinos list --json', 'folder'),
  );
  await run('croupier undo --yes --quiet', 'database');
  await run('croupier backup second.ndjson --quiet', 'database');
  await runShell(folder, 'croupier init other --name Other --quiet');
  const other = { env: { CROUPIER_STORE: path.join(folder, 'other') } };
  expect(await runShell(folder, 'croupier restore second.ndjson --yes --quiet', other)).toMatchObject({
    code: 0,
  });
  for (const noun of ['casinos', 'bonuses', 'games', 'posts', 'pages', 'redirects']) {
    const { stdout } = await runShell(folder, `croupier ${noun} list --json`, other);
    expect(stdout, noun).toBe(await run(`croupier ${noun} list --json`, 'database'));
  }
  expect(readFileSync(path.join(folder, 'second.ndjson'), 'utf8')).toContain('"history"');
});

test('two servers on one database: what one changes shows on the other at once, and so does who is signed in', async () => {
  const { url, folder, env } = await databaseStore();
  await runShell(folder, 'croupier settings edit --site-name Shared --quiet', { env });
  const { startServer } = await import('../../packages/cli/src/serve/server.js');
  const open = async () => {
    const storage = postgresStorage(url);
    const server = await startServer({ storage, port: 0 });
    onTestFinished(async () => {
      await server.stop();
      await storage.close();
    });
    return { ...server, storage };
  };
  const [one, other] = [await open(), await open()];
  const titles = () => Promise.all([one, other].map(async ({ address }) => (await fetch(address)).text()));
  for (const text of await titles()) expect(text).not.toContain('Night Ferry');
  const perform = createPerform(one.storage, runtime);
  const { casinosAdd } = await import('@croupier/core');
  const record = { name: 'Night Ferry', description: 'Calm.', rating: 9, isFeatured: true };
  await perform(casinosAdd, { record }, { actor: OWNER });
  await expect
    .poll(titles)
    .toEqual([expect.stringContaining('Night Ferry'), expect.stringContaining('Night Ferry')]);
  const list = await createPerform(other.storage, runtime)(casinosList, {}, { actor: OWNER });
  expect(JSON.stringify(list)).toContain('Night Ferry');
  await one.storage.expiring.put('sessions/a', { user: 'ada' }, Date.now() + 60_000);
  expect(await other.storage.expiring.get('sessions/a')).toEqual({ user: 'ada' });
});

test('a store of an older version is brought to this one by the first of several that open it', async () => {
  const { url, store } = await databaseStore();
  await store.change({ by: OWNER.author, operation: 'homepage.edit' }, (content) => {
    const homepage = content.homepage.get();
    content.homepage.set({ ...homepage, sections: homepage.sections.slice(0, 2) });
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('update croupier.store set schema_version = 1, seq = seq + 1');
  const opened = [postgresStorage(url), postgresStorage(url)];
  onTestFinished(() => Promise.all(opened.map((one) => one.close())).then(() => undefined));
  const sections = await Promise.all(
    opened.map((storage) =>
      openStore(storage, runtime).question((content) => content.homepage.get().sections.length),
    ),
  );
  expect(sections[0]).toBeGreaterThan(2);
  expect(sections[1]).toBe(sections[0]);
  const { rows } = await client.query('select schema_version, seq from croupier.store');
  expect(rows).toEqual([{ schema_version: SCHEMA_VERSION, seq: '3' }]);
  await client.end();
});

test('a read that ends after a commit of the same process does not turn it back', async () => {
  const { url, storage, store } = await databaseStore();
  const insert = (name: string) =>
    store.change({ by: OWNER.author, operation: 'casinos.add' }, (content) => {
      content.casinos.insert({ name, slug: name.toLowerCase(), description: 'Calm.' });
    });
  await insert('First');
  const other = postgresStorage(url);
  onTestFinished(() => other.close());
  await openStore(other, runtime).change({ by: OWNER.author, operation: 'casinos.add' }, (content) => {
    content.casinos.insert({ name: 'Elsewhere', slug: 'elsewhere', description: 'Calm.' });
  });
  const database = openDatabase(url);
  onTestFinished(() => database.close());
  let begun = () => {};
  let goOn = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const noted: string[] = [];
  const reader = new StateReader(
    {
      ...database,
      transaction: (begin, work) =>
        database.transaction(begin, async (queries, rows) => {
          begun();
          await mayGoOn;
          return work(queries, rows as never);
        }),
    },
    (generation) => noted.push(generation),
  );
  const late = reader.current();
  await hasBegun;
  await insert('Second');
  const committed = await storage.read(() => new StateReader(database, () => undefined).current());
  reader.state = committed;
  goOn();
  expect((await late).seq).toBeLessThan(committed.seq);
  expect(reader.state).toBe(committed);
  expect(noted).toEqual([]);
});

test('a connection that breaks at its commit is told apart: made, not made, or not known', async () => {
  const { url } = await databaseStore();
  const { createServer, connect } = await import('node:net');
  const port = Number(new URL(url).port);
  let breaksAt: 'before' | 'after' | undefined;
  let refuses = false;
  let onCut = () => {};
  // A way to the database that is cut once where a commit passes.
  const way = createServer((near) => {
    if (refuses) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) socket.on('error', () => undefined);
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    near.on('data', (bytes) => {
      const breaks = bytes.includes('commit') ? breaksAt : undefined;
      if (breaks !== undefined) breaksAt = undefined;
      if (breaks === 'before') {
        near.destroy();
        far.destroy();
        return;
      }
      far.write(bytes);
      if (breaks === 'after') {
        far.pause();
        onCut();
        setTimeout(() => near.destroy(), 100);
      }
    });
    far.on('data', (bytes) => near.write(bytes));
  });
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  onTestFinished(() => void way.close());
  const through = new URL(url);
  through.port = String((way.address() as { port: number }).port);
  const storage = postgresStorage(through.href);
  onTestFinished(() => storage.close());
  const store = openStore(storage, runtime);
  const insert = (name: string) =>
    store.change({ by: OWNER.author, operation: 'casinos.add' }, (content) => {
      content.casinos.insert({ name, slug: name.toLowerCase(), description: 'Calm.' });
    });
  await insert('First');

  let told = 0;
  onTestFinished(storage.watch(() => void told++));
  breaksAt = 'after';
  await insert('Second');
  // A page that is kept by this is not the one before.
  expect(storage.generation()).toBe((await storage.history())[0]?.id);
  expect(await storage.read(({ generation }) => generation)).toBe(storage.generation());
  expect(told).toBe(0);
  breaksAt = 'before';
  await expect(insert('Third')).rejects.toMatchObject({ reason: 'database.unreachable' });
  breaksAt = 'after';
  // Only once its commit is on the way: a new connection may be what it needs first.
  onCut = () => {
    refuses = true;
  };
  const unknown = insert('Fourth');
  await expect(unknown).rejects.toMatchObject({ reason: 'database.commit-unknown' });

  refuses = false;
  breaksAt = undefined;
  const names = await store.question((content) => [...content.casinos.all()].map(({ name }) => name));
  expect(names).toEqual(['First', 'Second', 'Fourth']);
});

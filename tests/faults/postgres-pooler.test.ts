import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { OWNER, openStore, runtime } from '@croupier/core';
import { initPostgres, postgresStorage } from '@croupier/core/postgres';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Cluster, startCluster } from '../../scripts/postgres-cluster.js';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster({ isDurable: false });
});
afterAll(() => cluster?.stop());

/** What the protocol calls BackendKeyData: K, its length of 12, the process, a secret. */
const KEY_DATA = Buffer.from([75, 0, 0, 0, 12]);
/** A Parse message of a statement that has a name; without one, a zero follows the length. */
const NAMED_PARSE = /P[\0-\xff]{4}[\da-f]{8}-/;

/** A way to a database that notes what is sent, and as a pooler does may name a process of its own. */
async function wayTo(url: string, isPooler: boolean) {
  let sent = '';
  const way = createServer((near) => {
    const far = connect(Number(new URL(url).port), '127.0.0.1');
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.on('data', (bytes) => {
      sent += bytes.toString('latin1');
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      const at = bytes.indexOf(KEY_DATA);
      if (isPooler && at >= 0) bytes.writeInt32BE(7, at + KEY_DATA.length);
      near.write(bytes);
    });
  });
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  onTestFinished(() => void way.close());
  const through = new URL(url);
  through.port = String((way.address() as { port: number }).port);
  return { url: through.href, sent: () => sent };
}

test.each([
  ['prepares its statements once', 'a session of the server', false],
  ['prepares none, since another session may answer next', 'a pooler', true],
])('a store %s over %s', async (_what, _over, isPooler) => {
  const url = await cluster.newDatabase();
  await initPostgres(url);
  const way = await wayTo(url, isPooler);
  const storage = postgresStorage(way.url);
  onTestFinished(() => storage.close());
  const store = openStore(storage, runtime);
  for (const name of ['First', 'Second', 'Third']) {
    await store.change({ by: OWNER.author, operation: 'casinos.add' }, (content) => {
      content.casinos.insert({ name, slug: name.toLowerCase(), description: 'Calm.' });
    });
  }
  expect(await store.question(({ casinos }) => casinos.size)).toBe(3);
  expect(NAMED_PARSE.test(way.sent())).toBe(!isPooler);
  const inserts = way.sent().split('insert into croupier.change').length - 1;
  expect(inserts).toBe(isPooler ? 3 : 1);
});

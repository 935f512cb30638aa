import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, type Standby, startCluster } from '../../../scripts/postgres-cluster.js';
import { startServe } from '../../cli/served-folder.js';
import { emptyFolder, runShell } from '../../cli/shell.js';

let cluster: Cluster;
let standby: Standby | undefined;

beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await standby?.stop();
  await cluster?.stop();
});

test('after a failover the promoted standby has every acknowledged change, and takes new ones', async () => {
  const url = await cluster.newDatabase();
  const folder = emptyFolder();
  const on = (store: string, line: string) => runShell(folder, line, { env: { CROUPIER_STORE: store } });
  const run = async (store: string, line: string) => {
    const done = await on(store, line);
    expect(done, line).toMatchObject({ code: 0 });
    return done.stdout.trim();
  };
  await run(url, 'croupier init "$CROUPIER_STORE" --name Failover --quiet');
  await run(url, 'croupier users add --username boss --email boss@guide.example --role admin --quiet');
  const token = await run(url, 'croupier tokens add drill --user boss --json --jq .secret');
  standby = await cluster.startStandby();
  const there = url.replace(new URL(url).host, new URL(standby.url).host);
  await run(url, 'croupier casinos add --name Before --description Calm --quiet');
  expect(await run(there, 'croupier casinos list --json --jq ".[].name"')).toBe('Before');
  const refused = await on(there, 'croupier casinos add --name Astray --description Calm --quiet');
  expect(refused.code).not.toBe(0);
  expect(refused.stderr).toContain('can only be read\nIt may be the standby of another server');

  const { address } = await startServe(folder, { env: { CROUPIER_STORE: url } });
  const acknowledged = ['Before'];
  let isCut = false;
  const adding = (async () => {
    for (let n = 0; !isCut; n++) {
      const name = `Casino ${n}`;
      const response = await fetch(`${address}/api/casinos.add`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ input: { record: { name, description: 'Calm.' } } }),
        signal: AbortSignal.timeout(20_000),
      }).catch(() => undefined);
      if (response?.status === 200) acknowledged.push(name);
    }
  })();
  await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
  await sleep(Math.random() * 50);
  await cluster.kill();
  isCut = true;
  await adding;

  await standby.promote();
  await run(there, 'croupier casinos add --name After --description Calm --quiet');
  const names = await run(there, 'croupier casinos list --limit 1000 --json --jq ".[].name"');
  expect(names.split('\n')).toEqual(expect.arrayContaining([...acknowledged, 'After']));
  const moved = await startServe(folder, { env: { CROUPIER_STORE: there } });
  expect((await fetch(`${moved.address}/casino/after`)).status).toBe(200);
});

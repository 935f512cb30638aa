import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runtime } from '@croupier/core';
import { expect, test } from 'vitest';
import { type ServedFolder, servedFolder, startServe } from '../../cli/served-folder.js';
import { runShell } from '../../cli/shell.js';
import { casinosCsv, readStoreState } from '../fault-fixtures.js';

const KILLS = 100;

/** Asks for one edit, under the id that its client chose. The answer is undefined where the server died. */
function edit({ env }: Pick<ServedFolder, 'env'>, change: string, rating: number, address: string) {
  return fetch(`${address}/api/casinos.edit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${env.CROUPIER_TOKEN}` },
    body: JSON.stringify({ input: { record: 'casino-0', changes: { rating } }, change }),
    // A request whose connection is cut at a bad moment may never be settled by itself.
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
}

/** A served store with a few casinos. */
async function servedCasinos(): Promise<ServedFolder & { data: string }> {
  const served = await servedFolder();
  writeFileSync(path.join(served.folder, 'in.csv'), casinosCsv(3, 4));
  await runShell(served.folder, 'croupier casinos import in.csv --quiet', { env: served.env });
  return { ...served, data: path.join(served.folder, 'croupier-data') };
}

test(`${KILLS} kills of a server while it makes a change: asked again with its id, the change is there once`, async () => {
  const { data, folder, env, server, address } = await servedCasinos();
  let serving = { server, address };
  for (let n = 0; n < KILLS; n++) {
    const before = await readStoreState(data);
    const id = runtime.newId();
    const rating = (n % 9) + 1;
    const asked = edit({ env }, id, rating, serving.address);
    await sleep(Math.random() * 60);
    serving.server.kill('SIGKILL');
    await once(serving.server, 'exit');
    await asked;

    serving = await startServe(folder);
    for (let again = 0; again < 2; again++) {
      const answer = await edit({ env }, id, rating, serving.address);
      expect(answer?.status).toBe(200);
      expect((await answer?.json())?.change.id).toBe(id);
    }
    const after = await readStoreState(data);
    expect(after.changes).toBe(before.changes + 1);
    expect(after.casinos.get('casino-0')?.rating).toBe(rating);
  }
});

test('a server that is killed between the receipt of a change and its commit makes the change when it is asked again', async () => {
  const { data, folder, env, server } = await servedCasinos();
  server.kill('SIGKILL');
  await once(server, 'exit');
  const preload = path.join(folder, 'kill-after-receipt.cjs');
  writeFileSync(
    preload,
    `const fs = require('node:fs');
     const { rename } = fs.promises;
     fs.promises.rename = async (from, to) => {
       await rename(from, to);
       const isReceipt = /private.expiring/.test(to) && fs.readFileSync(to, 'utf8').includes('"key":"changes/');
       if (isReceipt) process.kill(process.pid, 'SIGKILL');
     };`,
  );
  const before = await readStoreState(data);
  const id = runtime.newId();
  const doomed = await startServe(folder, { preload });
  const exit = once(doomed.server, 'exit');
  expect(await edit({ env }, id, 1, doomed.address)).toBeUndefined();
  expect((await exit)[1]).toBe('SIGKILL');
  expect(await readStoreState(data)).toEqual(before);

  const { address } = await startServe(folder);
  for (let again = 0; again < 2; again++) {
    const answer = await edit({ env }, id, 1, address);
    expect(answer?.status).toBe(200);
    expect((await answer?.json())?.change.id).toBe(id);
  }
  const after = await readStoreState(data);
  expect(after.changes).toBe(before.changes + 1);
  expect(after.casinos.get('casino-0')?.rating).toBe(1);
});

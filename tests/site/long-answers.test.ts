import { connect } from 'node:net';
import { scheduler } from 'node:timers/promises';
import { createPerform, openStore, type Perform, runtime, tokensAdd } from '@croupier/core';
import { expect, test } from 'vitest';
import { linesResponse } from '../../packages/core/src/http/streamed-response.js';
import { createTestStore, startTestServer } from './test-server.js';

/** Several times the time after which a connection is closed on which nothing moves. */
const IDLE_MS = 200;
const LONG_MS = 2_000;
const CSV = 'name,description,rating,bonuses,games,paymentMethods\nOwl,Quiet,4,None,Slots,Visa\n';

test('an operation that takes longer than a connection may be idle is answered; an idle connection is closed', async () => {
  const { storage, perform } = await createTestStore();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'users.add' }, ({ users }) => {
    users.insert({ username: 'ada', email: 'ada@guide.example', role: 'admin' });
  });
  const { secret } = (await perform(tokensAdd, { name: 'a', user: 'ada' })).result;
  const performLong: Perform = async (...call) => {
    await scheduler.wait(LONG_MS);
    return createPerform(storage, runtime)(...call);
  };
  const { address } = await startTestServer(storage, undefined, {
    idleTimeout: IDLE_MS,
    worker: { perform: performLong, close: async () => undefined },
  });
  const { hostname, port } = new URL(address);
  const idle = connect(Number(port), hostname);
  const closed = new Promise((resolve) => idle.once('close', resolve));
  const answer = await fetch(`${address}/api/casinos.import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ input: { source: CSV } }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"created":1')]);
  await closed;
});

test('an answer in lines sends something now and then while its work reports nothing', async () => {
  const { body } = await linesResponse(
    {
      run: async () => {
        await scheduler.wait(LONG_MS);
        return { result: 'done', changes: [], warnings: [] } as never;
      },
      abort: () => undefined,
      toJson: ({ result }) => ({ result }),
      toProblem: () => ({ problem: {} as never, status: 500 }),
    },
    IDLE_MS,
  );
  const lines = (await new Response(body as ReadableStream).text()).trim().split('\n');
  expect(lines.length).toBeGreaterThan(2);
  expect(lines[0]).toBe('{"text":""}');
  expect(lines.at(-1)).toContain('done');
});

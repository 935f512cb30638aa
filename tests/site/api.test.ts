import { expect, test } from 'vitest';
import { createTestStore, startTestServer } from './test-server.js';

test('the server answers questions that anyone may ask, and refuses others with 401', async () => {
  const { home } = await createTestStore();
  const { address } = await startTestServer(home);
  const open = await fetch(`${address}/api/operations.list`);
  expect(open.status).toBe(200);
  expect((await open.json()).result.records.length).toBeGreaterThan(100);
  const closed = await fetch(`${address}/api/casinos.list`);
  expect(closed.status).toBe(401);
  expect((await closed.json()).problem.code).toBe('not-allowed');
});

test('a body that is too large is refused without being read to its end', async () => {
  const { home } = await createTestStore();
  const { address } = await startTestServer(home);
  const refused = await fetch(`${address}/api/operations.list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"input":{"x":"${'x'.repeat(2_000_000)}"}}`,
  });
  expect(refused.status).toBe(413);
});

import { casinosAdd } from '@croupier/core';
import { expect, test } from 'vitest';
import { createTestStore, startTestServer } from './test-server.js';

test('a missing address answers 404 with a search and the page that it may have meant; others share one page', async () => {
  const { storage, perform } = await createTestStore();
  await perform(casinosAdd, { record: { name: 'Copper Heron', description: 'Calm.', rating: 8 } });
  const { address } = await startTestServer(storage);
  const answer = await fetch(`${address}/casino/coper-heron`);
  const html = await answer.text();
  expect(answer.status).toBe(404);
  expect(html).toMatch(
    /<section[^>]*aria-labelledby="near"(?![^>]*hidden)[^>]*>.*href="\/casino\/copper-heron"/s,
  );
  expect(html).toContain('id="missing-search"');
  const machine = await fetch(`${address}/wp-login.php`);
  expect([machine.status, /aria-labelledby="near" hidden/.test(await machine.text())]).toEqual([404, true]);
});

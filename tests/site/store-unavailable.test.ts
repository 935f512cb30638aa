import { rename } from 'node:fs/promises';
import {
  casinosAdd,
  casinosEdit,
  createPerform,
  problem,
  runtime,
  type StorageAdapter,
} from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { expect, test } from 'vitest';
import { createTestStore, startTestServer } from './test-server.js';

const FOX = { slug: 'red-fox', name: 'Red Fox', description: 'Calm.', rating: 8.4 };

async function foxServed() {
  const { folder, storage, perform } = await createTestStore();
  await perform(casinosAdd, { record: FOX });
  const serving = await startTestServer(storage);
  const page = async (place: string) => {
    const answer = await fetch(serving.address + place);
    return { status: answer.status, text: await answer.text() };
  };
  return { ...serving, folder, perform, page };
}

test('pages and reports are answered while another process writes for long', async () => {
  const { address, folder, page } = await foxServed();
  let release = () => {};
  let hold = () => {};
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  const writing = fileStorage(folder).write(async () => {
    hold();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return undefined;
  });
  await held;
  expect((await page('/casino/red-fox')).text).toContain('Red Fox');
  expect((await page('/best-casinos')).status).toBe(200);
  const report = await fetch(`${address}/beacon`, {
    method: 'POST',
    body: '{"view":{"path":"/best-casinos"}}',
    headers: { origin: address, 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  });
  expect(report.status).toBe(204);
  release();
  await writing;
});

test('the site stays unchanged while the store folder is missing, and follows it again afterwards', async () => {
  const { folder, lines, page } = await foxServed();
  await rename(folder, `${folder}-away`);
  for (const place of ['/casino/red-fox', '/best-casinos', '/']) {
    const { status, text } = await page(place);
    expect([place, status]).toEqual([place, 200]);
    expect(text).toContain('Red Fox');
  }
  expect(lines.filter((line) => line.startsWith('Error'))).toEqual([]);
  await rename(`${folder}-away`, folder);
  await createPerform(fileStorage(folder), runtime)(casinosEdit, {
    record: 'red-fox',
    changes: { name: 'Grey Fox' },
  });
  await expect.poll(async () => (await page('/casino/red-fox')).text).toContain('Grey Fox');
});

test('while the database is away, what needs it says 503 and when to try again, and pages stay', async () => {
  const { storage } = await createTestStore();
  let isAway = false;
  const away = () => problem('database.unreachable', { place: 'The database' });
  const lost: StorageAdapter = {
    ...storage,
    read: (...given) => (isAway ? Promise.reject(away()) : storage.read(...given)),
    expiring: {
      ...storage.expiring,
      get: (key) => (isAway ? Promise.reject(away()) : storage.expiring.get(key)),
    },
  };
  const { address } = await startTestServer(lost);
  isAway = true;
  expect((await fetch(address)).status).toBe(200);
  const cookie = `croupier=${'a'.repeat(43)}`;
  const form = {
    method: 'POST',
    body: new URLSearchParams({ identifier: 'ada' }),
    headers: { origin: address },
  };
  for (const answer of [
    await fetch(`${address}/profile`, { headers: { cookie } }),
    await fetch(`${address}/login`, form),
    await fetch(`${address}/api/casinos.list`, { headers: { cookie } }),
  ]) {
    expect([answer.url, answer.status, answer.headers.get('retry-after')]).toEqual([answer.url, 503, '5']);
    expect(await answer.text()).not.toContain('The database at');
  }
});

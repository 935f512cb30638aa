import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { openStore, runtime } from '@croupier/core';
import { putSample } from '@croupier/core/sample';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestStore } from './test-server.js';

const FOLDER = path.resolve(import.meta.dirname, '../../packages/site/public/sample');

test('every picture of the sample is a file of the site, and every file is shown', async () => {
  const { storage } = await createTestStore();
  const store = openStore(storage, runtime);
  await store.change({ by: { name: 'sample' }, operation: 'sample.put' }, putSample);
  const text = await store.question(({ casinos, games, posts, showcase }) =>
    JSON.stringify([[casinos, games, posts].map((table) => [...table.all()]), showcase.get()]),
  );
  const shown = new Set([...text.matchAll(/"\/sample\/([^"]+)"/g)].map(([, file]) => file));
  expect([...shown].sort()).toEqual(readdirSync(FOLDER).sort());
});

test('the pictures of the sample are small: 60 kB each, 300 kB together, as large as their places', async () => {
  const sizes = readdirSync(FOLDER).map((file) => statSync(path.join(FOLDER, file)).size);
  expect(Math.max(...sizes)).toBeLessThan(60_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(300_000);
  for (const file of readdirSync(FOLDER)) {
    const { width = 0, format } = await sharp(path.join(FOLDER, file)).metadata();
    expect(format).toBe('webp');
    expect(width, file).toBeGreaterThanOrEqual(240);
    expect(width, file).toBeLessThanOrEqual(1_280);
  }
});

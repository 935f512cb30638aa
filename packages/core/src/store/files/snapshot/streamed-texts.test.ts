import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addCasinoChange, casino, newStore, reopenStore } from '../testing/child-process.js';

/** 24 MB in a file, so more than is read at once. */
const CASINOS = 800;
const longText = (n: number) => `${'Calm, тихо, 静か. '.repeat(1_200)}${n}`;

async function largeStore() {
  const { folder, store } = await newStore();
  await store.change(addCasinoChange, ({ casinos }) => {
    for (let n = 0; n < CASINOS; n++) casinos.insert(casino(`n${n}`, { description: longText(n) }));
  });
  return { folder, path: join(folder, 'casinos.json') };
}

test('records of a large file are read one after the other, and not kept', async () => {
  const { folder, path } = await largeStore();
  const records = JSON.parse(readFileSync(path, 'utf8'));
  let most = 0;
  const before = process.memoryUsage().arrayBuffers;
  const read = await reopenStore(folder).question(({ casinos }) =>
    Array.from(casinos.all(), (record) => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      return record;
    }),
  );
  expect(statSync(path).size).toBeGreaterThan(20_000_000);
  expect(most).toBeLessThan(12_000_000);
  expect(read).toHaveLength(CASINOS);
  for (const [n, record] of read.entries())
    expect(JSON.stringify(record) === JSON.stringify(records[n])).toBe(true);
});

test('who asks for one record and for all gets them from one file', async () => {
  const { folder } = await largeStore();
  const found = await reopenStore(folder).question(({ casinos }) => {
    const [first] = casinos.all();
    const one = casinos.require('n7');
    return [first?.slug, one.slug, [...casinos.all()].length, casinos.size];
  });
  expect(found).toEqual(['n0', 'n7', CASINOS, CASINOS]);
});

test('a large file that was laid out by hand is read as it is', async () => {
  const { folder, path } = await largeStore();
  const records = JSON.parse(readFileSync(path, 'utf8')).reverse();
  writeFileSync(path, JSON.stringify(records, null, 1));
  const slugs = () =>
    reopenStore(folder).question(({ casinos }) => Array.from(casinos.all(), ({ slug }) => slug));
  expect(await slugs()).toHaveLength(CASINOS);
  expect((await slugs())[0]).toBe('n0');
});

test('a large file that somebody writes to while it is read is a fault, and no shorter list', async () => {
  const { folder, path } = await largeStore();
  await expect(
    reopenStore(folder).question(({ casinos }) => {
      let count = 0;
      for (const _ of casinos.all()) {
        if (count++ > 0) continue;
        const fd = openSync(path, 'r+');
        writeSync(fd, '\n]\n', statSync(path).size);
        closeSync(fd);
      }
      return count;
    }),
  ).rejects.toMatchObject({ reason: 'store.changed-during-read' });
});

test('an edit that waits in the history is among the records of a large file', async () => {
  const { folder } = await largeStore();
  const serving = reopenStore(folder, { writeAhead: true });
  await serving.question(({ casinos }) => casinos.size);
  await serving.change(addCasinoChange, ({ casinos }) => casinos.update('n3', { rating: 7 }));
  const rated = await reopenStore(folder).question(({ casinos }) =>
    [...casinos.all()].filter(({ rating }) => rating !== undefined).map(({ slug }) => slug),
  );
  expect(rated).toEqual(['n3']);
});

test('others commit while a large file is read, and it is read as it was', async () => {
  const { folder } = await largeStore();
  const store = reopenStore(folder);
  const read = await store.question(async ({ casinos }) => {
    const slugs: string[] = [];
    for (const { slug } of casinos.all()) {
      slugs.push(slug);
      if (slugs.length > 1) continue;
      await reopenStore(folder).change(addCasinoChange, (other) => {
        other.casinos.remove('n1');
        other.casinos.insert(casino('new'));
      });
    }
    return slugs;
  });
  expect(read).toEqual(Array.from({ length: CASINOS }, (_, n) => `n${n}`));
});

test('what a question returns cannot be read once its files are closed', async () => {
  const { folder } = await largeStore();
  const store = reopenStore(folder);
  const records = await store.question(({ casinos }) => casinos.all());
  await reopenStore(folder).change(addCasinoChange, ({ casinos }) => casinos.insert(casino('new')));
  await store.question(({ generation }) => generation);
  expect(() => [...records]).toThrow('The snapshot was read after its end');
});

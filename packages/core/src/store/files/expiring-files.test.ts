import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileStorage } from './file-storage.js';
import { initStore } from './init-store.js';

async function newStore() {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await initStore(folder);
  return { folder, place: join(folder, 'private/expiring'), expiring: fileStorage(folder).expiring };
}

const later = () => Date.now() + 60_000;

test('only the owner may read the files of values with an end, and their names do not tell the keys', async () => {
  const { place, expiring } = await newStore();
  await expiring.put('session/secret', 1, later());
  const [name = ''] = readdirSync(place);
  expect(name).toMatch(/^[0-9a-f]{64}\.json$/);
  expect(statSync(join(place, name)).mode & 0o777).toBe(0o600);
  expect(statSync(place).mode & 0o777).toBe(0o700);
});

test('a link in their place is refused and nothing outside is written', async () => {
  const { folder, place, expiring } = await newStore();
  const outside = mkdtempSync(join(tmpdir(), 'croupier-'));
  onTestFinished(() => rmSync(outside, { recursive: true }));
  symlinkSync(outside, place);
  await expect(expiring.put('session/a', 1, later())).rejects.toMatchObject({ code: 'fault' });
  await expect(expiring.get('session/a')).rejects.toMatchObject({ code: 'fault' });
  expect(readdirSync(outside)).toEqual([]);
  expect(await fileStorage(folder).verify('content')).toEqual([]);
});

test('ended and damaged values are removed when something is put', async () => {
  const { folder, place, expiring } = await newStore();
  await expiring.put('a', 1, Date.now() - 1);
  writeFileSync(join(place, `${'0'.repeat(64)}.json`), '{"key":');
  await fileStorage(folder).expiring.put('b', 2, later());
  expect(readdirSync(place)).toHaveLength(1);
});

test('what a killed process left half written is removed, and what another is writing stays', async () => {
  const { place, expiring } = await newStore();
  mkdirSync(place, { recursive: true });
  const [old, fresh] = ['a', 'b'].map((digit) =>
    join(place, `${digit.repeat(64)}.json.0123456789abcdef.tmp`),
  ) as [string, string];
  for (const file of [old, fresh]) writeFileSync(file, '{"key":');
  const hoursAgo = Date.now() / 1000 - 7_200;
  utimesSync(old, hoursAgo, hoursAgo);
  await expiring.put('session/a', 1, later());
  expect(existsSync(old)).toBe(false);
  expect(existsSync(fresh)).toBe(true);
});

test('what another process puts, replaces or deletes counts at the next look-up', async () => {
  const { folder, expiring } = await newStore();
  const other = fileStorage(folder).expiring;
  await expiring.put('session/a', 'first', later());
  expect(await expiring.get('session/a')).toBe('first');
  await other.put('session/a', 'other', later());
  expect(await expiring.get('session/a')).toBe('other');
  await other.delete('session/a');
  expect(await expiring.get('session/a')).toBeUndefined();
});

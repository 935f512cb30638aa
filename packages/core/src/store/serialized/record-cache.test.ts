import { expect, test } from 'vitest';
import { RecordCache } from './record-cache.js';
import { SerializedRecords } from './serialized-records.js';

const idOf = (n: number) => `${String(n).padStart(8, '0')}-0000-7000-8000-000000000000`;
const textOf = (n: number, name: string) => JSON.stringify({ id: idOf(n), slug: `casino-${n}`, name });

test('a load that ends after a newer state was read leaves that state, and its records the same objects', async () => {
  const older = new SerializedRecords(
    Array.from({ length: 5_000 }, (_, n) => [idOf(n), textOf(n, 'Before')] as const),
  );
  const newer = older.copy();
  newer.write(idOf(3), textOf(3, 'After'));
  const cache = new RecordCache();
  const loading = cache.load('casinos', older);
  const read = [...cache.all('casinos', newer)];
  await loading;
  const again = [...cache.all('casinos', newer)];
  expect(again).toHaveLength(5_000);
  for (const [n, record] of read.entries()) if (again[n] !== record) expect(record.slug).toBe('the same');
});

import {
  casinosAdd,
  casinosBlacklist,
  casinosDeactivate,
  casinosDelete,
  casinosEdit,
  casinosRename,
  casinosShow,
  createPerform,
  isProblem,
  memoryStorage,
  type Operation,
  OWNER,
  runtime,
  type StorageAdapter,
  storeBackup,
} from '@croupier/core';
import { postgresStorage } from '@croupier/core/postgres';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabases } from '../test-databases.js';

const newDatabase = testDatabases();

/** Storage that works as in a process of its own each time, which has read nothing, and that may begin all work again. */
function readingParts(url: string): StorageAdapter {
  const whole = postgresStorage(url);
  onTestFinished(() => whole.close());
  const anew = async <T>(work: (storage: StorageAdapter) => Promise<T>) => {
    const storage = postgresStorage(url);
    return work(storage).finally(() => storage.close());
  };
  return {
    ...whole,
    read: (work, options) => anew((storage) => storage.read(work, { ...options, isRestartable: true })),
    write: (work, options) => anew((storage) => storage.write(work, { ...options, isRestartable: true })),
  };
}

const names = [
  'Red Fox',
  'Blue Owl',
  'Šárka',
  'red fox',
  'Ω Casino',
  'Red  Fox',
  'İzmir',
  '10 Aces',
  '9 Aces',
];
const refs = [
  'red-fox',
  'blue-owl',
  'sarka',
  'red-fox-2',
  'izmir',
  '9-aces',
  '10-aces',
  'nothing',
  '0189',
  '',
];

type Step = readonly [Operation, object];

/** Any of the operations that ask for few records, of records that are there or not. */
const step: fc.Arbitrary<Step> = fc
  .record({
    operation: fc.constantFrom('add', 'edit', 'rename', 'blacklist', 'deactivate', 'delete', 'show'),
    name: fc.constantFrom(...names),
    ref: fc.constantFrom(...refs),
    other: fc.constantFrom(...refs),
    rating: fc.option(fc.constantFrom(0, 4.5, 10, 11)),
    countries: fc.constantFrom([], ['DK'], ['SE', 'DK']),
  })
  .map(({ operation, name, ref, other, rating, countries }): Step => {
    if (operation === 'add') return [casinosAdd, { record: { name, description: 'One of many', countries } }];
    if (operation === 'edit')
      return [
        casinosEdit,
        { records: [ref, other], changes: { rating, countries, ...(rating === 0 ? { name } : {}) } },
      ];
    if (operation === 'rename') return [casinosRename, { record: ref, slug: other }];
    if (operation === 'blacklist') return [casinosBlacklist, { records: [ref], severity: 'high' }];
    if (operation === 'deactivate') return [casinosDeactivate, { records: [ref, other] }];
    if (operation === 'delete') return [casinosDelete, { records: [ref] }];
    return [casinosShow, { record: ref }];
  });

/** What each step came to, and the store in the end, with ids in the order of their first appearance. */
async function outcomes(steps: readonly Step[], storage: StorageAdapter): Promise<string> {
  const told: unknown[] = [];
  for (const [n, [operation, input]] of steps.entries()) {
    const perform = createPerform(storage, {
      now: () => new Date(1_780_000_000_000 + n),
      newId: runtime.newId,
    });
    const outcome = await perform(operation, input as never, { actor: OWNER }).catch((error: unknown) => {
      if (!isProblem(error)) throw error;
      return { reason: error.reason, message: error.message, issues: error.issues };
    });
    told.push(outcome);
  }
  const pieces: string[] = [];
  const now = () => new Date(1_790_000_000_000);
  await createPerform(storage, { now, newId: runtime.newId })(
    storeBackup,
    {},
    {
      actor: OWNER,
      onChunk: (piece) => void pieces.push(String(piece)),
    },
  );
  const ids = new Map<string, number>();
  return `${JSON.stringify(told, null, 1)}\n${pieces.join('')}`
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      ids.set(id, ids.get(id) ?? ids.size);
      return `id ${ids.get(id)}`;
    })
    .replaceAll(/"(hash|sha256)": ?"[0-9a-f]+"/g, '"$1"');
}

test('processes that read only what they ask for come to the same as one over memory, step by step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const inParts = await outcomes(steps, readingParts(await newDatabase()));
      expect(inParts).toBe(await outcomes(steps, memoryStorage()));
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

test('a change that begins again has one time and its first ids, as one that reads everything has', async () => {
  const madeBy = async (storage: StorageAdapter) => {
    let ticks = 0;
    let ids = 0;
    const newId = () => `01890000-0000-7000-8000-${String(ids++).padStart(12, '0')}`;
    const now = () => new Date(1_780_000_000_000 + ++ticks * 1_000);
    const perform = createPerform(storage, { now, newId });
    const record = { name: 'Red Fox', description: 'One' };
    const added = await perform(casinosAdd, { record }, { actor: OWNER });
    const edited = await perform(
      casinosEdit,
      { record: 'red-fox', changes: { rating: 7 } },
      { actor: OWNER },
    );
    return [added.change, added.changes, edited.change];
  };
  expect(await madeBy(readingParts(await newDatabase()))).toEqual(await madeBy(memoryStorage()));
});

test('a new process that shows or edits one of 5,000 casinos reads a few rows', async () => {
  const url = await newDatabase();
  const inNewProcess = () => createPerform(readingParts(url), runtime);
  await inNewProcess()(casinosAdd, { record: { name: 'Red Fox', description: 'One' } }, { actor: OWNER });
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(
    `insert into croupier.record select collection, uuid, seq, replace(replace(body, id, uuid), 'red-fox', 'fox-' || n)
     from croupier.record, generate_series(1, 5000) n, lateral (select gen_random_uuid()::text || left(n::text, 0) as uuid) made`,
  );
  await client.query('analyze croupier.record');
  const rowsRead = async () => {
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ read: string }>(
      `select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables where relname = 'record'`,
    );
    return Number(rows[0]?.read);
  };
  const before = await rowsRead();
  const changes = { rating: 7 };
  await inNewProcess()(casinosEdit, { record: 'fox-4000', changes }, { actor: OWNER });
  const { result } = await inNewProcess()(casinosShow, { record: 'fox-4000' }, { actor: OWNER });
  expect(result.record.rating).toBe(7);
  await vi.waitFor(async () => expect(await rowsRead()).toBeGreaterThan(before));
  expect((await rowsRead()) - before).toBeLessThan(50);
});

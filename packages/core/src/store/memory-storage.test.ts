import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_STATE, memoryStorage, openDraft, type StoreState, snapshotOf } from './memory-storage.js';
import { describeStorageAdapter } from './testing/describe-storage-adapter.js';

describeStorageAdapter('memory', async () => {
  const storage = memoryStorage();
  return { storage, reopen: async () => storage };
});

const idOf = (n: number) => `0189000${n}-0000-7000-8000-000000000000`;
const header = {
  ...{
    at: '2026-01-05T09:00:00.000Z',
    by: { name: 'owner' },
    operation: 'casinos.edit',
    subject: '',
    number: 1,
  },
  ...{ inserted: 0, updated: 0, removed: 0 },
};
const small = fc.nat({ max: 4 });

test('a record is found by its slug after any sequence of writes, even while two records share the slug', () => {
  const write = fc.record({
    commit: fc.boolean(),
    delete: fc.boolean(),
    ask: fc.boolean(),
    id: small,
    slug: small,
  });
  fc.assert(
    fc.property(fc.array(write, { maxLength: 30 }), (writes) => {
      let state: StoreState = EMPTY_STATE;
      let draft = openDraft(state);
      const plain = new Map<number, number>();
      const agree = (table: { getBySlug(slug: string): string | undefined }) => {
        for (let slug = 0; slug <= 4; slug++) {
          const holders = [...plain].filter(([, held]) => held === slug).map(([id]) => textOf(id, slug));
          const found = table.getBySlug(`slug-${slug}`);
          if (holders.length === 0) expect(found).toBeUndefined();
          else expect(holders).toContain(found);
        }
      };
      writes.forEach(({ commit, delete: drops, ask, id, slug }, i) => {
        const table = draft.table('casinos');
        if (drops) {
          table.delete(idOf(id));
          plain.delete(id);
        } else {
          table.put(idOf(id), `slug-${slug}`, textOf(id, slug));
          plain.set(id, slug);
        }
        if (ask) agree(table);
        if (!commit) return;
        state = draft.commit({ header: { ...header, id: String(i) }, entries: [] }, 5);
        draft = openDraft(state);
        agree(snapshotOf(state).table('casinos'));
      });
      agree(draft.table('casinos'));
    }),
    { numRuns: 300 },
  );
});

test('a commit shares its unchanged data with the previous state', () => {
  const first = openDraft(EMPTY_STATE);
  first.table('casinos').put(idOf(1), 'slug-1', textOf(1, 1));
  const before = first.commit({ header: { ...header, id: 'a' }, entries: [] }, 5);
  const second = openDraft(before);
  second.table('casinos').get(idOf(1));
  second.table('posts').put(idOf(2), 'slug-2', textOf(2, 2));
  const after = second.commit({ header: { ...header, id: 'b' }, entries: [] }, 5);
  expect(after.tables.get('casinos')).toBe(before.tables.get('casinos'));
  expect(after.tables.get('posts')?.size).toBe(1);
});

test('memory storage keeps the given number of changes', () => {
  let state: StoreState = EMPTY_STATE;
  for (let n = 0; n < 7; n++) {
    state = openDraft(state).commit({ header: { ...header, id: String(n) }, entries: [] }, 3);
  }
  expect(state.history.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(['4', '5', '6']);
});

function textOf(id: number, slug: number): string {
  return JSON.stringify({ id: idOf(id), slug: `slug-${slug}` });
}

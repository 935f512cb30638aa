import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOver, EMPTY, memoryHome, type State, snapshotOf } from './memory.js';
import { describeHome } from './testing/describe-home.js';

describeHome('memory', async () => {
  const home = memoryHome();
  return { home, reopen: async () => home };
});

const idOf = (n: number) => `0189000${n}-0000-7000-8000-000000000000`;
const header = {
  ...{ at: '2026-01-05T09:00:00.000Z', by: { name: 'owner' }, operation: 'casinos.edit', subject: '' },
  ...{ inserted: 0, updated: 0, removed: 0 },
};
const small = fc.nat({ max: 4 });

test('a record is found by its slug whatever was written before, also while a slug is held twice', () => {
  const write = fc.record({
    commit: fc.boolean(),
    drop: fc.boolean(),
    ask: fc.boolean(),
    id: small,
    slug: small,
  });
  fc.assert(
    fc.property(fc.array(write, { maxLength: 30 }), (writes) => {
      let state: State = EMPTY;
      let draft = draftOver(state);
      const plain = new Map<number, number>();
      const agree = (shelf: { withSlug(slug: string): string | undefined }) => {
        for (let slug = 0; slug <= 4; slug++) {
          const holders = [...plain].filter(([, held]) => held === slug).map(([id]) => textOf(id, slug));
          const found = shelf.withSlug(`slug-${slug}`);
          if (holders.length === 0) expect(found).toBeUndefined();
          else expect(holders).toContain(found);
        }
      };
      writes.forEach(({ commit, drop, ask, id, slug }, i) => {
        const shelf = draft.shelf('casinos');
        if (drop) {
          shelf.drop(idOf(id));
          plain.delete(id);
        } else {
          shelf.put(idOf(id), `slug-${slug}`, textOf(id, slug));
          plain.set(id, slug);
        }
        if (ask) agree(shelf);
        if (!commit) return;
        state = draft.commit({ header: { ...header, id: String(i) }, entries: [] }, 5);
        draft = draftOver(state);
        agree(snapshotOf(state).shelf('casinos'));
      });
      agree(draft.shelf('casinos'));
    }),
    { numRuns: 300 },
  );
});

test('a commit shares with the state before it what it did not write', () => {
  const first = draftOver(EMPTY);
  first.shelf('casinos').put(idOf(1), 'slug-1', textOf(1, 1));
  const before = first.commit({ header: { ...header, id: 'a' }, entries: [] }, 5);
  const second = draftOver(before);
  second.shelf('casinos').get(idOf(1));
  second.shelf('posts').put(idOf(2), 'slug-2', textOf(2, 2));
  const after = second.commit({ header: { ...header, id: 'b' }, entries: [] }, 5);
  expect(after.shelves.get('casinos')).toBe(before.shelves.get('casinos'));
  expect(after.shelves.get('posts')?.size).toBe(1);
});

test('memory keeps as many changes as it is told to', () => {
  let state: State = EMPTY;
  for (let n = 0; n < 7; n++) {
    state = draftOver(state).commit({ header: { ...header, id: String(n) }, entries: [] }, 3);
  }
  expect(state.history.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(['4', '5', '6']);
});

function textOf(id: number, slug: number): string {
  return JSON.stringify({ id: idOf(id), slug: `slug-${slug}` });
}

import fc from 'fast-check';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { Casino } from '../../collections/casinos/casino.js';
import { openStore } from '../store.js';
import type { Transaction } from '../transaction.js';
import { casinosOf, type OpenNewStore, ownerChange, tickingRuntime } from './storage-fixtures.js';

type Step =
  | { do: 'insert'; slug: number; name: string }
  | { do: 'update'; nth: number; slug: number; rating: number }
  | { do: 'remove'; nth: number };

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => {
  return text.trim() !== '' && !/[\p{Cc}]/u.test(text);
});
const nth = fc.nat({ max: 9 });
const slugNumber = fc.nat({ max: 6 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('insert' as const), slug: slugNumber, name: word }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('update' as const),
      nth,
      slug: slugNumber,
      rating: fc.constantFrom(0, 2.5, 10, 11),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), nth }) },
);
/** A sequence of changes, each a sequence of steps; some changes are discarded at their end. */
const story = fc.array(
  fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 4 }), fails: fc.boolean() }),
  {
    minLength: 1,
    maxLength: 8,
  },
);

/** Any sequence of changes. */
export function testRandomChanges(newStore: OpenNewStore, runs: number): void {
  test('after any sequence of inserts, updates and removals it equals a plain map', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (changes) => {
        const { store, reopen } = await newStore();
        let model = new Map<string, Casino>();
        let made = 0;
        for (const { steps, fails } of changes) {
          const expected = new Map(model);
          const changing = store.change(ownerChange, (tx) => {
            for (const each of steps) {
              take(each, tx, expected);
              readsAs(expected, tx);
            }
            if (fails) throw new Error('thrown away');
          });
          const done = await changing.catch((error: Error) => {
            if (!/thrown away|exists already|must be between|is not there/.test(error.message)) throw error;
            return undefined;
          });
          if (done === undefined) continue;
          if (done.change !== undefined) made++;
          model = expected;
        }
        const plain = [...model.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
        for (const storage of [store.storage, await reopen()]) {
          const opened = openStore(storage, tickingRuntime());
          expect(await casinosOf(opened)).toEqual(plain);
          await opened.question(({ casinos }) => {
            expect(casinos.size).toBe(model.size);
            for (let n = 0; n <= 6; n++) {
              const holder = plain.find(({ slug }) => slug === `casino-${n}`);
              expect(casinos.getBySlug(`casino-${n}`)).toEqual(holder);
            }
            for (const record of plain) expect(casinos.get(record.id)).toEqual(record);
          });
          expect(await storage.history()).toHaveLength(made);
        }
      }),
      { numRuns: runs },
    );
  });
}

/** What was read before a step is read anew after it, by its id and by its slug. */
function readsAs(model: ReadonlyMap<string, Casino>, { casinos }: Transaction): void {
  for (const record of model.values()) {
    expect(casinos.get(record.id)).toEqual(record);
    expect(casinos.getBySlug(record.slug)).toEqual(record);
  }
}

/** Applies a step to the store and to the plain map; throws if the store refuses it, or if only one of them does. */
function take(each: Step, tx: Transaction, model: Map<string, Casino>): void {
  const ids = [...model.keys()].sort();
  const slug = 'slug' in each ? `casino-${each.slug}` : '';
  const holder = [...model.values()].find((record) => record.slug === slug);
  if (each.do === 'insert') {
    const record = tx.casinos.insert({ slug, name: each.name, description: 'Calm.' });
    expect(holder).toBeUndefined();
    model.set(record.id, record);
    return;
  }
  const id = ids[each.nth] ?? v7();
  if (each.do === 'remove') {
    tx.casinos.remove(id);
    expect(model.delete(id)).toBe(true);
    return;
  }
  const record = tx.casinos.update(id, { slug, rating: each.rating });
  const before = model.get(id) as Casino;
  expect(holder === undefined || holder.id === id).toBe(true);
  const isSame = before.slug === slug && before.rating === each.rating;
  const updatedAt = isSame ? before.updatedAt : record.updatedAt;
  expect(record).toEqual({ ...before, slug, rating: each.rating, updatedAt });
  model.set(id, record);
}

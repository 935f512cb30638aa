import fc from 'fast-check';
import { expect } from 'vitest';
import { casinosAdd, casinosDelete, casinosEdit, casinosList } from '../../collections/casinos/casinos.js';
import type { Role } from '../../model/user.js';
import { createPerform } from '../../perform.js';
import { isProblem } from '../../problem.js';
import type { StorageAdapter } from '../../store/storage-adapter.js';
import type { Runtime } from '../../store/store.js';
import { tickingRuntime } from '../../store/testing/storage-fixtures.js';
import type { Actor } from '../define/operation.js';
import { historyList } from '../store/history.js';
import { historyRedo, historyUndo } from '../store/undo.js';

/** How many changes a history keeps. */
const KEPT = 1_000;
const SLUGS = ['alder', 'birch', 'cedar', 'dogwood', 'elm'];

const PEOPLE: Actor[] = (['editor', 'moderator', 'admin'] as Role[]).map((role) => ({
  author: { id: `the ${role}`, name: role },
  role,
}));

interface Operation {
  do: 'add' | 'edit' | 'delete' | 'undo' | 'redo';
  slug: string;
  rating: number;
  steps: number;
  actor: Actor;
}

/** A casino's state: undefined while it is not there; the stamp is that of the write which made it. */
type State = { rating: number; stamp: number } | undefined;

interface ModelChange {
  by: Actor;
  before: Map<string, State>;
  after: Map<string, State>;
  /** The changes that it takes back, by their index; empty for all but undo and redo. */
  undoes: number[];
  isUndo: boolean;
}

/** What undo and redo promise, over plain maps: no ids, no hashes, no files. */
class Model {
  readonly states = new Map<string, State>();
  readonly changes: ModelChange[] = [];

  /** Whether the operation succeeds. */
  perform({ do: verb, slug, rating, steps, actor }: Operation): boolean {
    if (verb === 'undo') return this.#undo(steps, actor);
    if (verb === 'redo') return this.#redo(actor);
    const before = this.states.get(slug);
    if ((before === undefined) !== (verb === 'add')) return false;
    if (verb === 'delete' && actor.role === 'editor') return false;
    if (verb === 'edit' && before?.rating === rating) return true;
    const after = verb === 'delete' ? undefined : { rating, stamp: this.changes.length };
    this.#commit(actor, [], false, new Map([[slug, after]]));
    return true;
  }

  #undo(steps: number, actor: Actor): boolean {
    const chosen = this.#standing()
      .filter((index) => this.#change(index).undoes.length === 0)
      .slice(0, steps);
    return chosen.length === steps && this.#revert(chosen, actor, true);
  }

  #redo(actor: Actor): boolean {
    const undo = this.#standing().find((index) => this.#change(index).isUndo);
    return undo !== undefined && this.#revert([undo], actor, false);
  }

  /** The kept changes that no standing change takes back, newest first. */
  #standing(): number[] {
    const takenBack = new Set<number>();
    const standing: number[] = [];
    for (let index = this.changes.length - 1; index >= Math.max(0, this.changes.length - KEPT); index--) {
      if (takenBack.has(index)) continue;
      standing.push(index);
      for (const undone of this.#change(index).undoes) takenBack.add(undone);
    }
    return standing;
  }

  #revert(chosen: number[], actor: Actor, isUndo: boolean): boolean {
    const next = new Map(this.states);
    for (const index of chosen) {
      const { by, before, after } = this.#change(index);
      if (actor.role === 'editor' && by !== actor) return false;
      for (const [slug, state] of after) {
        if (JSON.stringify(next.get(slug)) !== JSON.stringify(state)) return false;
        next.set(slug, before.get(slug));
      }
    }
    const touched = new Set(chosen.flatMap((index) => [...this.#change(index).after.keys()]));
    const after = [...touched].map((slug) => [slug, next.get(slug)] as const);
    this.#commit(actor, chosen, isUndo, new Map(after));
    return true;
  }

  #commit(by: Actor, undoes: number[], isUndo: boolean, after: Map<string, State>): void {
    const before = new Map([...after.keys()].map((slug) => [slug, this.states.get(slug)]));
    const changed = [...after].filter(
      ([slug, state]) => JSON.stringify(state) !== JSON.stringify(before.get(slug)),
    );
    if (changed.length === 0) return;
    for (const [slug, state] of changed) this.states.set(slug, state);
    this.changes.push({ by, before, after: new Map(changed), undoes, isUndo });
  }

  #change(index: number): ModelChange {
    return this.changes[index] as ModelChange;
  }
}

const operation: fc.Arbitrary<Operation> = fc.record({
  do: fc.oneof(
    { weight: 3, arbitrary: fc.constant('add' as const) },
    { weight: 5, arbitrary: fc.constant('edit' as const) },
    { weight: 1, arbitrary: fc.constant('delete' as const) },
    { weight: 4, arbitrary: fc.constant('undo' as const) },
    { weight: 3, arbitrary: fc.constant('redo' as const) },
  ),
  slug: fc.constantFrom(...SLUGS),
  rating: fc.integer({ min: 1, max: 4 }),
  steps: fc.constantFrom(1, 1, 1, 2, 3),
  actor: fc.constantFrom(...PEOPLE),
});

/** How many operations are replayed, which ones, and with which clock and ids. */
export interface ModelOptions {
  count: number;
  seed?: number;
  newRuntime?: () => Runtime;
}

/**
 * Replays random operations of three people on new stores, a hundred on each, and on a model: the same operations succeed,
 * and leave the same casinos and the same history.
 */
export async function expectUndoAsInModel(
  newStorage: () => Promise<StorageAdapter>,
  { count, seed, newRuntime = tickingRuntime }: ModelOptions,
): Promise<void> {
  const sequence = fc.array(operation, { minLength: 100, maxLength: 100, size: 'max' });
  const successes = { undo: 0, redo: 0 };
  await fc.assert(
    fc.asyncProperty(sequence, async (operations) => {
      const perform = createPerform(await newStorage(), newRuntime());
      const model = new Model();
      for (const one of operations) {
        const actual = await succeeds(perform, one);
        expect([one, actual]).toEqual([one, model.perform(one)]);
        if (actual && (one.do === 'undo' || one.do === 'redo')) successes[one.do]++;
        const { records } = (await perform(casinosList, {})).result;
        const found = records.map(({ slug, rating }) => [slug, rating]).sort();
        const expected = [...model.states]
          .filter(([, state]) => state)
          .map(([slug, state]) => [slug, state?.rating]);
        expect(found).toEqual(expected.sort());
      }
      const history = (await perform(historyList, { limit: KEPT })).result.records;
      expect(history.map(({ number }) => number)).toEqual(
        model.changes.map((_change, index) => model.changes.length - index).slice(0, KEPT),
      );
    }),
    { numRuns: Math.ceil(count / 100), endOnFailure: true, ...(seed === undefined ? {} : { seed }) },
  );
  expect(successes.undo).toBeGreaterThan(count / 50);
  expect(successes.redo).toBeGreaterThan(count / 100);
}

async function succeeds(
  perform: ReturnType<typeof createPerform>,
  { do: verb, slug, rating, steps, actor }: Operation,
): Promise<boolean> {
  const record = { slug, name: slug, description: 'Calm.', rating };
  const performing = {
    add: () => perform(casinosAdd, { record }, { actor }),
    edit: () => perform(casinosEdit, { record: slug, changes: { rating } }, { actor }),
    delete: () => perform(casinosDelete, { records: [slug] }, { actor }),
    undo: () => perform(historyUndo, { steps }, { actor }),
    redo: () => perform(historyRedo, {}, { actor }),
  }[verb];
  try {
    await performing();
    return true;
  } catch (error) {
    if (isProblem(error) && error.code !== 'fault') return false;
    throw error;
  }
}

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import type { Casino } from '../model/casino.js';
import { LOG_CAP, type LogLine } from '../model/tracking.js';
import { change, type Operation } from '../operations/operation.js';
import { performer } from '../perform.js';
import type { Home } from './home.js';
import { dailyTotals, postViewsIn } from './logs.js';
import { mediaKept } from './media.suite.js';
import { type Clockwork, openStore, type Store } from './store.js';
import type { Transaction } from './transaction.js';

/** A new, empty home, and the way to open the same place again. */
export interface Opened {
  home: Home;
  /** Opens the same place as another process or tab would; a home without a place gives itself. */
  reopen(): Promise<Home>;
}

/** What a home's tests may set for themselves. */
export interface SuiteWishes {
  /** How many random stories are told; fewer for homes on a disk. */
  stories?: number;
}

/**
 * The promises of every home of the store. `open` is called anew in each test, within it, so that it can tidy up after
 * itself with `onTestFinished`.
 */
export function describeHome(name: string, open: () => Promise<Opened>, wishes: SuiteWishes = {}): void {
  describe(`the ${name} home`, () => {
    const newStore = async () => {
      const opened = await open();
      return { ...opened, store: openStore(opened.home, ticking()) };
    };
    wholeOrNotAtAll(newStore);
    records(newStore);
    stateOfThings(newStore);
    concurrency(newStore);
    historyKept(newStore);
    logsKept(newStore);
    anyText(newStore);
    mediaKept(open);
    stories(newStore, wishes.stories ?? 40);
  });
}

type NewStore = () => Promise<Opened & { store: Store }>;

/** A clock that moves on by a second whenever it is read. */
function ticking(): Clockwork {
  let now = Date.UTC(2026, 0, 5, 9);
  return {
    now() {
      now += 1_000;
      return new Date(now);
    },
    newId: v7,
  };
}

const owner = { by: { name: 'owner' }, operation: 'casinos.add' };
const fox = (more: object = {}) => ({
  slug: 'golden-fox',
  name: 'Golden Fox',
  description: 'Calm.',
  ...more,
});
const numbered = (n: number) => ({ slug: `casino-${n}`, name: `Casino ${n}`, description: 'Calm.' });

async function add(store: Store, ...inputs: object[]): Promise<Casino[]> {
  const done = await store.change(owner, (tx) => inputs.map((input) => tx.casinos.insert(input)));
  return done.result;
}

const casinosOf = (store: Store) => store.question((content) => [...content.casinos.all()]);

/** All that a home holds, for comparing before with after. */
async function everythingIn({ home }: Store) {
  const content = await home.read(({ generation, shelf, document }) => ({
    generation,
    casinos: [...shelf('casinos').texts()],
    posts: [...shelf('posts').texts()],
    settings: document('settings'),
  }));
  return { ...content, history: await home.history() };
}

function wholeOrNotAtAll(newStore: NewStore): void {
  describe('a change is made whole or not at all', () => {
    const failing: [string, (tx: Transaction) => unknown, object][] = [
      [
        'work that throws half way',
        (tx) => {
          tx.casinos.insert(numbered(2));
          tx.casinos.remove('golden-fox');
          tx.settings.set({ siteName: 'Half' });
          throw new Error('half way');
        },
        { message: 'half way' },
      ],
      [
        'a record that is not valid after others that are',
        (tx) => {
          tx.casinos.insert(numbered(2));
          tx.casinos.insert({ slug: 'no-name', description: 'Calm.' });
        },
        { code: 'invalid', message: 'Casino name is required' },
      ],
      [
        'a slug that is taken',
        (tx) => {
          tx.casinos.insert(numbered(2));
          tx.casinos.insert(fox({ name: 'Another' }));
        },
        { code: 'conflict' },
      ],
      [
        'a document that is not valid',
        (tx) => {
          tx.casinos.insert(numbered(2));
          tx.settings.set({ primaryColor: 'reddish' });
        },
        { code: 'invalid' },
      ],
    ];
    test.each(failing)('%s leaves nothing', async (_title, work, expected) => {
      const { store, reopen } = await newStore();
      await add(store, fox());
      const before = await everythingIn(store);
      await expect(store.change(owner, async (tx) => work(tx))).rejects.toMatchObject(expected);
      expect(await everythingIn(store)).toEqual(before);
      expect(await everythingIn(openStore(await reopen(), ticking()))).toEqual(before);
      await add(store, numbered(3));
      expect(await casinosOf(store)).toHaveLength(2);
    });

    test('a dry run tells what it would do and leaves nothing', async () => {
      const { store, reopen } = await newStore();
      await add(store, fox());
      const before = await everythingIn(store);
      const done = await store.change(
        owner,
        (tx) => {
          tx.casinos.update('golden-fox', { rating: 9 });
          tx.casinos.insert(numbered(2));
          return tx.casinos.size;
        },
        true,
      );
      expect(done).toMatchObject({
        result: 2,
        change: undefined,
        deeds: { inserted: 1, updated: 1, removed: 0 },
      });
      expect(done.changes.map(({ after }) => after?.name)).toEqual(['Golden Fox', 'Casino 2']);
      expect(await everythingIn(store)).toEqual(before);
      expect(await everythingIn(openStore(await reopen(), ticking()))).toEqual(before);
    });

    test('a change over several collections and documents is there as one, also when opened again', async () => {
      const { store, reopen } = await newStore();
      const done = await store.change({ ...owner, operation: 'site.start' }, (tx) => {
        tx.casinos.insert(fox());
        tx.posts.insert({ slug: 'hello', title: 'Hello', excerpt: 'Short.', content: '<p>Long.</p>' });
        tx.settings.set({ siteName: 'Fox Finder' });
      });
      expect(done.change).toMatchObject({ inserted: 3, updated: 0, removed: 0 });
      for (const home of [store.home, await reopen()]) {
        const seen = await openStore(home, ticking()).question((content) => ({
          casino: content.casinos.require('golden-fox').name,
          post: content.posts.require('hello').title,
          site: content.settings.get().siteName,
        }));
        expect(seen).toEqual({ casino: 'Golden Fox', post: 'Hello', site: 'Fox Finder' });
        expect(await home.history()).toHaveLength(1);
      }
    });

    test('what was put in and taken out within one change was never there', async () => {
      const { store } = await newStore();
      await add(store, fox());
      const before = await everythingIn(store);
      const done = await store.change(owner, (tx) => {
        tx.casinos.remove(tx.casinos.insert(numbered(2)).id);
        tx.casinos.put(tx.casinos.remove('golden-fox') as Casino);
      });
      expect(done.change).toBeUndefined();
      expect(await everythingIn(store)).toEqual(before);
    });

    test('a state that the caller has not seen is not overwritten', async () => {
      const { store, home } = await newStore();
      const [casino] = (await add(store, fox())) as [Casino];
      const perform = performer(home, ticking());
      const rate = change({
        name: 'casinos.rate',
        summary: 'Rates a casino',
        allowed: 'edit casinos, bonuses and games',
        input: z.strictObject({ rating: z.number() }),
        faces: {},
        run: ({ content }, { rating }) => content.casinos.update(casino.id, { rating }),
      }) satisfies Operation as Operation<z.ZodType, Casino>;
      const seen = await store.change(owner, (tx) => tx.casinos.update(casino.id, { rating: 1 }));
      const hash = (await hashOf(store, casino.id)) as string;
      expect(seen.result.rating).toBe(1);
      const expecting = { expect: { in: 'casinos', id: casino.id, hash } } as const;
      expect((await perform(rate, { rating: 2 }, expecting)).result.rating).toBe(2);
      await expect(perform(rate, { rating: 3 }, expecting)).rejects.toMatchObject({ code: 'conflict' });
      expect((await casinosOf(store))[0]?.rating).toBe(2);
    });
  });
}

async function hashOf(store: Store, id: string): Promise<string | undefined> {
  return (await store.change(owner, (tx) => tx.hashOf('casinos', id), true)).result;
}

function records(newStore: NewStore): void {
  describe('records', () => {
    test('are completed and stamped when they are inserted', async () => {
      const { store } = await newStore();
      const [made] = (await add(store, fox())) as [Casino];
      expect(made).toMatchObject({ rating: 0, isActive: true, games: [], bonuses: {} });
      expect(made.createdAt).toBe('2026-01-05T09:00:01.000Z');
      expect(made.updatedAt).toBe(made.createdAt);
      expect(await casinosOf(store)).toEqual([made]);
    });

    test('are found by slug, id, the first characters of an id, and by what they are like', async () => {
      const { store } = await newStore();
      const [first, second] = (await add(store, fox(), numbered(2))) as [Casino, Casino];
      const found = await store.question(({ casinos }) => ({
        size: casinos.size,
        byId: casinos.get(first.id)?.name,
        noId: casinos.get(v7()),
        bySlug: casinos.withSlug('casino-2')?.id,
        noSlug: casinos.withSlug('casino-3'),
        named: [first.id, first.slug, first.id.slice(0, 35), first.id.slice(0, 35).toUpperCase()].map(
          (called) => casinos.require(called).slug,
        ),
        alike: casinos.find(({ name }) => name.startsWith('Casino'))?.id,
        noneAlike: casinos.find(({ rating }) => rating > 5),
      }));
      expect(found).toEqual({
        size: 2,
        byId: 'Golden Fox',
        noId: undefined,
        bySlug: second.id,
        noSlug: undefined,
        named: Array(4).fill('golden-fox'),
        alike: second.id,
        noneAlike: undefined,
      });
    });

    test('that are not there are told with the nearest name, and ids that begin alike with how many', async () => {
      const { store } = await newStore();
      const id = '01890000-0000-7000-8000-00000000000';
      await store.change(owner, (tx) => {
        const made = tx.casinos.insert(fox());
        tx.casinos.remove(made.id);
        tx.casinos.put({ ...made, id: `${id}1` });
        tx.casinos.put({ ...made, id: `${id}2`, slug: 'silver-fox' });
      });
      const asking = (called: string) => store.question(({ casinos }) => casinos.require(called));
      await expect(asking('goldn-fox')).rejects.toMatchObject({
        code: 'not-found',
        hint: "Did you mean 'golden-fox'?",
      });
      await expect(asking('entirely-different')).rejects.toMatchObject({
        code: 'not-found',
        hint: 'croupier casinos list shows every casino.',
      });
      await expect(asking('0189')).rejects.toMatchObject({
        code: 'not-found',
        message: "'0189' begins the ids of 2 casinos",
      });
      await expect(asking(id)).rejects.toMatchObject({ code: 'not-found' });
      expect((await asking(`${id}2`)).slug).toBe('silver-fox');
    });

    test('keep slugs of their own, and a slug is free again once it is given up', async () => {
      const { store } = await newStore();
      const [first, second] = (await add(store, fox(), numbered(2))) as [Casino, Casino];
      const taking = store.change(owner, (tx) => tx.casinos.update(second.id, { slug: 'golden-fox' }));
      await expect(taking).rejects.toMatchObject({
        code: 'conflict',
        issues: [{ path: 'slug', value: 'golden-fox' }],
      });
      await store.change(owner, (tx) => {
        tx.casinos.update(first.id, { slug: 'old-fox' });
        expect(tx.casinos.withSlug('golden-fox')).toBeUndefined();
        tx.casinos.update(second.id, { slug: 'golden-fox' });
        expect(tx.casinos.withSlug('golden-fox')?.id).toBe(second.id);
        tx.casinos.remove(first.id);
        tx.casinos.insert({ ...numbered(3), slug: 'old-fox' });
      });
      const slugs = (await casinosOf(store)).map(({ slug, name }) => [slug, name]);
      expect(slugs).toEqual([
        ['golden-fox', 'Casino 2'],
        ['old-fox', 'Casino 3'],
      ]);
      expect(await store.question(({ casinos }) => casinos.withSlug('casino-2'))).toBeUndefined();
    });

    test('keep the fields that an update does not name; undefined takes one away; groups merge', async () => {
      const { store } = await newStore();
      const [made] = (await add(
        store,
        fox({ reviewer: 'Ada', rating: 8.5, bonuses: { welcome: '100%', freeSpins: '20' } }),
      )) as [Casino];
      const { result } = await store.change(owner, (tx) =>
        tx.casinos.update('golden-fox', {
          rating: 9,
          reviewer: undefined,
          bonuses: { welcome: '200%', noDeposit: '5', freeSpins: undefined },
        }),
      );
      const { reviewer, ...rest } = made;
      expect(reviewer).toBe('Ada');
      expect(result).toEqual({
        ...rest,
        rating: 9,
        bonuses: { welcome: '200%', noDeposit: '5' },
        updatedAt: '2026-01-05T09:00:02.000Z',
      });
      expect(await casinosOf(store)).toEqual([result]);
    });

    test('keep id, age and updatedAt when an update changes nothing, and history has no line of it', async () => {
      const { store } = await newStore();
      const [made] = (await add(store, fox({ rating: 8 }))) as [Casino];
      const done = await store.change(owner, (tx) =>
        tx.casinos.update('golden-fox', { rating: 8, id: v7(), updatedAt: '2020-01-01T00:00:00.000Z' }),
      );
      expect(done).toMatchObject({ change: undefined, deeds: { inserted: 0, updated: 0, removed: 0 } });
      expect(await casinosOf(store)).toEqual([made]);
      expect(await store.home.history()).toHaveLength(1);
    });

    test('can be put back as they were, stamps and place included', async () => {
      const { store } = await newStore();
      const made = await add(store, numbered(1), numbered(2), numbered(3));
      const { result } = await store.change(owner, (tx) => tx.casinos.remove('casino-2'));
      expect(await casinosOf(store)).toEqual([made[0], made[2]]);
      await store.change(owner, (tx) => tx.casinos.put(result));
      expect(await casinosOf(store)).toEqual(made);
    });

    test('that are not there cannot be updated or removed', async () => {
      const { store } = await newStore();
      for (const work of [
        (tx: Transaction) => tx.casinos.update('golden-fox', { rating: 1 }),
        (tx: Transaction) => tx.casinos.remove('golden-fox'),
      ]) {
        await expect(store.change(owner, work)).rejects.toMatchObject({ code: 'not-found' });
      }
    });

    test('come in the order of their ids, whatever the order they came in', async () => {
      const { store, reopen } = await newStore();
      const [made] = (await add(store, fox())) as [Casino];
      const ids = [7, 2, 9, 4].map((n) => `0189000${n}-0000-7000-8000-000000000000`);
      await store.change(owner, (tx) => {
        for (const id of ids) tx.casinos.put({ ...made, id, slug: `at-${id[7]}` });
        expect([...tx.casinos.all()].map(({ id }) => id)).toEqual([...ids, made.id].sort());
      });
      await store.change(owner, (tx) =>
        tx.casinos.put({ ...made, id: '01890005-0000-7000-8000-000000000000', slug: 'at-5' }),
      );
      const order = ['at-2', 'at-4', 'at-5', 'at-7', 'at-9', 'golden-fox'];
      expect((await casinosOf(store)).map(({ slug }) => slug)).toEqual(order);
      const again = openStore(await reopen(), ticking());
      expect((await casinosOf(again)).map(({ slug }) => slug)).toEqual(order);
    });
  });
}

function stateOfThings(newStore: NewStore): void {
  describe('states', () => {
    test('documents are what they are in a new store until they are set, and are checked', async () => {
      const { store, reopen } = await newStore();
      const before = await store.question(({ settings, homepage }) => ({
        colour: settings.get().primaryColor,
        sections: homepage.get().sections.length,
      }));
      expect(before).toEqual({ colour: '#15803d', sections: 12 });
      const { result } = await store.change(owner, (tx) =>
        tx.settings.set({ ...tx.settings.get(), siteName: 'Fox Finder' }),
      );
      expect(await store.question(({ settings }) => settings.get())).toEqual(result);
      const same = await store.change(owner, (tx) => tx.settings.set(tx.settings.get()));
      expect(same.change).toBeUndefined();
      const again = openStore(await reopen(), ticking());
      expect(await again.question(({ settings }) => settings.get().siteName)).toBe('Fox Finder');
    });

    test('a change sees its own writes before they are committed, and nobody else does', async () => {
      const { store } = await newStore();
      await store.change(owner, async (tx) => {
        const { id } = tx.casinos.insert(fox());
        tx.settings.set({ siteName: 'Inside' });
        expect(tx.casinos.get(id)?.slug).toBe('golden-fox');
        expect(tx.casinos.withSlug('golden-fox')?.id).toBe(id);
        expect([...tx.casinos.all()]).toHaveLength(1);
        expect(tx.settings.get().siteName).toBe('Inside');
        expect(await casinosOf(store)).toEqual([]);
        expect(await store.question(({ settings }) => settings.get().siteName)).toBe('');
      });
      expect(await casinosOf(store)).toHaveLength(1);
    });

    test('a snapshot does not see later commits', async () => {
      const { store } = await newStore();
      await add(store, numbered(1), numbered(2));
      await store.question(async (content) => {
        const earlier = content.generation;
        await store.change(owner, (tx) => {
          tx.casinos.remove('casino-1');
          tx.casinos.update('casino-2', { rating: 9 });
          tx.casinos.insert(numbered(3));
          tx.settings.set({ siteName: 'Later' });
        });
        expect([...content.casinos.all()].map(({ slug, rating }) => [slug, rating])).toEqual([
          ['casino-1', 0],
          ['casino-2', 0],
        ]);
        expect(content.casinos.size).toBe(2);
        expect(content.casinos.withSlug('casino-3')).toBeUndefined();
        expect(content.casinos.require('casino-1').name).toBe('Casino 1');
        expect(content.settings.get().siteName).toBe('');
        expect(content.generation).toBe(earlier);
      });
      const now = await casinosOf(store);
      expect(now.map(({ slug, rating }) => [slug, rating])).toEqual([
        ['casino-2', 9],
        ['casino-3', 0],
      ]);
    });

    test('generations differ from commit to commit and stay while nothing is committed', async () => {
      const { store, reopen } = await newStore();
      const generation = () => store.question((content) => content.generation);
      const seen = [await generation()];
      for (const n of [1, 2, 3]) {
        await add(store, numbered(n));
        seen.push(await generation());
      }
      expect(new Set(seen).size).toBe(4);
      await store.change(owner, (tx) => tx.casinos.insert(numbered(4)), true);
      expect(await generation()).toBe(seen[3]);
      expect(await (await reopen()).read((snapshot) => snapshot.generation)).toBe(seen[3]);
    });

    test('digests are SHA-256 of UTF-8, in hex', async () => {
      const { home } = await newStore();
      for (const text of ['', 'abc', 'Žižkov 東京 🎰', 'x'.repeat(100_000)]) {
        expect(home.digest(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }
    });
  });
}

function concurrency(newStore: NewStore): void {
  describe('several at once', () => {
    test('changes of one process that run at once all arrive', async () => {
      const { store, reopen } = await newStore();
      await add(store, numbered(0));
      const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
      await Promise.all(
        numbers.map((n) =>
          store.change(owner, async (tx) => {
            const { rating } = tx.casinos.require('casino-0');
            await new Promise((resolve) => setTimeout(resolve, n % 3));
            tx.casinos.insert(numbered(n));
            tx.casinos.update('casino-0', { rating: rating + 0.25 });
          }),
        ),
      );
      for (const home of [store.home, await reopen()]) {
        const casinos = await casinosOf(openStore(home, ticking()));
        expect(casinos.map(({ slug }) => slug).sort()).toEqual(
          [0, ...numbers].map((n) => `casino-${n}`).sort(),
        );
        expect(casinos.find(({ slug }) => slug === 'casino-0')?.rating).toBe(5);
        expect(await home.history()).toHaveLength(21);
      }
    });

    test('a change that fails does not hold up those behind it', async () => {
      const { store } = await newStore();
      const outcomes = await Promise.allSettled([
        add(store, numbered(1)),
        store.change(owner, () => Promise.reject(new Error('no'))),
        add(store, numbered(2)),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await casinosOf(store)).toHaveLength(2);
    });

    test('two who opened the same place see what the other did, and a change is there or refused, never lost', async () => {
      const { store, reopen } = await newStore();
      const other = openStore(await reopen(), ticking());
      await add(store, numbered(1));
      await add(other, numbered(2));
      await add(store, numbered(3));
      expect((await casinosOf(store)).map(({ slug }) => slug)).toEqual(['casino-1', 'casino-2', 'casino-3']);
      expect(await casinosOf(other)).toEqual(await casinosOf(store));

      const numbers = Array.from({ length: 10 }, (_, i) => i + 4);
      const outcomes = await Promise.allSettled(
        numbers.map((n) => add(n % 2 === 0 ? store : other, numbered(n))),
      );
      const arrived = numbers.filter((_, i) => outcomes[i]?.status === 'fulfilled');
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' });
      }
      expect(arrived.length).toBeGreaterThan(0);
      const slugs = (await casinosOf(store)).map(({ slug }) => slug);
      expect(slugs.sort()).toEqual([1, 2, 3, ...arrived].map((n) => `casino-${n}`).sort());
      expect(await store.home.history()).toHaveLength(3 + arrived.length);
    });
  });
}

function historyKept(newStore: NewStore): void {
  describe('history', () => {
    test('tells the changes, newest first: who, what, when and how much', async () => {
      const { store, reopen } = await newStore();
      await add(store, numbered(1), numbered(2), numbered(3), numbered(4));
      const ada = { id: v7(), name: 'ada' };
      const second = await store.change({ by: ada, operation: 'casinos.edit' }, (tx) => {
        tx.casinos.update('casino-1', { rating: 9 });
        tx.casinos.remove('casino-2');
        tx.settings.set({ siteName: 'Fox Finder' });
      });
      await store.change({ by: ada, operation: 'history.undo', undoes: second.change?.id as string }, (tx) =>
        tx.casinos.update('casino-1', { rating: 0 }),
      );
      for (const home of [store.home, await reopen()]) {
        const [undo, edit, first, ...more] = await home.history();
        expect(more).toEqual([]);
        expect(first).toMatchObject({
          by: { name: 'owner' },
          operation: 'casinos.add',
          inserted: 4,
          updated: 0,
          removed: 0,
          subject: 'Casino 1, Casino 2, Casino 3',
          at: '2026-01-05T09:00:01.000Z',
        });
        expect(edit).toEqual(second.change);
        expect(edit).toMatchObject({
          by: ada,
          operation: 'casinos.edit',
          inserted: 1,
          updated: 1,
          removed: 1,
          subject: 'Casino 1, Casino 2, settings',
        });
        expect(undo).toMatchObject({ undoes: edit?.id, updated: 1 });
        expect(edit).not.toHaveProperty('entries');
      }
    });

    test('says nothing of what is secret, nor of a change that is to stay unrecorded; both are made', async () => {
      const { store, reopen } = await newStore();
      const secret = { userId: v7(), hash: 'canary', createdAt: '2026-01-05T09:00:00.000Z' };
      const ada = { by: { name: 'ada' }, operation: 'users.set-password' };
      const silent = await store.change(ada, (tx) => tx.credentials.insert(secret));
      expect(silent).toMatchObject({ change: undefined, changes: [], deeds: { inserted: 0 } });
      const unrecorded = { by: { name: 'ada' }, operation: 'accounts.register', unrecorded: true };
      await store.change(unrecorded, (tx) => tx.casinos.insert(numbered(1)));
      const named = await store.change({ ...ada, subject: 'maria' }, (tx) =>
        tx.credentials.update(silent.result.id, { hash: 'another canary' }),
      );
      const before = await store.home.read(({ generation }) => generation);
      await store.change({ ...ada, subject: 'maria' }, () => undefined);
      for (const home of [store.home, await reopen()]) {
        expect(await home.read(({ generation }) => generation)).toBe(before);
        expect(await home.history()).toEqual([named.change]);
        expect(named.change).toMatchObject({ operation: 'users.set-password', subject: 'maria', updated: 0 });
        expect(await home.changeLine(named.change?.id as string)).not.toContain('canary');
        const texts = await home.read((snapshot) => [...snapshot.shelf('credentials').texts()]);
        expect(texts.join()).toContain('another canary');
        expect(await home.read((snapshot) => snapshot.shelf('casinos').size)).toBe(1);
      }
    });

    test('keeps of each change what takes it back', async () => {
      const { store, reopen } = await newStore();
      const [first, second] = (await add(store, numbered(1), numbered(2))) as [Casino, Casino];
      const done = await store.change({ ...owner, operation: 'casinos.edit' }, (tx) => {
        tx.casinos.insert(numbered(3));
        tx.casinos.update(first.id, { rating: 9, reviewer: 'Ada' });
        tx.casinos.remove(second.id);
      });
      const third = (await casinosOf(store)).find(({ slug }) => slug === 'casino-3') as Casino;
      const again = openStore(await reopen(), ticking());
      for (const recall of [store.recall, again.recall]) {
        const change = await recall(done.change?.id as string);
        expect(change).toEqual({
          ...done.change,
          entries: [
            { in: 'casinos', id: third.id, did: 'insert', hash: await hashOf(store, third.id) },
            {
              in: 'casinos',
              id: first.id,
              did: 'update',
              before: { rating: 0, reviewer: null, updatedAt: first.updatedAt },
              after: { rating: 9, reviewer: 'Ada', updatedAt: '2026-01-05T09:00:02.000Z' },
              hash: await hashOf(store, first.id),
            },
            { in: 'casinos', id: second.id, did: 'remove', before: second },
          ],
        });
      }
      expect(await store.recall(v7())).toBeUndefined();
    });
  });
}

const seen = (ts: number, path = '/'): LogLine<'pageViews'> => ({
  id: v7(),
  path,
  title: 'Home',
  referrer: '',
  ts,
});

function logsKept(newStore: NewStore): void {
  describe('logs', () => {
    test('keep lines in the order they came, each log its own, and outside the history of content', async () => {
      const { home, store, reopen } = await newStore();
      const before = await everythingIn(store);
      const lines = [seen(3, '/a'), seen(1, '/b "quoted"\\'), seen(2, '/東京')];
      for (const line of lines) await home.append('pageViews', line);
      const miss: LogLine<'missing'> = { id: v7(), path: '/gone', referrer: '', ts: 4 };
      await home.append('missing', miss);
      for (const opened of [home, await reopen()]) {
        expect(await opened.log('pageViews')).toEqual({ lines, folded: {} });
        expect(await opened.log('missing')).toEqual({ lines: [miss], folded: {} });
        expect(await opened.log('clicks')).toEqual({ lines: [], folded: {} });
      }
      expect(await everythingIn(store)).toEqual(before);
    });

    test('lose no line when many come at once', async () => {
      const { home, reopen } = await newStore();
      const lines = Array.from({ length: 50 }, (_, i) => seen(i));
      await Promise.all(lines.map((line) => home.append('pageViews', line)));
      const { lines: kept } = await (await reopen()).log('pageViews');
      expect(kept.map(({ ts }) => ts).sort((a, b) => a - b)).toEqual(lines.map(({ ts }) => ts));
    });

    test('hold a fixed number of lines and count the older ones by day, and those of posts by post', async () => {
      const { home, reopen } = await newStore();
      const onDay = (day: number) => new Date(2026, 0, day, 12).getTime();
      const older = [5, 5, 5, 6, 7, 7];
      const post = '/blog/old-moon';
      for (const day of older) await home.append('pageViews', { ...seen(onDay(day)), path: post });
      for (let n = 0; n < LOG_CAP; n++) {
        await home.append('pageViews', { ...seen(onDay(8) + n), path: n === 0 ? post : '/' });
      }
      for (const opened of [home, await reopen()]) {
        const log = await opened.log('pageViews');
        expect(log.lines).toHaveLength(LOG_CAP);
        expect(log.lines[0]?.ts).toBe(onDay(8));
        expect(log.lines.at(-1)?.ts).toBe(onDay(8) + LOG_CAP - 1);
        expect(log.folded).toEqual({ '2026-01-05': 3, '2026-01-06': 1, '2026-01-07': 2 });
        expect(dailyTotals(log)).toEqual({ ...log.folded, '2026-01-08': LOG_CAP });
        expect(log.posts).toEqual({ [post]: 6 });
        expect([...postViewsIn(log)]).toEqual([[post, 7]]);
      }
    }, 60_000);

    test('are empty once they are cleared, the others not, and go on from there', async () => {
      const { home, reopen } = await newStore();
      await home.append('pageViews', seen(1));
      const miss: LogLine<'missing'> = { id: v7(), path: '/gone', referrer: '', ts: 4 };
      await home.append('missing', miss);
      await home.clearLog('pageViews');
      await home.clearLog('clicks');
      const later = seen(2);
      expect(await home.log('pageViews')).toEqual({ lines: [], folded: {} });
      await home.append('pageViews', later);
      const again = await reopen();
      expect(await again.log('pageViews')).toEqual({ lines: [later], folded: {} });
      expect((await again.log('missing')).lines).toEqual([miss]);
    });
  });
}

function anyText(newStore: NewStore): void {
  describe('text', () => {
    test('of any script comes back as it was', async () => {
      const { store, reopen } = await newStore();
      const texts = [
        'Казино Рояль',
        '東京カジノ',
        'كازينو النيل',
        'Ñandú & Žižkov',
        'e\u0301 is not é',
        '🎰👩‍👩‍👧 🇩🇰',
        'line\nline\ttab "quotes" \\ \u2028 \u2029 </script>',
        '{"id":"","slug":"x"}',
      ];
      await add(
        store,
        ...texts.map((description, i) => ({
          ...numbered(i),
          description,
          pros: [[...description.replace('\n', '')].slice(0, 9).join('')],
        })),
      );
      for (const home of [store.home, await reopen()]) {
        const casinos = await casinosOf(openStore(home, ticking()));
        expect(casinos.map(({ description }) => description)).toEqual(texts);
      }
    });

    test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
      "a field called '%s' is refused, and nothing else takes from it",
      async (field) => {
        onTestFinished(() => expect(({} as Record<string, unknown>).polluted).toBeUndefined());
        const { store } = await newStore();
        await add(store, fox());
        const before = await everythingIn(store);
        const odd = (inner: string) => JSON.parse(`{"${field}": ${inner}}`) as object;
        for (const value of ['{"polluted": true}', '"text"', '1']) {
          for (const work of [
            (tx: Transaction) => tx.casinos.insert({ ...numbered(2), ...odd(value) }),
            (tx: Transaction) => tx.casinos.insert({ ...numbered(2), bonuses: odd(value) }),
            (tx: Transaction) => tx.casinos.update('golden-fox', odd(value)),
            (tx: Transaction) => tx.casinos.update('golden-fox', { bonuses: odd(value) }),
            (tx: Transaction) => tx.settings.set({ siteName: 'x', ...odd(value) }),
          ]) {
            await expect(store.change<unknown>(owner, work)).rejects.toMatchObject({ code: 'invalid' });
          }
        }
        expect(await everythingIn(store)).toEqual(before);
        for (const work of [
          () => store.question(({ casinos }) => casinos.require(field)),
          () => store.change(owner, (tx) => tx.casinos.remove(field)),
        ]) {
          await expect(work()).rejects.toMatchObject({ code: 'not-found' });
        }
        expect(await store.recall(field)).toBeUndefined();
      },
    );
  });
}

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
/** A story is a row of changes, each a row of steps, of which some are thrown away at their end. */
const story = fc.array(
  fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 4 }), fails: fc.boolean() }),
  {
    minLength: 1,
    maxLength: 8,
  },
);

function stories(newStore: NewStore, runs: number): void {
  test('after any row of inserts, updates and removals it holds what a plain map would', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (changes) => {
        const { store, reopen } = await newStore();
        let model = new Map<string, Casino>();
        let made = 0;
        for (const { steps, fails } of changes) {
          const expected = new Map(model);
          const changing = store.change(owner, (tx) => {
            for (const each of steps) take(each, tx, expected);
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
        for (const home of [store.home, await reopen()]) {
          const opened = openStore(home, ticking());
          expect(await casinosOf(opened)).toEqual(plain);
          await opened.question(({ casinos }) => {
            expect(casinos.size).toBe(model.size);
            for (let n = 0; n <= 6; n++) {
              const holder = plain.find(({ slug }) => slug === `casino-${n}`);
              expect(casinos.withSlug(`casino-${n}`)).toEqual(holder);
            }
            for (const record of plain) expect(casinos.get(record.id)).toEqual(record);
          });
          expect(await home.history()).toHaveLength(made);
        }
      }),
      { numRuns: runs },
    );
  }, 120_000);
}

/** Takes a step in the store and in the plain map; throws where the store refuses it, and where only one of them does. */
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

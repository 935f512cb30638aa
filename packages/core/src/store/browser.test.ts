// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { clockwork } from '../clockwork.js';
import type { Casino } from '../model/casino.js';
import { putSample } from '../sample/sample.js';
import { browserHome, type PageParts, pageStorage } from './browser.js';
import { seedOnce } from './seed.js';
import { openStore, type Store } from './store.js';
import { describeHome } from './testing/describe-home.js';

const noParts: PageParts = { locks: undefined, events: undefined };

describeHome('browser', async () => {
  window.localStorage.clear();
  return {
    home: browserHome(window.localStorage, noParts),
    reopen: async () => browserHome(window.localStorage, noParts),
  };
});

describeHome('browser (tabs with locks)', async () => {
  const storage = new PlainStorage();
  const page = { locks: queueingLocks() };
  return { home: browserHome(storage, page), reopen: async () => browserHome(storage, page) };
});

/** A storage that can be made to refuse: beyond a number of characters, at one key, or altogether. */
class PlainStorage implements Storage {
  readonly items = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;
  refusedKey = '';
  isBlocked = false;
  [name: string]: unknown;

  get length(): number {
    return this.items.size;
  }
  key(n: number): string | null {
    return [...this.items.keys()][n] ?? null;
  }
  clear(): void {
    this.items.clear();
  }
  getItem(key: string): string | null {
    if (this.isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError');
    return this.items.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError');
    const used = this.used() - (this.items.get(key) ?? '').length;
    if (key === this.refusedKey || used + text.length > this.room) {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }
    this.items.set(key, text);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
  used(): number {
    let used = 0;
    for (const text of this.items.values()) used += text.length;
    return used;
  }
}

/** Exclusive locks as the platform has them: one holder at a time, those who wait served in turn. */
function queueingLocks(): NonNullable<PageParts['locks']> {
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: LockOptions, work: LockGrantedCallback<unknown>) => {
    const mine = turn.then(() => work(null));
    turn = mine.catch(() => undefined);
    return mine;
  };
  return { request: request as LockManager['request'] };
}

const owner = { by: { name: 'owner' }, operation: 'casinos.add' };
const numbered = (n: number, more: object = {}) => ({
  slug: `casino-${n}`,
  name: `Casino ${n}`,
  description: 'Calm.',
  ...more,
});
const openIn = (storage: Storage | undefined, page = noParts) =>
  openStore(browserHome(storage, page), clockwork);
const add = (store: Store, ...inputs: object[]) =>
  store.change(owner, (tx) => inputs.map((input) => tx.casinos.insert(input)));
const slugsIn = (store: Store) =>
  store.question((content) => [...content.casinos.all()].map(({ slug }) => slug));

const picture = {
  id: '01a1f8d4-8160-72d9-a10c-acb7e096d621',
  file: `${'0f'.repeat(16)}.png`,
  title: 'A logo',
  type: 'image/png',
  bytes: 68,
  createdAt: '2026-01-05T09:00:00.000Z',
};

test('every thing stands under the key that the specification names, as JSON that anyone can read', async () => {
  const storage = new PlainStorage();
  const home = await seedOnce(browserHome(storage, noParts), clockwork, putSample);
  const store = openStore(home, clockwork);
  await store.change(owner, (tx) => {
    tx.styles.set({ css: 'a { color: red }', updatedAt: '2026-01-05T09:00:00.000Z' });
    tx.media.set({ files: [picture] });
  });
  await home.append('pageViews', { id: clockwork.newId(), path: '/', title: 'Home', referrer: '', ts: 1 });
  const read = (key: string) => JSON.parse(storage.getItem(key) ?? 'null');
  for (const key of ['casinos', 'bonuses', 'games', 'blogPosts', 'pages', 'users', 'homepageSections']) {
    expect(read(key).length, key).toBeGreaterThan(2);
  }
  expect(read('homepageContent').heroTitle).not.toBe('');
  expect(read('menuItems').header.length).toBeGreaterThan(0);
  expect(read('siteSettings').siteName).not.toBe('');
  expect(read('customStyle').css).toBe('a { color: red }');
  expect(read('mediaLibrary')).toEqual({ files: [picture] });
  expect(storage.getItem('custom-css')).toBe('a { color: red }');
  expect(storage.getItem('custom-css-timestamp')).toBe('2026-01-05T09:00:00.000Z');
  expect(read('trackingPageViews').lines[0].path).toBe('/');
  for (const key of ['authToken', 'userData', 'adminToken']) expect(storage.getItem(key)).toBeNull();

  await store.change(owner, (tx) => tx.styles.set({ ...tx.styles.get(), isActive: false }));
  expect(storage.getItem('custom-css')).toBe('');
});

test('what the sample puts in is there, to the letter, when the page is loaded again', async () => {
  const storage = new PlainStorage();
  const store = openStore(await seedOnce(browserHome(storage, noParts), clockwork, putSample), clockwork);
  const all = (from: Store) =>
    from.question((content) => ({
      casinos: [...content.casinos.all()],
      posts: [...content.posts.all()],
      homepage: content.homepage.get(),
      menus: content.menus.get(),
      users: [...content.users.all()],
    }));
  expect(await all(openIn(storage))).toEqual(await all(store));
});

describe('a storage without room', () => {
  const filled = async () => {
    const storage = new PlainStorage();
    const store = openIn(storage);
    await add(store, numbered(1, { reviewer: 'Ada' }), numbered(2));
    return { storage, store };
  };
  const bigChange = (store: Store) =>
    store.change(owner, (tx) => {
      tx.casinos.remove('casino-1');
      tx.casinos.update('casino-2', { description: 'Long. '.repeat(500) });
      tx.posts.insert({ slug: 'hello', title: 'Hello', excerpt: 'Short.', content: '<p>Long.</p>' });
      tx.settings.set({ siteName: 'Fox Finder' });
    });

  test('refuses a change whole, says so, and goes on working', async () => {
    const { storage, store } = await filled();
    storage.room = storage.used() + 1_500;
    const before = new Map(storage.items);
    await expect(bigChange(store)).rejects.toMatchObject({
      code: 'fault',
      message: expect.stringMatching(/^This browser has no room for the change, which writes \d+ kB$/),
      hint: expect.stringContaining('Remove large pictures'),
    });
    expect(new Map(storage.items)).toEqual(before);
    expect(await slugsIn(store)).toEqual(['casino-1', 'casino-2']);
    await store.change(owner, (tx) => tx.casinos.update('casino-1', { rating: 9 }));
    expect(await openIn(storage).question(({ casinos }) => casinos.require('casino-1').rating)).toBe(9);
  });

  test('at whatever number of characters it ends, keeps all of a change or none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 6_000 }), async (more) => {
        const { storage, store } = await filled();
        storage.room = storage.used() + more;
        const before = new Map(storage.items);
        const refusal = await bigChange(store).then(
          () => undefined,
          (problem) => problem,
        );
        const slugs = refusal === undefined ? ['casino-2'] : ['casino-1', 'casino-2'];
        if (refusal !== undefined) {
          expect(refusal).toMatchObject({ code: 'fault' });
          expect(new Map(storage.items)).toEqual(before);
        }
        for (const opened of [store, openIn(storage)]) {
          expect(await slugsIn(opened)).toEqual(slugs);
          expect(await opened.question(({ posts }) => posts.size)).toBe(refusal === undefined ? 1 : 0);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('takes back what grew before what shrank, so that there is room for it', async () => {
    const storage = new PlainStorage();
    const store = openIn(storage);
    await add(store, numbered(1, { description: 'Long. '.repeat(500) }));
    storage.room = storage.used() + 500;
    const before = new Map(storage.items);
    const moved = store.change(owner, (tx) => {
      tx.casinos.update('casino-1', { description: 'Short.' });
      tx.posts.insert({
        slug: 'a',
        title: 'A',
        excerpt: 'Short.',
        content: `<p>${'Long. '.repeat(480)}</p>`,
      });
      tx.settings.set({ siteName: 'Fox Finder' });
    });
    await expect(moved).rejects.toMatchObject({ code: 'fault' });
    expect(new Map(storage.items)).toEqual(before);
  });

  test('whichever key it refuses, keeps nothing of a change', async () => {
    for (const key of [
      'casinos',
      'blogPosts',
      'siteSettings',
      'storeHistory',
      'storeVersion',
      'storeGeneration',
    ]) {
      const { storage, store } = await filled();
      const before = new Map(storage.items);
      storage.refusedKey = key;
      await expect(bigChange(store), key).rejects.toMatchObject({ code: 'fault' });
      expect(new Map(storage.items), key).toEqual(before);
    }
  });

  test('gives up old history before it refuses, so that a full store can be emptied', async () => {
    const storage = new PlainStorage();
    const store = openIn(storage);
    for (let n = 1; n <= 12; n++) await add(store, numbered(n, { description: 'Long. '.repeat(300) }));
    await store.change(owner, (tx) => tx.casinos.remove('casino-1'));
    storage.room = storage.used();
    await store.change(owner, (tx) => tx.casinos.remove('casino-2'));
    expect((await slugsIn(openIn(storage))).length).toBe(10);
    const [latest, ...older] = await store.home.history();
    expect(latest).toMatchObject({ removed: 1, subject: 'Casino 2' });
    expect(older.length).toBeLessThan(12);
  });

  test('does not trouble visitors who are counted', async () => {
    const { storage, store } = await filled();
    storage.room = storage.used();
    const line = { id: clockwork.newId(), path: '/', title: 'Home', referrer: '', ts: 1 };
    await store.home.append('pageViews', line);
    expect(await store.home.log('pageViews')).toEqual({ lines: [], folded: {} });
    storage.room = Number.POSITIVE_INFINITY;
    await store.home.append('pageViews', line);
    expect(await store.home.log('pageViews')).toEqual({ lines: [line], folded: {} });
  });
});

describe('a storage that is blocked', () => {
  test.each([
    ['from the start', undefined],
    ['in every call', Object.assign(new PlainStorage(), { isBlocked: true })],
  ])(
    '%s shows the sample, refuses changes with what to do, and still says what is wrong with them',
    async (_, storage) => {
      const home = await seedOnce(browserHome(storage, noParts), clockwork, putSample);
      const store = openStore(home, clockwork);
      expect(home.name).toBe('this browser');
      const before = await slugsIn(store);
      expect(before).toHaveLength(4);
      await expect(add(store, numbered(1))).rejects.toMatchObject({
        code: 'fault',
        message: 'This browser does not let the site keep data, so the change was not made',
        hint: expect.stringContaining('Allow cookies and site data'),
      });
      await expect(add(store, { slug: 'x', description: 'Calm.' })).rejects.toMatchObject({
        code: 'invalid',
      });
      const trial = await store.change(owner, (tx) => tx.casinos.insert(numbered(1)).slug, true);
      expect(trial).toMatchObject({ result: 'casino-1', deeds: { inserted: 1 } });
      expect(await slugsIn(store)).toEqual(before);
      const line = { id: clockwork.newId(), path: '/', title: 'Home', referrer: '', ts: 1 };
      await expect(home.append('pageViews', line)).resolves.toBeUndefined();
    },
  );

  test('while the page is open leaves what was seen last, and works again when it is allowed', async () => {
    const storage = new PlainStorage();
    const store = openIn(storage);
    await add(store, numbered(1));
    storage.isBlocked = true;
    expect(await slugsIn(store)).toEqual(['casino-1']);
    await expect(add(store, numbered(2))).rejects.toMatchObject({ code: 'fault' });
    storage.isBlocked = false;
    await add(store, numbered(3));
    expect(await slugsIn(openIn(storage))).toEqual(['casino-1', 'casino-3']);
  });

  test('is found out without an error', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    onTestFinished(() => {
      if (before === undefined) Reflect.deleteProperty(globalThis, 'localStorage');
      else Object.defineProperty(globalThis, 'localStorage', before);
    });
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    expect(pageStorage()).toBeUndefined();
    const storage = new PlainStorage();
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
    expect(pageStorage()).toBe(storage);
  });
});

describe('several tabs', () => {
  test('without locks, the one that comes second is refused and overwrites nothing', async () => {
    const storage = new PlainStorage();
    const [one, two] = [openIn(storage), openIn(storage)];
    await add(one, numbered(0));
    const late = two.change(owner, async (tx) => {
      tx.casinos.update('casino-0', { rating: 1 });
      await one.change(owner, (inner) => inner.casinos.update('casino-0', { rating: 9 }));
    });
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      message: 'Another tab has changed the site meanwhile, so this change was not made',
    });
    expect(await two.question(({ casinos }) => casinos.require('casino-0').rating)).toBe(9);
    expect(await one.home.history()).toHaveLength(2);
  });

  test('with locks, the changes of all arrive', async () => {
    const storage = new PlainStorage();
    const locks = queueingLocks();
    const tabs = [1, 2, 3].map(() => openIn(storage, { locks }));
    const numbers = Array.from({ length: 30 }, (_, i) => i);
    await Promise.all(numbers.map((n) => add(tabs[n % 3] as Store, numbered(n))));
    expect((await slugsIn(openIn(storage))).length).toBe(30);
  });

  test('a tab that waits too long for its turn is told to try again', async () => {
    const locks = {
      request: () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
    } as unknown as NonNullable<PageParts['locks']>;
    await expect(add(openIn(new PlainStorage(), { locks }), numbered(1))).rejects.toMatchObject({
      code: 'conflict',
      hint: expect.stringContaining('close that tab'),
    });
  });

  test('hear of the changes of others once all of it is there, and can stop listening', async () => {
    const storage = window.localStorage;
    storage.clear();
    const home = browserHome(storage, { events: window });
    const here = openStore(home, clockwork);
    await add(here, numbered(1));
    let heard: string[][] = [];
    const stop = home.watch(() => void slugsIn(here).then((slugs) => heard.push(slugs)));
    const saw: (string | null)[] = [];
    const tab = new Proxy(storage, {
      get(target, name) {
        if (name === 'getItem') return (key: string) => target.getItem(key);
        return (key: string, text: string) => {
          target.setItem(key, text);
          saw.push(key);
          window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
        };
      },
    });
    await add(openIn(tab), numbered(2));
    await Promise.resolve();
    expect(saw.length).toBeGreaterThan(2);
    expect(heard).toEqual([['casino-1', 'casino-2']]);

    heard = [];
    storage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await Promise.resolve();
    expect(heard).toEqual([[]]);
    stop();
    await add(openIn(tab), numbered(3));
    await Promise.resolve();
    expect(heard).toEqual([[]]);
  });
});

test('the last fifty changes are kept', async () => {
  const storage = new PlainStorage();
  const store = openIn(storage);
  const [made] = (await add(store, numbered(1))).result as [Casino];
  for (let n = 1; n <= 54; n++) {
    await store.change(owner, (tx) => tx.casinos.update(made.id, { rating: n / 10 }));
  }
  const history = await openIn(storage).home.history();
  expect(history).toHaveLength(50);
  expect(history.every(({ updated }) => updated === 1)).toBe(true);
});

describe('what was damaged in the storage', () => {
  const id = '01890000-0000-7000-8000-000000000001';
  const stamp = '2026-01-05T09:00:00.000Z';
  const record = { id, slug: 'a', name: 'A', description: 'Calm.', createdAt: stamp, updatedAt: stamp };
  const cases: [string, string, string, string][] = [
    ['text that is not JSON', 'casinos', '[{"id"', "under 'casinos' cannot be read: it is not JSON"],
    ['no list', 'casinos', '{}', "under 'casinos' cannot be read: it is not a list"],
    [
      'an id twice',
      'casinos',
      JSON.stringify([record, { ...record, slug: 'b' }]),
      "under 'casinos' cannot be read: two records have the same id",
    ],
    [
      'a record that is not valid',
      'casinos',
      JSON.stringify([record, { ...record, rating: 11 }]),
      "under 'casinos' cannot be read: Rating must be between 0 and 10 at record 2",
    ],
    [
      'a document that is not valid',
      'siteSettings',
      '{"siteName":1}',
      "under 'siteSettings' cannot be read:",
    ],
    [
      'half a homepage',
      'homepageSections',
      '[{}]',
      "under 'homepageContent and homepageSections' cannot be read:",
    ],
    ['a newer version', 'storeVersion', '999', 'is of version 999, newer than'],
  ];
  test.each(cases)(
    '%s is told by its key and left as it is, and the site shows the sample',
    async (_, key, text, told) => {
      const storage = new PlainStorage();
      storage.setItem(key, text);
      const store = openIn(storage);
      const expected = { code: 'fault', message: expect.stringContaining(told) };
      await expect(slugsIn(store)).rejects.toMatchObject(expected);
      await expect(add(store, numbered(1))).rejects.toMatchObject(expected);
      const shown = openStore(await seedOnce(store.home, clockwork, putSample), clockwork);
      expect(await slugsIn(shown)).toHaveLength(4);
      await expect(add(shown, numbered(1))).rejects.toMatchObject(expected);
      expect([...storage.items]).toEqual([[key, text]]);
    },
  );

  test('a log is told by its key, and is left until it is cleared', async () => {
    const storage = new PlainStorage();
    const { home } = openIn(storage);
    const line = { id: clockwork.newId(), path: '/', title: 'Home', referrer: '', ts: 1 };
    for (const text of ['{', '[]', 'null', '{"lines":1}', '{"lines":[],"folded":{}}']) {
      storage.setItem('trackingPageViews', text);
      await expect(home.log('pageViews')).rejects.toMatchObject({ code: 'fault' });
      await home.append('pageViews', line);
      expect(storage.getItem('trackingPageViews')).toBe(text);
    }
    await home.clearLog('pageViews');
    await home.append('pageViews', line);
    expect((await home.log('pageViews')).lines).toEqual([line]);
  });

  test('content of an older version is brought to this one, once, and written with the next change', async () => {
    const storage = new PlainStorage();
    const old = '10m+ daily players in each country';
    storage.setItem('casinos', JSON.stringify([record]));
    storage.setItem('homepageContent', JSON.stringify({ dailyPlayersTitle: old }));
    const title = (store: Store) =>
      store.question(({ homepage }) => homepage.get().content.dailyPlayersTitle);
    const store = openIn(storage);
    expect(await title(store)).toBe('100+ daily players in each country');
    await add(store, numbered(1));
    expect(await slugsIn(openIn(storage))).toEqual(['a', 'casino-1']);
    expect(await title(openIn(storage))).toBe('100+ daily players in each country');
    await store.change(owner, (tx) => {
      const { content, sections } = tx.homepage.get();
      tx.homepage.set({ content: { ...content, dailyPlayersTitle: old }, sections });
    });
    expect(await title(openIn(storage))).toBe(old);
  });

  test('fields that a record lacks are completed', async () => {
    const storage = new PlainStorage();
    storage.setItem('casinos', JSON.stringify([record]));
    const casino = await openIn(storage).question(({ casinos }) => casinos.require('a'));
    expect(casino).toMatchObject({ rating: 0, isActive: true, games: [] });
  });
});

describe('the first content', () => {
  test('comes once, as one change, and not again after all of it was removed', async () => {
    const storage = new PlainStorage();
    const store = openStore(await seedOnce(browserHome(storage, noParts), clockwork, putSample), clockwork);
    expect(await store.home.history()).toMatchObject([{ operation: 'sample.put' }]);
    await store.change(owner, (tx) => {
      for (const { id } of [...tx.casinos.all()]) tx.casinos.remove(id);
    });
    const again = openStore(await seedOnce(browserHome(storage, noParts), clockwork, putSample), clockwork);
    expect(await slugsIn(again)).toEqual([]);
    expect(await again.home.history()).toHaveLength(2);
  });

  test('is not mixed with content that is there', async () => {
    const storage = new PlainStorage();
    await add(openIn(storage), numbered(1));
    storage.removeItem('storeGeneration');
    const store = openStore(await seedOnce(browserHome(storage, noParts), clockwork, putSample), clockwork);
    expect(await slugsIn(store)).toEqual(['casino-1']);
  });

  test.each([
    ['with locks', queueingLocks()],
    ['without locks', undefined],
  ])('comes once when several tabs open at the same time %s', async (_, locks) => {
    const storage = new PlainStorage();
    const homes = await Promise.all(
      [1, 2, 3].map(() => seedOnce(browserHome(storage, { locks }), clockwork, putSample)),
    );
    for (const home of homes) {
      expect(await slugsIn(openStore(home, clockwork))).toHaveLength(4);
      expect(await home.history()).toHaveLength(1);
    }
  });

  test('that is wrong is a bug and is told as such', async () => {
    const wrong = seedOnce(browserHome(new PlainStorage(), noParts), clockwork, () => {
      throw new TypeError('a bug');
    });
    await expect(wrong).rejects.toThrow(TypeError);
  });
});

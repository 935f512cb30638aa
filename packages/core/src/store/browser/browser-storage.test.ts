// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Casino } from '../../collections/casinos/casino.js';
import { runtime } from '../../runtime.js';
import { putSample } from '../../sample/sample.js';
import { seedIfNew } from '../seed.js';
import { openStore, type Store } from '../store.js';
import { describeStorageAdapter } from '../testing/describe-storage-adapter.js';
import { availableLocalStorage, type BrowserEnvironment, browserStorage } from './browser-storage.js';

const noParts: BrowserEnvironment = { locks: undefined, events: undefined };

describeStorageAdapter('browser', async () => {
  window.localStorage.clear();
  return {
    storage: browserStorage(window.localStorage, noParts),
    reopen: async () => browserStorage(window.localStorage, noParts),
  };
});

describeStorageAdapter('browser (tabs with locks)', async () => {
  const webStorage = new RefusingStorage();
  const page = { locks: queueingLocks() };
  return { storage: browserStorage(webStorage, page), reopen: async () => browserStorage(webStorage, page) };
});

/** A storage that refuses writes on demand (beyond a number of characters, or at one key), or everything. */
class RefusingStorage implements Storage {
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

/** Exclusive Web Locks: one holder at a time, waiting callers in order. */
function queueingLocks(): NonNullable<BrowserEnvironment['locks']> {
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
const openIn = (webStorage: Storage | undefined, page = noParts) =>
  openStore(browserStorage(webStorage, page), runtime);
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

test('each record and document is stored under the key that the specification names, as readable JSON', async () => {
  const webStorage = new RefusingStorage();
  const storage = await seedIfNew(browserStorage(webStorage, noParts), runtime, putSample);
  const store = openStore(storage, runtime);
  await store.change(owner, (tx) => {
    tx.styles.set({ css: 'a { color: red }', updatedAt: '2026-01-05T09:00:00.000Z' });
    tx.media.set({ files: [picture] });
  });
  await storage.appendLog('pageViews', {
    id: runtime.newId(),
    path: '/',
    title: 'Home',
    referrer: '',
    ts: 1,
  });
  const read = (key: string) => JSON.parse(webStorage.getItem(key) ?? 'null');
  for (const key of ['casinos', 'bonuses', 'games', 'blogPosts', 'pages', 'users', 'homepageSections']) {
    expect(read(key).length, key).toBeGreaterThan(2);
  }
  expect(read('homepageContent').heroTitle).not.toBe('');
  expect(read('menuItems').header.length).toBeGreaterThan(0);
  expect(read('siteSettings').siteName).not.toBe('');
  expect(read('customStyle').css).toBe('a { color: red }');
  expect(read('mediaLibrary')).toEqual({ files: [picture] });
  expect(webStorage.getItem('custom-css')).toBe('a { color: red }');
  expect(webStorage.getItem('custom-css-timestamp')).toBe('2026-01-05T09:00:00.000Z');
  expect(read('trackingPageViews').lines[0].path).toBe('/');
  for (const key of ['authToken', 'userData', 'adminToken']) expect(webStorage.getItem(key)).toBeNull();

  await store.change(owner, (tx) => tx.styles.set({ ...tx.styles.get(), isActive: false }));
  expect(webStorage.getItem('custom-css')).toBe('');
});

test('the sample data is the same, to the letter, after a reload', async () => {
  const webStorage = new RefusingStorage();
  const store = openStore(await seedIfNew(browserStorage(webStorage, noParts), runtime, putSample), runtime);
  const all = (from: Store) =>
    from.question((content) => ({
      casinos: [...content.casinos.all()],
      posts: [...content.posts.all()],
      homepage: content.homepage.get(),
      menus: content.menus.get(),
      users: [...content.users.all()],
    }));
  expect(await all(openIn(webStorage))).toEqual(await all(store));
});

describe('a full storage', () => {
  const filled = async () => {
    const webStorage = new RefusingStorage();
    const store = openIn(webStorage);
    await add(store, numbered(1, { reviewer: 'Ada' }), numbered(2));
    return { webStorage, store };
  };
  const bigChange = (store: Store) =>
    store.change(owner, (tx) => {
      tx.casinos.remove('casino-1');
      tx.casinos.update('casino-2', { description: 'Long. '.repeat(500) });
      tx.posts.insert({ slug: 'hello', title: 'Hello', excerpt: 'Short.', content: '<p>Long.</p>' });
      tx.settings.set({ siteName: 'Fox Finder' });
    });

  test('refuses a change as a whole, reports it, and keeps working', async () => {
    const { webStorage, store } = await filled();
    webStorage.room = webStorage.used() + 1_500;
    const before = new Map(webStorage.items);
    await expect(bigChange(store)).rejects.toMatchObject({
      code: 'fault',
      message: expect.stringMatching(/^This browser has no room for the change, which writes \d+ kB$/),
      hint: expect.stringContaining('Remove large pictures'),
    });
    expect(new Map(webStorage.items)).toEqual(before);
    expect(await slugsIn(store)).toEqual(['casino-1', 'casino-2']);
    await store.change(owner, (tx) => tx.casinos.update('casino-1', { rating: 9 }));
    expect(await openIn(webStorage).question(({ casinos }) => casinos.require('casino-1').rating)).toBe(9);
  });

  test('refuses a dry run of what it has no room for, and one that fits leaves nothing behind', async () => {
    const { webStorage, store } = await filled();
    const before = new Map(webStorage.items);
    const dryRun = (count: number) =>
      store.change(
        owner,
        (tx) => {
          for (let n = 0; n < count; n++)
            tx.posts.insert({
              slug: `post-${n}`,
              title: 'Hello',
              excerpt: 'Short.',
              content: 'Long. '.repeat(500),
            });
        },
        { dryRun: true },
      );
    webStorage.room = webStorage.used() + 50_000;
    await dryRun(5);
    await expect(dryRun(100)).rejects.toMatchObject({ reason: 'browser-storage.full' });
    expect(new Map(webStorage.items)).toEqual(before);
  });

  test('keeps all of a change or none, whatever its limit in characters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 6_000 }), async (more) => {
        const { webStorage, store } = await filled();
        webStorage.room = webStorage.used() + more;
        const before = new Map(webStorage.items);
        const refusal = await bigChange(store).then(
          () => undefined,
          (problem) => problem,
        );
        const slugs = refusal === undefined ? ['casino-2'] : ['casino-1', 'casino-2'];
        if (refusal !== undefined) {
          expect(refusal).toMatchObject({ code: 'fault' });
          expect(new Map(webStorage.items)).toEqual(before);
        }
        for (const opened of [store, openIn(webStorage)]) {
          expect(await slugsIn(opened)).toEqual(slugs);
          expect(await opened.question(({ posts }) => posts.size)).toBe(refusal === undefined ? 1 : 0);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('reverts grown keys before shrunken ones, so that there is room', async () => {
    const webStorage = new RefusingStorage();
    const store = openIn(webStorage);
    await add(store, numbered(1, { description: 'Long. '.repeat(500) }));
    webStorage.room = webStorage.used() + 500;
    const before = new Map(webStorage.items);
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
    expect(new Map(webStorage.items)).toEqual(before);
  });

  test('keeps nothing of a change, whichever key it refuses', async () => {
    for (const key of [
      'casinos',
      'blogPosts',
      'siteSettings',
      'storeHistory',
      'storeVersion',
      'storeGeneration',
    ]) {
      const { webStorage, store } = await filled();
      const before = new Map(webStorage.items);
      webStorage.refusedKey = key;
      await expect(bigChange(store), key).rejects.toMatchObject({ code: 'fault' });
      expect(new Map(webStorage.items), key).toEqual(before);
    }
  });

  test('drops old history before it refuses, so that a full store can be emptied', async () => {
    const webStorage = new RefusingStorage();
    const store = openIn(webStorage);
    for (let n = 1; n <= 12; n++) await add(store, numbered(n, { description: 'Long. '.repeat(300) }));
    await store.change(owner, (tx) => tx.casinos.remove('casino-1'));
    webStorage.room = webStorage.used();
    await store.change(owner, (tx) => tx.casinos.remove('casino-2'));
    expect((await slugsIn(openIn(webStorage))).length).toBe(10);
    const [latest, ...older] = await store.storage.history();
    expect(latest).toMatchObject({ removed: 1, subject: 'Casino 2' });
    expect(older.length).toBeLessThan(12);
  });

  test('causes no error for visitors while it counts them', async () => {
    const { webStorage, store } = await filled();
    webStorage.room = webStorage.used();
    const line = { id: runtime.newId(), path: '/', title: 'Home', referrer: '', ts: 1 };
    await store.storage.appendLog('pageViews', line);
    expect(await store.storage.readLog('pageViews')).toEqual({ lines: [], folded: {} });
    webStorage.room = Number.POSITIVE_INFINITY;
    await store.storage.appendLog('pageViews', line);
    expect(await store.storage.readLog('pageViews')).toEqual({ lines: [line], folded: {} });
  });
});

describe('a blocked storage', () => {
  test.each([
    ['from the start', undefined],
    ['in every call', Object.assign(new RefusingStorage(), { isBlocked: true })],
  ])(
    '%s shows the sample, refuses changes with a remedy, and still reports what is wrong with them',
    async (_, webStorage) => {
      const storage = await seedIfNew(browserStorage(webStorage, noParts), runtime, putSample);
      const store = openStore(storage, runtime);
      expect(storage.displayName).toBe('this browser');
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
      const trial = await store.change(owner, (tx) => tx.casinos.insert(numbered(1)).slug, { dryRun: true });
      expect(trial).toMatchObject({ result: 'casino-1', counts: { inserted: 1 } });
      expect(await slugsIn(store)).toEqual(before);
      const line = { id: runtime.newId(), path: '/', title: 'Home', referrer: '', ts: 1 };
      await expect(storage.appendLog('pageViews', line)).resolves.toBeUndefined();
    },
  );

  test('while the page is open keeps the last known content, and works again once it is allowed', async () => {
    const webStorage = new RefusingStorage();
    const store = openIn(webStorage);
    await add(store, numbered(1));
    webStorage.isBlocked = true;
    expect(await slugsIn(store)).toEqual(['casino-1']);
    await expect(add(store, numbered(2))).rejects.toMatchObject({ code: 'fault' });
    webStorage.isBlocked = false;
    await add(store, numbered(3));
    expect(await slugsIn(openIn(webStorage))).toEqual(['casino-1', 'casino-3']);
  });

  test('is detected without an error', () => {
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
    expect(availableLocalStorage()).toBeUndefined();
    const webStorage = new RefusingStorage();
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: webStorage });
    expect(availableLocalStorage()).toBe(webStorage);
  });
});

describe('several tabs', () => {
  test('without locks, the second change is refused and overwrites nothing', async () => {
    const webStorage = new RefusingStorage();
    const [one, two] = [openIn(webStorage), openIn(webStorage)];
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
    expect(await one.storage.history()).toHaveLength(2);
  });

  test('with locks, all changes are stored', async () => {
    const webStorage = new RefusingStorage();
    const locks = queueingLocks();
    const tabs = [1, 2, 3].map(() => openIn(webStorage, { locks }));
    const numbers = Array.from({ length: 30 }, (_, i) => i);
    await Promise.all(numbers.map((n) => add(tabs[n % 3] as Store, numbered(n))));
    expect((await slugsIn(openIn(webStorage))).length).toBe(30);
  });

  test('a tab that waits too long for the lock gets a message to try again', async () => {
    const locks = {
      request: () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
    } as unknown as NonNullable<BrowserEnvironment['locks']>;
    await expect(add(openIn(new RefusingStorage(), { locks }), numbered(1))).rejects.toMatchObject({
      code: 'conflict',
      hint: expect.stringContaining('close that tab'),
    });
  });

  test('notify each other once a change is complete, and a listener can unsubscribe', async () => {
    const webStorage = window.localStorage;
    webStorage.clear();
    const storage = browserStorage(webStorage, { events: window });
    const here = openStore(storage, runtime);
    await add(here, numbered(1));
    let heard: string[][] = [];
    const stop = storage.watch(() => void slugsIn(here).then((slugs) => heard.push(slugs)));
    const saw: (string | null)[] = [];
    const tab = new Proxy(webStorage, {
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
    webStorage.clear();
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
  const webStorage = new RefusingStorage();
  const store = openIn(webStorage);
  const [made] = (await add(store, numbered(1))).result as [Casino];
  for (let n = 1; n <= 54; n++) {
    await store.change(owner, (tx) => tx.casinos.update(made.id, { rating: n / 10 }));
  }
  const history = await openIn(webStorage).storage.history();
  expect(history).toHaveLength(50);
  expect(history.every(({ updated }) => updated === 1)).toBe(true);
});

describe('damaged content in the storage', () => {
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
    '%s is reported by its key and left as it is, and the site shows the sample',
    async (_, key, text, told) => {
      const webStorage = new RefusingStorage();
      webStorage.setItem(key, text);
      const store = openIn(webStorage);
      const expected = { code: 'fault', message: expect.stringContaining(told) };
      await expect(slugsIn(store)).rejects.toMatchObject(expected);
      await expect(add(store, numbered(1))).rejects.toMatchObject(expected);
      const shown = openStore(await seedIfNew(store.storage, runtime, putSample), runtime);
      expect(await slugsIn(shown)).toHaveLength(4);
      await expect(add(shown, numbered(1))).rejects.toMatchObject(expected);
      expect([...webStorage.items]).toEqual([[key, text]]);
    },
  );

  test('a damaged log is reported by its key, and stays until it is cleared', async () => {
    const webStorage = new RefusingStorage();
    const { storage } = openIn(webStorage);
    const line = { id: runtime.newId(), path: '/', title: 'Home', referrer: '', ts: 1 };
    for (const text of ['{', '[]', 'null', '{"lines":1}', '{"lines":[],"folded":{}}']) {
      webStorage.setItem('trackingPageViews', text);
      await expect(storage.readLog('pageViews')).rejects.toMatchObject({ code: 'fault' });
      await storage.appendLog('pageViews', line);
      expect(webStorage.getItem('trackingPageViews')).toBe(text);
    }
    await storage.clearLog('pageViews');
    await storage.appendLog('pageViews', line);
    expect((await storage.readLog('pageViews')).lines).toEqual([line]);
  });

  test('content of an older version is migrated once, and saved with the next change', async () => {
    const webStorage = new RefusingStorage();
    const old = '10m+ daily players in each country';
    webStorage.setItem('casinos', JSON.stringify([record]));
    webStorage.setItem('homepageContent', JSON.stringify({ dailyPlayersTitle: old }));
    const title = (store: Store) =>
      store.question(({ homepage }) => homepage.get().content.dailyPlayersTitle);
    const store = openIn(webStorage);
    expect(await title(store)).toBe('100+ daily players in each country');
    await add(store, numbered(1));
    expect(await slugsIn(openIn(webStorage))).toEqual(['a', 'casino-1']);
    expect(await title(openIn(webStorage))).toBe('100+ daily players in each country');
    await store.change(owner, (tx) => {
      const { content, sections } = tx.homepage.get();
      tx.homepage.set({ content: { ...content, dailyPlayersTitle: old }, sections });
    });
    expect(await title(openIn(webStorage))).toBe(old);
  });

  test('missing fields of a record get their defaults', async () => {
    const webStorage = new RefusingStorage();
    webStorage.setItem('casinos', JSON.stringify([record]));
    const casino = await openIn(webStorage).question(({ casinos }) => casinos.require('a'));
    expect(casino).toMatchObject({ isFeatured: false, isActive: true, games: [] });
  });
});

describe('the initial content', () => {
  test('is added once, as one change, and not again after everything is removed', async () => {
    const webStorage = new RefusingStorage();
    const store = openStore(
      await seedIfNew(browserStorage(webStorage, noParts), runtime, putSample),
      runtime,
    );
    expect(await store.storage.history()).toMatchObject([{ operation: 'sample.put' }]);
    await store.change(owner, (tx) => {
      for (const { id } of [...tx.casinos.all()]) tx.casinos.remove(id);
    });
    const again = openStore(
      await seedIfNew(browserStorage(webStorage, noParts), runtime, putSample),
      runtime,
    );
    expect(await slugsIn(again)).toEqual([]);
    expect(await again.storage.history()).toHaveLength(2);
  });

  test('is not mixed with existing content', async () => {
    const webStorage = new RefusingStorage();
    await add(openIn(webStorage), numbered(1));
    webStorage.removeItem('storeGeneration');
    const store = openStore(
      await seedIfNew(browserStorage(webStorage, noParts), runtime, putSample),
      runtime,
    );
    expect(await slugsIn(store)).toEqual(['casino-1']);
  });

  test.each([
    ['with locks', queueingLocks()],
    ['without locks', undefined],
  ])('is added once when several tabs open at the same time %s', async (_, locks) => {
    const webStorage = new RefusingStorage();
    const homes = await Promise.all(
      [1, 2, 3].map(() => seedIfNew(browserStorage(webStorage, { locks }), runtime, putSample)),
    );
    for (const storage of homes) {
      expect(await slugsIn(openStore(storage, runtime))).toHaveLength(4);
      expect(await storage.history()).toHaveLength(1);
    }
  });

  test('is reported as a bug when it is invalid', async () => {
    const wrong = seedIfNew(browserStorage(new RefusingStorage(), noParts), runtime, () => {
      throw new TypeError('a bug');
    });
    await expect(wrong).rejects.toThrow(TypeError);
  });
});

test('other work goes on while the entries of a large change are made', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++);
  const storage = browserStorage(new RefusingStorage(), noParts);
  await storage.write(async () => ({
    header: {
      id: 'a',
      number: 1,
      at: '2026-01-05T09:30:00.000Z',
      by: { name: 'ada' },
      operation: 'casinos.import',
      subject: '',
      inserted: 0,
      updated: 0,
      removed: 0,
    },
    entries: (function* () {
      // As many as a large change has, and no more than it takes: a clock runs on while a busy machine does nothing.
      for (let n = 0; n < 1_000_000 && turns <= 2; n++) yield '{}';
    })(),
  }));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});

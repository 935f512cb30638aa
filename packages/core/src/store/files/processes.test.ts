import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isLongRun } from '../../../../../tests/long-run.js';
import type { Casino } from '../../collections/casinos/casino.js';
import { HISTORY_LIMITS } from './history/history-file.js';
import {
  addCasinoChange,
  buildProgram,
  casino,
  newStore,
  reopenStore,
  slugsIn,
  startProcess,
} from './testing/child-process.js';

/** For programs: makes a change again where others kept the store for so long that it was refused, as on a busy machine. */
const changeAtLast = `
  const changeAtLast = async (store, ...given) => {
    for (;;) {
      try {
        return await store.change(...given);
      } catch (error) {
        if (error.reason !== 'store.locked') throw error;
      }
    }
  };`;

test('four processes with 25 changes each lose no change, in the content or in the history', async () => {
  const { folder, store } = await newStore();
  await store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('shared', { rating: 0 })));
  const path = await buildProgram(`
    ${changeAtLast}
    const [, , folder, name] = process.argv;
    const store = openStore(fileStorage(folder), runtime);
    for (let n = 0; n < 25; n++) {
      await changeAtLast(store, { by: { name }, operation: 'casinos.add' }, (tx) => {
        tx.casinos.insert({ slug: name + '-' + n, name, description: 'Calm.' });
        tx.casinos.update('shared', { rating: (tx.casinos.require('shared').rating * 10 + 1) / 10 % 10 });
      });
    }`);
  const running = ['a', 'b', 'c', 'd'].map((name) => startProcess(process.execPath, [path, folder, name]));

  const sizes: number[] = [];
  let isRunning = true;
  const reading = (async () => {
    for (const reader = reopenStore(folder); isRunning; await sleep(1)) {
      sizes.push(
        await reader.question(async ({ casinos }) => {
          const size = [...casinos.all()].length;
          await sleep(2);
          expect(casinos.size).toBe(size);
          return size;
        }),
      );
    }
  })();
  for (const { ended, said } of running) expect(await ended, said()).toBe(0);
  isRunning = false;
  await reading;

  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(await slugsIn(store)).toHaveLength(101);
  const history = await store.storage.history();
  expect(history).toHaveLength(101);
  for (const name of ['a', 'b', 'c', 'd']) {
    expect(history.filter(({ by }) => by.name === name)).toHaveLength(25);
  }
});

test('a process killed at any moment leaves each of its changes complete or absent', async () => {
  const { folder, store } = await newStore();
  const path = await buildProgram(`
    const store = openStore(fileStorage(process.argv[2]), runtime);
    for (let n = 0; ; n++) {
      await store.change({ by: { name: 'owner' }, operation: 'pair.add' }, (tx) => {
        const slug = runtime.newId();
        tx.casinos.insert({ slug, name: slug, description: 'Calm. '.repeat(2_000) });
        tx.posts.insert({ slug, title: slug, excerpt: 'Short.', content: 'Long.' });
        tx.settings.set({ siteName: slug });
      });
      process.stdout.write('.');
    }`);
  let most = 0;
  for (let run = 0; run < (isLongRun ? 24 : 5); run++) {
    const { child, ended, said } = startProcess(process.execPath, [path, folder]);
    while (said() === '' && child.exitCode === null) await sleep(2);
    await sleep(Math.random() * 40);
    child.kill('SIGKILL');
    expect(await ended, said()).toBe('SIGKILL');

    const seen = await reopenStore(folder).question(({ casinos, posts, settings }) => ({
      casinos: [...casinos.all()].map(({ slug }) => slug),
      posts: [...posts.all()].map(({ slug }) => slug),
      last: settings.get().siteName,
    }));
    expect(seen.posts).toEqual(seen.casinos);
    expect(seen.last).toBe(seen.casinos.at(-1));
    expect(await store.storage.history()).toHaveLength(Math.min(seen.casinos.length, 1_000));
    // Every acknowledged change is there, and at most one unacknowledged change.
    const acknowledged = most + said().length;
    expect(seen.casinos.length - acknowledged).toBeOneOf([0, 1]);
    most = seen.casinos.length;
  }
  await store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('next')));
  expect(await slugsIn(store)).toHaveLength(most + 1);
  const plain = JSON.parse(readFileSync(join(folder, 'casinos.json'), 'utf8')) as Casino[];
  expect(plain).toHaveLength(most + 1);
});

test('a writer waits for another writer, then reports it; readers never wait', async () => {
  const { folder, store } = await newStore();
  const path = await buildProgram(`
    const store = openStore(fileStorage(process.argv[2]), runtime);
    await store.change({ by: { name: 'owner' }, operation: 'long' }, async () => {
      process.stdout.write('inside');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });`);
  const { child, ended, said } = startProcess(process.execPath, [path, folder]);
  while (said() === '') await sleep(2);
  expect(await slugsIn(store)).toEqual([]);
  await expect(store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('one')))).rejects.toMatchObject(
    {
      code: 'conflict',
      message: 'Another command has been changing this store for 10 seconds',
    },
  );
  const waiting = store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('two')));
  await sleep(50);
  child.kill('SIGKILL');
  await ended;
  await waiting;
  expect(await slugsIn(store)).toEqual(['two']);
});

/** Makes edits, each of which adds a letter to one text, and prints a dot for each that was confirmed. */
const addLetters = `
  ${changeAtLast}
  const [, , folder, name, count, writeAhead] = process.argv;
  const store = openStore(fileStorage(folder, { writeAhead: writeAhead === 'true' }), runtime);
  for (let n = 0; n < Number(count); n++) {
    await changeAtLast(store, { by: { name }, operation: 'casinos.edit' }, (tx) => {
      const { id, description } = tx.casinos.require('shared');
      tx.casinos.update(id, { description: description + name });
    });
    process.stdout.write('.');
  }`;

const lettersIn = (folder: string) =>
  reopenStore(folder).question(({ casinos }) => casinos.require('shared').description.length);

test('commands and servers that edit one record together lose no edit', async () => {
  const { folder, store } = await newStore();
  await store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('shared', { description: 'x' })));
  const path = await buildProgram(addLetters);
  const running = ['a', 'b', 'c', 'd'].map((name, i) =>
    startProcess(process.execPath, [path, folder, name, '25', String(i % 2 === 0)]),
  );
  for (const { ended, said } of running) expect(await ended, said()).toBe(0);
  expect(await lettersIn(folder)).toBe(101);
  expect(await reopenStore(folder).history()).toHaveLength(101);
  // Who wrote ahead has stayed until the files were written.
  expect(readFileSync(join(folder, 'casinos.json'), 'utf8')).toMatch(/"description":"x[abcd]{100}"/);
});

test('a server killed at any moment keeps every edit that it confirmed, and at most the one after', async () => {
  const { folder, store } = await newStore();
  await store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('shared', { description: 'x' })));
  const path = await buildProgram(addLetters);
  let letters = 1;
  for (let run = 0; run < (isLongRun ? 10 : 4); run++) {
    const { child, ended, said } = startProcess(process.execPath, [path, folder, 'a', '100000', 'true']);
    while (said() === '' && child.exitCode === null) await sleep(2);
    await sleep(Math.random() * (run % 5 === 0 ? 1_500 : 60));
    child.kill('SIGKILL');
    await ended;
    const now = await lettersIn(folder);
    expect(now - letters - said().length).toBeOneOf([0, 1]);
    expect(await reopenStore(folder).history()).toHaveLength(Math.min(now, HISTORY_LIMITS.changes));
    letters = now;
  }
  expect((await reopenStore(folder).storage.verify('all')).map(({ message }) => message)).toEqual([]);
});

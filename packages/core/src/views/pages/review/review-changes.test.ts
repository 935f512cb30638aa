import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../store/memory-storage.js';
import { readCatalogue } from '../../../store/read-catalogue.js';
import { openStore } from '../../../store/store.js';
import type { Transaction } from '../../../store/transaction.js';
import { reviewPage } from './review.js';

describe('what a review says changed', () => {
  test('is the visible facts of each day, the latest day first, and nothing of who changed them', async () => {
    const { edit, changesOf } = await openCasino({
      rating: 8,
      bonus: '100%',
      paymentMethods: ['Visa', 'Skrill'],
    });
    await edit('2026-03-01', { rating: 8.5 });
    await edit('2026-04-02', { bonus: '50%', paymentMethods: ['Visa', 'PayPal'], minDeposit: '€10' });
    expect(await changesOf()).toEqual([
      {
        day: '2026-04-02',
        facts: [
          { title: 'Bonus', from: '100%', to: '50%' },
          { title: 'Minimum Deposit', to: '€10' },
          { title: 'Payment Methods', to: 'PayPal' },
          { title: 'Payment Methods', from: 'Skrill' },
        ],
      },
      { day: '2026-03-01', facts: [{ title: 'Score', from: '8.0', to: '8.5' }] },
    ]);
    expect(JSON.stringify(await changesOf())).not.toContain('Ann');
  });

  test('of one day is one change: what was before the first, and is after the last', async () => {
    const { edit, changesOf } = await openCasino({ rating: 8 });
    await edit('2026-03-01', { rating: 7, bonus: '100%' });
    await edit('2026-03-01', { rating: 9 });
    await edit('2026-03-01', { bonus: null });
    expect(await changesOf()).toEqual([
      { day: '2026-03-01', facts: [{ title: 'Score', from: '8.0', to: '9.0' }] },
    ]);
  });

  test('leaves out what was taken back, and what nobody saw', async () => {
    const { edit, changesOf, store } = await openCasino({ rating: 8 });
    await edit('2026-03-01', { rating: 1 });
    const [mistake] = await store.history();
    await edit('2026-03-02', { rating: 8 }, mistake?.id);
    await edit('2026-03-03', { established: 2019, reviewer: 'Ines' });
    expect(await changesOf()).toBeUndefined();
    await edit('2026-03-04', { minDeposit: '€5' });
    await edit('2026-03-05', { isActive: false });
    await edit('2026-03-06', { rating: 2 });
    await edit('2026-03-07', { isActive: true });
    await edit('2026-03-08', { rating: 3 });
    expect(await changesOf()).toEqual([
      { day: '2026-03-08', facts: [{ title: 'Score', from: '2.0', to: '3.0' }] },
    ]);
  });

  test('says nothing of scores and offers while the casino is on the blacklist', async () => {
    const { edit, changesOf } = await openCasino({ rating: 8 });
    await edit('2026-03-01', { isBlacklisted: true, blacklistDate: '2026-03-01', rating: 2 });
    await edit('2026-03-02', { rating: 1, withdrawalTime: 'Weeks' });
    await edit('2026-03-03', { rating: 6, isBlacklisted: false, blacklistDate: null });
    expect(await changesOf()).toEqual([
      { day: '2026-03-03', facts: [], blacklist: 'removed' },
      { day: '2026-03-02', facts: [{ title: 'Withdrawal Time', to: 'Weeks' }] },
      { day: '2026-03-01', facts: [], blacklist: 'added' },
    ]);
  });

  test('goes back a year', async () => {
    const { edit, changesOf } = await openCasino({ rating: 8 });
    await edit('2025-06-30', { rating: 7 });
    expect(await changesOf()).toBeUndefined();
    await edit('2025-07-01', { rating: 6 });
    expect(await changesOf()).toHaveLength(1);
  });

  test('reads each change of the history once while the site runs', async () => {
    const { edit, storage } = await openCasino({ rating: 8 });
    await edit('2026-03-01', { rating: 7 });
    let reads = 0;
    const counting = {
      ...storage,
      changeLine: (id: string) => {
        reads += 1;
        return storage.changeLine(id);
      },
    };
    const first = await readCatalogue(counting, TODAY);
    await edit('2026-03-02', { rating: 6 });
    const next = await readCatalogue(counting, TODAY, first);
    expect(reviewPage(next, 'red-fox')?.changes).toHaveLength(2);
    expect(reads).toBe(2);
  });

  test('is absent where the history cannot be read', async () => {
    const { edit, storage } = await openCasino({ rating: 8 });
    await edit('2026-03-01', { rating: 7 });
    const broken = { ...storage, history: () => Promise.reject(new Error('unreadable')) };
    const view = reviewPage(await readCatalogue(broken, TODAY), 'red-fox');
    expect(view?.casino.score?.text).toBe('7.0');
    expect(view).not.toHaveProperty('changes');
  });
});

const TODAY = '2026-07-01';

async function openCasino(fields: object) {
  const storage = memoryStorage();
  let now = '2025-01-01';
  let ids = 0;
  const store = openStore(storage, {
    now: () => new Date(`${now}T09:00:00.000Z`),
    newId: () => `019fa000-0000-7000-8000-${String(++ids).padStart(12, '0')}`,
  });
  const run = (operation: string, work: (transaction: Transaction) => unknown, undoes: string[] = []) =>
    store.change({ by: { name: 'Ann' }, operation, undoes }, (transaction) => void work(transaction));
  let id = '';
  await run('casinos.add', ({ casinos }) => {
    id = casinos.insert({ slug: 'red-fox', name: 'Red Fox', description: 'A casino.', ...fields }).id;
  });
  return {
    storage,
    store,
    async edit(day: string, changes: object, undone?: string) {
      now = day;
      const undoes = undone === undefined ? [] : [undone];
      await run(
        undoes.length > 0 ? 'history.undo' : 'casinos.edit',
        ({ casinos }) => casinos.update(id, changes),
        undoes,
      );
    },
    async changesOf() {
      return reviewPage(await readCatalogue(storage, TODAY), 'red-fox')?.changes;
    },
  };
}

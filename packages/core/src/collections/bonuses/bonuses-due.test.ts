import { expect, test } from 'vitest';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { bonusesConfirm } from './bonuses.js';
import { bonusesDue } from './bonuses-due.js';

/** A store with a casino of each kind, and bonuses of them by their titles. */
async function deskOf(bonuses: Record<string, Record<string, unknown>>, settings: object = {}) {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
    content.settings.set({ ...content.settings.get(), ...settings });
    const add = (slug: string, more: object) =>
      content.casinos.insert({ slug, name: slug, description: 'x', ...more }).id;
    const ids: Record<string, string> = {
      shown: add('shown', { termsUrl: 'https://shown.example/terms', visitUrl: 'https://shown.example/' }),
      hidden: add('hidden', { isActive: false }),
      barred: add('barred', { isBlacklisted: true, blacklistDate: '2026-01-05' }),
    };
    for (const [title, { of = 'shown', ...more }] of Object.entries(bonuses)) {
      const casinoId = ids[of as string];
      content.bonuses.insert({
        ...{ casino: of, title, createdAt: '2026-01-05T09:00:00.000Z' },
        ...(casinoId === undefined ? {} : { casinoId }),
        ...more,
      });
    }
  });
  const perform = createPerform(storage, runtime);
  const due = async (page: object = {}) => (await perform(bonusesDue, page)).result;
  return { perform, due, titles: async () => (await due()).records.map(({ title }) => title) };
}

test('offers that visitors can claim wait for a check, the longest waiting first; those that ended are counted', async () => {
  const { due, titles } = await deskOf({
    'checked long ago': { lastChecked: '2026-03-01' },
    'never checked': {},
    'ended and checked': { lastChecked: '2999-01-01', validUntil: '2026-02-01' },
    confirmed: { lastChecked: '2999-01-01' },
    'of a casino that nobody sees': { of: 'hidden' },
    'of a blacklisted casino': { of: 'barred' },
    'of a casino that is not listed': { of: 'Elsewhere', createdAt: '2026-05-01T00:00:00.000Z' },
    withdrawn: { withdrawnAt: '2026-01-06T00:00:00.000Z' },
  });
  expect(await titles()).toEqual([
    'never checked',
    'ended and checked',
    'checked long ago',
    'of a casino that is not listed',
  ]);
  const { total, expired, records } = await due({ limit: 2, offset: 1 });
  expect([total, expired]).toEqual([4, 1]);
  expect(records).toMatchObject([
    { title: 'ended and checked', reasons: ['expired'], dueSince: '2026-02-02' },
    { title: 'checked long ago', reasons: ['stale'], dueSince: '2026-03-09' },
  ]);
});

test('the days of the setting decide when a check is too old, and a confirmed offer leaves the list', async () => {
  const { perform, due, titles } = await deskOf(
    { old: { lastChecked: '2020-01-01' } },
    { recheckOffersAfter: 30 },
  );
  expect((await due()).records[0]?.dueSince).toBe('2020-02-01');
  await perform(bonusesConfirm, { records: ['old'] });
  expect(await titles()).toEqual([]);
});

test('the pages of terms come with an offer, each once, and its own link only where there is no other', async () => {
  const terms = 'https://shown.example/terms';
  const { due } = await deskOf({
    both: { source: 'https://shown.example/bonus', termsUrl: terms, visitUrl: 'https://shown.example/x' },
    alone: { of: 'Elsewhere', visitUrl: 'https://elsewhere.example/x' },
  });
  const links = (await due()).records.map(({ title, links: found }) => [title, found]);
  expect(Object.fromEntries(links)).toEqual({
    both: [
      { at: 'source', href: 'https://shown.example/bonus' },
      { at: 'terms', href: terms },
    ],
    alone: [{ at: 'offer', href: 'https://elsewhere.example/x' }],
  });
});

import { expect, test } from 'vitest';
import { bonusesConfirm } from '../../collections/bonuses/bonuses.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { doctorCheck } from './doctor.js';

const FIGURES = { currency: 'EUR', amount: 100, matchPercent: 100 } as const;

/** What the doctor says of offers in a store with one casino, which says this of its bonus. */
async function findingsOf(bonuses: Record<string, unknown>[], casinoText = '') {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
    const { id } = content.casinos.insert({
      ...{ slug: 'fox', name: 'Fox', description: 'x' },
      ...(casinoText === '' ? {} : { bonus: casinoText }),
    });
    for (const bonus of bonuses)
      content.bonuses.insert({ casino: 'Fox', casinoId: id, title: 'A bonus', ...bonus });
  });
  const perform = createPerform(storage, runtime);
  const check = async () =>
    (await perform(doctorCheck, { only: ['stale-offer', 'contradicting-offer'] })).result.findings;
  return { perform, check, messages: (await check()).map(({ message }) => message) };
}

test('terms that were checked too long ago are found, until somebody confirms them', async () => {
  const { perform, check, messages } = await findingsOf([{ ...FIGURES, lastChecked: '2020-02-03' }, FIGURES]);
  expect(messages).toEqual([
    "The terms of bonus 'A bonus' were last checked on 2020-02-03: its card shows no figures any more",
  ]);
  const [finding] = await check();
  await perform(bonusesConfirm, { records: [finding?.id as string] });
  expect(await check()).toEqual([]);
});

test('terms of a bonus that has ended are not to be checked', async () => {
  const { messages } = await findingsOf([{ lastChecked: '2020-02-03', validUntil: '2020-02-28' }]);
  expect(messages).toEqual([]);
});

test('a title and a casino that name another match than the figures are found', async () => {
  const { messages } = await findingsOf([{ ...FIGURES, title: '150% up to €100' }], '200 % up to €100');
  expect(messages).toEqual([
    "The title of bonus '150% up to €100' says 150%, and the figures of the bonus 100%",
    "Bonus of casino 'Fox' says 200%, and the figures of the bonus 100%",
  ]);
});

test('a text that names the match, or none, contradicts nothing', async () => {
  const titles = ['100% up to €100', '100 % and 10% back', 'Up to €100', '100,0% up to €100'];
  const { messages } = await findingsOf(
    titles.map((title) => ({ ...FIGURES, title })),
    '50 spins',
  );
  expect(messages).toEqual([]);
});

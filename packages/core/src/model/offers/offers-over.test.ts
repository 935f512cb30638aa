import { expect, test } from 'vitest';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { readCatalogue } from '../../store/read-catalogue.js';
import { openStore } from '../../store/store.js';

test('a casino promises its welcome offer, in any words, until its last day, and longer only where another bonus goes on', async () => {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
    const text = { description: 'Calm.', rating: 8, bonus: '100% up to €200' };
    const bonuses = { welcome: '100%  UP TO €200', freeSpins: '20 spins' };
    const insert = (slug: string) => content.casinos.insert({ ...text, slug, name: slug, bonuses }).id;
    const [fox, owl] = [insert('fox'), insert('owl'), insert('hare')];
    const own = { ...text, bonus: 'Double your first deposit', bonuses: { ...bonuses, welcome: 'Double' } };
    const wolf = content.casinos.insert({ ...own, slug: 'wolf', name: 'wolf' }).id;
    const offer = { title: '100% up to €200', rating: 9, category: 'welcome' as const };
    content.bonuses.insert({ ...offer, casino: 'fox', casinoId: fox, validUntil: '2026-11-24' });
    content.bonuses.insert({ ...offer, casino: 'owl', casinoId: owl, validUntil: '2026-11-24' });
    content.bonuses.insert({ ...offer, casino: 'owl', casinoId: owl });
    content.bonuses.insert({ ...offer, casino: 'wolf', casinoId: wolf, validUntil: '2026-11-24' });
  });
  const promised = async (today: string) =>
    Object.fromEntries(
      [...(await readCatalogue(storage, today)).casinoBySlug].map(([slug, { bonus, bonuses }]) => [
        slug,
        [bonus, bonuses.welcome, bonuses.freeSpins],
      ]),
    );
  const whole = ['100% up to €200', '100%  UP TO €200', '20 spins'];
  const double = ['Double your first deposit', 'Double', '20 spins'];
  expect(await promised('2026-11-24')).toEqual({ fox: whole, owl: whole, hare: whole, wolf: double });
  expect(await promised('2026-11-25')).toEqual({
    fox: [undefined, undefined, '20 spins'],
    owl: whole,
    hare: whole,
    wolf: [undefined, undefined, '20 spins'],
  });
});

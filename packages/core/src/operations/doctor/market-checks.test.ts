import { expect, test } from 'vitest';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import type { Transaction } from '../../store/transaction.js';
import { doctorCheck, doctorMend } from './doctor.js';

/** What the doctor says of listings and markets in a store with two casinos, each with a bonus, after a change by hand. */
async function findingsOf(
  byHand: (content: Transaction, of: { fox: string; owl: string; spins: string; cash: string }) => void,
) {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
    const add = (slug: string, name: string) =>
      content.casinos.insert({ slug, name, description: 'x', visitUrl: `https://${slug}.example/` }).id;
    const [fox, owl] = [add('fox', 'Fox'), add('owl', 'Owl')];
    const spins = content.bonuses.insert({ casino: 'Fox', casinoId: fox, title: 'Fifty spins' }).id;
    const cash = content.bonuses.insert({ casino: 'Owl', casinoId: owl, title: 'Cash' }).id;
    content.markets.insert({ code: 'GB' });
    content.listings.insert({
      ...{ slug: 'fox-in-gb', casino: 'Fox', casinoId: fox, market: 'GB' },
      ...{ offer: 'Fifty spins', offerId: spins },
    });
    content.listings.insert({ slug: 'owl-in-gb', casino: 'Owl', casinoId: owl, market: 'GB' });
    byHand(content, { fox, owl, spins, cash });
  });
  const perform = createPerform(storage, runtime);
  const { findings } = (await perform(doctorCheck, {})).result;
  return {
    mend: async () => (await perform(doctorMend, {})).result,
    found: findings
      .filter(({ code }) => code !== 'missing-base-url')
      .map(({ check, message }) => [check, message]),
  };
}

test('listings with their casinos and offers, and a market of each code, are sound', async () => {
  const { found } = await findingsOf((content, { fox }) => {
    content.markets.insert({ code: 'DE' });
    content.listings.insert({ slug: 'fox-in-de', casino: 'Fox', casinoId: fox, market: 'DE' });
  });
  expect(found).toEqual([]);
});

test('a listing whose casino is not there is found: by its id, and where it has none', async () => {
  const { found } = await findingsOf((content) => {
    const gone = { casino: 'Gone', market: 'GB' };
    content.listings.insert({ ...gone, slug: 'gone-in-gb', casinoId: runtime.newId() });
    content.listings.insert({ ...gone, slug: 'fox-by-name', casino: 'Fox' });
  });
  expect(found).toEqual([
    [
      'dangling-reference',
      "Listing 'gone-in-gb' is linked to no casino that is there, and names casino 'Gone'",
    ],
    [
      'dangling-reference',
      "Listing 'fox-by-name' is linked to no casino that is there, and names casino 'Fox'",
    ],
  ]);
});

test('a listing whose offer is not there, or is of another casino, is found, and is left to its owner', async () => {
  const { found, mend } = await findingsOf((content, { fox, cash }) => {
    const listing = { casino: 'Fox', casinoId: fox };
    content.listings.insert({
      ...listing,
      slug: 'fox-in-de',
      market: 'DE',
      offer: 'X',
      offerId: runtime.newId(),
    });
    content.listings.insert({ ...listing, slug: 'fox-in-fi', market: 'FI', offer: 'Fifty spins' });
    content.listings.insert({ ...listing, slug: 'fox-in-se', market: 'SE', offer: 'Cash', offerId: cash });
  });
  expect(found).toEqual([
    ['dangling-reference', "Listing 'fox-in-de' is linked to no bonus that is there, and names bonus 'X'"],
    [
      'dangling-reference',
      "Listing 'fox-in-fi' is linked to no bonus that is there, and names bonus 'Fifty spins'",
    ],
    [
      'dangling-reference',
      "Listing 'fox-in-se' is linked to bonus 'Cash', which is not a bonus of its casino",
    ],
  ]);
  const { mended, remaining } = await mend();
  expect(mended).toEqual([]);
  expect(remaining.filter(({ check }) => check === 'dangling-reference')).toHaveLength(3);
});

test('each further listing of a casino in a market is found, with the first', async () => {
  const { found } = await findingsOf((content, { fox }) => {
    for (const slug of ['fox-again', 'fox-once-more'])
      content.listings.insert({ slug, casino: 'Fox', casinoId: fox, market: 'GB' });
  });
  expect(found).toEqual([
    [
      'duplicate-listing',
      "Listing 'fox-again' says how Fox stands in United Kingdom, and so does 'fox-in-gb'",
    ],
    [
      'duplicate-listing',
      "Listing 'fox-once-more' says how Fox stands in United Kingdom, and so does 'fox-in-gb'",
    ],
  ]);
});

test('a market that is there twice is found', async () => {
  const { found } = await findingsOf(
    (content) => void content.markets.insert({ code: 'GB', minimumAge: 21 }),
  );
  expect(found).toEqual([['duplicate-market', 'Market GB (United Kingdom) is there more than once']]);
});

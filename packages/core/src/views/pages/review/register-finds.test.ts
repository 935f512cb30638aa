import { expect, test } from 'vitest';
import type { Casino } from '../../../collections/casinos/casino.js';
import type { Listing } from '../../../collections/listings/listing.js';
import type { Register } from '../../../model/registers/register.js';
import { sampleCatalogue } from '../../../sample/sample.js';
import { reviewPage } from './review.js';

const OWLS = { authority: 'UK Gambling Commission', alsoCalled: [], date: '2026-11-24' };

interface Given {
  entries?: Register['entries'];
  casino?: Partial<Casino>;
  listing?: Partial<Listing>;
  market?: string;
  language?: 'en' | 'de';
}

const reviewOf = async ({ entries, casino, listing, market, language = 'en' }: Given) => {
  const catalogue = await sampleCatalogue((content) => {
    const { id } = content.casinos.insert({
      ...{ slug: 'owl', name: 'Owl', description: 'x', visitUrl: 'https://www.owl.example/?a=1' },
      ...casino,
    });
    if (listing !== undefined)
      content.listings.insert({
        ...{ slug: 'owl-in-gb', casino: 'Owl', casinoId: id, market: 'GB', accepts: 'yes' },
        ...listing,
      });
    if (entries !== undefined) content.registers.insert({ ...OWLS, entries });
    content.settings.set({
      ...content.settings.get(),
      language,
      ...(market === undefined ? {} : { market }),
    });
  });
  return reviewPage(catalogue, 'owl');
};
const findsOf = async (given: Given) => (await reviewOf(given))?.registers;

const BLACKLISTED = { isBlacklisted: true, blacklistReason: 'x', blacklistDate: '2026-11-01' };
const FOUND = { authority: 'the UK Gambling Commission', date: '24 November 2026' };

test('without a register a review says nothing of one', async () => {
  expect(await reviewOf({})).not.toHaveProperty('registers');
  expect(await reviewOf({ entries: [{ domain: 'hawk.example' }] })).not.toHaveProperty('registers');
});

test('the domain of the link is found as it is listed, or by the domain that both belong to', async () => {
  expect(await findsOf({ entries: [{ domain: 'owl.example' }] })).toEqual([
    { domain: 'owl.example', ...FOUND },
  ]);
  expect(await findsOf({ entries: [{ domain: 'play.owl.example', site: 'owl.example' }] })).toEqual([
    { domain: 'owl.example', ...FOUND },
  ]);
  expect(await findsOf({ entries: [{ domain: 'owl.example' }], language: 'de' })).toMatchObject([
    { authority: 'UK Gambling Commission', date: '24. November 2026' },
  ]);
});

test('where the link leads through a tracker, the licensed domain of a listing is found', async () => {
  const casino = { visitUrl: 'https://track.example/owl' };
  const entries = [{ domain: 'owl.co.uk' }];
  expect(await findsOf({ entries, casino })).toBeUndefined();
  const listing = { licensedDomain: 'www.owl.co.uk' };
  expect(await findsOf({ entries, casino, listing })).toEqual([{ domain: 'owl.co.uk', ...FOUND }]);
  expect(await findsOf({ entries, casino, listing, market: 'GB' })).toHaveLength(1);
  expect(await findsOf({ entries, casino, listing, market: 'SE' })).toBeUndefined();
});

test('a name alone, a license that has ended, and a casino to which nothing links are not said', async () => {
  expect(await findsOf({ entries: [{ operator: 'Owl' }] })).toBeUndefined();
  expect(await findsOf({ entries: [{ domain: 'owl.example', status: 'Surrendered' }] })).toBeUndefined();
  expect(await findsOf({ entries: [{ domain: 'owl.example', until: '2020-01-31' }] })).toBeUndefined();
  const entries = [{ domain: 'owl.example' }];
  expect(await findsOf({ entries, casino: BLACKLISTED })).toBeUndefined();
  expect(await findsOf({ entries, listing: { accepts: 'no' }, market: 'GB' })).toBeUndefined();
});

import { readdirSync, readFileSync } from 'node:fs';
import { MARKET_PROFILES, marketLines } from '@croupier/core';
import { expect, test } from 'vitest';
import { checkMarket } from './check-market.js';

const TODAY = '2026-11-27';
const FOLDER = new URL('testing/', import.meta.url);
const pageOf = (file: string) => ({
  path: `/${file.replace('.html', '')}`,
  html: readFileSync(new URL(file, FOLDER), 'utf8'),
});

async function check(code: string, pages: readonly { path: string; html: string }[], own = {}) {
  const lines = marketLines(own, MARKET_PROFILES[code]);
  const site = {
    pages,
    has: () => true,
    hasNotFoundPage: async () => true,
    read: async () => undefined,
    origin: 'https://others.example',
  };
  return (await checkMarket(site, { code, lines, today: TODAY })).faults;
}

/** What was planted on each page: the rule, and a word of the element. */
const PLANTED: Readonly<Record<string, readonly [code: string, ...breaches: string[]]>> = {
  'gb-plugin-table': [
    'GB',
    ...[
      'market-age',
      'market-help',
      'market-terms £200',
      'market-link hilltop',
      'market-wagering 50 Free Spins',
    ],
    ...['market-link oldmill', 'market-word £30', 'market-expired £30'],
  ],
  'gb-cards': [
    'GB',
    ...['market-terms Harbour', 'market-link /go/harbour', 'market-wagering Granite', 'market-word Willow'],
    'market-expired Willow',
  ],
  'gb-old-tables': [
    'GB',
    ...[
      'market-help',
      'market-terms CASHBACK',
      'market-link tower',
      'market-wagering £50',
      'market-link marsh',
    ],
  ],
  'de-elementor': [
    'DE',
    ...[
      'market-age',
      'market-help',
      'market-link nordlicht',
      'market-expired Eiche',
      'market-link /visit/eiche',
    ],
  ],
  'de-magazin': ['DE', 'market-expired Steg', 'market-link steg', 'market-expired Möwe'],
  'se-lista': [
    'SE',
    ...['market-age', 'market-help', 'market-terms Fjord', 'market-link fjord', 'market-players Björk'],
    ...['market-players Älv', 'market-expired Älv'],
  ],
  'es-bonos': ['ES', 'market-age', 'market-help', 'market-link olivo', 'market-expired Faro'],
  'ca-on-best': ['CA-ON', 'market-age', 'market-offer Maple', 'market-offer Loon', 'market-link maple'],
  'us-nj-promos': ['US-NJ', 'market-word Boardwalk', 'market-terms Boardwalk', 'market-word Pier'],
  'dk-tilbud': ['DK', 'market-terms Bøgen', 'market-link bogen'],
};

test('forty breaches and more are planted, on pages of others, in five languages', () => {
  const planted = Object.values(PLANTED).flatMap(([, ...breaches]) => breaches);
  expect(planted.length).toBeGreaterThanOrEqual(40);
  const files = readdirSync(FOLDER).map((file) => file.replace('.html', ''));
  expect(files.sort()).toEqual([...Object.keys(PLANTED), 'prose'].sort());
});

test.each(Object.entries(PLANTED))(
  'each breach planted on %s is found, and no other',
  async (file, [code, ...breaches]) => {
    const faults = await check(code, [pageOf(`${file}.html`)]);
    const found = faults.map(({ rule, message, element }) => ({ rule, text: `${message} ${element}` }));
    expect(found.map(({ rule }) => rule).sort()).toEqual(breaches.map((one) => one.split(' ')[0]).sort());
    for (const breach of breaches) {
      const [rule, ...words] = breach.split(' ');
      const match = found.find((one) => one.rule === rule && one.text.includes(words.join(' ')));
      expect(match, `${breach}\n${JSON.stringify(found, null, 1)}`).toBeDefined();
    }
  },
);

test('an article that speaks of bonuses is no offer', async () => {
  for (const code of Object.keys(MARKET_PROFILES))
    expect(await check(code, [pageOf('prose.html')])).toEqual([]);
});

test('a finding names the page, the element and the page that states the rule', async () => {
  const faults = await check('GB', [pageOf('gb-cards.html')]);
  expect(faults).toContainEqual({
    page: '/gb-cards',
    rule: 'market-wagering',
    message: 'An offer has to be staked 40 times, and at most 10 times are allowed',
    element:
      'div.container > div.row > div.col-md-4: Granite 200% bonus up to £1,000 40x wagering. 18+. New customers. Visit',
    source: MARKET_PROFILES.GB?.maxWageringTimes?.source,
  });
});

test('a line that the owner corrected counts, and has no source of ours', async () => {
  const faults = await check('GB', [pageOf('gb-cards.html')], { maxWageringTimes: 50, minimumAge: 21 });
  expect(faults.map(({ rule }) => rule)).not.toContain('market-wagering');
  const age = faults.find(({ rule }) => rule === 'market-age');
  expect(age?.message).toContain('says 18+; players are 21 or older');
  expect(age).not.toHaveProperty('source');
});

test.each([
  ['one long text', `<p>${'bonus 100% '.repeat(100_000)}</p>`],
  ['many offers', `<ul>${'<li>£10 bonus <a href="https://x.example">x</a></li>'.repeat(10_000)}</ul>`],
  ['deep nesting', `${'<div>'.repeat(10_000)}£10 bonus${'</div>'.repeat(10_000)}`],
  ['digits', `<p>bonus ${'1'.repeat(300_000)}</p>`],
  ['spaces', `<p>bonus${' '.repeat(300_000)}£10</p>`],
])('%s is read in time that grows with its length', async (_what, html) => {
  expect(await check('GB', [{ path: '/', html }])).toBeInstanceOf(Array);
});

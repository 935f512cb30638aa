import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bonusCardProps,
  casinoCardProps,
  casinoReviewProps,
  compareTableProps,
  toplistProps,
} from './index.js';

const warnings: string[] = [];

beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((text: string) => warnings.push(text));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const acme = { name: 'Acme Palace', score: 9.2, bonus: '100% up to €200', visitUrl: 'https://acme.example/' };

describe('a casino of own data', () => {
  test('becomes a card by its name alone, which warns of nothing', () => {
    expect(casinoCardProps({ name: 'Acme Palace' })).toMatchObject({
      slug: 'acme-palace',
      name: 'Acme Palace',
      logo: '/placeholder.svg',
      highlights: [],
      isFeatured: false,
      hidesSafety: true,
    });
    expect(casinoCardProps({ name: 'Acme Palace', score: null, logo: undefined })).not.toHaveProperty(
      'review',
    );
    expect(warnings).toEqual([]);
  });

  test('has the words, the badges and the links that the rules give its values', () => {
    const card = casinoCardProps({ ...acme, safetyScore: 8, reviewUrl: '/reviews/acme', logo: 'acme.png' });
    expect(card).toMatchObject({
      score: { text: '9.2', label: 'Excellent', color: 'green' },
      safety: { label: 'Good', text: '8.0' },
      bonus: '100% up to €200',
      isPremium: false,
      visit: { href: 'https://acme.example/', label: 'Acme Palace' },
      review: '/reviews/acme',
      logo: 'acme.png',
    });
  });

  test('has the badges that it asks for, and no other', () => {
    expect(casinoCardProps({ ...acme, score: 9.9 })).toMatchObject({ isPremium: false, isFeatured: false });
    expect(casinoCardProps({ ...acme, isPremium: true, isFeatured: true })).toMatchObject({
      isPremium: true,
      isFeatured: true,
    });
    expect(casinoCardProps({ ...acme, isPremium: true, blacklist: {} }).isPremium).toBe(false);
  });

  test('warns of no field that another component shows', () => {
    const whole = { ...acme, minDeposit: '€10', countries: ['CA'], review: 'We played.', pros: ['Fast'] };
    casinoCardProps(whole);
    toplistProps([whole]);
    compareTableProps([whole, { name: 'Other' }]);
    casinoReviewProps(whole);
    expect(warnings).toEqual([]);
  });

  test('carries the ids of an affiliate in its visit link', () => {
    const ids = { affiliateId: 'me & you', subid: 'top' };
    expect(casinoCardProps(acme, ids).visit?.href).toBe(
      'https://acme.example/?affiliate_id=me%20%26%20you&subid=top',
    );
    const placed = { ...acme, visitUrl: 'https://acme.example/{subid}?a={affiliateId}' };
    expect(casinoCardProps(placed, ids).visit?.href).toBe('https://acme.example/top?a=me%20%26%20you');
  });

  test('has no link to it when it is blacklisted, and none after the last day of its offer', () => {
    const blacklisted = casinoCardProps({ ...acme, blacklist: { reason: 'Does not pay', severity: 'high' } });
    expect(blacklisted).toMatchObject({ blacklist: { reason: 'Does not pay', severity: 'high' } });
    expect(blacklisted).not.toHaveProperty('visit');
    const ended = casinoCardProps({ ...acme, offerEnds: '2020-01-31' });
    expect(ended).toMatchObject({ hasEnded: true });
    expect(ended).not.toHaveProperty('visit');
  });

  test.each(['javascript:alert(1)', '//elsewhere.example', 'https://', 'data:text/html,x', 'a b'])(
    'gets no link to %s',
    (visitUrl) => {
      expect(casinoCardProps({ name: 'Acme', visitUrl })).not.toHaveProperty('visit');
      expect(casinoCardProps({ name: 'Acme', reviewUrl: visitUrl })).not.toHaveProperty('review');
    },
  );

  test('gets links to paths and addresses', () => {
    for (const visitUrl of ['/go/acme', 'go/acme?x=1', './go', '../go', 'https://acme.example:8080/?a=b#c']) {
      expect(casinoCardProps({ name: 'Acme', visitUrl }).visit?.href).toBe(visitUrl);
    }
  });
});

test('a host without https:// is no page of the own site', () => {
  for (const visitUrl of [
    'www.echo.example',
    'echo.example/join?x=1',
    'play.echo.example:8080',
    'Echo.Example#top',
  ])
    expect(casinoCardProps({ name: 'Echo', visitUrl }), visitUrl).not.toHaveProperty('visit');
  for (const reviewUrl of ['review.html', 'reviews/echo.v2', 'echo.php?id=1', 'v1.2/echo'])
    expect(casinoCardProps({ name: 'Echo', reviewUrl }).review, reviewUrl).toBe(reviewUrl);
});

describe('in development the console says', () => {
  test('which value is missing or wrong, and what it must be', () => {
    const wrong = { score: '9.1', visitUrl: 'acme dot com', rating: 8 } as unknown as { name: string };
    const card = casinoCardProps(wrong);
    expect(card).not.toHaveProperty('score');
    expect(warnings).toEqual([
      '[croupier] casinoCardProps: name is missing. It must be text.',
      '[croupier] casinoCardProps: score must be a number from 0 to 10, and is "9.1".',
      '[croupier] casinoCardProps: visitUrl must be an http(s) address or a path, and is "acme dot com".',
      expect.stringMatching(
        /^\[croupier\] casinoCardProps: rating is no field\. The fields are name, score, /,
      ),
    ]);
  });

  test('each of them once, with the name of the casino', () => {
    for (let i = 0; i < 3; i++) casinoCardProps({ name: 'Once', score: 11 });
    expect(warnings).toEqual([
      '[croupier] casinoCardProps, "Once": score must be a number from 0 to 10, and is 11.',
    ]);
  });

  test('nothing in production, where a wrong value is left out as well', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(casinoCardProps({ name: 'Quiet', score: 12 })).not.toHaveProperty('score');
    expect(casinoCardProps(undefined as unknown as { name: string }).name).toBe('');
    expect(warnings).toEqual([]);
  });
});

test('a toplist of own data has the best first, the blacklist last and without a rank', () => {
  const casinos = [
    { name: 'Fair', score: 6 },
    { name: 'Bad', score: 10, blacklist: {} },
    acme,
    { name: 'New' },
  ];
  const ranked = toplistProps(casinos, { affiliateId: 'me' }).casinos;
  expect(ranked.map(({ rank, name }) => `${rank} ${name}`)).toEqual([
    '1 Acme Palace',
    '2 Fair',
    '3 New',
    'undefined Bad',
  ]);
  expect(ranked[0]?.visit?.href).toBe('https://acme.example/?affiliate_id=me');
  const given = toplistProps(casinos, { order: 'given', limit: 2 }).casinos;
  expect(given.map(({ name }) => name)).toEqual(['Fair', 'Bad']);
});

test('a pin puts a casino of own data at its place until its last day, with what its card says and no rank', () => {
  const casinos = [acme, { name: 'Fair', score: 6 }, { name: 'New' }, { name: 'Bad', blacklist: {} }];
  const pin = (casino: string, place: number, until = '2999-12-31') => ({
    ...{ casino, place, until },
    placed: `Placed by us: ${casino}`,
  });
  const listed = (...pins: ReturnType<typeof pin>[]) =>
    toplistProps(casinos, { pins }).casinos.map(({ rank, name, placed }) => [rank, name, placed]);
  expect(listed(pin('new', 1), pin('bad', 2), pin('fair', 1, '2020-01-01'))).toEqual([
    [undefined, 'New', 'Placed by us: new'],
    [1, 'Acme Palace', undefined],
    [2, 'Fair', undefined],
    [undefined, 'Bad', undefined],
  ]);
  expect(warnings).toEqual([]);
  expect(listed({ ...pin('fair', 1), placed: ' ' })[0]).toEqual([1, 'Acme Palace', undefined]);
  expect(warnings[0]).toContain('toplistProps, pins: placed must be text');
});

test('a comparison of own data has the rows that any of the casinos knows', () => {
  const { casinos, groups } = compareTableProps([
    { ...acme, minDeposit: '€10', licenses: ['Malta'] },
    { name: 'Other', score: 7, minDeposit: '€10' },
  ]);
  expect(casinos.map(({ name }) => name)).toEqual(['Acme Palace', 'Other']);
  const rows = groups.flatMap((group) => group.rows);
  expect(rows.map(({ title }) => title)).toEqual(['Score', 'Welcome Bonus', 'Minimum Deposit', 'Licenses']);
  expect(rows.filter(({ isDifferent }) => isDifferent).map(({ title }) => title)).not.toContain(
    'Minimum Deposit',
  );
  expect(rows[0]?.cells.map(({ isBest }) => isBest)).toEqual([true, false]);
});

test('a review of own data has its facts, its text and its date, and no fact that nobody knows', () => {
  const review = casinoReviewProps({
    ...acme,
    review: 'We played for a week.',
    pros: ['Fast'],
    gamesScore: 8,
    established: 2019,
    minDeposit: '€10',
    updatedAt: '2026-10-05',
  });
  expect(review).toMatchObject({
    summary: 'We played for a week.',
    pros: ['Fast'],
    cons: [],
    breakdown: [{ title: 'Games', score: { text: '8.0' } }],
    tiles: [{ title: 'Established', value: '2019' }],
    payments: { limits: [{ title: 'Minimum Deposit', value: '€10' }] },
    updatedAt: '2026-10-05',
  });
  expect(casinoReviewProps({ name: 'Acme' }).tiles).toEqual([]);
  expect(warnings).toEqual([]);
});

test('a bonus of own data has its conditions, and no claim link once it has ended', () => {
  const bonus = {
    title: '50 free spins',
    casino: 'Acme',
    visitUrl: 'https://acme.example/',
    wagering: '30x',
  };
  expect(bonusCardProps(bonus, { subid: 'x' })).toMatchObject({
    title: '50 free spins',
    casino: { name: 'Acme', slug: 'acme', logo: '/placeholder.svg' },
    facts: [{ title: 'Wagering', value: '30x' }],
    claim: { href: 'https://acme.example/?subid=x', label: '50 free spins' },
    isGone: false,
  });
  expect(bonusCardProps({ ...bonus, validUntil: '2020-01-31' })).toMatchObject({ hasEnded: true });
  expect(bonusCardProps({ ...bonus, validUntil: '2020-01-31' })).not.toHaveProperty('claim');
  expect(bonusCardProps({ ...bonus, blacklist: {} })).not.toHaveProperty('claim');
  expect(warnings).toEqual([]);
});

import { expect, test } from 'vitest';
import { findMarket } from '../../../values/markets/market-names.js';
import type { Sourced } from '../market-rules.js';
import { MARKET_PROFILES } from './profiles.js';

const profiles = Object.values(MARKET_PROFILES);
const factsOf = (profile: (typeof profiles)[number]) =>
  Object.entries(profile).filter(
    (entry): entry is [string, Sourced<unknown>] => typeof entry[1] === 'object',
  );

test('fourteen markets and more have a profile', () => {
  expect(profiles.length).toBeGreaterThanOrEqual(14);
});

test.each(profiles.map((profile) => [profile.code, profile] as const))(
  'each fact of %s names the page that says it and the day on which it was read',
  (code, profile) => {
    expect(findMarket(code)).toBe(code);
    expect(MARKET_PROFILES[code]).toBe(profile);
    expect(profile.currency).toMatch(/^[A-Z]{3}$/);
    for (const [name, { value, source, readOn }] of factsOf(profile)) {
      expect(value, name).toBeDefined();
      expect(new URL(source).protocol, name).toMatch(/^https?:$/);
      expect(readOn, name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Date.parse(readOn), name).toBeLessThanOrEqual(Date.now());
    }
  },
);

test.each(profiles.map((profile) => [profile.code, profile] as const))(
  'the rules of %s are possible ones',
  (_code, { minimumAge, maxWageringTimes, wordsToAvoid, helpline, selfExclusion }) => {
    expect(minimumAge.value).toBeGreaterThanOrEqual(18);
    expect(minimumAge.value).toBeLessThanOrEqual(25);
    if (maxWageringTimes !== undefined) expect(maxWageringTimes.value).toBeGreaterThan(0);
    for (const word of wordsToAvoid?.value ?? []) expect(word).toBe(word.toLowerCase());
    for (const page of [helpline, selfExclusion])
      if (page !== undefined) expect(new URL(page.value.href).protocol).toBe('https:');
  },
);

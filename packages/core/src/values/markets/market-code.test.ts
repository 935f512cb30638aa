import { expect, test } from 'vitest';
import { marketCode } from './market-code.js';
import { countryOfMarket, marketName } from './market-names.js';

test('a market is read by its code or its English name, in any case', () => {
  for (const [text, code] of [
    ['GB', 'GB'],
    ['germany', 'DE'],
    ['ca-on', 'CA-ON'],
    ['ontario', 'CA-ON'],
    ['New Jersey', 'US-NJ'],
    ['georgia', 'GE'],
  ] as const) {
    expect(marketCode.parse(text)).toEqual({ value: code });
    expect(marketCode.schema.parse(text)).toBe(code);
  }
  for (const text of ['XX', 'CA-XX', 'DE-BY', 'Atlantis', 'GB-']) {
    expect(marketCode.parse(text), text).toHaveProperty('fault');
    expect(marketCode.schema.safeParse(text).success, text).toBe(false);
  }
});

test('a state or province belongs to its country and has a name', () => {
  expect(countryOfMarket('CA-ON')).toBe('CA');
  expect(countryOfMarket('GB')).toBe('GB');
  expect(marketName('US-NJ')).toBe('New Jersey');
  expect(marketName('DE', 'de')).toBe('Deutschland');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern, literalPrefix } from './pattern.js';
import { samplePaths } from './sample-paths.js';

/** Patterns whose nested repetitions cause catastrophic backtracking, each with a text that triggers it. */
const EVIL: [pattern: string, text: string][] = [
  ['^/(a+)+$', `/${'a'.repeat(1_900)}!`],
  ['^/(a|a)*$', `/${'a'.repeat(1_900)}!`],
  ['^/(a|aa)+$', `/${'a'.repeat(1_900)}!`],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(1_900)],
  ['^/(.*a){20}$', `/${'a'.repeat(1_900)}!`],
  ['(x+x+)+y', 'x'.repeat(1_900)],
  ['^(\\w+\\s?)*$', `${'word '.repeat(380)}!`],
  ['^/(?:[^/]+/?)+\\.php$', `/${'part/'.repeat(380)}`],
  ['(.*)(.*)(.*)(.*)(.*)(.*)z$', '/'.repeat(1_900)],
  ['^(?:(?:ab|ba|a|b)+)+c$', 'ab'.repeat(950)],
  ['^([0-9]+(,[0-9]+)*)*;$', '1,'.repeat(950)],
  ['(?i)^/(review|reviews|revi\\w*)+(/|s)*$', `/${'reviews'.repeat(270)}?`],
];

test.each(EVIL)('the evil pattern %s quickly rejects its text, twice', (text, path) => {
  const compiled = compilePattern(text);
  if (!('pattern' in compiled)) throw new Error(compiled.fault);
  expect(compiled.pattern.match(path)).toBeUndefined();
  expect(compiled.pattern.match(path)).toBeUndefined();
});

test('ordinary patterns match what a JavaScript RegExp matches', () => {
  const part = fc.constantFrom('a', 'b+', '[ab]', '(a|b)', '(b*)', 'c?', '.', '\\d', '/');
  const text = fc.array(fc.constantFrom('a', 'b', 'c', '/', '1'), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), text, (parts, letters) => {
      const compiled = compilePattern(parts.join(''));
      if (!('pattern' in compiled)) throw new Error(compiled.fault);
      const expected = new RegExp(parts.join('')).exec(letters.join(''));
      const found = compiled.pattern.match(letters.join(''));
      expect(found === undefined).toBe(expected === null);
      if (found === undefined || expected === null || compiled.pattern.groups === 0) return;
      expect(found).toEqual([...expected].map((group) => group ?? ''));
    }),
  );
});

test.each([
  ['^/(', 'missing closing )'],
  ['^/a(?=b)', 'it looks ahead or behind'],
  ['(?<!a)b', 'it looks ahead or behind'],
  ['^/(a)\\1$', 'it refers back'],
  ['^/((a{1,30}){1,30})$', 'it is too large'],
  ['(a{1000}){1000}', 'invalid repeat count'],
])('%s cannot be used: %s', (text, fault) => {
  expect(compilePattern(text)).toEqual({ fault: expect.stringContaining(fault) });
});

describe('the common prefix of all matches of a pattern', () => {
  test.each([
    ['^/old/(.*)$', '/old/'],
    ['^\\/old\\/page\\.php$', '/old/page.php'],
    ['^/olds?/', '/old'],
    ['^/o{2}', '/'],
    ['^/old+', '/old'],
    ['^/a|/b', ''],
    ['^/(a|b)', '/'],
    ['^/[|]x', '/'],
    ['/old', ''],
    ['(?i)^/old', ''],
    ['^', ''],
    ['^*', ''],
    ['^/\\d+', '/'],
  ])('%s: %s', (text, beginning) => {
    expect(literalPrefix(text)).toBe(beginning);
  });
});

test.each([
  '^/old/(.*)$',
  '^/(\\d{4})/(\\d\\d)/(.+)$',
  'review-(\\d+)',
  '^/(a|b|c)/[^/]+/?$',
  '^/[[:alpha:]]{2,3}\\.php$',
  '^/(?:en|de)/(?P<page>\\w+)',
  '(?i)^/Foo$',
  '^/\\pL+\\p{Nd}*$',
  '^/((a+)+)+$',
  '^/[]a]x\\.y.z',
  '^/a{3}b{2,}$',
  '^/\u{1F3B0}+$',
])('some samples of %s match it', (text) => {
  const compiled = compilePattern(text);
  if (!('pattern' in compiled)) throw new Error(compiled.fault);
  expect(samplePaths(text).filter((path) => compiled.pattern.match(path) !== undefined)).not.toEqual([]);
});

test('samples stay short, however deeply repetitions are nested', () => {
  const deep = `${'('.repeat(400)}a${'+)+'.repeat(400)}`;
  for (const sample of samplePaths(deep)) expect(sample.length).toBeLessThanOrEqual(501);
});

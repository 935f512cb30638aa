import { expect, test } from 'vitest';
import { parseUrlPath } from '../url-path.js';
import { compileRedirects } from './compile-redirects.js';
import { compilePattern } from './pattern.js';
import { patternLiteral } from './pattern-literal.js';
import { samplePaths } from './sample-paths.js';

test.each([
  ['/old-(\\d+)-page$', '/old-'],
  ['^/(a|b)/casinos/review', '/casinos/review'],
  ['colou?r', 'colo'],
  ['/x{2,3}/page', '/page'],
  ['/p\\.html', '/p.html'],
  ['[a-z]+', ''],
  ['(abc)?x*', ''],
])('the literal of %s is %s', (pattern, literal) => {
  expect(patternLiteral(pattern)).toBe(literal);
});

test.each([
  '/a{2}bc|/other',
  '/a{x|y}',
  '(?i)/casino',
  '/a(?i:b)',
  '\\101bcd',
  '\\x41bc',
  '\\pLetter',
  '\\Qa.b\\E+',
  '[]x]abc|y',
])('%s has no literal that is safe to look for', (pattern) => {
  expect(patternLiteral(pattern)).toBe('');
});

test.each(['/a😀?b', '/([]a|]x)+yz', '/(?P<name>abc)def', '/(?:ab)+cd?e', '^/[[:alpha:]|]x+y{1}z', '/a{b}c'])(
  'every sample that %s matches contains its literal',
  (pattern) => {
    const compiled = compilePattern(pattern);
    if (!('pattern' in compiled)) throw new Error(compiled.fault);
    for (const path of [...samplePaths(pattern), '/ab', '/aab'])
      if (compiled.pattern.match(path) !== undefined) expect(path).toContain(patternLiteral(pattern));
  },
);

test('an address is tried against the patterns that can match it, however many there are', () => {
  const rules = Array.from({ length: 1_000 }, (_, i) => ({
    ...{ id: String(i), source: `/old-${i}-([a-z]+)$`, target: `/new/${i}/$1`, match: 'regex' as const },
    ...{ permanent: true, preserveQuery: true, appendRemainder: false },
  }));
  const redirects = compileRedirects(rules, undefined);
  expect(redirects.follow(parseUrlPath('/en/old-77-fox')).to).toBe('/new/77/fox');
  expect(redirects.attempts).toBeLessThan(5);
});

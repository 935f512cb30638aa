import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatUrlPath, isAdminPath, parseUrlPath, type UrlPath, urlPathKey } from '../url-path.js';
import { findLoops, findShadowedRules } from './check-redirects.js';
import { compileRedirects, MAX_HOPS } from './compile-redirects.js';
import type { RedirectRule } from './redirect-rule.js';

const part = fc.constantFrom('a', 'b', 'c', 'old', 'new', 'é', 'x y', 'admin', '%2F', '?', '$1', '..', '');
const path = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const query = fc.constantFrom('', 'x=1', 'x=2&y=3', 'y=%26', '&&', 'x');
const urlPath: fc.Arbitrary<UrlPath> = fc.record({ path, query });

const pattern = fc.constantFrom(
  '^/a(.*)$',
  '^/(a|b)/(.*)$',
  'old',
  '(.*)',
  '^/([^/]+)/([^/]+)$',
  '^/new$',
  '((((',
  '^/a(?=b)',
  '^(/a+)+$',
  '',
);
const target = fc.oneof(
  urlPath.map(formatUrlPath),
  fc.constantFrom('/$1', '/$2/$1', '/new/$1?q=$1', '//evil.example', '/$1$1', 'https://own.example/$1', '$1'),
  fc.constantFrom(
    'https://partner.example/',
    'https://partner.example/$1',
    'https://partner.example$1',
    '/\\evil',
  ),
);
const rule: fc.Arbitrary<RedirectRule> = fc.record({
  id: fc.uuid(),
  source: fc.oneof(urlPath.map(formatUrlPath), pattern),
  target,
  match: fc.constantFrom('exact', 'prefix', 'regex'),
  permanent: fc.boolean(),
  preserveQuery: fc.boolean(),
  appendRemainder: fc.boolean(),
});
const rules = fc.array(rule, { maxLength: 8 });

test('every journey ends within ten hops, on this site or on a host that a target names', () => {
  fc.assert(
    fc.property(rules, urlPath, (some, start) => {
      const { hops, ends, to } = compileRedirects(some, 'own.example').follow(start);
      expect(hops.length).toBeLessThanOrEqual(MAX_HOPS);
      for (const hop of hops) {
        const { host, protocol } = new URL(hop.to, 'https://own.example');
        expect(['own.example', 'partner.example']).toContain(host);
        expect(protocol).toBe('https:');
        expect(hop.to).toMatch(/^[\x21-\x7e]+$/);
        expect(hop.to.length).toBeLessThanOrEqual(2_000);
      }
      if (ends === 'never') expect(to).toBe(formatUrlPath(start));
    }),
    { numRuns: 500 },
  );
});

test('a second journey from the end of one on this site goes nowhere', () => {
  fc.assert(
    fc.property(rules, urlPath, (some, start) => {
      const redirects = compileRedirects(some, 'own.example');
      const { ends, to } = redirects.follow(start);
      if (ends !== 'here') return;
      expect(redirects.follow(parseUrlPath(to)).hops).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('a new redirect changes only requests that pass through an address it matches', () => {
  fc.assert(
    fc.property(rules, rule, fc.nat(8), urlPath, (some, fresh, place, start) => {
      const before = compileRedirects(some, 'own.example');
      const alone = compileRedirects([fresh], 'own.example');
      const after = compileRedirects(some.toSpliced(place, 0, fresh), 'own.example');
      const was = before.follow(start);
      const touched = [start, ...was.hops.map(({ to }) => parseUrlPath(to))].some((at) =>
        [...alone.matchingRules(at)].some((one) => one.rule === fresh),
      );
      if (!touched) expect(after.follow(start)).toEqual(was);
    }),
    { numRuns: 500 },
  );
});

test('a lookup finds the same rule as a trial of each in order', () => {
  fc.assert(
    fc.property(rules, urlPath, (some, at) => {
      const found = [...compileRedirects(some, undefined).matchingRules(at)].map(({ rule: { id } }) => id);
      const tried = some.filter((one) =>
        [...compileRedirects([one], undefined).matchingRules(at)].some(({ rule: { id } }) => id === one.id),
      );
      expect(found.filter((id) => id !== '')).toEqual(tried.map(({ id }) => id));
    }),
    { numRuns: 500 },
  );
});

test('no rule applies to an address under /admin', () => {
  fc.assert(
    fc.property(rules, path, (some, below) => {
      const at = { path: `/admin${below}`, query: '' };
      fc.pre(isAdminPath(at.path));
      expect(compileRedirects(some, undefined).follow(at).hops).toEqual([]);
    }),
  );
});

test('a planted loop is always found, whatever rules surround it', () => {
  const plain = { permanent: true, preserveQuery: true, appendRemainder: true, match: 'exact' } as const;
  const ring = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,6}$/), { minLength: 2, maxLength: 9 });
  const around = fc.array(fc.stringMatching(/^[A-Z]{3,6}$/), { maxLength: 20 });
  fc.assert(
    fc.property(ring, around, (names, others) => {
      const circle: RedirectRule[] = names.map((name, i) => {
        const next = names[(i + 1) % names.length];
        return { ...plain, id: name, source: `/${name}`, target: `/${next}` };
      });
      const all = [
        ...others.map(
          (name): RedirectRule => ({ ...plain, id: name, source: `/${name}`, target: `/end/${name}` }),
        ),
        ...circle,
      ];
      const [loop] = findLoops(all, compileRedirects(all, undefined));
      expect(new Set(loop?.hops.map(({ rule: { id } }) => id))).toEqual(new Set(names));
    }),
  );
});

test.each<[string, (i: number) => Pick<RedirectRule, 'match' | 'source' | 'target'>]>([
  ['exact paths', (i: number) => ({ match: 'exact', source: `/old/page-${i}`, target: `/new/page-${i}` })],
  ['prefixes', (i: number) => ({ match: 'prefix', source: `/old-${i}`, target: `/new-${i}` })],
  ['patterns', (i: number) => ({ match: 'regex', source: `^/old-${i}/(\\d+)$`, target: `/new/$1` })],
  ['a chain', (i: number) => ({ match: 'exact', source: `/step-${i}`, target: `/step-${i + 1}` })],
])('checking ten times as many rules, %s, takes ten times as many tries', (_, make) => {
  const triesFor = (count: number) => {
    const many = Array.from({ length: count }, (_none, i): RedirectRule => {
      return { ...make(i), id: String(i), permanent: true, preserveQuery: true, appendRemainder: true };
    });
    const redirects = compileRedirects(many, undefined);
    findLoops(many, redirects);
    findShadowedRules(many, redirects);
    return redirects.attempts;
  };
  const few = triesFor(200);
  expect(few).toBeGreaterThan(200);
  expect(triesFor(2_000)).toBeLessThanOrEqual(few * 11);
});

test('looking for loops follows an address once, however many patterns match it', () => {
  const triesFor = (count: number) => {
    const many = Array.from({ length: count }, (_none, i): RedirectRule => {
      const pattern = { match: 'regex', source: '^/([a-z1]*)$', target: '/$1' } as const;
      return { ...pattern, id: String(i), permanent: true, preserveQuery: true, appendRemainder: true };
    });
    const redirects = compileRedirects(many, undefined);
    expect(findLoops(many, redirects)).toEqual([]);
    return redirects.attempts;
  };
  const few = triesFor(20);
  expect(few).toBeGreaterThan(19);
  expect(triesFor(200)).toBeLessThanOrEqual(few * 10);
});

test('an address tries only a handful of ten thousand rules', () => {
  const many = Array.from({ length: 10_000 }, (_, i): RedirectRule => {
    const plain = { id: String(i), permanent: true, preserveQuery: true, appendRemainder: true } as const;
    return {
      ...plain,
      match: i % 2 === 0 ? 'exact' : 'prefix',
      source: `/${i % 100}/page-${i}`,
      target: '/new',
    };
  });
  const redirects = compileRedirects(many, undefined);
  redirects.follow(parseUrlPath('/50/page-50'));
  expect(redirects.attempts).toBeLessThan(5);
});

test('one address has one key, however it is written', () => {
  fc.assert(
    fc.property(urlPath, (at) => {
      fc.pre(!at.path.includes('%'));
      expect(urlPathKey(parseUrlPath(formatUrlPath(at)))).toBe(urlPathKey(at));
    }),
  );
});

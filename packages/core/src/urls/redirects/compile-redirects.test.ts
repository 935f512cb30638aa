import { describe, expect, test } from 'vitest';
import { parseUrlPath } from '../url-path.js';
import { compileRedirects, MAX_HOPS } from './compile-redirects.js';
import type { RedirectRule } from './redirect-rule.js';

function rule(source: string, target: string, more: Partial<RedirectRule> = {}): RedirectRule {
  const plain = { match: 'exact', permanent: true, preserveQuery: true, appendRemainder: true } as const;
  return { id: `${source} ${target}`, source, target, ...plain, ...more };
}

/** The final address after the rules are applied. */
function follow(address: string, ...rules: RedirectRule[]): string {
  return compileRedirects(rules, 'own.example').follow(parseUrlPath(address)).to;
}

test('a rule that says gone ends the way, whatever comes after it', () => {
  const rules = [
    rule('/old', '/closed'),
    rule('/closed', 'gone', { match: 'prefix' }),
    rule('/closed', '/open'),
  ];
  const { hops, ends, to } = compileRedirects(rules, undefined).follow(parseUrlPath('/old'));
  expect({ ends, to }).toEqual({ ends: 'gone', to: '/closed' });
  expect(hops.map((hop) => [hop.from, hop.to])).toEqual([
    ['/old', '/closed'],
    ['/closed', 'gone'],
  ]);
  expect(follow('/closet', ...rules)).toBe('/closet');
});

describe('an exact rule', () => {
  test('matches its own path, with or without a trailing slash, and no other', () => {
    const old = rule('/old', '/new');
    expect(follow('/old', old)).toBe('/new');
    expect(follow('/old/', old)).toBe('/new');
    expect(follow('/older', old)).toBe('/older');
    expect(follow('/old/page', old)).toBe('/old/page');
    expect(follow('/Old', old)).toBe('/Old');
  });

  test('matches its path with any percent-encoding', () => {
    expect(follow('/caf%C3%A9', rule('/café', '/coffee'))).toBe('/coffee');
    expect(follow('/café', rule('/caf%C3%A9', '/coffee'))).toBe('/coffee');
    expect(follow('/100%', rule('/100%', '/all'))).toBe('/all');
  });

  test("with a query matches when the visitor's URL has it, and keeps only the other parameters", () => {
    const page = rule('/index.php?page=7', '/guides');
    expect(follow('/index.php?page=7', page)).toBe('/guides');
    expect(follow('/index.php?utm=a&page=7', page)).toBe('/guides?utm=a');
    expect(follow('/index.php?page=8', page)).toBe('/index.php?page=8');
    expect(follow('/index.php', page)).toBe('/index.php');
  });
});

describe('a prefix rule', () => {
  const old = rule('/old', '/new', { match: 'prefix' });

  test('matches at a segment boundary and appends the rest of the path', () => {
    expect(follow('/old', old)).toBe('/new');
    expect(follow('/old/a/b', old)).toBe('/new/a/b');
    expect(follow('/older', old)).toBe('/older');
    expect(follow('/old/a?x=1', rule('/old', '/new/', { match: 'prefix' }))).toBe('/new/a?x=1');
    expect(
      follow('/a', rule('/', '/site', { match: 'prefix' }), rule('/site', '/site', { match: 'prefix' })),
    ).toBe('/a');
  });

  test('redirects to its target alone when the rest is not appended', () => {
    expect(follow('/old/a/b', { ...old, appendRemainder: false })).toBe('/new');
  });

  test('escapes special characters in the rest of the path', () => {
    expect(follow('/old/a%3Fb%23c', old)).toBe('/new/a%3Fb%23c');
    expect(follow('/old/%0d%0aset-cookie:x', old)).toBe('/new/%0D%0Aset-cookie:x');
  });
});

describe('a pattern', () => {
  test('inserts its groups into the target', () => {
    const dated = rule('^/(\\d{4})/(\\d\\d)/(.+)$', '/blog/$3?year=$1', { match: 'regex' });
    expect(follow('/2024/05/new-rules', dated)).toBe('/blog/new-rules?year=2024');
    expect(follow('/2024/05', dated)).toBe('/2024/05');
  });

  test('is the regex field if that is set, else the source', () => {
    expect(follow('/b', rule('/a', '/c', { match: 'regex', regex: '^/b$' }))).toBe('/c');
    expect(follow('/a', rule('/a', '/c', { match: 'regex', regex: '^/b$' }))).toBe('/a');
  });

  test('treats $$ as a dollar sign, $12 as group 1 if there are fewer than twelve, and a missing group as empty', () => {
    expect(follow('/x', rule('^/(x)$', '/p/$$1/$12/$7', { match: 'regex' }))).toBe('/p/$1/x2/');
  });

  test('that cannot be compiled is skipped silently', () => {
    const broken = rule('^/([', '/new', { match: 'regex' });
    expect(follow('/[', broken, rule('/[', '/next'))).toBe('/next');
    expect(follow('/ab', rule('^/a(?=b)', '/new', { match: 'regex' }))).toBe('/ab');
  });
});

describe('queries', () => {
  test('are merged, and the target wins', () => {
    expect(follow('/a?x=1&y=2', rule('/a', '/b?x=9'))).toBe('/b?x=9&y=2');
    expect(follow('/a?%78=1', rule('/a', '/b?x=9'))).toBe('/b?x=9');
  });

  test('are dropped if the rule says so', () => {
    expect(follow('/a?x=1', rule('/a', '/b', { preserveQuery: false }))).toBe('/b');
  });
});

describe('order', () => {
  test('the first matching rule wins, of whatever kind', () => {
    const rules = [
      rule('^/a/b$', '/pattern', { match: 'regex' }),
      rule('/a', '/prefix', { match: 'prefix', appendRemainder: false }),
      rule('/a/b', '/exact'),
    ];
    expect(follow('/a/b', ...rules)).toBe('/pattern');
    expect(follow('/a/b', ...rules.slice(1))).toBe('/prefix');
    expect(follow('/a/b', ...rules.toReversed())).toBe('/exact');
  });

  test('a rule that redirects to the current address is skipped for the next one', () => {
    expect(follow('/a', rule('/a', '/a/'), rule('/a', '/b'))).toBe('/b');
    expect(follow('/new', rule('/', '/new', { match: 'prefix', appendRemainder: false }))).toBe('/new');
    expect(follow('/a', rule('/a', 'https://own.example/a'))).toBe('/a');
  });
});

test.each([
  rule('/', '/x', { match: 'prefix', appendRemainder: false }),
  rule('.*', '/x', { match: 'regex' }),
  rule('/admin', '/x', { match: 'prefix', appendRemainder: false }),
])('no rule applies under /admin: $source', (all) => {
  for (const address of ['/admin', '/admin/', '/admin/redirects', '/%61dmin', '/ADMIN']) {
    expect(follow(address, all)).toBe(parseUrlPath(address).path);
  }
  if (all.source !== '/admin') expect(follow('/administration', all)).toBe('/x');
});

test('a journey reports each hop, its reason, and the skipped rules', () => {
  const self = rule('/b', '/b');
  const rules = [rule('/a', '/b'), self, rule('^/(b)$', '/c/$1', { match: 'regex', permanent: false })];
  const { hops, ends, to } = compileRedirects(rules, undefined).follow(parseUrlPath('/a?q=1'));
  expect({ ends, to }).toEqual({ ends: 'here', to: '/c/b?q=1' });
  expect(hops).toMatchObject([
    { from: '/a?q=1', to: '/b?q=1', why: 'is /a', skipped: [] },
    { from: '/b?q=1', to: '/c/b?q=1', why: 'matches ^/(b)$', skipped: [{ rule: self }] },
  ]);
});

test.each([
  ['two rules', [rule('/a', '/b'), rule('/b', '/a')]],
  ['one that grows', [rule('/a', '/a/a', { match: 'prefix' })]],
  ['a pattern and a path', [rule('^/a$', '/b', { match: 'regex' }), rule('/b', '/a/')]],
  ['its own address in full', [rule('/a', 'https://own.example/b'), rule('/b', '/a')]],
  ['a pattern that doubles', [rule('^/(.*)$', '/$1/$1', { match: 'regex' })]],
])('a loop of %s leaves visitors at their address', (_, rules) => {
  const { ends, to, hops } = compileRedirects(rules, 'own.example').follow(parseUrlPath('/a'));
  expect({ ends, to }).toEqual({ ends: 'never', to: '/a' });
  expect(hops.length).toBeLessThanOrEqual(MAX_HOPS);
});

test('ten rules in a row reach their target, and eleven count as endless', () => {
  const row = Array.from({ length: 11 }, (_, i) => rule(`/${i}`, `/${i + 1}`));
  expect(follow('/1', ...row)).toBe('/11');
  expect(compileRedirects(row, undefined).follow(parseUrlPath('/0'))).toMatchObject({
    ends: 'never',
    to: '/0',
  });
});

test('half of a surrogate pair in the rest of the path is encoded as browsers encode it', () => {
  const half = { path: '/old/\ud800', query: '' };
  const { to } = compileRedirects([rule('/old', '/new', { match: 'prefix' })], undefined).follow(half);
  expect(to).toBe('/new/%EF%BF%BD');
});

test('of many rules that differ in the query alone, those whose query was asked for are tried', () => {
  const rules = Array.from({ length: 1_000 }, (_, i) => rule(`/?p=${i}`, `/blog/${i}`));
  const redirects = compileRedirects([...rules, rule('/?a=1&p=7', '/both')], undefined);
  expect(redirects.follow(parseUrlPath('/?x=1&p=7')).to).toBe('/blog/7?x=1');
  expect(redirects.follow(parseUrlPath('/')).to).toBe('/');
  expect(redirects.attempts).toBeLessThan(5);
});

import { describe, expect, test } from 'vitest';
import { buildHostFile, REDIRECT_HOSTS } from './host-files.js';
import type { RedirectRule } from './redirect-rule.js';

function rule(source: string, target: string, more: Partial<RedirectRule> = {}): RedirectRule {
  const plain = { match: 'exact', permanent: true, preserveQuery: true, appendRemainder: true } as const;
  return { id: source, source, target, ...plain, ...more };
}

/** One redirect of each kind, and some that hosts cannot express. */
const RULES: readonly RedirectRule[] = [
  rule('/top-ten', '/best-casinos'),
  rule('/sale', 'https://partner.example/offer?from=us', { permanent: false }),
  rule('/café menu', '/coffee#list', { preserveQuery: false }),
  rule('/index.php?page=7&lang=en', '/guides'),
  rule('/old', '/new', { match: 'prefix' }),
  rule('/archive', '/blog?old=1', { match: 'prefix', appendRemainder: false }),
  rule('/shop', 'https://shop.example/', { match: 'prefix', preserveQuery: false }),
  rule('^/(\\d{4})/(\\d\\d)/([^/"]+)\\.php$', '/blog/$3?year=$1', { match: 'regex' }),
  rule('tag-([a-z]+)', '/search?q=$1', { match: 'regex', permanent: false }),
  rule('/a*b', '/star'),
  rule('/in', '/in/side', { match: 'prefix', appendRemainder: false }),
  rule('/price', '/a$1'),
  rule('^/x(.*)$', '/100%25/$1', { match: 'regex' }),
  rule('/closed', 'gone'),
  rule('/café?p=9', 'gone'),
  rule('/shut', 'gone', { match: 'prefix' }),
  rule('^/(\\d+)$', 'gone', { match: 'regex' }),
];

describe.each(REDIRECT_HOSTS)('for %s', (host) => {
  const { name, text, written, left, differing } = buildHostFile(host, RULES);

  test('the redirects are written in its file format', async () => {
    await expect(text).toMatchFileSnapshot(`golden/${host}-${name.replace(/^[._]/, '')}`);
  });

  test('the file reports which redirects are impossible and which behave differently', async () => {
    expect(written + left.length).toBe(RULES.length);
    const told = (remarks: typeof left) => remarks.map(({ rule: { source }, why }) => `${source}: ${why}`);
    await expect(
      `${['left out', ...told(left), '', 'different', ...told(differing)].join('\n')}\n`,
    ).toMatchFileSnapshot(`golden/${host}-remarks.txt`);
  });

  test('no text in a redirect starts a new line or closes a quotation', () => {
    const nasty = [
      rule('/a"; return 200 "x', '/b'),
      rule('^/"(x)$', '/c"$1', { match: 'regex' }),
      rule('/q\\', '/d'),
    ];
    for (const line of buildHostFile(host, nasty)
      .text.split('\n')
      .filter((one) => /^(rewrite|Rewrite(Rule|Cond))/.test(one))) {
      // nginx removes a backslash before a quotation mark; Apache does not.
      const bare = host === 'nginx' ? line.replace(/\\./g, '') : line;
      expect(bare.split('"').length % 2, line).toBe(1);
      expect(bare.replace(/"[^"]*"/g, 'text'), line).toMatch(
        /^[A-Za-z]+ (%\{\w+\} )?text( text)?( [[\w=,\]]+;?)?$/,
      );
    }
  });
});

test('Cloudflare gets at most 2,000 plain redirects and 100 with wildcards, in a valid order', () => {
  const plain = Array.from({ length: 990 }, (_, i) => rule(`/page-${i}`, '/new'));
  const wide = Array.from({ length: 60 }, (_, i) => rule(`/old-${i}`, '/new', { match: 'prefix' }));
  const inside = rule('/old-1/page', '/page');
  const { text, left } = buildHostFile('cloudflare', [...wide, inside, ...plain]);
  const lines = text.trimEnd().split('\n');
  const first = lines.findIndex((line) => line.includes('*'));
  expect(first).toBe(2 * plain.length + 1);
  expect(lines.length - first).toBeLessThanOrEqual(100);
  expect(left.map(({ why }) => why)).toEqual(left.map(() => 'the host takes no more rules'));
  expect(left.length).toBeGreaterThan(0);
  expect(lines.indexOf('/old-1/page /page 301')).toBe(-1);
});

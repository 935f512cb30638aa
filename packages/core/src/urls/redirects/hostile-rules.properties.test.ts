import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruleFaults } from './check-redirects.js';
import { buildHostFile, REDIRECT_HOSTS } from './host-files.js';
import { hostileRule } from './testing/hostile-rule.js';

/** The words of a line of nginx, as its parser reads them; undefined where it would not. */
function nginxWords(line: string): string[] | undefined {
  const words: string[] = [];
  const rest = line.replace(/"((?:[^"\\]|\\.)*)"(?=[\s;)])|([^\s"]+)|\s+/gs, (_, quoted, plain) => {
    if (quoted !== undefined) words.push('text');
    else if (plain !== undefined) words.push(plain);
    return '';
  });
  return rest === '' ? words : undefined;
}

/** The shape of a line of mod_rewrite, whose quotations end at the next quotation mark. */
const APACHE_LINE =
  /^(RewriteCond %\{(QUERY_STRING|REQUEST_URI)\} "[^"]*"|RewriteRule "[^"]*" "[^"]*" \[[A-Z0-9=,]+\])$/;

const rules = fc.array(hostileRule, { minLength: 1, maxLength: 4 });

test.each(REDIRECT_HOSTS)('a redirect of any text stays a redirect in the file of %s', (host) => {
  fc.assert(
    fc.property(rules, (some) => {
      const { text: file, written, left } = buildHostFile(host, some);
      expect(written + left.length).toBe(some.length);
      expect(file).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029]|X-Injected evil$/mu);
      if (host === 'vercel') return void JSON.parse(file);
      const [, ...lines] = file.trimEnd().split('\n');
      const shown = (host === 'nginx' || host === 'apache' ? lines : file.trimEnd().split('\n')).filter(
        Boolean,
      );
      for (const line of shown) {
        if (host === 'apache') {
          expect(line).toMatch(APACHE_LINE);
          expect(line).not.toContain('${');
        } else if (host === 'nginx') {
          const words = nginxWords(line)?.join(' ');
          expect(words, line).toMatch(
            /^(rewrite text text (permanent|redirect);|if \(\$args ~ text \) \{ rewrite text text (permanent|redirect); \})$/,
          );
          const [, to = ''] = /"((?:[^"\\]|\\.)*)" (?:permanent|redirect);/.exec(line) ?? [];
          expect(to.replaceAll(/\$[1-9]/g, ''), line).not.toContain('$');
        } else {
          expect(line).toMatch(/^\/\S*( [^\s:/=#]+=[^\s:]\S*)* (\/|https?:\/\/)\S* 30[12]!?$/);
        }
      }
    }),
  );
});

test('what no file can hold is refused as it is saved', () => {
  const rule = { id: '', target: '/b', permanent: true, preserveQuery: true, appendRemainder: true };
  for (const source of ['/nl%0aHeader%20set%20X-Injected%20evil%0a%23', '/a%00', '/a%E2%80%A8b', '/%7f'])
    for (const match of ['exact', 'prefix'] as const)
      expect(
        ruleFaults({ ...rule, source, match }).map(({ path }) => path),
        source,
      ).toEqual(['source']);
  expect(ruleFaults({ ...rule, source: '^/a\tb$', match: 'regex' })).toHaveLength(1);
  expect(ruleFaults({ ...rule, source: '/caf%C3%A9', match: 'exact' })).toEqual([]);
  const { text: file, left } = buildHostFile('apache', [{ ...rule, source: '/nl%0aHeader', match: 'exact' }]);
  expect(file).toBe('RewriteEngine On\n\n');
  expect(left[0]?.why).toContain('control characters');
});

test('a variable of the host is no part of where a redirect leads', () => {
  const rule = {
    id: '',
    match: 'regex',
    permanent: true,
    preserveQuery: false,
    appendRemainder: false,
  } as const;
  const leads = { ...rule, source: '^/x(.)$', target: 'https://partner.example/$http_cookie/$1' };
  expect(buildHostFile('nginx', [leads]).text).toContain('"https://partner.example/%24http_cookie/$1?"');
  const named = { ...rule, source: '^/(?P<uri>x)$', target: '/a' };
  expect(buildHostFile('nginx', [named]).left[0]?.why).toContain('names a group');
});

import { beforeEach, expect, test } from 'vitest';
import type { Perform } from '../../../perform.js';
import { buildHostFile } from '../../../urls/redirects/host-files.js';
import { bytesOf } from '../../testing/backup-text.js';
import { memoryPerform } from '../../testing/memory-store.js';
import { redirectsTest } from '../redirect-lookup.js';
import { redirectsList } from '../redirects.js';
import { redirectsImport } from '../redirects-transfer.js';

let perform: Perform;
beforeEach(() => {
  perform = memoryPerform();
});

const take = async (text: string, told: object = {}) =>
  (await perform(redirectsImport, { source: bytesOf(text), skipInvalid: true, ...told })).result;
/** Where an address leads, with its status. */
const leads = async (url: string) => {
  const { hops, to, status } = (await perform(redirectsTest, { url })).result;
  return hops.length === 0 ? undefined : `${status} ${to}`;
};
const errors = (result: Awaited<ReturnType<typeof take>>) =>
  result.errors.map(({ line, message }) => `${line}: ${message.replace(/^[^:]*: /, '')}`);

const NGINX = `# Redirects of the old site.
server {
  server_name old.example;
  rewrite "^/year/(\\d{4})/?$" /archive/$1 permanent;
  rewrite "^/a{2,3}$" /letters redirect;
  location = /exact { return 301 /new; }
  location = /kept { return 301 https://$host/new$is_args$args; }
  location = /moved {
    rewrite ^ https://other.example/moved? permanent;
  }
  location /shop { return 302 /store; }
  location /shop/old/ { return 410; }
  location ^~ /docs/ { rewrite ^/docs/(.*)$ /guides/$1 permanent; }
  location ~* ^/tag-(\\w+)\\.html$ { return 301 /blog/tag/$1; }
  if ($request_uri = "/index.php?id=7") { return 301 /seven; }
  location = /same { return 301 https://new.example$request_uri; }
}
`;

test('the plain redirects of nginx lead where they led there', async () => {
  const result = await take(NGINX, { format: 'csv' });
  expect(errors(result)).toEqual([]);
  expect(result.created).toBe(11);
  const expected = {
    '/year/2019/?x=1': '301 /archive/2019?x=1',
    '/aaa': '302 /letters',
    '/aaaa': undefined,
    '/exact?x=1': '301 /new',
    '/kept?x=1': '301 /new?x=1',
    '/moved?x=1': '301 https://other.example/moved',
    '/shop/old/thing': '410 /shop/old/thing',
    '/shop/thing': '302 /store',
    '/shopping': '302 /store',
    '/docs/a/b': '301 /guides/a/b',
    '/TAG-owl.html': '301 /blog/tag/owl',
    '/index.php?id=7': '301 /seven',
    '/index.php?id=8': undefined,
    '/same?a=1': '301 https://new.example/same?a=1',
  };
  for (const [from, to] of Object.entries(expected)) expect([from, await leads(from)]).toEqual([from, to]);
});

test('what nginx asks or does beside is rejected by name and line', async () => {
  const result = await take(`rewrite ^/fine$ /new permanent;
rewrite ^/inside$ /index.php last;
if ($http_user_agent ~ bot) { return 301 /bots; }
location /a { rewrite ^/b/(.*)$ /c/$1 permanent; }
location = /teapot { return 418; }
location = /cookie { return 301 /x$cookie_id; }
return 301 https://new.example$request_uri;
location = /group { return 301 /x/$1; }
map $request_uri $new { /m /n; }
location = /ahead { return 301 javascript:alert(1); }
rewrite ^/(?=x)$ /y permanent;
location @named { return 301 /z; }
`);
  expect(result.created).toBe(1);
  expect(errors(result).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))).toEqual([
    '2: A rewrite last has no counterpart: it sends nobody on',
    '3: The condition if ($http_user_agent ~ bot) has no counterpart',
    '4: A rewrite within /a that asks for another address has no counterpart',
    '5: The status 418 has no counterpart: a redirect is 301 or 302',
    '6: The variable $cookie_id has no counterpart',
    '7: A return for every address has no counterpart: a redirect has a source',
    '8: The target /x/$1 names a group, and /group has none',
    '9: A map has no counterpart: give its pairs as a table of redirects',
    "10: The target 'javascript:alert(1)' is no address",
    expect.stringMatching(/^11: The pattern has no counterpart: /),
    '12: The condition location @named has no counterpart',
  ]);
});

const APACHE = `# BEGIN redirects
<IfModule mod_rewrite.c>
RewriteEngine On
RewriteBase /
RewriteRule ^year/([0-9]{4})/?$ /archive/$1 [R=301,L]
RewriteRule ^/?kept$ "/new?a=1" [R,NC,QSA,L]
RewriteRule ^dropped$ /new? [R=301,L]
RewriteRule ^(.*)\\.html$ https://%{HTTP_HOST}/$1 [R=permanent,L]
RewriteRule ^closed/ - [G]
</IfModule>
Redirect 301 /old /new
Redirect permanent /folder/ https://other.example/place/
Redirect /sale /bonuses
RedirectMatch 301 ^/tag-(\\w+)$ \\
  /blog/tag/$1
Redirect gone /shut
RedirectPermanent "/with space" /joined
`;

test('the plain redirects of Apache lead where they led there', async () => {
  const result = await take(APACHE, { format: 'csv' });
  expect(errors(result)).toEqual([]);
  expect(result.created).toBe(11);
  const expected = {
    '/year/2019': '301 /archive/2019',
    '/KEPT?x=1': '302 /new?a=1&x=1',
    '/dropped?x=1': '301 /new',
    '/page/one.html': '301 /page/one',
    '/closed/a': '410 /closed/a',
    '/old/a?x=1': '301 /new/a?x=1',
    '/older': undefined,
    '/folder/b': '301 https://other.example/place/b',
    '/folder': undefined,
    '/sale': '302 /bonuses',
    '/tag-owl': '301 /blog/tag/owl',
    '/shut/x': '410 /shut/x',
    '/with%20space': '301 /joined',
  };
  for (const [from, to] of Object.entries(expected)) expect([from, await leads(from)]).toEqual([from, to]);
});

test('what Apache asks or does beside is rejected by name and line', async () => {
  const result = await take(`RewriteEngine On
RewriteCond %{HTTP_HOST} ^old\\.example$ [NC]
RewriteRule ^a$ /b [R=301,L]
RewriteRule ^c$ /index.php?x=1 [L]
RewriteRule ^d$ - [F]
RewriteRule ^e$ /%{REMOTE_ADDR} [R=301]
RewriteRule ^f|^g$ /h [R=301]
RewriteRule ([^.]+)\\.php$ /i [R=301]
Redirect 404 /j
Redirect 301 /k javascript:alert(1)
<If "%{QUERY_STRING} == 'x'">
Redirect 301 /l /m
</If>
RedirectMatch 301 ^/(?=n)$ /o
Redirect 301 /fine /new
`);
  expect(result.created).toBe(1);
  expect(errors(result)).toEqual([
    '3: The condition RewriteCond %{HTTP_HOST} ^old\\.example$ [NC] has no counterpart',
    '4: A RewriteRule without R has no counterpart: it sends nobody on',
    '5: The flag F has no counterpart',
    '6: The variable %{REMOTE_ADDR} has no counterpart',
    '7: The pattern ^f|^g$ has no counterpart: it may begin anywhere',
    '8: The pattern ([^.]+)\\.php$ has no counterpart: it may begin anywhere',
    '9: The status 404 has no counterpart: a redirect is 301 or 302',
    "10: The target 'javascript:alert(1)' is no address",
    `12: The condition <If "%{QUERY_STRING} == 'x'"> has no counterpart`,
    expect.stringMatching(/^14: The pattern has no counterpart: /),
  ]);
});

test.each(['nginx', 'apache'] as const)('what is written for %s comes back', async (host) => {
  const plain = { permanent: true, preserveQuery: true, appendRemainder: true } as const;
  const { text } = buildHostFile(host, [
    { id: '1', source: '/top-ten', target: '/best', match: 'exact', ...plain },
    { id: '2', source: '/old', target: '/new', match: 'prefix', ...plain, permanent: false },
    { id: '3', source: '/closed', target: 'gone', match: 'exact', ...plain },
  ]);
  expect(errors(await take(text))).toEqual([]);
  expect([await leads('/top-ten'), await leads('/old/a'), await leads('/closed')]).toEqual([
    '301 /best',
    '302 /new/a',
    '410 /closed',
  ]);
});

test('tables that speak of rewrites and redirects are read as tables', async () => {
  await take('source,target\n/rewrite,/return\n/Redirect,/server\n');
  await take('source\ttarget\n/location\t/RewriteRule\n', { format: 'tsv' });
  const { records } = (await perform(redirectsList, {})).result;
  expect(records.map(({ source }) => source).sort()).toEqual(['/Redirect', '/location', '/rewrite']);
});

test('a long line of a configuration is read in a time that grows with its length', async () => {
  const long = 'a'.repeat(200_000);
  for (const text of [
    `rewrite ^/x$ /y permanent;\n${'"\\'.repeat(100_000)}`,
    `Redirect 301 /x /y\n${'\\'.repeat(200_000)}`,
    `rewrite ^/x$ /y permanent; # ${long}`,
  ])
    expect((await take(text, { onConflict: 'skip' })).found).toBe(1);
});

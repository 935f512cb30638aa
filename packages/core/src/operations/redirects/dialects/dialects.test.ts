import { beforeEach, expect, test } from 'vitest';
import type { Perform } from '../../../perform.js';
import { bytesOf } from '../../testing/backup-text.js';
import { memoryPerform } from '../../testing/memory-store.js';
import { redirectsList } from '../redirects.js';
import { redirectsExport, redirectsImport } from '../redirects-transfer.js';

let perform: Perform;
beforeEach(() => {
  perform = memoryPerform();
});

const take = async (text: string, told: object = {}) =>
  (await perform(redirectsImport, { source: bytesOf(text), skipInvalid: true, ...told })).result;
const rules = async () => (await perform(redirectsList, { sort: 'position' })).result.records;
const errors = (result: Awaited<ReturnType<typeof take>>) => result.errors.map(({ message }) => message);

const rule = (url: string, more: object = {}) => ({
  ...{
    url,
    match_url: url,
    match_type: 'url',
    action_type: 'url',
    action_code: 301,
    regex: false,
    enabled: true,
  },
  ...{
    match_data: { source: { flag_query: 'exact', flag_case: false, flag_trailing: true, flag_regex: false } },
  },
  ...{ action_data: { url: '/new' }, group_id: 1, position: 0, hits: 3, title: '' },
  ...more,
});
const flags = (given: object) => ({ match_data: { source: { flag_query: 'exact', ...given } } });
const json = (redirects: object[], groups: object[] = [{ id: 1, name: 'Redirections', enabled: true }]) =>
  JSON.stringify({ plugin: { version: '5.5.0', date: 'x' }, groups, redirects });

test('a JSON export of Redirection keeps order, status, what is disabled, patterns and their flags', async () => {
  const text = json(
    [
      rule('/second', { position: 2, action_code: 302 }),
      rule('/first', { position: 1, enabled: false, ...flags({ flag_query: 'pass' }) }),
      rule('^/old/(\\d+)$', { position: 3, regex: true, action_data: { url: '/new/$1' } }),
      rule('/Case', { position: 4, ...flags({ flag_case: true }) }),
      rule('/off', { position: 5, group_id: 2 }),
    ],
    [
      { id: 1, enabled: true },
      { id: 2, enabled: false },
    ],
  );
  for (const format of ['json', 'csv']) {
    const result = await take(text, { format, onConflict: 'skip' });
    expect(result.rejected).toBe(0);
  }
  expect(
    (await rules()).map(({ source, match, enabled, permanent, preserveQuery }) => [
      ...[source, match, enabled, permanent, preserveQuery],
    ]),
  ).toEqual([
    ['/first', 'exact', false, true, true],
    ['/second', 'exact', true, false, false],
    ['^/old/(\\d+)$', 'regex', true, true, false],
    ['/Case', 'regex', true, true, false],
    ['/off', 'exact', false, true, false],
  ]);
  const [, , , caseless] = await rules();
  expect(caseless?.regex).toBe('(?i)^/Case/?$');
});

test('what has no counterpart is rejected by name, and the others come', async () => {
  const result = await take(
    json([
      rule('/lost', { action_code: 404, action_type: 'error' }),
      rule('/410', { action_code: 410 }),
      rule('/members', { match_type: 'login' }),
      rule('/q\\?a=(.*)', { regex: true }),
      rule('/(?=x)', { regex: true }),
      rule('/script', { action_data: { url: 'javascript:alert(1)' } }),
      rule('/fine'),
    ]),
    { format: 'json' },
  );
  expect((await rules()).map(({ source }) => source)).toEqual(['/fine']);
  expect(errors(result).join('\n')).toMatch(
    /action error[\s\S]*status 410[\s\S]*condition login[\s\S]*asks for a query[\s\S]*pattern has no counterpart[\s\S]*no address/,
  );
});

test('a CSV export of Redirection keeps the same, whatever divides its cells', async () => {
  const text =
    'source,target,regex,code,type,hits,title,status\n/a,/x,0,302,url,7,,disabled\n"^/b/(.*)$",/y/$1,1,301,url,0,"T, x",active\n/c,/z,0,404,error,0,,active\n';
  const result = await take(text);
  expect(await rules()).toMatchObject([
    { source: '/a', target: '/x', enabled: false, permanent: false },
    { source: '^/b/(.*)$', match: 'regex', target: '/y/$1', enabled: true, permanent: true },
  ]);
  expect(errors(result)).toEqual([expect.stringContaining('action error')]);
});

test('a _redirects file keeps statuses, placeholders and splats', async () => {
  const text = [
    '# Moved',
    '/home              /',
    '/temporary  /x  302',
    '/blog/*  /news/:splat  301!',
    '/shop/*  /bonuses',
    '/year/:year/:slug  /blog/:slug   # by year',
    'https://www.old.example/a  https://other.example/b',
    '/app/*  /index.html  200',
    '/uk  /gb  302  Country=gb',
    '/store id=:id  /item/:id  301',
    '/bad/:a  /x/:b',
  ].join('\n');
  const result = await take(text);
  expect(
    (await rules()).map(({ source, match, target, permanent, appendRemainder, regex }) => [
      ...[source, match, target, permanent, appendRemainder, regex],
    ]),
  ).toEqual([
    ['/home', 'exact', '/', true, false, undefined],
    ['/temporary', 'exact', '/x', false, false, undefined],
    ['/blog', 'prefix', '/news', true, true, undefined],
    ['/shop', 'prefix', '/bonuses', true, false, undefined],
    ['/year/:year/:slug', 'regex', '/blog/$2', true, false, '^/year/([^/]+)/([^/]+)/?$'],
    ['/a', 'exact', 'https://other.example/b', true, false, undefined],
  ]);
  expect(errors(result).join('\n')).toMatch(/status 200[\s\S]*Country=gb[\s\S]*id=:id[\s\S]*names :b/);
});

test('one row without a counterpart refuses the file, unless bad rows are skipped', async () => {
  await expect(take('/a  /b  404\n', { skipInvalid: false })).rejects.toMatchObject({ code: 'invalid' });
  expect(await rules()).toEqual([]);
});

test('our own files are read as ours', async () => {
  await take('source,target,match,enabled,permanent\n/a,/b,prefix,false,false\n');
  let text = '';
  const onChunk = (piece: string | Uint8Array) => {
    text += piece;
  };
  await perform(redirectsExport, { full: true, format: 'csv' }, { onChunk });
  expect(await take(text, { onConflict: 'update' })).toMatchObject({ unchanged: 1, created: 0 });
});

test('an error rule 410 of Redirection, and a line with 410, say that the page is gone; other errors are refused', async () => {
  const gone = (url: string, code: number) =>
    rule(url, { action_type: 'error', action_code: code, action_data: {} });
  const result = await take(json([gone('/closed', 410), gone('/lost', 404)]), { format: 'json' });
  expect(errors(result)).toEqual([
    'Row 2: The action error has no counterpart: a redirect sends on to an address, or says 410',
  ]);
  await take('source,target,regex,code,type,hits\n/shut,,0,410,error,2\n', { format: 'csv' });
  await take('/a/* / 410\n', { format: 'csv' });
  expect((await rules()).map(({ source, target, match }) => [source, target, match])).toEqual([
    ['/closed', 'gone', 'exact'],
    ['/shut', 'gone', 'exact'],
    ['/a', 'gone', 'prefix'],
  ]);
});

import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import type { Warning } from '../../warning.js';
import { redirectsAdd, redirectsDelete, redirectsList } from './redirects.js';
import { redirectsExport, redirectsImport } from './redirects-transfer.js';

let perform: Perform;

beforeEach(() => {
  perform = createPerform(memoryStorage(), runtime);
});

async function importing(source: string, more: object = {}) {
  const { result } = await perform(redirectsImport, { source, ...more });
  return { ...result, warnings: withoutDeadTargets(result.warnings) };
}

async function exported(format: 'csv' | 'json' | 'ndjson' = 'csv', from: Perform = perform): Promise<string> {
  let text = '';
  const onChunk = (piece: string | Uint8Array) => {
    text += piece;
  };
  await from(redirectsExport, { full: true, format }, { onChunk });
  return text;
}

async function inOrder() {
  const { records } = (await perform(redirectsList, {})).result;
  return records.toSorted((a, b) => a.position - b.position);
}

test('imported rows follow the existing redirects, in file order, with the defaults of the form', async () => {
  await perform(redirectsAdd, { record: { source: '/first', target: '/' } });
  const result = await importing(
    'source,target,match\n/a,/x,\nhttps://old.example/b?page=2,/y,exact\n/c,/z,prefix\n^/d-(\\d+)$,/w/$1,regex\nfaq/,/help,\n',
  );
  expect(result).toMatchObject({ created: 5, rejected: 0, warnings: [] });
  expect((await inOrder()).map(({ source, match, enabled }) => [source, match, enabled])).toEqual([
    ['/first', 'exact', true],
    ['/a', 'exact', true],
    ['/b?page=2', 'exact', true],
    ['/c', 'prefix', true],
    ['^/d-(\\d+)$', 'regex', true],
    ['/faq/', 'exact', true],
  ]);
});

test('a redirect is identified by source and match, and the source is case-sensitive', async () => {
  await importing('source,target,match\n/Old,/a,\n/old,/b,\n/old,/c,prefix\n');
  const again = 'source,target,match\nhttps://old.example/Old,/a,exact\nold,/new,\n/old,/c,prefix\n';
  expect(await importing(again, { onConflict: 'update' })).toMatchObject({ updated: 1, unchanged: 2 });
  expect((await inOrder()).map(({ source, target }) => `${source} ${target}`)).toEqual([
    '/Old /a',
    '/old /new',
    '/old /c',
  ]);
  await expect(importing('source,target\n/old,/b\n')).rejects.toMatchObject({ code: 'conflict' });
});

test('errors in a row are reported with its number, and nothing is imported', async () => {
  const file = [
    'source,target,match',
    '/good,/x,',
    ',/x,',
    '/b,,',
    '/c,javascript:alert(1),',
    '/admin/x,/y,',
    '^/((,/y,regex',
    '^/(a)$,https://$1.example/,regex',
  ].join('\n');
  const refusal = await importing(file).catch((error) => error);
  expect(refusal.code).toBe('invalid');
  expect(refusal.data.errors.map(({ message }: { message: string }) => message)).toEqual([
    'Row 3: Source is required',
    'Row 4: Target is required',
    expect.stringContaining('Row 5: Target must be'),
    'Row 6: Redirects leave /admin alone: choose another source',
    expect.stringContaining('Row 7: This pattern cannot be used'),
    expect.stringContaining('Row 8: Target must name its host itself'),
  ]);
  expect(await inOrder()).toEqual([]);
  expect(await importing(file, { skipInvalid: true })).toMatchObject({ created: 1, rejected: 6 });
});

describe('a row that closes a loop', () => {
  const loop = 'source,target\n/x,/y\n/a,/b\n/b,/c\n/c,/a\n/d,/a\n';

  test('refuses the file, naming the loop and its rows', async () => {
    const refusal = await importing(loop).catch((error) => error);
    expect(refusal).toMatchObject({ code: 'invalid', message: '1 error in 1 row; nothing was imported' });
    expect(refusal.data.errors).toEqual([
      {
        row: 5,
        line: 5,
        column: 'target',
        value: '/a',
        message: expect.stringMatching(
          /^Row 5: With this redirects go round in a circle: .*\/a → \/b → .* \(rows 3, 4 and 5\)$/,
        ),
      },
    ]);
    expect(await inOrder()).toEqual([]);
  });

  test('is the only one rejected with skipInvalid, and is returned for correction', async () => {
    let rejects = '';
    const onChunk = (piece: string | Uint8Array) => {
      rejects += piece;
    };
    const wishes = { source: loop, skipInvalid: true, plan: true };
    const { result } = await perform(redirectsImport, wishes, { onChunk });
    expect(result).toMatchObject({ found: 5, created: 4, rejected: 1 });
    expect(withoutDeadTargets(result.warnings)).toEqual([]);
    expect(result.plan?.map(({ row, action }) => `${row} ${action}`)).toEqual([
      '2 create',
      '3 create',
      '4 create',
      '5 reject',
      '6 create',
    ]);
    expect((await inOrder()).map(({ source }) => source)).toEqual(['/x', '/a', '/b', '/d']);
    expect(rejects).toMatch(/^source,target,_row,_errors\n\/c,\/a,5,"?With this redirects/);
    expect(await importing(rejects.replace('/c,/a', '/c,/z'))).toMatchObject({ created: 1, rejected: 0 });
  });

  test('together with an existing redirect is rejected, and that redirect stays as it was', async () => {
    await importing('source,target\n/a,/b\n/b,/safe\n');
    const rows = 'source,target\n/b,/a\n/c,/d\n';
    await expect(importing(rows, { onConflict: 'update' })).rejects.toMatchObject({
      issues: [{ message: expect.stringMatching(/^Row 2: .* \(row 2 and what was there before\)$/) }],
    });
    expect(await importing(rows, { onConflict: 'update', skipInvalid: true })).toMatchObject({
      created: 1,
      updated: 0,
      rejected: 1,
    });
    expect((await inOrder()).map(({ source, target }) => `${source} ${target}`)).toEqual([
      '/a /b',
      '/b /safe',
      '/c /d',
    ]);
  });

  test('is rejected when it redirects to itself, and each of several loops costs one row', async () => {
    const rows = '/a,/b\n/b,/a\n/c,/c/\n/d,/e\n/e,/d\n/b2,/a\n';
    expect(await importing(`source,target\n${rows}`, { skipInvalid: true })).toMatchObject({
      created: 3,
      rejected: 3,
      errors: [
        { row: 3 },
        { row: 4, message: 'Row 4: /c would lead to itself' },
        { row: 6, message: expect.stringContaining('(rows 5 and 6)') },
      ],
    });
  });

  test('is accepted if the loop existed before: a file of all redirects imports as all unchanged', async () => {
    await perform(redirectsAdd, { record: { source: '/a', target: '/b' } });
    await perform(redirectsAdd, { record: { source: '/a', target: '/safe', order: 0 } });
    await perform(redirectsAdd, { record: { source: '/b', target: '/a' } });
    const first = (await inOrder())[0];
    await perform(redirectsDelete, { records: [first?.id as string] });
    expect(await importing(await exported(), { onConflict: 'update' })).toMatchObject({ unchanged: 2 });
  });

  test('hundreds of rows that can all close one loop are rejected in a few passes', async () => {
    const patterns = Array.from({ length: 300 }, (_, i) => `name ${i},/b,^/a$,regex`);
    const file = `source,target,regex,match\n/b,/a,,exact\n${patterns.join('\n')}\n`;
    const { created, rejected } = await importing(file, { skipInvalid: true });
    expect(created + rejected).toBe(301);
    expect(rejected).toBeLessThan(20);
  });
});

test('rows that never apply are imported with a warning', async () => {
  const { created, warnings } = await importing('source,target,match\n/a,/x,prefix\n/a/b,/y,\n');
  expect(created).toBe(2);
  expect(warnings).toMatchObject([{ message: expect.stringContaining('/a/b → /y never gets its turn') }]);
});

test('2,000 rows need a proportional number of checks, and all are imported', async () => {
  const rows = Array.from({ length: 2_000 }, (_, i) => `/old/${i},/new/${i}`);
  expect(await importing(`source,target\n${rows.join('\n')}\n`)).toMatchObject({
    created: 2_000,
    warnings: [],
  });
});

test('a full export imports back as all unchanged, and creates the same redirects in an empty store', async () => {
  const part = fc.stringMatching(/^[a-zA-Z0-9é ,;"'=+@|-]{1,12}$/u).map((text) => text.trim() || 'x');
  const path = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
  const record = fc.record({
    source: path.map((text) => `/from${text}`),
    target: path.map((text) => encodeURI(`/to${text}`)),
    match: fc.constantFrom('exact' as const, 'prefix' as const),
    enabled: fc.boolean(),
    permanent: fc.boolean(),
    preserveQuery: fc.boolean(),
    appendRemainder: fc.boolean(),
    regex: fc.option(fc.constantFrom('^/x(.*)$', '=1+1', '"'), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(record, { maxLength: 8, selector: ({ source, match }) => `${match} ${source}` }),
      fc.constantFrom('csv' as const, 'json' as const, 'ndjson' as const),
      async (records, format) => {
        const home = createPerform(memoryStorage(), runtime);
        for (const one of records) await home(redirectsAdd, { record: one });
        const text = await exported(format, home);
        const again = await home(redirectsImport, { source: text, format, onConflict: 'update' });
        expect(again.result).toMatchObject({
          created: 0,
          updated: 0,
          unchanged: records.length,
          rejected: 0,
        });
        expect(again.change).toBeUndefined();
        const other = createPerform(memoryStorage(), runtime);
        await other(redirectsImport, { source: text, format });
        const plain = (json: string) =>
          JSON.parse(json).map(
            ({
              id: _id,
              createdAt: _c,
              updatedAt: _u,
              ...rest
            }: {
              id: string;
              createdAt: string;
              updatedAt: string;
            }) => rest,
          );
        expect(plain(await exported('json', other))).toEqual(plain(await exported('json', home)));
      },
    ),
    { numRuns: 40 },
  );
});

test('a row that leads to itself is refused also where an earlier redirect takes its addresses', async () => {
  await perform(redirectsAdd, { record: { source: '/shop', target: '/store', match: 'prefix' } });
  const result = await importing('source,target,match\n^/shop/(.*)$,/shop/$1,regex\n/other,/store,\n', {
    skipInvalid: true,
  });
  expect(result).toMatchObject({ created: 1, rejected: 1 });
  expect(result.errors).toMatchObject([{ row: 2, message: 'Row 2: ^/shop/(.*)$ would lead to itself' }]);
});

const REDIRECTION_JSON = {
  plugin: { version: '5.5.0', date: 'Wed, 01 Jan 2025 10:00:00 +0000' },
  groups: [{ id: 1, name: 'Redirections', redirects: 1, module_id: 1, enabled: true }],
  redirects: [
    {
      ...{
        id: 1,
        url: '/old',
        match_url: '/old',
        match_data: {},
        match_type: 'url',
        regex: false,
        position: 0,
      },
      ...{ group_id: 1, hits: 7, status: 'disabled', enabled: false, action_type: 'url', action_code: 302 },
      action_data: { url: '/about' },
    },
  ],
};

test.each([
  ['json', JSON.stringify(REDIRECTION_JSON.redirects), /match_data, match_type.*action_code/],
  ['csv', 'url,target,regex,action_code\n/old,/about,0,302\n', /action_code/],
] as const)(
  'a part of an export of the plugin Redirection as %s is refused by its header: %s',
  async (format, source, lost) => {
    const perform = createPerform(memoryStorage(), runtime);
    for (const skipInvalid of [false, true]) {
      const refused = await perform(redirectsImport, { source, format, skipInvalid }).catch((error) => error);
      expect(refused).toMatchObject({ code: 'invalid', reason: 'redirect.foreign-file' });
      expect(refused.message).toMatch(/^The file is an export of the WordPress plugin Redirection/);
      expect(refused.message).toMatch(lost);
    }
    expect((await perform(redirectsList, {})).result.total).toBe(0);
  },
);

test('columns of another program that are to be ignored, or are mapped, are no reason to refuse', async () => {
  const perform = createPerform(memoryStorage(), runtime);
  const source = 'From,target,Status\n/old,/about,301\n';
  const settings = { source, map: { source: 'From' } };
  await expect(perform(redirectsImport, settings)).rejects.toThrow('comes from another program');
  expect((await perform(redirectsImport, { ...settings, ignore: ['status'] })).result.created).toBe(1);
});

/** The warnings but those of targets, which are no pages in these tests. */
function withoutDeadTargets(warnings: readonly Warning[]): Warning[] {
  return warnings.filter(({ reason }) => reason !== 'redirect.dead-target');
}

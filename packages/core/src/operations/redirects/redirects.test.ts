import { beforeEach, describe, expect, test } from 'vitest';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import type { StorageAdapter } from '../../store/storage-adapter.js';
import type { Warning } from '../../warning.js';
import type { RecordPatch } from '../records/record-operations.js';
import { operations as op } from '../registry.js';

let storage: StorageAdapter;
let perform: Perform;

beforeEach(() => {
  storage = memoryStorage();
  perform = createPerform(storage, runtime);
});

async function add(source: string, target: string, more: RecordPatch<'redirects'> = {}) {
  const { result } = await perform(op['redirects.add'], { record: { source, target, ...more } });
  return { rule: result.records[0], warnings: withoutDeadTargets(result.warnings) };
}

async function list() {
  return (await perform(op['redirects.list'], {})).result.records;
}

const sources = async () =>
  (await list()).sort((a, b) => a.position - b.position).map(({ source }) => source);

describe('adding a redirect', () => {
  test.each(['gone', '410', 'Gone'])(
    'as text %s says that the page is gone, which no other word does',
    async (target) => {
      const source = `source,target\n/closed,${target}\n`;
      await perform(op['redirects.import'], { source });
      expect(await list()).toMatchObject([{ source: '/closed', target: 'gone' }]);
      await expect(add('/other', 'removed')).rejects.toMatchObject({
        message: 'Target must be a path that begins with /, a web address, or gone',
      });
      const { result } = await perform(op['redirects.test'], { url: '/closed/' });
      expect(result).toMatchObject({ ends: 'gone', status: 410, at: 'gone', to: '/closed/' });
    },
  );

  test('uses the defaults of the form', async () => {
    expect((await add('/old', '/new')).rule).toMatchObject({
      match: 'exact',
      enabled: true,
      permanent: true,
      preserveQuery: true,
      appendRemainder: true,
    });
  });

  test.each([
    [{ target: '/new' }, 'Source is required'],
    [{ source: ' ', target: '/new' }, 'Source is required'],
    [{ source: '/old' }, 'Target is required'],
    [{ source: '/old', target: '' }, 'Target is required'],
  ])('%j is refused: %s', async (record, message) => {
    await expect(perform(op['redirects.add'], { record })).rejects.toMatchObject({
      code: 'invalid',
      message,
    });
  });

  test.each([
    ['//evil.example', {}],
    ['/\\evil.example', {}],
    ['javascript:alert(1)', {}],
    ['data:text/html,x', {}],
    ['new', {}],
    ['https://user@evil.example/', {}],
    ['https://$1.example/', { match: 'regex' }],
    ['https://partner.example$1', { match: 'regex' }],
    ['$1', { match: 'regex' }],
    ['/$2', { match: 'regex' }],
  ] as const)('the target %s is refused', async (target, more) => {
    const adding = add('^/x(.*)$', target, { source: 'match' in more ? '^/x(.*)$' : '/x', ...more });
    await expect(adding).rejects.toMatchObject({ code: 'invalid' });
    expect(await list()).toEqual([]);
  });

  test.each([
    ['/admin', 'exact'],
    ['/admin/', 'prefix'],
    ['/Admin/redirects', 'exact'],
    ['^/admin/(.*)$', 'regex'],
    ['^/x(?=y)', 'regex'],
    ['^/((((', 'regex'],
    ['^/x', 'exact'],
    ['/x#part', 'exact'],
    ['/x?y=1', 'prefix'],
  ] as const)('the source %s is refused for the match %s', async (source, match) => {
    await expect(add(source, '/new', { match })).rejects.toMatchObject({ code: 'invalid' });
  });

  test('a source that is a full URL is reduced to its path, and a missing leading slash is added', async () => {
    expect((await add('https://old.example/a/b?page=2', '/new')).rule?.source).toBe('/a/b?page=2');
    expect((await add('tips/', '/guides')).rule?.source).toBe('/tips/');
  });

  test('a regex without a match type makes it a pattern', async () => {
    expect((await add('old pages', '/new', { regex: '^/old-\\d+$' })).rule).toMatchObject({ match: 'regex' });
  });
});

describe('a redirect that closes a loop is refused, naming the loop', () => {
  test.each<[string, [string, string, RecordPatch<'redirects'>?][], string]>([
    ['itself', [['/a', '/a/']], '/a would lead to itself'],
    [
      'two',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      '/a → /b → /a',
    ],
    [
      'three',
      [
        ['/a', '/b'],
        ['/b', '/c?x=1'],
        ['/c', '/a'],
      ],
      '/c?x=1 → /a?x=1 → /b?x=1 → /c?x=1',
    ],
    [
      'a prefix and a path within it',
      [
        ['/x', '/y', { match: 'prefix' }],
        ['/y/deep', '/x/deep'],
      ],
      '/y/deep → /x/deep',
    ],
    ['a prefix that grows', [['/x', '/x/x', { match: 'prefix' }]], 'more than ten times'],
    ['a pattern that grows', [['^/x(.*)$', '/xx$1', { match: 'regex' }]], 'more than ten times'],
    [
      'a pattern and a path',
      [
        ['/b', '/a-1'],
        ['^/a-(\\d)$', '/b', { match: 'regex' }],
      ],
      '/b → /a-1',
    ],
    [
      'letters that are written otherwise',
      [
        ['/caf%C3%A9', '/b'],
        ['/b', '/café'],
      ],
      '/b → ',
    ],
  ])('%s', async (_, rules, words) => {
    const last = rules.pop() as (typeof rules)[number];
    for (const rule of rules) await add(...rule);
    const before = await list();
    await expect(add(...last)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining(words),
    });
    expect(await list()).toEqual(before);
  });

  test('by an edit, by being enabled and by being moved as well', async () => {
    await add('/a', '/b');
    await add('/b', '/c');
    await expect(
      perform(op['redirects.edit'], { record: '/b', changes: { target: '/a' } }),
    ).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('/a → /b → /a') });
    await add('/c', '/a', { enabled: false });
    await expect(perform(op['redirects.enable'], { records: ['/c'] })).rejects.toMatchObject({
      code: 'invalid',
    });
    await perform(op['redirects.delete'], { records: ['/c', '/b'] });
    const hidden = (await add('/a', '/d')).rule?.id as string;
    await add('/d', '/a');
    await expect(perform(op['redirects.move'], { record: hidden, to: 'up' })).rejects.toMatchObject({
      message: expect.stringContaining('/a → /d → /a'),
    });
  });

  test('existing loops do not block other changes, and a deletion reports the loop it reveals', async () => {
    await add('/a', '/safe');
    await add('/a', '/b');
    await add('/b', '/a');
    const [first] = await list().then((all) => all.filter(({ position }) => position === 1));
    const { result } = await perform(op['redirects.delete'], { records: [first?.id as string] });
    expect(result.warnings).toMatchObject([{ message: expect.stringContaining('/a → /b → /a') }]);
    expect((await add('/c', '/d')).warnings).toEqual([]);
  });
});

test('a redirect that never applies is saved with a warning that names the redirect before it', async () => {
  await add('/old', '/new', { match: 'prefix' });
  expect((await add('/old/page', '/page')).warnings).toMatchObject([
    {
      message: expect.stringContaining(
        'Redirect /old/page → /page never gets its turn: Redirect /old → /new',
      ),
    },
  ]);
  expect((await add('^/old/(\\d+)$', '/n/$1', { match: 'regex' })).warnings).toHaveLength(1);
  expect((await add('/older', '/new')).warnings).toEqual([]);
  const moved = await perform(op['redirects.move'], { record: '/old', to: 4 });
  expect(withoutDeadTargets(moved.result.warnings)).toEqual([]);
});

describe('the order of redirects', () => {
  beforeEach(async () => {
    for (const source of ['/1', '/2', '/3', '/4']) await add(source, '/new');
  });

  test('the list is newest first, and shows the order in which redirects apply', async () => {
    expect((await list()).map(({ source, position }) => [source, position])).toEqual([
      ['/4', 4],
      ['/3', 3],
      ['/2', 2],
      ['/1', 1],
    ]);
  });

  test.each([
    ['/3', 'up', ['/1', '/3', '/2', '/4']],
    ['/1', 'up', ['/1', '/2', '/3', '/4']],
    ['/1', 'down', ['/2', '/1', '/3', '/4']],
    ['/4', 1, ['/4', '/1', '/2', '/3']],
    ['/1', 99, ['/2', '/3', '/4', '/1']],
  ] as const)('%s moves %s', async (record, to, expected) => {
    await perform(op['redirects.move'], { record, to });
    expect(await sources()).toEqual(expected);
  });

  test('a move changes only the redirects in between', async () => {
    const { updated } = await perform(op['redirects.move'], { record: '/3', to: 'up' });
    expect(updated).toBe(2);
  });

  test('a move works for redirects with equal order numbers', async () => {
    await perform(op['redirects.edit'], { record: '/2', changes: { order: 1 } });
    await perform(op['redirects.move'], { record: '/2', to: 1 });
    expect(await sources()).toEqual(['/2', '/1', '/3', '/4']);
  });
});

test('testing an address reports every hop, the skipped rules and the final page', async () => {
  await add('/b', 'https://partner.example/', { permanent: false });
  await add('/a', '/b');
  const tested = async (url: string) => (await perform(op['redirects.test'], { url })).result;
  expect(await tested('https://own.example/a?x=1')).toMatchObject({
    hops: [
      { from: '/a?x=1', to: '/b?x=1', position: 2, why: 'is /a' },
      { from: '/b?x=1', to: 'https://partner.example/?x=1', position: 1 },
    ],
    ends: 'elsewhere',
    status: 302,
    at: undefined,
  });
  expect(await tested('reviews')).toMatchObject({ hops: [], ends: 'here', at: 'page', status: undefined });
  expect(await tested('/nothing')).toMatchObject({
    hops: [],
    ends: 'here',
    status: undefined,
    at: 'missing',
  });
  expect(await tested('/admin/x')).toMatchObject({ hops: [], at: 'admin' });
});

test('missing addresses are counted and get suggestions by their last segment, until a redirect covers them', async () => {
  await perform(op['casinos.add'], { record: { name: 'Red Fox', description: 'Calm.' } });
  const ask = (path: string, ts: number) =>
    storage.appendLog('missing', { id: runtime.newId(), path, referrer: '', ts });
  for (const path of ['/review/red-fox.php', '/review/red-fox.php', '/casino/red-foxx', '/zzzzzzz', '/old']) {
    await ask(path, 1_700_000_000_000);
  }
  await add('/old', '/best-casinos');
  const { result } = await perform(op['redirects.missing'], {});
  expect(result).toMatchObject({
    total: 3,
    records: [
      { path: '/review/red-fox.php', count: 2, suggestion: '/casino/red-fox' },
      { path: '/casino/red-foxx', suggestion: '/casino/red-fox' },
      { path: '/zzzzzzz', suggestion: undefined },
    ],
  });
});

test('doctor finds loops, redirects that never apply, and unusable patterns', async () => {
  await add('/x', '/y', { match: 'prefix' });
  await add('/x/z', '/w');
  const at = '2026-01-01T00:00:00.000Z';
  await storage.write(async (draft) => {
    const put = (source: string, target: string, match = 'exact') => {
      const id = runtime.newId();
      const flags = { enabled: true, permanent: true, preserveQuery: true, appendRemainder: true, order: 9 };
      const record = { id, source, target, match, ...flags, createdAt: at, updatedAt: at };
      draft.table('redirects').put(id, undefined, JSON.stringify(record));
    };
    put('/a', '/b');
    put('/b', '/a');
    put('^/((', '/c', 'regex');
    const header = { id: runtime.newId(), at, by: { name: 'owner' }, operation: 'x.y', subject: '' };
    return { header: { ...header, number: 1, inserted: 3, updated: 0, removed: 0 }, entries: [] };
  });
  const { findings } = (await perform(op['doctor.check'], {})).result;
  expect(findings.map(({ check, message }) => [check, message])).toEqual([
    ['unusable-redirect', expect.stringContaining('^/((')],
    ['redirect-loop', expect.stringContaining('/a → /b → /a')],
    ['shadowed-redirect', expect.stringContaining('/x/z')],
  ]);
});

test('every change of redirects can be undone', async () => {
  await add('/a', '/b');
  await perform(op['redirects.move'], { record: '/a', to: 'down' });
  await perform(op['redirects.disable'], { records: ['/a'] });
  await perform(op['history.undo'], {});
  expect(await list()).toMatchObject([{ source: '/a', enabled: true }]);
});

test('moving a redirect warns of rules that the moved one hides or is hidden by, and of no other', async () => {
  await add('/b/c', '/x');
  await add('/b', '/x', { match: 'prefix' });
  await add('/d/e', '/x');
  await add('/d', '/x', { match: 'prefix' });
  await add('/f', '/x');
  const warningsOf = async (record: string, to: number) =>
    withoutDeadTargets((await perform(op['redirects.move'], { record, to })).result.warnings).map(
      ({ message }) => message,
    );
  expect(await warningsOf('/b', 1)).toEqual([expect.stringContaining('/b/c')]);
  expect(await warningsOf('/f', 1)).toEqual([]);
});

test('a list is newest first, or in the order in which the redirects apply', async () => {
  for (const source of ['/a', '/b', '/c']) await add(source, '/new');
  await perform(op['redirects.move'], { record: '/c', to: 1 });
  const { records } = (await perform(op['redirects.list'], { sort: 'position' })).result;
  expect(records.map(({ source, position }) => `${position} ${source}`)).toEqual(['1 /c', '2 /a', '3 /b']);
  expect((await list()).map(({ source }) => source)).toEqual(['/c', '/b', '/a']);
});

/** The warnings but those of targets, which are no pages in these tests. */
function withoutDeadTargets(warnings: readonly Warning[]): Warning[] {
  return warnings.filter(({ reason }) => reason !== 'redirect.dead-target');
}

test('cells of redirects are changed at once, with the checks of a redirect', async () => {
  await add('/a', '/b');
  await add('/c', '/d');
  const edit = (...edits: { record: string; cells: Record<string, string> }[]) =>
    perform(op['redirects.edit'], { edits });
  const { result } = await edit(
    { record: '/a', cells: { source: 'old', permanent: 'false' } },
    { record: '/c', cells: { target: '/games' } },
  );
  expect(result.records).toMatchObject([
    { source: '/old', target: '/b', permanent: false },
    { source: '/c', target: '/games', permanent: true },
  ]);
  await expect(edit({ record: '/c', cells: { target: '/c' } })).rejects.toThrow();
  await expect(edit({ record: '/c', cells: { match: 'some' } })).rejects.toThrow(/Match must be one of/);
});

test('of a redirect that is named twice, every cell is changed', async () => {
  await add('/a', '/b');
  const edits = [
    { record: '/a', cells: { permanent: 'false' } },
    { record: '/a', cells: { target: '/games' } },
  ];
  const { result } = await perform(op['redirects.edit'], { edits });
  expect(result.records).toMatchObject([{ source: '/a', target: '/games', permanent: false }]);
});

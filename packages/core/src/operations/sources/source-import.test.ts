import { describe, expect, test } from 'vitest';
import { bonusesAdd, bonusesList } from '../../collections/bonuses/bonuses.js';
import { casinosDelete, casinosEdit } from '../../collections/casinos/casinos.js';
import type { ImportSettings } from '../../model/documents/import-settings.js';
import { sourceRecord, withMarks } from '../../model/source-record.js';
import { runtime } from '../../runtime.js';
import { historyUndo } from '../store/undo.js';
import { openImportStore } from '../testing/import-store.js';
import { profilesSave } from '../transfer/profiles.js';
import { sourcesDecide, sourcesList, sourcesShow } from './sources.js';

/** What a register of domains is told: no header, one domain a row, and what its rows need beside it. */
const REGISTER: ImportSettings = {
  columns: ['domain'],
  map: { name: 'domain', visitUrl: 'domain' },
  default: {
    description: 'To be written.',
    rating: '3',
    bonuses: 'None',
    games: 'Slots',
    paymentMethods: 'Visa',
  },
  noDefaults: true,
  key: ['domain'],
  mergeLists: ['countries'],
};

/** A row as an earlier version stored it. */
function stored() {
  const [id, moment] = [runtime.newId(), '2026-11-20T00:00:00.000Z'];
  return { id, source: id, key: 'a', state: 'gone', createdAt: moment, updatedAt: moment };
}

function openRegisters() {
  const store = openImportStore();
  const register = (name: string, settings: ImportSettings) =>
    store.perform(profilesSave, { name, collection: 'casinos', settings: { ...REGISTER, ...settings } });
  const night = (name: string, domains: readonly string[], options: object = {}) =>
    store.take(`${domains.join('\n')}\n`, { fromSource: name, mirror: true, force: true, ...options });
  const countries = async () =>
    Object.fromEntries(
      (await store.all())
        .map(({ name, countries }) => [name, [...countries].sort()] as const)
        .sort(([a], [b]) => a.localeCompare(b)),
    );
  return { ...store, register, night, countries };
}

describe('registers that name the countries of casinos', () => {
  test('both are held, whichever comes first; what one drops stays where the other says it', async () => {
    for (const order of [
      ['dk', 'ca'],
      ['ca', 'dk'],
    ] as const) {
      const { register, night, countries } = openRegisters();
      await register('dk', { constants: { countries: 'DK, SE' } });
      await register('ca', { constants: { countries: 'CA, SE' } });
      const files = { dk: ['fox.example', 'owl.example'], ca: ['owl.example', 'elk.example'] };
      for (const name of order) await night(name, files[name]);
      expect(await countries()).toEqual({
        'elk.example': ['CA', 'SE'],
        'fox.example': ['DK', 'SE'],
        'owl.example': ['CA', 'DK', 'SE'],
      });
      const { result } = await night('dk', ['fox.example']);
      expect(result.source).toMatchObject({ gone: 1, goneRecords: [{ slug: 'owl-example' }] });
      expect((await countries())['owl.example']).toEqual(['CA', 'SE']);
      await night('dk', files.dk);
      expect((await countries())['owl.example']).toEqual(['CA', 'DK', 'SE']);
    }
  });

  test('take back only what they said: what people wrote before or since stays', async () => {
    const { register, night, countries, perform } = openRegisters();
    await register('dk', { constants: { countries: 'DK' } });
    await night('dk', ['fox.example']);
    await perform(casinosEdit, { record: 'fox-example', changes: { countries: ['DK', 'NO'] } });
    await night('dk', []).catch(() => undefined);
    await night('dk', ['owl.example']);
    expect(await countries()).toMatchObject({ 'fox.example': ['NO'], 'owl.example': ['DK'] });

    await perform(casinosEdit, { record: 'fox-example', changes: { countries: ['DK', 'NO'] } });
    await night('dk', ['fox.example']);
    await night('dk', ['owl.example']);
    expect((await countries())['fox.example']).toEqual(['DK', 'NO']);
  });

  test('leave out what people took out, unless they own the list', async () => {
    const { register, night, countries, perform } = openRegisters();
    await register('dk', { constants: { countries: 'DK, SE' } });
    await night('dk', ['fox.example']);
    await perform(casinosEdit, { record: 'fox-example', changes: { countries: ['SE'] } });
    await night('dk', ['fox.example']);
    expect((await countries())['fox.example']).toEqual(['SE']);
    await register('dk', { constants: { countries: 'DK, SE' }, owns: ['countries'] });
    await night('dk', ['fox.example']);
    expect((await countries())['fox.example']).toEqual(['DK', 'SE']);
  });
});

test('what a casino had before two registers said it stays when both drop it, and what people took out goes with them', async () => {
  const { register, night, countries, perform } = openRegisters();
  await register('dk', { constants: { countries: 'DK, SE' } });
  await register('ca', { constants: { countries: 'CA, SE' } });
  await night('dk', ['fox.example']);
  await perform(casinosEdit, { record: 'fox-example', changes: { countries: ['NO'] } });
  await night('dk', ['owl.example']);
  await perform(casinosEdit, { record: 'fox-example', changes: { countries: ['SE'] } });
  for (const name of ['dk', 'ca']) await night(name, ['fox.example', 'owl.example']);
  for (const name of ['dk', 'ca']) await night(name, ['owl.example']);
  expect((await countries())['fox.example']).toEqual(['SE']);

  await night('dk', ['fox.example', 'owl.example']);
  await perform(casinosEdit, { record: 'fox-example', changes: { countries: ['DK'] } });
  await night('dk', ['owl.example']);
  await night('dk', ['fox.example', 'owl.example']);
  await night('dk', ['owl.example']);
  expect((await countries())['fox.example']).toEqual([]);
});

const TABLE: ImportSettings = {
  default: { bonuses: 'None', games: 'Slots', paymentMethods: 'Visa', description: 'Calm.', rating: '3' },
  key: ['column:Licence', 'slug'],
};

function openTables(settings: ImportSettings = {}) {
  const store = openImportStore();
  const night = (rows: string, options: object = {}) =>
    store.take(`Licence,name,website,minDeposit\n${rows}`, {
      fromSource: 'list',
      maxRemoved: 100,
      ...options,
    });
  return {
    ...store,
    night,
    ready: store.perform(profilesSave, {
      name: 'list',
      collection: 'casinos',
      settings: { ...TABLE, ...settings },
    }),
  };
}

describe('a source', () => {
  test('knows a casino again by its key, though it has another name', async () => {
    const { night, all, ready } = openTables();
    await ready;
    await night('L1,Golden Fox,fox.example,10\n');
    const { result } = await night('L1,Silver Fox,fox.example,10\n');
    expect(result).toMatchObject({ created: 0, updated: 1 });
    expect(await all()).toMatchObject([{ name: 'Silver Fox', slug: 'golden-fox' }]);
  });

  test('changes what it said itself, and keeps and tells what people edited', async () => {
    const { night, one, perform, ready } = openTables();
    await ready;
    await night('L1,Golden Fox,fox.example,10\n');
    expect((await night('L1,Golden Fox,fox.example,20\n')).result).toMatchObject({ updated: 1 });
    expect(await one('golden-fox')).toMatchObject({ minDeposit: '20' });
    await perform(casinosEdit, { record: 'golden-fox', changes: { minDeposit: '25' } });
    const { result, change } = await night('L1,Golden Fox,fox.example,30\n');
    expect(result).toMatchObject({
      unchanged: 1,
      source: { kept: 1, keptRecords: [{ row: 2, slug: 'golden-fox', columns: ['minDeposit'] }] },
    });
    expect(change).toBeDefined();
    expect(await one('golden-fox')).toMatchObject({ minDeposit: '25' });
  });

  test('overrules people in the fields that it owns', async () => {
    const { night, one, perform, ready } = openTables({ owns: ['minDeposit'] });
    await ready;
    await night('L1,Golden Fox,fox.example,10\n');
    await perform(casinosEdit, { record: 'golden-fox', changes: { minDeposit: '25', name: 'Old Fox' } });
    await night('L1,Golden Fox,fox.example,10\n');
    expect(await one('golden-fox')).toMatchObject({ minDeposit: '10', name: 'Old Fox' });
  });

  test('the same file twice is once: no line of history, no run', async () => {
    const { night, ready } = openTables();
    await ready;
    await night('L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,5\n');
    const { result, change } = await night('L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,5\n');
    expect(result).toMatchObject({ unchanged: 2, source: { isSameFile: true } });
    expect(change).toBeUndefined();
  });

  test('undo returns to the night before: the next import of the file does the same again', async () => {
    const { night, all, ready, perform } = openTables();
    await ready;
    await night('L1,Golden Fox,fox.example,10\n');
    const before = await all();
    await night('L1,Golden Fox,fox.example,20\nL2,Owl,owl.example,5\n');
    await perform(historyUndo, {});
    expect(await all()).toEqual(before);
    expect((await night('L1,Golden Fox,fox.example,20\nL2,Owl,owl.example,5\n')).result).toMatchObject({
      created: 1,
      updated: 1,
    });
  });

  test('sets rows aside that it cannot place, and imports the others', async () => {
    const { night, all, ready, perform } = openTables();
    await ready;
    await night('L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,5\n');
    await perform(casinosDelete, { records: ['owl'] });
    const { result } = await night(
      'L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,5\nL3,Golden Fox,third.example,9\nL4,Elk,no address,9\n,,,\nL5,Elk,elk.example,5\n',
    );
    expect(result).toMatchObject({ created: 1, unchanged: 1, skipped: 2, rejected: 1 });
    expect(result.source?.openRows).toEqual([
      { row: 3, key: 'column:Licence: L2', why: expect.stringContaining('was deleted here') },
      { row: 4, key: 'column:Licence: L3', why: expect.stringContaining('row 2 under another key') },
    ]);
    expect((await all()).map(({ slug }) => slug).sort()).toEqual(['elk', 'golden-fox']);
  });

  test('refuses a file that lacks too much, and an older one, unless told', async () => {
    const { night, ready, refused } = openTables();
    await ready;
    const whole = Array.from({ length: 20 }, (_, n) => `L${n},Casino ${n},c${n}.example,10\n`);
    await night(whole.join(''));
    const half = { fromSource: 'list', mirror: true };
    const header = 'Licence,name,website,minDeposit\n';
    expect(await refused(header + whole.slice(0, 10).join(''), half)).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('lacks 10 of the 20 casinos'),
      data: { change: null, found: 10, created: 0, updated: 0, unchanged: 0 },
    });
    await night(whole.slice(0, 19).join(''), { mirror: true, maxRemoved: 5 });
    expect(await refused(header + whole.join(''), half)).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('a newer one was'),
    });
    expect((await night(whole.join(''), { mirror: true, force: true })).result.source).toMatchObject({
      returned: 1,
    });
  });

  test.each([
    ['deactivate', { isActive: false }, { isActive: true }],
    ['blacklist', { isBlacklisted: true }, { isBlacklisted: false }],
  ] as const)('what is gone it may %s, and what returns it takes back', async (whenGone, gone, back) => {
    const { night, one, ready } = openTables({ whenGone });
    await ready;
    await night('L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,5\n');
    await night('L1,Golden Fox,fox.example,10\n', { mirror: true });
    expect(await one('owl')).toMatchObject(gone);
    await night('L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,6\n', { mirror: true });
    expect(await one('owl')).toMatchObject({ ...back, minDeposit: '6' });
  });

  test('what an earlier version retired a returning row takes back too', () => {
    const row = { id: 'x', source: 'y', key: 'a', state: 'gone', createdAt: '', updatedAt: '' } as const;
    expect(withMarks({ ...row, retired: 'deactivate' })).toEqual({
      ...row,
      marked: { isActive: { before: true, after: false } },
    });
    expect(withMarks({ ...row, retired: 'delete' })).toEqual(row);
    expect(sourceRecord.schema.safeParse({ ...stored(), retired: 'blacklist' }).success).toBe(true);
  });

  test('what one source blacklisted another takes off again that has it, with the reason that was there before', async () => {
    const { night, one, ready, perform, take } = openTables({ whenGone: 'blacklist' });
    await ready;
    await perform(profilesSave, { name: 'other', collection: 'casinos', settings: TABLE });
    await night('L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,5\n');
    await perform(casinosEdit, { record: 'owl', changes: { blacklistReason: 'Slow in 2020' } });
    await night('L1,Golden Fox,fox.example,10\n', { mirror: true });
    expect(await one('owl')).toMatchObject({
      isBlacklisted: true,
      blacklistReason: 'No longer listed by list',
    });
    await take('Licence,name\nX7,Owl\n', { fromSource: 'other' });
    expect(await one('owl')).toMatchObject({ isBlacklisted: false, blacklistReason: 'Slow in 2020' });

    // The first one has nothing left to take back.
    await perform(casinosEdit, { record: 'owl', changes: { isBlacklisted: true } });
    await night('L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,5\n', { mirror: true, force: true });
    expect(await one('owl')).toMatchObject({ isBlacklisted: true, blacklistReason: 'Slow in 2020' });
  });

  test('a casino that it blacklisted stays so when it returns, and is told, where a person wrote another reason', async () => {
    const { night, one, ready, perform } = openTables({ whenGone: 'blacklist' });
    await ready;
    const both = 'L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,5\n';
    await night(both);
    await night('L1,Golden Fox,fox.example,10\n', { mirror: true });
    await perform(casinosEdit, { record: 'owl', changes: { blacklistReason: 'Keeps deposits' } });
    const { result } = await night(both, { mirror: true, force: true });
    expect(result.source).toMatchObject({
      returned: 1,
      keptRecords: [{ slug: 'owl', columns: ['isBlacklisted'] }],
    });
    expect(await one('owl')).toMatchObject({ isBlacklisted: true, blacklistReason: 'Keeps deposits' });
    expect((await night(both, { mirror: true })).change).toBeUndefined();
  });

  test('bonuses of what it deleted keep the name of their casino and no reference, and are told', async () => {
    const { night, ready, perform } = openTables({ whenGone: 'delete' });
    await ready;
    await night('L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,5\n');
    await perform(bonusesAdd, { record: { casino: 'owl', title: 'Ten back' } });
    const { result } = await night('L1,Golden Fox,fox.example,10\n', { mirror: true });
    expect(result.warnings.map(({ reason }) => reason)).toContain('casino.bonuses-left');
    const [left] = (await perform(bonusesList, {})).result.records;
    expect(left).toMatchObject({ casino: 'Owl' });
    expect(left?.casinoId).toBeUndefined();
  });

  test('what is gone it may delete, unless another source has it', async () => {
    const { night, all, ready, perform, take } = openTables({ whenGone: 'delete' });
    await ready;
    await perform(profilesSave, { name: 'other', collection: 'casinos', settings: TABLE });
    await night('L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,5\nL3,Elk,elk.example,5\n');
    await take('Licence,name\nX7,Owl\n', { fromSource: 'other' });
    await night('L1,Golden Fox,fox.example,10\n', { mirror: true });
    expect((await all()).map(({ slug }) => slug).sort()).toEqual(['golden-fox', 'owl']);
    await night('L1,Golden Fox,fox.example,10\nL3,Elk,elk.example,5\n', { mirror: true });
    expect((await all()).map(({ slug }) => slug).sort()).toEqual(['elk', 'golden-fox', 'owl']);
  });

  test('tells what it added, changed and dropped since the last time', async () => {
    const { night, ready } = openTables();
    await ready;
    await night('L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,5\n');
    const { result } = await night('L1,Golden Fox,fox.example,20\nL3,Elk,elk.example,5\n', {
      diffLast: true,
    });
    expect(result.source?.difference).toEqual({
      added: [{ key: 'column:Licence: L3' }],
      changed: [{ key: 'column:Licence: L1', columns: { minDeposit: { before: '10', after: '20' } } }],
      dropped: [{ key: 'column:Licence: L2' }],
      leftOut: 0,
    });
  });

  test('tells what it dropped once, also where that is not mirrored, and counts what its last file had', async () => {
    const { night, ready, perform } = openTables();
    await ready;
    const records = async () => (await perform(sourcesList, {})).result.records[0]?.records;
    await night('L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,5\n');
    const differs = async (rows: string, options: object = {}) =>
      (await night(rows, { diffLast: true, ...options })).result.source?.difference;
    const fox = 'L1,Golden Fox,fox.example,10\n';
    expect(await differs(fox)).toMatchObject({ dropped: [{ key: 'column:Licence: L2' }] });
    expect(await records()).toBe(1);
    expect(await differs(`${fox}L3,Elk,elk.example,5\n`)).toMatchObject({
      added: [{ key: 'column:Licence: L3' }],
      dropped: [],
    });
    const all = `${fox}L3,Elk,elk.example,5\nL2,Owl,owl.example,5\n`;
    expect(await differs(all)).toMatchObject({ added: [{ key: 'column:Licence: L2' }], changed: [] });
    expect(await records()).toBe(3);
    await night(fox, { force: true });
    const { result } = await night(fox, { mirror: true, diffLast: true, force: true });
    expect(result.source).toMatchObject({ gone: 2, difference: { dropped: [] } });
  });

  test('asks again about a row of which a record was deleted, also after its file lacked it for a while', async () => {
    const { night, ready, perform } = openTables();
    await ready;
    await night('L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,5\n');
    await perform(casinosDelete, { records: ['owl'] });
    await night('L1,Golden Fox,fox.example,10\n', { mirror: true });
    const { result } = await night('L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,6\n');
    expect(result).toMatchObject({ created: 0, source: { open: 1 } });
  });

  test('lets no row wait that its file has no more', async () => {
    const { night, ready, perform } = openTables();
    await ready;
    await night('L1,Golden Fox,fox.example,10\nL2,Golden Fox,two.example,10\n');
    const open = async () => (await perform(sourcesList, {})).result.records[0]?.open;
    expect(await open()).toBe(1);
    await night('L1,Golden Fox,fox.example,10\n');
    expect(await open()).toBe(0);
  });

  test('rejects a row whose key cannot be kept, and imports the others', async () => {
    const { night, all, ready } = openTables();
    await ready;
    const { result } = await night(`${'L'.repeat(600)},Golden Fox,fox.example,10\nL2,Owl,owl.example,5\n`);
    expect(result).toMatchObject({ created: 1, rejected: 1 });
    expect(result.errors.map(({ message }) => message)).toContain(
      'Row 2: Key must be at most 500 characters',
    );
    expect((await all()).map(({ slug }) => slug)).toEqual(['owl']);
  });

  test('a row that is rejected takes nothing from a good one of its key', async () => {
    const { night, one, ready } = openTables();
    await ready;
    await night('L1,Golden Fox,fox.example,10\n');
    const { result } = await night(
      'L1,Golden Fox,no address,15\nL1,Golden Fox,fox.example,20\nL1,Golden Fox,fox.example,30\n',
    );
    expect(result).toMatchObject({ updated: 1, unchanged: 1, rejected: 1, source: { joined: 1 } });
    expect(await one('golden-fox')).toMatchObject({ minDeposit: '20' });
  });

  test('a key that waits is one, however many rows have it, and none once a row of it is placed', async () => {
    const { night, ready, perform } = openTables();
    await ready;
    const waiting = 'L1,Golden Fox,fox.example,10\nL2,Golden Fox,two.example,10\n';
    const { result } = await night(`${waiting}L2,Golden Fox,two.example,12\n`);
    expect(result).toMatchObject({ skipped: 2, source: { open: 1, joined: 0 } });
    const placed = await night(`${waiting}L2,Quiet Owl,two.example,12\n`);
    expect(placed.result).toMatchObject({ created: 1, source: { open: 0 } });
    expect((await perform(sourcesList, {})).result.records).toMatchObject([{ open: 0, records: 2 }]);
  });

  test('tells why a row has no key that can be read, and takes the last file again after one without a sound row', async () => {
    const { night, ready } = openTables({ key: ['domain'] });
    await ready;
    await night('L1,Golden Fox,fox.example,10\n');
    const { result } = await night('L1,Golden Fox,no address,10\n');
    expect(result.errors.map(({ column }) => column)).toEqual(['website', undefined]);
    expect((await night('L1,Golden Fox,fox.example,10\n')).result).toMatchObject({ unchanged: 1 });
  });
});

describe('keys of a source that are about one casino', () => {
  const BY_DOMAIN: ImportSettings = { key: ['column:Licence', 'domain'] };

  test('wait, whichever comes first in the file, also when none was there before', async () => {
    const rows = ['L1,Golden Fox,fox.example,10\n', 'L2,Fox Sports,fox.example,5\n'];
    for (const files of [
      [rows.join('')],
      [rows[0] as string, rows.join('')],
      [rows[0] as string, rows.toReversed().join('')],
    ]) {
      const { night, all, ready, perform } = openTables(BY_DOMAIN);
      await ready;
      for (const file of files) await night(file);
      expect((await all()).map(({ slug }) => slug)).toEqual(['golden-fox']);
      const { rows: waiting } = (await perform(sourcesShow, { record: 'list' })).result;
      expect(waiting).toMatchObject([{ key: 'column:Licence: L2', suggestion: 'golden-fox' }]);
    }
  });

  test('wait for the same reason when the file comes again', async () => {
    const { night, ready } = openTables(BY_DOMAIN);
    await ready;
    const file = 'L1,Golden Fox,fox.example,10\nL2,Golden Fox,owl.example,5\nL3,Quiet Owl,owl.example,5\n';
    await night(file);
    expect((await night(file)).change).toBeUndefined();
  });

  test.each([
    ['a decision', 'next.example'],
    ['its domain', 'fox.example'],
  ])('of which the file lacks the old one go on with what it said, by %s', async (_, domain) => {
    const { night, one, ready, perform } = openTables({ ...BY_DOMAIN, whenGone: 'deactivate' });
    await ready;
    await night('L1,Golden Fox,fox.example,10\nL2,Owl,owl.example,5\n');
    await night('L2,Owl,owl.example,5\n', { mirror: true });
    expect(await one('golden-fox')).toMatchObject({ isActive: false });
    await night(`L9,Golden Fox,${domain},10\nL2,Owl,owl.example,5\n`, { mirror: true });
    if (domain !== 'fox.example')
      await perform(sourcesDecide, { source: 'list', key: 'L9', record: 'golden-fox' });
    await night(`L9,Golden Fox,${domain},20\nL2,Owl,owl.example,6\n`, { mirror: true });
    expect(await one('golden-fox')).toMatchObject({
      ...{ isActive: true, minDeposit: '20', visitUrl: `https://${domain}` },
    });
  });

  test('leave a field that the source owns to the first, and change nothing twice', async () => {
    const { night, one, ready, perform } = openTables({ ...BY_DOMAIN, owns: ['minDeposit'] });
    await ready;
    const file = 'L2,Golden Fox,two.example,5\nL1,Golden Fox,fox.example,10\n';
    await night('L1,Golden Fox,fox.example,10\n');
    await night(file);
    await perform(sourcesDecide, { source: 'list', key: 'L2', record: 'golden-fox' });
    await night(file);
    expect(await one('golden-fox')).toMatchObject({ minDeposit: '10' });
    expect((await night(file)).change).toBeUndefined();
  });
});

import { beforeEach, expect, test } from 'vitest';
import type { Perform } from '../../perform.js';
import { isProblem } from '../../problem.js';
import { operations as op } from '../registry.js';
import { bytesOf } from '../testing/backup-text.js';
import { memoryPerform } from '../testing/memory-store.js';

let perform: Perform;
beforeEach(() => {
  perform = memoryPerform();
});

const importList = async (text: string, told: object = {}) =>
  (await perform(op['registers.import'], { source: bytesOf(text), authority: 'Authority of Owls', ...told }))
    .result;
const entriesOf = async (record: string, search?: string) =>
  (await perform(op['registers.show'], { record, search })).result.entries;
const registers = async () => (await perform(op['registers.list'], {})).result.records;
const refusal = async (work: Promise<unknown>) => {
  const error = await work.catch((caught: unknown) => caught);
  return isProblem(error) ? error.reason : error;
};

test('a list of bare domains is read with its date stamp: paths, schemes and www are no part of a domain', async () => {
  const list =
    '\u{feff}20260820 16:55\nowl.example/en/home\nnj.hawk.example/?a=1#x\n\nhttps://www.Wren.example\n*.kite.example\n';
  const { records, rows, leftOut } = await importList(list);
  expect([rows, leftOut]).toEqual([4, 0]);
  expect(records).toMatchObject([
    { authority: 'Authority of Owls', date: '2026-08-20', count: 4, domains: 4 },
  ]);
  expect(await entriesOf('authority of owls')).toEqual([
    { domain: 'owl.example' },
    { domain: 'nj.hawk.example', site: 'hawk.example' },
    { domain: 'wren.example' },
    { domain: 'kite.example' },
  ]);
});

test('the domain that an owner registered follows public suffixes: tenants of one host are not one owner', async () => {
  await importList('play.owl.co.uk\nowl.github.io\nhawk.github.io\nmünchen-spiel.de\n');
  expect(await entriesOf('Authority of Owls')).toEqual([
    { domain: 'play.owl.co.uk', site: 'owl.co.uk' },
    { domain: 'owl.github.io' },
    { domain: 'hawk.github.io' },
    { domain: 'xn--mnchen-spiel-dlb.de' },
  ]);
});

test('a table is read by the usual names of its columns; a row has several domains, or a license alone', async () => {
  const { leftOut, leftOutRows, warnings } = await importList(
    'Account Number;Account Name;Domain Name;Status;Expiry Date;Phone\n' +
      '1;Owl Ltd;owl.example, owls.example;Active;2027-01-31;0\n' +
      '2;Hawk Ltd;in-app;Surrendered;31.12.2025;0\n' +
      ';;not a domain;Active;;0\n',
  );
  expect(await entriesOf('Authority of Owls')).toEqual([
    { domain: 'owl.example', number: '1', operator: 'Owl Ltd', status: 'Active', until: '2027-01-31' },
    { domain: 'owls.example', number: '1', operator: 'Owl Ltd', status: 'Active', until: '2027-01-31' },
    { number: '2', operator: 'Hawk Ltd', status: 'Surrendered', until: '2025-12-31' },
  ]);
  expect([leftOut, leftOutRows, warnings]).toEqual([1, [{ line: 4, text: 'not a domain, Active' }], []]);
});

test('a newer list replaces the old one whole, and one undo takes that back', async () => {
  await importList('20261120\nowl.example\nhawk.example\n', { alsoCalled: ['AOO'] });
  const { replaced } = await importList('wren.example\n', { authority: 'the aoo', date: '2026-11-24' });
  expect(replaced).toMatchObject({ date: '2026-11-20', count: 2 });
  expect(await registers()).toMatchObject([
    { authority: 'Authority of Owls', alsoCalled: ['AOO'], date: '2026-11-24', count: 1 },
  ]);
  expect((await perform(op['history.list'], {})).result.records).toMatchObject([
    { operation: 'registers.import', subject: 'Authority of Owls', updated: 1 },
    { operation: 'registers.import', inserted: 1 },
  ]);
  await perform(op['history.undo'], {});
  expect(await registers()).toMatchObject([{ date: '2026-11-20', count: 2 }]);
  expect(await entriesOf('AOO')).toEqual([{ domain: 'owl.example' }, { domain: 'hawk.example' }]);
});

test('an older list does not take the place of a newer one, unless it is forced', async () => {
  await importList('20261124\nowl.example\n');
  const older = '20261120\nhawk.example\n';
  expect(await refusal(importList(older))).toBe('register.older-list');
  expect(await registers()).toMatchObject([{ date: '2026-11-24' }]);
  await importList(older, { force: true });
  expect(await registers()).toMatchObject([{ date: '2026-11-20', count: 1 }]);
});

test('the same list again changes nothing, and the lists of other authorities stay', async () => {
  await importList('20261120\nowl.example\n');
  await importList('20261121\nkite.example\n', { authority: 'Board of Kites' });
  const again = await perform(op['registers.import'], {
    ...{ source: bytesOf('20261120\nowl.example\n'), authority: 'Authority of Owls' },
  });
  expect(again.change).toBeUndefined();
  expect((await registers()).map(({ authority }) => authority)).toEqual([
    'Authority of Owls',
    'Board of Kites',
  ]);
  expect(
    await refusal(importList('fox.example\n', { alsoCalled: ['board of kites'], date: '2026-11-22' })),
  ).toBe('register.name-taken');
});

test('a file without domains, licenses and operators is refused, and so is one of which no row can be read', async () => {
  expect(await refusal(importList('Color,Size\nred,1\n'))).toBe('register.columns-missing');
  expect(await refusal(importList('Domain\nsoon\n-\n'))).toBe('register.nothing-listed');
  expect(await registers()).toEqual([]);
  await importList('Where,Size\nowl.example,1\n', { map: { domain: 'Where' }, skipLines: 0 });
  expect(await entriesOf('Authority of Owls')).toEqual([{ domain: 'owl.example' }]);
});

test('entries are found by a part of a domain, a license or an operator', async () => {
  await importList('Domain,Licence,Operator\nowl.example,GL-7,Owl Ltd\nhawk.example,GL-8,Hawk Ltd\n');
  for (const search of ['hawk.', 'gl 8', 'hawk ltd'])
    expect(await entriesOf('Authority of Owls', search)).toMatchObject([{ domain: 'hawk.example' }]);
});

test('a register is deleted by any of its names; one that is not there is told with the nearest', async () => {
  await importList('owl.example\n', { alsoCalled: ['AOO'] });
  expect(await refusal(perform(op['registers.delete'], { records: ['AOX'] }))).toBe('register.not-found');
  await perform(op['registers.delete'], { records: ['AOO'] });
  expect(await registers()).toEqual([]);
});

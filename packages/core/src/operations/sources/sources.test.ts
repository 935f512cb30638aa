import { expect, test } from 'vitest';
import { doctorCheck } from '../doctor/doctor.js';
import { openImportStore } from '../testing/import-store.js';
import { profilesDelete, profilesSave } from '../transfer/profiles.js';
import { importsList, importsShow, sourcesDecide, sourcesList, sourcesShow } from './sources.js';

const SETTINGS = {
  owns: ['logo'],
  default: { bonuses: 'None', games: 'Slots', paymentMethods: 'Visa', description: 'Calm.', rating: '3' },
  key: ['column:Licence'],
};
const FILE = 'Licence,name\nL1,Golden Fox\nL2,Golden Fox\nL3,Golden Fox\nL4,Golden Fox\n';

/** A register with four licences of one name: the first is imported, the others wait. */
async function openRegister() {
  const store = openImportStore();
  await store.perform(profilesSave, { name: 'Register', collection: 'casinos', settings: SETTINGS });
  const night = () => store.take(FILE, { fromSource: 'register', fileName: 'register.csv' });
  await night();
  const rows = async () =>
    (await store.perform(sourcesShow, { record: 'register', rows: 'all' })).result.rows.map(
      ({ key, state, slug, suggestion }) => ({ key: key.slice(-2), state, slug, suggestion }),
    );
  return { ...store, night, rows };
}

test('what a person decides of a row holds from the next import on', async () => {
  const { perform, night, rows, all } = await openRegister();
  expect(await rows()).toMatchObject([
    { key: 'L1', state: 'linked', slug: 'golden-fox' },
    { key: 'L2', state: 'open', suggestion: 'golden-fox' },
    { key: 'L3', state: 'open' },
    { key: 'L4', state: 'open' },
  ]);
  await perform(sourcesDecide, { source: 'Register', key: 'L2', record: 'golden-fox' });
  await perform(sourcesDecide, { source: 'Register', key: 'column:Licence: L3', as: 'never' });
  const { result } = await night();
  expect(result).toMatchObject({ created: 0, unchanged: 2, skipped: 2, source: { open: 1, ignored: 1 } });
  expect(await all()).toHaveLength(1);
  expect((await perform(sourcesList, {})).result.records).toMatchObject([
    { name: 'Register', records: 2, open: 1 },
  ]);
});

test('a row that a person says is a new record becomes one, with a number behind a slug that is taken', async () => {
  const { perform, night, all } = await openRegister();
  await perform(sourcesDecide, { source: 'Register', key: 'L2', as: 'new' });
  const { result } = await night();
  expect(result).toMatchObject({ created: 1, unchanged: 1, source: { open: 2 } });
  expect((await all()).map(({ slug }) => slug).sort()).toEqual(['golden-fox', 'golden-fox-2']);
  expect((await night()).result).toMatchObject({ created: 0, unchanged: 2 });
});

test('a decision about a row or a record that is not there is refused, and so is more than one', async () => {
  const { perform } = await openRegister();
  const decide = (input: object) =>
    perform(sourcesDecide, { source: 'Register', key: 'L2', ...input } as never).then(
      () => undefined,
      ({ code }: { code: string }) => code,
    );
  expect(await decide({ key: 'L9', as: 'new' })).toBe('not-found');
  expect(await decide({ record: 'nobody' })).toBe('not-found');
  expect(await decide({ record: 'golden-fox', as: 'new' })).toBe('usage');
  expect(await decide({})).toBe('usage');
});

test('each import of a source is kept with its file and its counts, until the source is deleted', async () => {
  const { perform, take } = await openRegister();
  await take('Licence,name\nL1,Golden Fox\n', { fromSource: 'Register', fileName: 'second.csv' });
  const { records } = (await perform(importsList, { source: 'Register' })).result;
  expect(records).toMatchObject([
    { file: 'second.csv', rows: 1, sourceName: 'Register' },
    { file: 'register.csv', rows: 4, rowCounts: { created: 1, skipped: 3, open: 3 } },
  ]);
  const [last] = records;
  const shown = await perform(importsShow, { record: last?.id.slice(0, 13) ?? '' });
  expect(shown.result.id).toBe(last?.id);
  await perform(profilesDelete, { records: ['Register'] });
  expect((await perform(importsList, {})).result.total).toBe(0);
});

test('what a source said shows no picture and has no link: only records do', async () => {
  const { perform, take } = await openRegister();
  const logo = `/media/${'a'.repeat(32)}.png`;
  await take(`Licence,name,logo\nL1,Golden Fox,${logo}\n`, { fromSource: 'Register' });
  const { findings } = (await perform(doctorCheck, { only: ['missing-media'] })).result;
  expect(findings.map((one) => one.in)).toEqual(['casinos']);
});

test('the start of an id or the end of a key that several have names none of them: they are listed, and nothing changes', async () => {
  const { perform, take } = await openRegister();
  await perform(profilesSave, { name: 'Other', collection: 'casinos', settings: { key: ['slug'] } });
  const refused = (done: Promise<unknown>) =>
    done.then(
      () => undefined,
      ({ reason, issues }) => [reason, ...issues.map(({ message }: { message: string }) => message)],
    );
  const sources = (await perform(sourcesList, {})).result.records;
  const start = sources[0]?.id.slice(0, 4) as string;
  const listed = ['profile.ambiguous', expect.stringContaining('Register'), expect.stringContaining('Other')];
  expect(await refused(perform(profilesDelete, { records: [start] }))).toEqual(listed);
  expect(await refused(perform(sourcesShow, { record: start }))).toEqual(listed);
  expect((await perform(sourcesList, {})).result.total).toBe(2);

  const other = FILE.replaceAll('L2', 'l2').replace('L1,', 'L2,');
  await take(other, { fromSource: 'register' });
  const [newest, first] = (await perform(importsList, {})).result.records;
  expect(await refused(perform(importsShow, { record: start }))).toEqual([
    'import-run.ambiguous',
    expect.stringContaining(first?.id as string),
    expect.stringContaining(newest?.id as string),
  ]);

  const decide = (key: string) => perform(sourcesDecide, { source: 'register', key, as: 'never' });
  expect(await refused(decide('l2'))).toEqual([
    'source.ambiguous-key',
    expect.stringContaining('L2'),
    expect.stringContaining('l2'),
  ]);
  expect((await decide('column:Licence: L2')).result.rows).toMatchObject([{ state: 'never' }]);
});

test('what only the import of a source uses is refused where none is named, and a profile beside one', async () => {
  const { take, all } = await openRegister();
  const other = FILE.replaceAll('Golden Fox', 'Quiet Owl');
  const refused = (input: object) =>
    take(other, input).then(
      () => undefined,
      ({ reason }: { reason: string }) => reason,
    );
  expect(await refused({ ...SETTINGS, mirror: true })).toBe('source.needed');
  expect(await refused({ ...SETTINGS, diffLast: true })).toBe('source.needed');
  expect(await refused({ fromSource: 'register', profile: 'register' })).toBe('source.with-profile');
  expect(await refused({ fromSource: 'nobody' })).toBe('source.not-found');
  expect(await all()).toHaveLength(1);
});

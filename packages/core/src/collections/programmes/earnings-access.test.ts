import { beforeEach, expect, test } from 'vitest';
import type { Role } from '../../model/user.js';
import type { Actor } from '../../operations/define/operation.js';
import { importsList, importsShow, sourcesList, sourcesShow } from '../../operations/sources/sources.js';
import { historyList, historyShow } from '../../operations/store/history.js';
import { historyUndo } from '../../operations/store/undo.js';
import { profilesList, profilesSave, profilesShow } from '../../operations/transfer/profiles.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { earnings } from '../earnings/earnings.js';
import { rates } from '../rates/rates.js';
import { programmes } from './programmes.js';

let perform: Perform;

const as = (role: Role): { actor: Actor } => ({ actor: { author: { id: role, name: role }, role } });
const SECRET = 'forty of every hundred';
const REPORT = 'programme,date,revenue\nowl-partners,2026-06-01,120.50\n';

beforeEach(async () => {
  perform = createPerform(memoryStorage(), runtime);
  const record = { name: 'Owl Partners', currency: 'EUR', deal: SECRET };
  await perform(programmes.operations.add, { record }, as('admin'));
  const settings = { key: ['programme+date'] };
  await perform(profilesSave, { name: 'owls', collection: 'earnings', settings }, as('admin'));
  const file = { source: REPORT, fromSource: 'owls' };
  await perform(earnings.operations.import, file, as('admin'));
  // A change says what the record said before it.
  const corrected = { ...file, source: REPORT.replace('120.50', '99') };
  await perform(earnings.operations.import, corrected, as('admin'));
  await perform(
    programmes.operations.edit,
    { record: 'owl-partners', changes: { deal: 'Less' } },
    as('admin'),
  );
});

const STAFF: Role[] = ['editor', 'moderator'];

test.each(STAFF)('no verb of programmes, earnings and rates is for a role such as %s', async (role) => {
  for (const { operations } of [programmes, earnings, rates])
    for (const operation of Object.values(operations))
      await expect(perform(operation, {} as never, as(role)), operation.name).rejects.toMatchObject({
        code: 'not-allowed',
      });
});

test.each(STAFF)('the history says to a role such as %s that they changed, and not what', async (role) => {
  const { records } = (await perform(historyList, {}, as(role))).result;
  expect(records.map(({ operation }) => operation)).toContain('programmes.add');
  for (const { id } of records) {
    const shown = (await perform(historyShow, { change: id }, as(role))).result.record;
    expect(JSON.stringify(shown)).not.toMatch(/forty|120\.5|Less/);
  }
  const named = (await perform(historyList, { record: 'owl-partners' }, as(role))).result;
  expect(named.total).toBe(0);
});

test('an administrator finds the deal in the history', async () => {
  const named = (await perform(historyList, { record: 'owl-partners' }, as('admin'))).result;
  const change = named.records[0]?.id as string;
  expect(JSON.stringify((await perform(historyShow, { change }, as('admin'))).result)).toContain(SECRET);
});

test.each(STAFF)('a role such as %s cannot take back a change of them', async (role) => {
  const { records } = (await perform(historyList, {}, as('admin'))).result;
  for (const { id } of records)
    await expect(perform(historyUndo, { change: id }, as(role))).rejects.toMatchObject({
      code: 'not-allowed',
    });
});

test.each(STAFF)('their sources, imports and profiles are not there for a role such as %s', async (role) => {
  const admin = (await perform(sourcesShow, { record: 'owls', rows: 'all' }, as('admin'))).result;
  expect(admin.rows).toHaveLength(1);
  const run = admin.runs[0]?.id as string;
  expect((await perform(sourcesList, {}, as(role))).result.total).toBe(0);
  expect((await perform(profilesList, {}, as(role))).result.total).toBe(0);
  expect((await perform(importsList, {}, as(role))).result.total).toBe(0);
  for (const asked of [
    perform(sourcesShow, { record: 'owls' }, as(role)),
    perform(profilesShow, { record: 'owls' }, as(role)),
    perform(importsShow, { record: run }, as(role)),
  ])
    await expect(asked).rejects.toMatchObject({ code: 'not-found' });
});

test('a moderator does not replace how earnings are imported', async () => {
  const settings = { map: { revenue: 'Clicks' } };
  const asked = perform(profilesSave, { name: 'owls', collection: 'earnings', settings }, as('moderator'));
  await expect(asked).rejects.toMatchObject({ code: 'not-allowed' });
});

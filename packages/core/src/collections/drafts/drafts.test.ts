import { expect, test } from 'vitest';
import { operations } from '../../operations/registry.js';
import { historyList } from '../../operations/store/history.js';
import { historyUndo } from '../../operations/store/undo.js';
import { actingAs as as, memoryPerform, onlyRecord } from '../../operations/testing/memory-store.js';
import type { Perform } from '../../perform.js';
import { draftsDiscard, draftsList, draftsSave, draftsShow } from './drafts.js';

const draftsPublish = operations['drafts.publish'];
const casinosAdd = operations['casinos.add'];
const casinosEdit = operations['casinos.edit'];
const casinosShow = operations['casinos.show'];
const FOX = 'casinos/golden-fox';
const LATER = '2999-01-01T09:30:00.000Z';

async function withFox(): Promise<Perform> {
  const perform = memoryPerform();
  const record = { name: 'Golden Fox', description: '<p>Calm.</p><p>Fair.</p>', rating: 8, games: ['Slots'] };
  await onlyRecord(perform(casinosAdd, { record }));
  return perform;
}
const fox = async (perform: Perform) => (await perform(casinosShow, { record: 'golden-fox' })).result;
const fields = async (perform: Perform) => {
  const { draft } = (await perform(draftsShow, { record: FOX })).result;
  return draft?.fields.map(({ path, value }) => [path, value]);
};

test('a draft is kept for all who may edit its record, and visitors, history and the record know nothing of it', async () => {
  const perform = await withFox();
  const before = await fox(perform);
  const changes = { name: 'Silver Fox', bonuses: { welcome: '100%' }, rating: 8 };
  const saved = await perform(draftsSave, { record: FOX, changes }, as('editor'));
  expect(saved.change).toBeUndefined();
  expect(await fox(perform)).toEqual(before);
  expect((await perform(historyList, {})).result.records).toHaveLength(1);
  expect((await perform(draftsList, {}, as('moderator'))).result.records).toMatchObject([
    { ref: FOX, name: 'Golden Fox', by: 'editor', fields: ['name', 'bonuses.welcome'], isDue: false },
  ]);
  const shown = (await perform(draftsShow, { record: `casinos/${before.record.id}` })).result;
  expect(shown).toMatchObject({
    contested: [],
    live: [{ path: 'name', value: 'Golden Fox' }, { path: 'bonuses.welcome' }],
  });
});

test('a draft that differs in nothing any more ends', async () => {
  const perform = await withFox();
  await perform(draftsSave, { record: FOX, changes: { rating: 9 } });
  const { result } = await perform(draftsSave, { record: FOX, changes: { rating: 8 } });
  expect(result.isKept).toBe(false);
  expect((await perform(draftsList, {})).result.total).toBe(0);
  expect((await perform(draftsShow, { record: FOX })).result).toEqual({ draft: null });
});

test('a published draft is one edit, which can be taken back', async () => {
  const perform = await withFox();
  await perform(draftsSave, { record: FOX, changes: { rating: null, games: ['Slots', 'Poker'] } });
  const { change, updated, removed } = await perform(draftsPublish, { records: [FOX] });
  expect({ updated, removed }).toEqual({ updated: 1, removed: 0 });
  expect((await fox(perform)).record).toMatchObject({ games: ['Slots', 'Poker'] });
  expect((await fox(perform)).record).not.toHaveProperty('rating');
  expect((await perform(draftsList, {})).result.total).toBe(0);
  await perform(historyUndo, { change: change?.id as string });
  expect((await fox(perform)).record).toMatchObject({ rating: 8, games: ['Slots'] });
});

test('what others made live meanwhile stays, and paragraphs of both', async () => {
  const perform = await withFox();
  await perform(draftsSave, { record: FOX, changes: { description: '<p>Calm!</p><p>Fair.</p>' } });
  await perform(casinosEdit, {
    record: 'golden-fox',
    changes: { rating: 5, description: '<p>Calm.</p><p>Fair?</p>' },
  });
  await perform(draftsPublish, { records: [FOX] });
  expect((await fox(perform)).record).toMatchObject({ rating: 5, description: '<p>Calm!</p><p>Fair?</p>' });
});

test('where both changed the same, nothing is published, and the draft stays and says so', async () => {
  const perform = await withFox();
  await perform(draftsSave, { record: FOX, changes: { rating: 9 } });
  await perform(casinosEdit, { record: 'golden-fox', changes: { rating: 5 } });
  await expect(perform(draftsPublish, { records: [FOX] })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Rating'),
  });
  expect((await perform(draftsShow, { record: FOX })).result).toMatchObject({ contested: ['rating'] });
  expect((await perform(draftsList, {})).result.records[0]?.fault).toContain('Rating');
  // Saved again over what there is now, it is no conflict any more.
  const { hash } = await fox(perform);
  await perform(draftsSave, { record: FOX, changes: { rating: 9 }, base: hash });
  await perform(draftsPublish, { records: [FOX] });
  expect((await fox(perform)).record.rating).toBe(9);
});

test('further fields are added to what a draft has', async () => {
  const perform = await withFox();
  await perform(draftsSave, { record: FOX, changes: { name: 'Silver Fox' } });
  await perform(draftsSave, { record: FOX, set: { rating: 9.5, games: null } });
  expect(await fields(perform)).toEqual([
    ['name', 'Silver Fox'],
    ['rating', 9.5],
    ['games', null],
  ]);
});

test('what follows a draft that is not the newest is refused', async () => {
  const perform = await withFox();
  const first = await onlyRecord(perform(draftsSave, { record: FOX, changes: { rating: 9 }, follows: null }));
  await perform(draftsSave, { record: FOX, changes: { rating: 9.5 }, follows: first.id }, as('editor'));
  for (const follows of [null, first.id])
    await expect(perform(draftsSave, { record: FOX, changes: { rating: 1 }, follows })).rejects.toMatchObject(
      {
        code: 'conflict',
        message: 'editor has saved this draft meanwhile',
      },
    );
  expect(await fields(perform)).toEqual([['rating', 9.5]]);
});

test('half a text can be kept and not scheduled; what is scheduled goes live and off at its times', async () => {
  const perform = await withFox();
  await perform(draftsSave, { record: FOX, changes: { name: '' } });
  await expect(perform(draftsSave, { record: FOX, publishAt: LATER })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringMatching(/name is required/i),
  });
  await perform(draftsSave, { record: FOX, changes: { rating: 9 }, publishAt: LATER, hideAt: LATER });
  await perform(draftsPublish, { records: [FOX], isDue: true });
  expect((await fox(perform)).record.rating).toBe(8);
  expect((await perform(draftsList, { isDue: true })).result.total).toBe(0);
  await expect(
    perform(draftsSave, { record: FOX, hideAt: '2020-01-01T00:00:00.000Z' }),
  ).rejects.toMatchObject({ code: 'invalid' });
  // A person may publish it before its time; the time at which it goes off stays.
  await perform(draftsPublish, { records: [FOX] });
  expect((await fox(perform)).record).toMatchObject({ rating: 9, isActive: true });
  expect((await perform(draftsShow, { record: FOX })).result.draft).toMatchObject({
    fields: [],
    hideAt: LATER,
  });
});

test('only who may edit a record sees and keeps its drafts', async () => {
  const perform = await withFox();
  await perform(operations['programmes.add'], { record: { name: 'North' } });
  await perform(draftsSave, { record: 'programmes/north', changes: { name: 'South' } });
  expect((await perform(draftsList, {}, as('editor'))).result.total).toBe(0);
  for (const asked of [
    perform(draftsShow, { record: 'programmes/north' }, as('editor')),
    perform(draftsSave, { record: 'programmes/north', changes: {} }, as('moderator')),
    perform(draftsDiscard, { records: ['programmes/north'] }, as('editor')),
    perform(draftsPublish, { records: ['programmes/north'] }, as('editor')),
    perform(draftsSave, { record: FOX, changes: {} }, as('user')),
  ])
    await expect(asked).rejects.toMatchObject({ code: 'not-allowed' });
});

test('an editor publishes no draft with what only moderators may change', async () => {
  const perform = await withFox();
  await perform(draftsSave, { record: FOX, changes: { isBlacklisted: true } }, as('moderator'));
  await expect(perform(draftsPublish, { records: [FOX] }, as('editor'))).rejects.toMatchObject({
    code: 'not-allowed',
  });
  expect((await fox(perform)).record.isBlacklisted).toBe(false);
});

test('the draft of a deleted record comes back with it', async () => {
  const perform = await withFox();
  await perform(draftsSave, { record: FOX, changes: { rating: 9 } });
  const { change } = await perform(operations['casinos.delete'], { records: ['golden-fox'] });
  expect((await perform(draftsList, {})).result.total).toBe(0);
  await perform(historyUndo, { change: change?.id as string });
  expect((await perform(draftsList, {})).result.total).toBe(1);
});

test('fields that there are not, and records without a collection, are refused by name', async () => {
  const perform = await withFox();
  await expect(perform(draftsSave, { record: FOX, changes: { nme: 'x' } })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining("'nme'"),
  });
  await expect(perform(draftsSave, { record: FOX, changes: { id: 'x' } })).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(perform(draftsShow, { record: 'golden-fox' })).rejects.toMatchObject({ code: 'usage' });
  await expect(perform(draftsDiscard, { records: [FOX] })).rejects.toMatchObject({ code: 'not-found' });
});

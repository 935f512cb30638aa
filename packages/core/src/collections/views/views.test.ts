import { expect, test } from 'vitest';
import type { Role } from '../../model/user.js';
import { historyList, historyShow } from '../../operations/store/history.js';
import { historyRedo, historyUndo } from '../../operations/store/undo.js';
import { actingAs as as, memoryPerform } from '../../operations/testing/memory-store.js';
import type { Perform } from '../../perform.js';
import { MAX_VIEW_NAME, MAX_VIEW_QUERY, VIEWED_LISTS, type ViewedList } from './view.js';
import { viewsDelete, viewsList, viewsSave } from './views.js';

const LOW = { list: 'casinos', name: 'Low rated', query: 'where=rating%3C5' } as const;

/** The names of the views that a role sees, each after its list. */
async function seen(perform: Perform, role: Role = 'editor', list?: ViewedList) {
  const { records, total } = (await perform(viewsList, { list }, as(role))).result;
  expect(total).toBe(records.length);
  return records.map((one) => `${one.list}: ${one.name}`);
}

test('an editor saves a view, and everybody of the staff sees it', async () => {
  const perform = memoryPerform();
  await perform(viewsSave, LOW, as('editor'));
  await perform(viewsSave, { list: 'pages', name: 'drafts' }, as('moderator'));
  await perform(viewsSave, { list: 'casinos', name: 'Dormant' }, as('admin'));
  for (const role of ['editor', 'moderator', 'admin'] as const)
    expect(await seen(perform, role)).toEqual(['casinos: Dormant', 'casinos: Low rated', 'pages: drafts']);
  expect(await seen(perform, 'editor', 'pages')).toEqual(['pages: drafts']);
  expect((await perform(viewsList, { list: 'casinos' }, as('editor'))).result.records[1]).toMatchObject(LOW);
});

test('whoever sees no lists sees no views, and neither saves nor deletes one', async () => {
  const perform = memoryPerform();
  await perform(viewsSave, LOW, as('editor'));
  for (const asked of [
    perform(viewsList, {}, as('user')),
    perform(viewsSave, LOW, as('user')),
    perform(viewsDelete, { records: ['Low rated'] }, as('user')),
  ])
    await expect(asked).rejects.toMatchObject({ code: 'not-allowed' });
});

test('a view of the same name in the same list, in any case, is replaced, which is told', async () => {
  const perform = memoryPerform();
  const first = (await perform(viewsSave, LOW, as('editor'))).result;
  expect(first.replaced).toBe(false);
  const other = { ...LOW, name: ' LOW RATED ', query: 'q=fox' };
  const { result } = await perform(viewsSave, other, as('moderator'));
  expect(result).toMatchObject({
    replaced: true,
    records: [{ id: first.records[0]?.id, name: 'LOW RATED' }],
  });
  await perform(viewsSave, { ...LOW, list: 'games' }, as('editor'));
  expect(await seen(perform)).toEqual(['casinos: LOW RATED', 'games: Low rated']);
  const again = await perform(viewsSave, other, as('editor'));
  expect(again.result.replaced).toBe(true);
  expect(again.change).toBeUndefined();
});

test('a query is kept without the page and the open record; in which order it is typed does not matter', async () => {
  const perform = memoryPerform();
  const query = '?where=rating<5&sort=-rating&q=red fox&page=3&edit=new';
  const { records } = (await perform(viewsSave, { ...LOW, query }, as('editor'))).result;
  expect(records[0]?.query).toBe('q=red+fox&sort=-rating&where=rating%3C5');
  const turned = { ...LOW, query: 'q=red+fox&where=rating%3C5&sort=-rating' };
  expect((await perform(viewsSave, turned, as('editor'))).change).toBeUndefined();
});

test('a name has at most 60 characters and a query 2,000; a list that has no views is refused', async () => {
  const perform = memoryPerform();
  const save = (given: object) => perform(viewsSave, { ...LOW, ...given }, as('admin'));
  await save({ name: 'n'.repeat(MAX_VIEW_NAME), query: `q=${'x'.repeat(MAX_VIEW_QUERY - 2)}` });
  for (const given of [
    { name: 'n'.repeat(61) },
    { name: ' ' },
    { query: `q=${'x'.repeat(1_999)}` },
    { query: `q=${'ü'.repeat(400)}` },
    { list: 'menu-items' },
  ])
    await expect(save(given), JSON.stringify(given)).rejects.toMatchObject({ code: 'usage' });
  await expect(save({ name: 'two\nlines' })).rejects.toMatchObject({ code: 'invalid' });
});

test('a view is deleted by its name, its id or the start of that; a name in two lists asks for the list', async () => {
  const perform = memoryPerform();
  const { records } = (await perform(viewsSave, LOW, as('editor'))).result;
  await perform(viewsSave, { ...LOW, list: 'games' }, as('editor'));
  const remove = (named: string, list?: ViewedList) =>
    perform(viewsDelete, { records: [named], list }, as('moderator'));
  await expect(remove('low rated')).rejects.toMatchObject({
    code: 'not-found',
    message: "'low rated' names 2 saved views",
  });
  await expect(remove('low rate', 'games')).rejects.toMatchObject({ hint: "Did you mean 'Low rated'?" });
  await remove('low rated', 'games');
  expect(await seen(perform)).toEqual(['casinos: Low rated']);
  await remove(records[0]?.id.slice(0, 6) as string);
  expect(await seen(perform)).toEqual([]);
});

test('what was saved and deleted is in the history by its name, and taken back', async () => {
  const perform = memoryPerform();
  await perform(viewsSave, LOW, as('editor'));
  await perform(viewsSave, { ...LOW, query: '' }, as('editor'));
  await perform(viewsDelete, { records: ['Low rated'] }, as('editor'));
  const { records } = (await perform(historyList, {}, as('editor'))).result;
  expect(records.map(({ operation, subject }) => `${operation}: ${subject}`)).toEqual([
    'views.delete: Low rated',
    'views.save: Low rated',
    'views.save: Low rated',
  ]);
  await perform(historyUndo, {}, as('editor'));
  await perform(historyUndo, {}, as('editor'));
  expect((await perform(viewsList, {}, as('editor'))).result.records).toMatchObject([LOW]);
  await perform(historyRedo, {}, as('editor'));
  expect((await perform(viewsList, {}, as('editor'))).result.records).toMatchObject([{ query: '' }]);
});

test.each(['users', 'messages', 'programmes', 'earnings', 'rates'] as const)(
  'a view of %s, and what the history says of it, is for those alone who see the list',
  async (list) => {
    const perform = memoryPerform();
    const secret = { list, name: 'Hidden', query: 'q=forty' };
    await perform(viewsSave, secret, as('admin'));
    const reader = list === 'messages' ? 'moderator' : 'admin';
    expect(await seen(perform, reader)).toEqual([`${list}: Hidden`]);
    expect(await seen(perform, 'editor')).toEqual([]);
    expect(await seen(perform, 'editor', list)).toEqual([]);
    await expect(perform(viewsSave, secret, as('editor'))).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(perform(viewsDelete, { records: ['Hidden'] }, as('editor'))).rejects.toMatchObject({
      code: 'not-found',
    });
    const newest = async (role: Role) => {
      const [change] = (await perform(historyList, {}, as('admin'))).result.records;
      const id = change?.id as string;
      await expect(perform(historyUndo, { change: id }, as('editor'))).rejects.toMatchObject({
        code: 'not-allowed',
      });
      return (await perform(historyShow, { change: id }, as(role))).result.record.entries;
    };
    expect(await newest('editor')).toEqual([]);
    expect(await newest('admin')).toMatchObject([{ in: 'views', did: 'insert' }]);
    await perform(viewsDelete, { records: ['Hidden'] }, as('admin'));
    expect(await newest('editor')).toEqual([]);
    expect(await newest('admin')).toMatchObject([{ before: { list, query: 'q=forty' } }]);
  },
);

test('each list that a view can be saved of has a name of its own', () => {
  expect(new Set(VIEWED_LISTS).size).toBe(VIEWED_LISTS.length);
});

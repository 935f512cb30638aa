import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { casinosList } from '../collections/casinos/casinos.js';
import { registry } from '../operations/registry.js';
import { openApiDocument } from './openapi.js';
import { openApi } from './testing/api-fixture.js';

const DESCRIPTION = 'A casino with words that nobody asked for. '.repeat(20);

/** Twenty casinos, and their ids. */
async function twentyCasinos({ post }: ReturnType<typeof openApi>): Promise<string[]> {
  const names = Array.from({ length: 20 }, (_, i) => `Casino ${i}`);
  const answers = await Promise.all(
    names.map((name) => post('casinos.add', { input: { record: { name, description: DESCRIPTION } } })),
  );
  return Promise.all(answers.map(async (answer) => (await answer.json()).result.records[0].id));
}

test('a change of many records that is asked for counts answers them and its entry in history, and no record', async () => {
  const api = openApi();
  const records = await twentyCasinos(api);
  const input = { records, changes: { rating: 9 } };
  const answer = await api.post('casinos.edit', { input, answer: 'counts' });
  const text = await answer.text();
  expect(text).not.toContain(DESCRIPTION);
  expect(JSON.parse(text)).toEqual({
    result: { records: [] },
    change: expect.objectContaining({ operation: 'casinos.edit', updated: 20 }),
    changes: [],
    inserted: 0,
    updated: 20,
    removed: 0,
  });
  const { result } = await api.perform(casinosList, {});
  expect(result.records.map(({ rating }) => rating)).toEqual(Array(20).fill(9));
});

test('an undo that is asked for counts names the change that it took back, and no record', async () => {
  const api = openApi();
  const records = await twentyCasinos(api);
  const input = { records };
  const { change } = await (await api.post('casinos.delete', { input, answer: 'counts' })).json();
  const undo = { input: { change: change.id }, answer: 'counts' };
  const text = await (await api.post('history.undo', undo)).text();
  expect(text).not.toContain(DESCRIPTION);
  expect(JSON.parse(text)).toMatchObject({
    result: { undone: [{ id: change.id }] },
    changes: [],
    inserted: 20,
  });
});

test('a change that is asked to answer one record answers the record of one, and of many their counts', async () => {
  const api = openApi();
  const records = await twentyCasinos(api);
  const edit = async (ids: string[], rating: number) =>
    (await api.post('casinos.edit', { input: { records: ids, changes: { rating } }, answer: 'one' })).json();
  expect(await edit(records.slice(0, 1), 8)).toMatchObject({
    result: { records: [{ id: records[0], rating: 8 }] },
    changes: [{ id: records[0] }],
    updated: 1,
  });
  const { change, ...many } = await edit(records, 9);
  expect(many).toMatchObject({ result: { records: [] }, changes: [], updated: 20 });
  const undo = { input: { change: change.id }, answer: 'one' };
  expect(await (await api.post('history.undo', undo)).json()).toMatchObject({ changes: [], updated: 20 });
});

test('a warning is told of although the records are not asked for', async () => {
  const api = openApi();
  const record = { slug: 'rules', title: 'Rules', content: '<p>Calm</p><script>1</script>' };
  const answer = await api.post('pages.add', { input: { record }, answer: 'counts' });
  expect((await answer.json()).result).toMatchObject({
    records: [],
    warnings: [{ reason: 'html.removed' }],
  });
});

test('a large change that is sent again for its counts is answered, as what is kept of it is small', async () => {
  const api = openApi();
  const records = await twentyCasinos(api);
  const changes = { description: DESCRIPTION.repeat(10) };
  const body = { input: { records, changes }, change: v7(), answer: 'counts' };
  const first = await (await api.post('casinos.edit', body)).json();
  const again = await api.post('casinos.edit', body);
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ result: { records: [] }, change: first.change, updated: 20 });
  const { answer: _, ...whole } = body;
  expect((await api.post('casinos.edit', whole)).status).toBe(409);
});

test('a question is not asked for counts, and the description of the API offers them for whatever changes something', async () => {
  const { post } = openApi();
  expect((await post('casinos.list', { answer: 'counts' })).status).toBe(400);
  expect((await post('casinos.edit', { answer: 'nothing' })).status).toBe(400);
  const { paths } = (await openApiDocument(registry)) as { paths: Record<string, { post: object }> };
  for (const { name, kind } of registry) {
    const described = JSON.stringify(paths[`/api/${name}`]?.post);
    expect([name, described.includes('"enum":["counts","one"]')]).toEqual([name, kind !== 'question']);
  }
});

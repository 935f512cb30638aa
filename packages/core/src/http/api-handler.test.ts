import { expect, test } from 'vitest';
import { casinosList } from '../collections/casinos/casinos.js';
import { registry } from '../operations/registry.js';
import { apiRequestTo, openApi } from './testing/api-fixture.js';

const fox = { record: { name: 'Golden Fox', description: 'Calm.' } };

test('every operation is reached by its name: a question by GET and POST, a change by POST alone', async () => {
  const { handle } = openApi();
  for (const { name, kind, exposure } of registry) {
    const get = await handle(apiRequestTo(name));
    expect([name, get.status === 405]).toEqual([name, kind !== 'question' || exposure.isPostOnly === true]);
    const post = await handle(apiRequestTo(name, { method: 'POST' }));
    expect([name, [404, 405].includes(post.status)]).toEqual([name, false]);
  }
});

test('a change by an editor is made and answered with its entry in history', async () => {
  const { post, perform } = openApi();
  const response = await post('casinos.add', { input: fox }, { role: 'editor' });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const outcome = await response.json();
  expect(outcome).toMatchObject({
    result: { records: [{ name: 'Golden Fox', slug: 'golden-fox' }] },
    change: { operation: 'casinos.add', by: { id: 'id-of-editor', name: 'editor' }, number: 1 },
    changes: [{ in: 'casinos', after: { name: 'Golden Fox' } }],
    inserted: 1,
  });
  const { result } = await perform(casinosList, {});
  expect(result.records).toEqual(outcome.result.records);
});

test('a question is answered by GET with its input in the address', async () => {
  const { handle, post } = openApi();
  await post('casinos.add', { input: fox });
  const ask = (query: string) =>
    handle(apiRequestTo(`casinos.list?${query}`, { headers: { 'x-role': 'editor' } }));
  const found = await ask(`input=${encodeURIComponent('{"search":"fox"}')}`);
  expect((await found.json()).result.total).toBe(1);
  const none = await ask(`input=${encodeURIComponent('{"search":"owl"}')}`);
  expect((await none.json()).result.total).toBe(0);
  expect((await ask('search=fox')).status).toBe(400);
});

test('a dry run tells what would change and changes nothing', async () => {
  const { post, perform } = openApi();
  const response = await post('casinos.add', { input: fox, dryRun: true });
  expect(await response.json()).toMatchObject({ inserted: 1, changes: [{ in: 'casinos' }] });
  expect((await perform(casinosList, {})).result.total).toBe(0);
});

test('an edit of a record that changed meanwhile is a conflict that says who changed what', async () => {
  const { post } = openApi();
  await post('casinos.add', { input: fox });
  const { result } = await (await post('casinos.show', { input: { record: 'golden-fox' } })).json();
  const expected = { in: 'casinos', id: result.record.id, hash: result.hash };
  const edit = (rating: number, role: 'editor' | 'moderator') =>
    post(
      'casinos.edit',
      { input: { record: 'golden-fox', changes: { rating } }, expect: expected },
      { role },
    );
  expect((await edit(8, 'moderator')).status).toBe(200);
  const refused = await edit(9, 'editor');
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    problem: { code: 'conflict', reason: 'change.stale', params: { by: 'moderator', what: 'rating' } },
  });
});

test('a state may be expected only of the collection that the operation changes', async () => {
  const { post } = openApi();
  const expected = { in: 'users', id: 'x', hash: 'y' };
  const refused = await post('casinos.add', { input: fox, expect: expected }, { role: 'editor' });
  expect(refused.status).toBe(400);
});

test('whoever may not is refused before the body is read: 401 without an account, 403 for the role', async () => {
  const { handle, post } = openApi();
  const visitor = await handle(apiRequestTo('casinos.add', { method: 'POST', body: 'no JSON' }));
  expect(visitor.status).toBe(401);
  expect(visitor.headers.get('www-authenticate')).toBe('Bearer');
  const editor = await post('casinos.delete', 'no JSON', { role: 'editor' });
  expect(editor.status).toBe(403);
  expect(await editor.json()).toMatchObject({ problem: { code: 'not-allowed' } });
});

test('the changed records go to staff, not to users', async () => {
  const { handle } = openApi();
  const question = await handle(apiRequestTo('operations.list'));
  expect(Object.keys(await question.json()).sort()).toEqual(['inserted', 'removed', 'result', 'updated']);
});

test('an operation that does not exist is a 404 with the nearest name', async () => {
  const { post } = openApi();
  const response = await post('casinos.lst', {});
  expect(response.status).toBe(404);
  expect((await response.json()).problem.hint).toBe("Did you mean 'casinos.list'?");
});

test.each(['casinos.toString', '__proto__', 'constructor', 'hasOwnProperty'])(
  '%s is no operation',
  async (name) => {
    const { post } = openApi();
    expect((await post(name, {})).status).toBe(404);
  },
);

import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { casinosList } from '../collections/casinos/casinos.js';
import { historyList } from '../operations/store/history.js';
import { openApi } from './testing/api-fixture.js';

const fox = { record: { name: 'Golden Fox', description: 'Calm.' } };

test('a request that is sent twice with one change id makes one change, and both answers tell of it', async () => {
  const { post, perform } = openApi();
  const body = { input: fox, change: v7() };
  const first = await (await post('casinos.add', body)).json();
  const second = await post('casinos.add', body);
  expect(second.status).toBe(200);
  const again = await second.json();
  expect(again.result).toEqual(first.result);
  expect(again.change).toEqual(first.change);
  expect(first.change.id).toBe(body.change);
  expect((await perform(casinosList, {})).result.total).toBe(1);
  expect((await perform(historyList, {})).result.total).toBe(1);
});

test('requests with one change id that come at once make one change', async () => {
  const { post, perform } = openApi();
  const body = { input: fox, change: v7() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('casinos.add', body)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await perform(casinosList, {})).result.total).toBe(1);
});

test('the change id of another input, operation or person is a conflict', async () => {
  const { post } = openApi();
  const change = v7();
  await post('casinos.add', { input: fox, change });
  const owl = { record: { name: 'Owl', description: 'x' } };
  expect((await post('casinos.add', { input: owl, change })).status).toBe(409);
  expect((await post('games.add', { input: fox, change })).status).toBe(409);
  expect((await post('casinos.add', { input: fox, change }, { role: 'editor' })).status).toBe(409);
});

test('a refused change can be made later with its id', async () => {
  const { post } = openApi();
  const body = { input: { record: 'golden-fox', changes: { rating: 9 } }, change: v7() };
  expect((await post('casinos.edit', body)).status).toBe(404);
  await post('casinos.add', { input: fox });
  expect((await post('casinos.edit', body)).status).toBe(200);
});

test('a dry run with a change id does not make the change, and does not use up the id', async () => {
  const { post, perform } = openApi();
  const body = { input: fox, change: v7() };
  await post('casinos.add', { ...body, dryRun: true });
  expect((await perform(casinosList, {})).result.total).toBe(0);
  expect((await post('casinos.add', body)).status).toBe(200);
});

test('an id that is no UUID of version 7, or comes with a question, is refused', async () => {
  const { post } = openApi();
  expect((await post('casinos.add', { input: fox, change: 'mine' })).status).toBe(400);
  expect((await post('casinos.list', { change: v7() })).status).toBe(400);
});

import { expect, test } from 'vitest';
import { openApi } from './testing/api-fixture.js';

const { post } = openApi();

test.each([
  ['text that is not JSON', '{', 'not JSON'],
  ['two values of one name', '{"input":{"search":"a","search":"b"}}', "'search' comes twice"],
  [
    'two values of one name, one of them escaped',
    '{"input":{"limit":1,"\\u006cimit":2}}',
    "'limit' comes twice",
  ],
  ['the name __proto__', '{"input":{"__proto__":{"limit":1}}}', "'__proto__'"],
  ['a hundred thousand brackets', '['.repeat(100_000) + ']'.repeat(100_000), 'nested deeper'],
  ['a name that requests do not have', '{"inputs":{}}', 'inputs'],
])('a body with %s is refused, and the answer says why', async (_what, body, why) => {
  const response = await post('casinos.list', body);
  expect(response.status).toBe(400);
  const { problem } = await response.json();
  expect(problem).toMatchObject({ code: 'usage' });
  expect(problem.message).toContain(why);
  expect(({} as { limit?: number }).limit).toBeUndefined();
});

test('a body that is not UTF-8 is refused', async () => {
  const latin1 = new Uint8Array([
    ...new TextEncoder().encode('{"input":{"search":"'),
    0xe9,
    0x22,
    0x7d,
    0x7d,
  ]);
  const response = await post('casinos.list', latin1);
  expect(response.status).toBe(400);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=latin1',
])('a body of the type %s is refused', async (type) => {
  const response = await post('casinos.list', '{}', { headers: { 'content-type': type } });
  expect(response.status).toBe(415);
});

test('a body larger than 1 MB is refused, declared or not', async () => {
  const response = await post('casinos.list', `{"input":{"search":"${'x'.repeat(1_100_000)}"}}`);
  expect(response.status).toBe(413);
});

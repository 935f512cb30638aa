import { expect, test } from 'vitest';
import { casinosAdd } from '../collections/casinos/casinos.js';
import { registry } from '../operations/registry.js';
import { apiRequestTo, openApi } from './testing/api-fixture.js';

test('anybody may ask whether the server is well', async () => {
  const { handle } = openApi();
  const response = await handle(apiRequestTo('health'));
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 200,
    body: { status: 'ok' },
  });
  expect((await handle(apiRequestTo('health', { method: 'POST' }))).status).toBe(405);
});

test('the OpenAPI document has every operation with its input, and refers to nothing that is not there', async () => {
  const { handle } = openApi();
  const text = await (await handle(apiRequestTo('openapi.json'))).text();
  const { openapi, paths, components } = JSON.parse(text);
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths).sort()).toEqual(registry.map(({ name }) => `/api/${name}`).sort());
  const { schema } = paths['/api/casinos.list'].post.requestBody.content['application/json'];
  expect(schema.properties.input.properties.search.type).toBe('string');
  const imported = paths['/api/casinos.import'].post.requestBody.content;
  expect(Object.keys(imported)).toContain('application/vnd.croupier.upload');
  expect(imported['application/json'].schema.properties.input.properties.source).toBeUndefined();
  const ids = Object.values(paths as Record<string, Record<string, { operationId: string }>>).flatMap(
    (path) => Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    expect(components.schemas[name]).toBeDefined();
  }
});

test('staff hear that the content has moved, and nothing of the content; others are refused', async () => {
  const { handle, perform } = openApi();
  const stop = new AbortController();
  const listen = (role?: string) =>
    handle(
      apiRequestTo('changes', { signal: stop.signal, headers: role === undefined ? {} : { 'x-role': role } }),
    );
  expect((await listen()).status).toBe(401);
  expect((await listen('user')).status).toBe(403);
  const response = await listen('editor');
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  const first = await next();
  await perform(casinosAdd, { record: { name: 'Golden Fox', description: 'x' } });
  const second = await next();
  expect(second).toMatch(/^event: change\ndata: \{"generation":"[^"]+"\}\n\n$/);
  expect(second).not.toBe(first);
  await reader.cancel();
  stop.abort();
});

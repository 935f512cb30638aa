import { expect, test } from 'vitest';
import { apiRequestTo, openApi } from './testing/api-fixture.js';
import { UPLOAD_TYPE } from './wire-format.js';

const CSV = 'name,description,rating,bonuses,games,paymentMethods\nOwl,Quiet,4,None,Slots,Visa\n';

function upload(name: string, request: object, bytes: BlobPart, accept = 'application/json'): Request {
  return apiRequestTo(name, {
    method: 'POST',
    body: new Blob([`${JSON.stringify(request)}\n`, bytes]),
    headers: { 'content-type': UPLOAD_TYPE, 'x-role': 'admin', accept },
  });
}

async function linesOf(response: Response): Promise<Record<string, unknown>[]> {
  const text = await response.text();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('an import takes its file after the line of the request, and the export gives it back', async () => {
  const { handle } = openApi();
  const imported = await handle(upload('casinos.import', { input: {} }, CSV));
  expect(await imported.json()).toMatchObject({
    result: { created: 1 },
    change: { operation: 'casinos.import' },
  });
  const file = await handle(apiRequestTo('casinos.export', { headers: { 'x-role': 'editor' } }));
  expect(file.headers.get('content-type')).toContain('text/csv');
  expect(file.headers.get('content-disposition')).toContain('casinos.csv');
  expect(await file.text()).toContain('Owl');
});

test('an answer in lines carries the file, then the outcome', async () => {
  const { handle } = openApi();
  await handle(upload('casinos.import', { input: {} }, CSV));
  const response = await handle(
    apiRequestTo('casinos.export', { headers: { 'x-role': 'editor', accept: 'application/x-ndjson' } }),
  );
  const lines = await linesOf(response);
  expect(lines.at(0)?.text).toContain('Owl');
  expect(lines.at(-1)).toMatchObject({ outcome: { result: { count: 1 } } });
});

test('a refused import is answered with its status and every fault of every row', async () => {
  const { handle } = openApi();
  const response = await handle(
    upload('casinos.import', { input: {} }, `${CSV},,9,,,\n`, 'application/x-ndjson'),
  );
  expect(response.status).toBe(422);
  const { problem } = await response.json();
  expect(problem).toMatchObject({ code: 'invalid', reason: 'import.rows-invalid' });
  expect(problem.data.errors.length).toBeGreaterThan(1);
});

test('the rejected rows of an import come back in lines', async () => {
  const { handle } = openApi();
  const lines = await linesOf(
    await handle(
      upload('casinos.import', { input: { skipInvalid: true } }, `${CSV}Bad,,9,,,\n`, 'application/x-ndjson'),
    ),
  );
  expect(lines.map((line) => line.text ?? '').join('')).toContain('Bad');
  expect(lines.at(-1)).toMatchObject({ outcome: { result: { created: 1, rejected: 1 } } });
});

test('several pictures come in one body, each with its length', async () => {
  const { handle } = openApi();
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (character) => character.charCodeAt(0),
  );
  const request = {
    input: { files: [{ title: 'One' }, { title: 'Two' }] },
    fileSizes: [png.length, png.length],
  };
  const response = await handle(upload('media.add', request, new Blob([png, png])));
  expect(response.status).toBe(200);
  const wrong = await handle(upload('media.add', { ...request, fileSizes: [1, 2] }, new Blob([png, png])));
  expect(wrong.status).toBe(400);
});

test('a backup is streamed and restores what was there', async () => {
  const { handle, post } = openApi();
  await post('casinos.add', { input: { record: { name: 'Fox', description: 'x' } } });
  const backup = await handle(apiRequestTo('store.backup', { headers: { 'x-role': 'admin' } }));
  const bytes = await backup.blob();
  await post('casinos.delete', { input: { records: ['fox'] } });
  const restored = await handle(upload('store.restore', { input: {} }, bytes));
  expect(restored.status).toBe(200);
  const { result } = await (await post('casinos.list', {})).json();
  expect(result.total).toBe(1);
});

test('a reader that goes away stops the work', async () => {
  const { handle, post } = openApi();
  const rows = Array.from({ length: 4_000 }, (_, i) => `Casino ${i},${'long '.repeat(40)},4,None,Slots,Visa`);
  const header = CSV.split('\n')[0];
  await handle(upload('casinos.import', { input: {} }, `${header}\n${rows.join('\n')}\n`));
  const response = await handle(
    apiRequestTo('casinos.export', { headers: { 'x-role': 'editor', accept: 'application/x-ndjson' } }),
  );
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await reader.cancel();
  expect((await post('casinos.list', {})).status).toBe(200);
});

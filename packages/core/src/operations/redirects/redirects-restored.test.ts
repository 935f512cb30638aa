import { beforeEach, expect, test } from 'vitest';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import type { RecordPatch } from '../records/record-operations.js';
import { operations as op } from '../registry.js';

let perform: Perform;

beforeEach(() => {
  perform = createPerform(memoryStorage(), runtime);
});

const add = (source: string, target: string, more: RecordPatch<'redirects'> = {}) =>
  perform(op['redirects.add'], { record: { source, target, ...more } });
const addresses = async () =>
  (await perform(op['redirects.list'], {})).result.records.map(
    ({ source, target }) => `${source} → ${target}`,
  );

test('a record cannot be renamed to an address that a rule redirects back to the old one', async () => {
  await perform(op['casinos.add'], { record: { name: 'Golden Fox', description: 'Calm.' } });
  await add('^/casino/(.*)-club$', '/casino/$1', { match: 'regex' });
  const rename = (slug: string) => perform(op['casinos.rename'], { record: 'golden-fox', slug });
  await expect(rename('golden-fox-club')).rejects.toMatchObject({
    code: 'conflict',
    message:
      'With this address redirects go round in a circle: /casino/golden-fox-club → /casino/golden-fox → /casino/golden-fox-club',
    hint: 'Change one of these redirects first.',
  });
  expect((await perform(op['casinos.show'], { record: 'golden-fox' })).result.record.slug).toBe('golden-fox');
  await rename('silver-fox');
  expect(await addresses()).toContain('/casino/golden-fox → /casino/silver-fox');
});

test('a record can return to its first address and move away again', async () => {
  await perform(op['casinos.add'], { record: { name: 'Golden Fox', description: 'Calm.' } });
  await perform(op['casinos.rename'], { record: 'golden-fox', slug: 'silver-fox' });
  await perform(op['casinos.rename'], { record: 'silver-fox', slug: 'golden-fox' });
  expect(await addresses()).toEqual(['/casino/silver-fox → /casino/golden-fox']);
  await perform(op['casinos.rename'], { record: 'golden-fox', slug: 'silver-fox' });
  expect(await addresses()).toEqual(['/casino/golden-fox → /casino/silver-fox']);
});

test('an undo that would restore a loop of redirects is refused and names the loop', async () => {
  await add('/a', '/b');
  const { change } = await perform(op['redirects.delete'], { records: ['/a'] });
  await add('/b', '/a');
  await expect(perform(op['history.undo'], { change: change?.id })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Taken back redirects go round in a circle: /a → /b → /a',
  });
  expect(await addresses()).toEqual(['/b → /a']);
  await perform(op['redirects.delete'], { records: ['/b'] });
  await perform(op['history.undo'], { change: change?.id });
  expect(await addresses()).toEqual(['/a → /b']);
});

test('an undo that reveals a loop of redirects reports it', async () => {
  await add('/a', '/b');
  const { change } = await add('/a', '/safe', { order: 0 });
  await add('/b', '/a');
  const { result } = await perform(op['history.undo'], { change: change?.id });
  expect(result.warnings).toMatchObject([
    { message: 'Now redirects go round in a circle: /a → /b → /a. Visitors are left where they are.' },
  ]);
});

test('a restore brings everything back, including loops, and reports them', async () => {
  await add('/a', '/b');
  const { change } = await add('/a', '/safe', { order: 0 });
  await add('/b', '/a');
  await perform(op['history.undo'], { change: change?.id });
  let file = '';
  const onChunk = (piece: string | Uint8Array) => {
    file += piece;
  };
  await perform(op['store.backup'], {}, { onChunk });
  await perform(op['redirects.delete'], { records: ['/a', '/b'] });
  const source = (async function* () {
    yield new TextEncoder().encode(file);
  })();
  const { result } = await perform(op['store.restore'], { source });
  expect(result.warnings).toMatchObject([{ message: expect.stringContaining('/a → /b → /a') }]);
  const { findings } = (await perform(op['doctor.check'], {})).result;
  expect(findings.map(({ check }) => check)).toContain('redirect-loop');
});

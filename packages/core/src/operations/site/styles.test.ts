import { beforeEach, expect, test } from 'vitest';
import { messages } from '../../messages.js';
import { publicCatalogue } from '../../model/public-catalogue.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import type { StorageAdapter } from '../../store/storage-adapter.js';
import { openStore } from '../../store/store.js';
import { operations as op } from '../registry.js';

let storage: StorageAdapter;
let perform: Perform;
beforeEach(() => {
  storage = memoryStorage();
  perform = createPerform(storage, runtime);
});

const set = (css: string, description?: string) => perform(op['styles.set'], { css, description });
const live = async () => (await perform(op['styles.show'], {})).result;
const seen = () =>
  openStore(storage, runtime).question((content) => publicCatalogue(content, '2999-01-01').customCss);

test('new CSS is live at once, and does not apply to the admin screens', async () => {
  await set('h1 { color: teal }');
  expect(await live()).toMatchObject({ css: 'h1 { color: teal }', isActive: true, versions: 0, faults: [] });
  expect(await seen()).toMatch(/^h1:not\(.+\)\{color: teal;\}$/m);
  await perform(op['styles.disable'], {});
  expect(await seen()).toBe('');
  await perform(op['styles.enable'], {});
  expect(await seen()).toContain('teal');
});

test('faulty CSS is refused with the position of each fault, and the live CSS stays', async () => {
  await set('h1 { color: teal }');
  const refused = set('h1 { color: red }\nh2 { color }\n@import "x";');
  await expect(refused).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining(`${messages.styles.failedTitle}. Line 2, column 6: `),
    issues: [
      { line: 2, column: '6' },
      { line: 3, column: '1' },
    ],
  });
  expect((await live()).css).toBe('h1 { color: teal }');
});

test('what is overruled for the notices is told with its position, when it is set and of a draft', async () => {
  const css = 'h1 { color: red }\nmain { opacity: 0 }';
  const { warnings } = (await set(css)).result;
  expect(warnings).toMatchObject([{ reason: 'css.overruled', params: { line: 2, column: 8 } }]);
  expect(warnings?.[0]?.message).toMatch(/^Line 2, column 8: 'opacity: 0' does not work on elements with/);
  const draft = (await perform(op['styles.draft'], { css })).result;
  expect(draft).toMatchObject({ faults: [], overruled: [{ line: 2, column: 8 }] });
  expect((await perform(op['styles.draft'], { css: `${css} h1 { color` })).result.overruled).toEqual([]);
});

test('a draft can have faults, reports them, and changes nothing for visitors until it is published', async () => {
  await set('h1 { color: teal }');
  const { result } = await perform(op['styles.draft'], { css: 'h1 { color' });
  expect(result.faults).toHaveLength(1);
  expect(await live()).toMatchObject({
    css: 'h1 { color: teal }',
    draft: 'h1 { color',
    faults: [{ line: 1 }],
  });
  expect(await seen()).toContain('teal');
  await set('h1 { color: red }');
  expect((await live()).draft).toBeUndefined();
});

test('the last 50 versions can be restored, and a restore loses none', async () => {
  for (let n = 1; n <= 53; n++) await set(`h1 { --n: ${n} }`, `Version ${n}`);
  const { records, total } = (await perform(op['styles.history'], {})).result;
  expect(total).toBe(50);
  expect(records[0]).toMatchObject({ css: 'h1 { --n: 52 }', description: 'Version 52' });
  expect(records[49]).toMatchObject({ css: 'h1 { --n: 3 }' });
  await perform(op['styles.revert'], { version: '50' });
  expect(await live()).toMatchObject({ css: 'h1 { --n: 3 }', description: 'Version 3' });
  await perform(op['styles.revert'], {});
  expect(await live()).toMatchObject({ css: 'h1 { --n: 53 }' });
  await expect(perform(op['styles.revert'], { version: '51' })).rejects.toMatchObject({ code: 'not-found' });
});

test('a reset clears the CSS, and can be undone', async () => {
  await expect(perform(op['styles.revert'], {})).rejects.toMatchObject({ code: 'not-found' });
  await set('h1 { color: teal }');
  await perform(op['styles.reset'], {});
  expect(await seen()).toBe('');
  await perform(op['styles.revert'], {});
  expect(await seen()).toContain('teal');
});

test('setting the same CSS again creates no version', async () => {
  await set('h1 { color: teal }');
  expect((await set(' h1 { color: teal }\n')).change).toBeUndefined();
});

test('CSS written into the store by hand is checked again before visitors get it', async () => {
  await openStore(storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
    content.styles.set({ css: 'h1 { background: url(//evil.example) }' });
  });
  expect(await seen()).toBe('');
});

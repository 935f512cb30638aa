import { expect, test } from 'vitest';
import { operations as op } from '../registry.js';
import { memoryPerform } from '../testing/memory-store.js';

async function cssFindings(css: string): Promise<string[]> {
  const perform = memoryPerform();
  await perform(op['styles.set'], { css });
  const { result } = await perform(op['doctor.check'], {});
  return result.findings.map(({ check, message }) => `${check}: ${message.split('. ').at(-1)}`);
}

test.each([
  ['main { margin-left: -9999px }', 'concealing-css: Line 1, column 8: margin-left: -9999px'],
  ['@media all { ul {\n  margin: 0 0 0 -100vw } }', 'concealing-css: Line 2, column 3: margin: 0 0 0 -100vw'],
  [':root { --away: -9999px }', 'concealing-css: Line 1, column 9: --away: -9999px'],
  [
    'header { padding-bottom: calc(1px * 9999px / 1px) }',
    'concealing-css: Line 1, column 10: padding-bottom: calc(1px * 9999px / 1px)',
  ],
])('the doctor names custom CSS that may hide a notice: %s', async (css, finding) => {
  expect(await cssFindings(css)).toEqual([finding]);
  const { warnings } = (await memoryPerform()(op['styles.set'], { css })).result;
  expect(warnings).toMatchObject([{ reason: 'css.concealing', params: { line: expect.any(Number) } }]);
});

test('the doctor notes what of custom CSS is overruled', async () => {
  expect(await cssFindings('h1 { top: 0 }\nmain { overflow: clip }')).toEqual([
    expect.stringMatching(/^overruled-css: Line 2, column 8: 'overflow: clip' does not work/),
  ]);
});

test('the doctor finds nothing in ordinary custom CSS', async () => {
  const css =
    '.card { margin: -1px; margin-block: -0.5rem } .badge { z-index: 10 } h1 { color: red } ' +
    'section { margin-inline: calc(50% - 50vw); padding: max(1rem, calc(50% - 600px)) } :root { --gap: 24px }';
  expect(await cssFindings(css)).toEqual([]);
});

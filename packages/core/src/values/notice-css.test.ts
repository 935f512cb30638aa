import { expect, test } from 'vitest';
import { scopedCss } from './safe-css.js';

const ADMIN = ':not(:where([data-admin],[data-admin] *,.cr-admin,.cr-admin *,:has([data-admin],.cr-admin)))';
const scoped = (css: string) => scopedCss(css).replaceAll(ADMIN, '').replaceAll('\n', '');

test('what hides an element is left out for elements that have a notice in them, and stays for all others', () => {
  expect(scoped('section { color: red; display: none; }')).toBe(
    'section:not(:where(:has([data-legal]))){color: red;display: none;}' +
      'section:where(:has([data-legal])){color: red;}',
  );
  expect(scoped('main { @media print { display: none } h2 { color: red } }')).toContain(
    'main:where(:has([data-legal])){@media print{}h2{color: red;}}',
  );
});

test.each([
  'display: grid',
  'display: contents !important',
  'margin: 0 auto',
  'padding: 4rem',
  'margin: calc(50% - 50vw)',
])('{ %s } is written once, as it is', (declaration) => {
  expect(scoped(`section { ${declaration} }`)).toBe(`section{${declaration};}`);
});

test.each([
  ['z-index: 10', 'z-index: 10'],
  ['z-index: auto', 'z-index: auto'],
  ['z-index: 2147483647', 'z-index: min(2147483646, 2147483647)'],
  ['z-index: var(--top) !important', 'z-index: min(2147483646, var(--top)) !important'],
  ['Z-INDEX: calc(infinity)', 'Z-INDEX: min(2147483646, calc(infinity))'],
])('{ %s } stacks nothing above a notice', (declaration, written) => {
  expect(scoped(`section { ${declaration} }`)).toBe(`section{${written};}`);
});

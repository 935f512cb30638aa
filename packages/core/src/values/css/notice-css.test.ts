import { expect, test } from 'vitest';
import { scopedCss } from './safe-css.js';

const GUARD =
  ':not(:where([data-admin],[data-admin] *,.cr-admin,.cr-admin *,:has([data-admin],.cr-admin),[data-legal],[data-legal] *))';
/** Scoped CSS on one line; ° stands for "without a notice in it", • for "with one", ↓ for menus that are no longer on top. */
const scoped = (css: string) =>
  scopedCss(css)
    .replaceAll(GUARD, '')
    .replaceAll('\n', '')
    .replaceAll(':not(:where(:has([data-legal])))', '°')
    .replaceAll(':where(:has([data-legal]))', '•')
    .replaceAll('--cr-layer-menu: 7 !important;', '↓');

test('what could hide, cut, move or cover a notice works on the elements that have none in them', () => {
  expect(scoped('section { color: red; display: none; }')).toBe(
    'section°{color: red;display: none;↓}section•{color: red;}',
  );
  expect(scoped('li { opacity: 0.5 }')).toBe('li°{opacity: 0.5;↓}');
  expect(scoped('a, b::after { top: 0 }')).toBe('a°, b°::after{top: 0;↓}');
  expect(scoped('main { @media print { display: none } h2 { color: red } }')).toBe(
    '@media print{main°{display: none;↓}}main{h2{color: red;}}',
  );
  expect(scoped('ul { color: red; & > li { zoom: 2 } float: left }')).toBe(
    'ul{color: red;}ul{& > li°{zoom: 2;↓}}ul°{float: left;↓}',
  );
});

test.each([
  'color: red !important',
  'max-width: 60rem',
  'font-size: 3rem',
  'background: url(/pattern.png)',
  'border-radius: 9999px',
  '--brand: 9999px',
  '--cr-primary: purple',
])('{ %s } is written once, as it is', (declaration) => {
  expect(scoped(`section { ${declaration} }`)).toBe(`section{${declaration};}`);
});

test.each([
  'display: grid',
  'display: contents !important',
  'margin: 0 auto',
  'padding: 4rem',
  'margin: calc(50% - 50vw)',
  'position: relative',
  'min-height: 100vh',
  'grid-template-columns: repeat(3, 1fr)',
])('{ %s } works around notices too', (declaration) => {
  expect(scoped(`section { ${declaration} }`)).toBe(`section°{${declaration};↓}section•{${declaration};}`);
});

test.each([
  'position: relative; top: 1px',
  'position: sticky',
  'margin: 0 0 0 -300px',
  'min-width: 5000px',
  'all: unset',
  'COLOR-SCHEME: dark',
  'd\\69splay: none',
])('{ %s } does not all work around notices', (declarations) => {
  const all = `section { ${declarations} }`;
  expect(scoped(all).replace(/section°\{.*?\}/, '')).not.toContain(declarations.split('; ').at(-1));
});

test.each([
  ['z-index: 10', 'z-index: 10'],
  ['z-index: auto', 'z-index: auto'],
  ['z-index: 2147483647', 'z-index: min(99990, 2147483647)'],
  ['z-index: var(--top) !important', 'z-index: min(99990, var(--top)) !important'],
  ['Z-INDEX: calc(infinity)', 'Z-INDEX: min(99990, calc(infinity))'],
  ['--cr-layer-notice: -1', undefined],
])('{ %s } stacks nothing above a notice', (declaration, written) => {
  expect(scoped(`section { ${declaration} }`)).toBe(
    written === undefined ? 'section°{↓}' : `section°{${written};↓}`,
  );
});

test('rules in rules are written once each, however deep', () => {
  const deep = (depth: number): string =>
    depth === 0 ? 'top: 0' : `display: none; a { ${deep(depth - 1)} }`;
  expect(scoped(`a { ${deep(30)} }`).length).toBeLessThan(2_000);
});

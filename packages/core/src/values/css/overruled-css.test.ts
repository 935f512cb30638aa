import { expect, test } from 'vitest';
import { overruledCss } from './overruled-css.js';

const told = (css: string) =>
  overruledCss(css).map(({ line, column, message }) => `${line}:${column} ${message}`);

test.each([
  [
    'main {\n  color: red; overflow: hidden }',
    "2:15 'overflow: hidden' does not work on elements with one of",
  ],
  [
    '@media print { section, a { display: none } }',
    "1:29 'display: none' does not work on elements with one of",
  ],
  [
    '.cr-CasinoCard-module__root:hover { top: -2px }',
    "1:37 'top: -2px' does not work on elements with one of",
  ],
  [
    'article { color: red; &:hover { zoom: 2 } h3 { zoom: 2 } }',
    "1:33 'zoom: 2' does not work on elements with",
  ],
  ['p [data-legal] { color: red }', "1:1 'p [data-legal]' does not reach the notices"],
  [
    'a, .cr-Footer-module__notice { top: 0 }',
    "1:1 'a, .cr-Footer-module__notice' does not reach the notices",
  ],
  ['h1 { z-index: 2147483647 }', "1:6 'z-index: 2147483647' ends below the notices"],
  ['h1 { --cr-layer-notice: 1 }', "1:6 '--cr-layer-notice: 1' does not work: the site ranks its own layers"],
  ['.x { --cr-ink: #333 }', "1:6 '--cr-ink: #333' is a token of the notices that the law asks for: they get"],
])('%s is told with line and column, once', (css, start) => {
  expect(told(css)).toEqual([expect.stringContaining(start)]);
});

test.each([
  'a:hover, .button, .cr-Button-module__root { transform: scale(1.05); opacity: 0.9 }',
  'main { max-width: 60rem; padding: 2rem } body { font: 1rem/1.6 serif; background: #eee }',
  '[data-theme] { --cr-primary: purple; --cr-radius: 0 } h1 { position: sticky; top: 0 }',
  'main::before, section p { display: none } .promo { display: none; z-index: 10 }',
])('of %s nothing is overruled', (css) => {
  expect(told(css)).toEqual([]);
});

test('of many at most twenty are told', () => {
  expect(told('main { opacity: 0 } '.repeat(50))).toHaveLength(20);
});

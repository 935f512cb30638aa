import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from './check-site.js';

const TOKENS = readFileSync(path.join(import.meta.dirname, '../../../ui/src/tokens.css'), 'utf8');
const BUTTON = readFileSync(
  path.join(import.meta.dirname, '../../../ui/src/parts/Button/Button.module.css'),
  'utf8',
);
const BRAND = '--croupier-primary: #15803d; --croupier-on-primary: #ffffff';

/** The faults of contrast of a page of ours with this custom CSS, as `croupier check` says them. */
async function contrastOf(
  css: string,
  { theme = 'light', main = '', others = [] as string[] } = {},
): Promise<string[]> {
  const sheets = new Map([
    ['/tokens.css', TOKENS],
    ['/button.css', BUTTON],
    ['/custom.css', css],
  ]);
  const links = [...sheets.keys()].map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const html =
    `<html lang="en" data-theme="${theme}" style="${BRAND}"><head>${links}</head><body><div id="root">` +
    `<div class="frame" data-theme="${theme}"><button class="root call" data-variant="primary">Play</button>` +
    `<main>${main}</main></div></div></body></html>`;
  const { faults } = await checkSite({
    pages: [
      { path: '/', html },
      ...others.map((body) => ({ path: `/${body}`, html: html.replace('<body>', body) })),
    ],
    has: () => true,
    read: async (address) => sheets.get(address),
  });
  return faults.filter(({ rule }) => rule === 'contrast').map(({ page, message }) => `${page}: ${message}`);
}

test.each(['light', 'auto', 'dark'])(
  'the theme as it comes has no text that is too faint: %s',
  async (theme) => {
    expect(await contrastOf('', { theme })).toEqual([]);
  },
);

test('a brand color of the custom CSS that makes the text of buttons faint is named with its ratio and a way out', async () => {
  expect(await contrastOf('body { --croupier-primary: #ffcc00 }')).toEqual([
    '/button.css: .root:where([data-variant="primary"]): #ffffff (--cr-on-primary) on #ffcc00 (--cr-primary) has a contrast of 1.5:1, and 4.5:1 is needed; black text there would have 13.8:1',
  ]);
  // The root element has the colors of the settings, which only an important declaration overrides.
  expect(await contrastOf(':root { --croupier-primary: #ffcc00 }')).toEqual([]);
  expect(await contrastOf(':root { --croupier-primary: #ffcc00 !important }')).toHaveLength(1);
  const both = 'body { --croupier-primary: #ffcc00; --croupier-on-primary: black }';
  expect(await contrastOf(both)).toEqual([]);
});

test('text of the theme that custom CSS makes faint is found in light and in dark', async () => {
  expect(await contrastOf('[data-theme] { --cr-ink-soft: #999 }')).toEqual([
    '/: Text of the theme: #999999 (--cr-ink-soft) on #f5f4ef (--cr-page) has a contrast of 2.5:1, and 4.5:1 is needed; black text there would have 19.0:1',
  ]);
  expect(await contrastOf('[data-theme] { --cr-link: #0b5a34 }', { theme: 'auto' })).toEqual([
    expect.stringMatching(
      /^\/: Text of the theme for readers with a dark system: #0b5a34 \(--cr-link\) on #0f1412/,
    ),
  ]);
  // The frame takes its tokens anew, so this changes no text.
  expect(await contrastOf(':root { --cr-ink-soft: #999 }')).toEqual([]);
});

test.each([
  ['.call { color: white; background: gold }', '#ffffff on #ffd700', '1.4'],
  [
    '.call { background: #e8590c url() no-repeat; background-color: #e8590c; color: #fff }',
    '#ffffff on #e8590c',
    '3.5',
  ],
  [
    '@media (min-width: 40em) { .call { color: rgb(255 255 255); background: hsl(48 100% 50%) } }',
    '#ffffff on #ffcc00',
    '1.5',
  ],
  [
    '.call { --own: #eee; color: var(--own); background: var(--none, #fff) }',
    '#eeeeee (--own) on #ffffff',
    '1.1',
  ],
  ['main { .call, button { color: #777; background: #fff } }', '#777777 on #ffffff', '4.4'],
  ['h3, h2 small, button { color: #767676; background: #f8f8f8 }', '#767676 on #f8f8f8', '4.2'],
])('a rule that sets a text and its ground is judged: %s', async (css, colors, ratio) => {
  const [fault, ...more] = await contrastOf(css);
  expect(fault).toContain(`: ${colors}`);
  expect(fault).toContain(`a contrast of ${ratio}:1`);
  expect(fault).toMatch(/^\/custom\.css: /);
  expect(more).toEqual([]);
});

test('what pages of several kinds have in common is said once', async () => {
  const css = '[data-theme] { --cr-ink-soft: #999 } .call { color: #fff; background: #ff0 }';
  const others = ['<body class="post">', '<body class="list">', '<body data-kind="list">'];
  expect(await contrastOf(css, { others })).toEqual([
    expect.stringMatching(/^\/: Text of the theme/),
    expect.stringMatching(/^\/custom\.css: \.call/),
  ]);
});

test.each([
  ['nothing on the pages', '.nowhere { color: #fff; background: #ff0 }'],
  ['a text alone', '.call { color: #fff0 } .call { color: #ff0 }'],
  ['a ground that lets through', '.call { color: #fff; background: rgb(255 255 0 / 50%) }'],
  ['a picture', '.call { color: #fff; background: url(/night.jpg) #ff0 }'],
  ['a gradient', '.call { color: #fff; background: linear-gradient(#ff0, #fff) }'],
  ['what is turned off', '.call:disabled { color: #aaa; background: #fff }'],
  ['paper', '@media print { .call { color: #aaa; background: #fff } }'],
  [
    'a color that differs between elements',
    '.call { --mine: #fff } .frame { --mine: #000 } button { color: var(--mine); background: #fff }',
  ],
  ['a large text', '.call { color: #949494; background: #fff; font-size: 1.5rem }'],
  ['a large heading', 'main h1 { color: #949494; background: #fff }'],
  ['a sheet that is not closed', '.call { color: #fff; background: #ff0'],
])('a rule is not judged by what styles alone cannot say: %s', async (_, css) => {
  expect(await contrastOf(css, { main: '<h1>Title</h1>' })).toEqual([]);
});

test('a style attribute is checked against its own background, or else against every theme background', async () => {
  const inMain = (main: string, theme = 'light') => contrastOf('', { main, theme });
  expect(await inMain('<p style="color: #fff; background-color: #ff0">Now</p>')).toEqual([
    '/: style="color: #fff; background-color: #ff0": #ffffff on #ffff00 has a contrast of 1.0:1, and 4.5:1 is needed; black text there would have 19.5:1',
  ]);
  expect(await inMain('<p style="color: #ffcc00">Now</p>')).toEqual([
    expect.stringMatching(
      /^\/: style="color: #ffcc00": #ffcc00 on #f5f4ef \(--cr-page\) has a contrast of 1\.3:1/,
    ),
  ]);
  expect(await inMain('<p style="color: #98221b">Now</p>')).toEqual([]);
  expect(await inMain('<p style="color: #000">Now</p>', 'auto')).toEqual([
    expect.stringContaining('for readers with a dark system: #000000 on #0f1412'),
  ]);
  expect(await inMain('<div style="background: #000"><p style="color: #ffcc00">Now</p></div>')).toEqual([]);
});

test('custom properties that refer to each other without end have no value, and the check ends', async () => {
  const circle = '[data-theme] { --a: var(--b); --b: var(--a); --cr-ink: var(--a) }';
  const doubling = Array.from({ length: 60 }, (_, i) => `--x${i}: var(--x${i + 1}) var(--x${i + 1});`);
  const chain = Array.from({ length: 9_000 }, (_, i) => `--y${i}: var(--y${i + 1});`);
  const deep = `${'var(--none,'.repeat(9_000)}#fff${')'.repeat(9_000)}`;
  const css = `${circle} [data-theme] { ${doubling.join('')} --x60: #fff; ${chain.join('')} --cr-link: var(--y0); --cr-page: var(--x0) }`;
  expect(await contrastOf(css)).toEqual([]);
  expect(await contrastOf(`.call { color: ${deep}; background: #fff }`)).toEqual([]);
});

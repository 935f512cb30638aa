import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customStyleSheet } from '../../../packages/core/src/rules/protected-elements-css.js';
import { scopedCss } from '../../../packages/core/src/values/css/safe-css.js';
import { launchChromium } from '../chromium.js';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 800, height: 1200 } });
});
afterAll(() => browser?.close());

/** The site's own style sheets but those of components: notices take their look from these alone. */
const SITE_CSS = ['ui/src/tokens.css', 'site/src/site.css']
  .map((file) => readFileSync(new URL(`../../../packages/${file}`, import.meta.url), 'utf8'))
  .join('\n');

const PAGE = `<!doctype html><html lang="en"><title>x</title>
  <style>@layer croupier.kept, croupier.tokens, croupier.base, croupier.components;${SITE_CSS}</style>
  <body><div id="root"><div data-kept="flex" data-theme="auto" style="flex-direction: column">
    <header data-kept="block">Header
      <div id="bar" style="position: sticky; top: 0; z-index: var(--cr-layer-bar)"><b>Bar</b></div>
      <details><summary>Menu</summary><ul id="menu" style="position: absolute; z-index: var(--cr-layer-menu)"><li>Item</li></ul></details>
    </header>
    <main data-kept="block"><p id="disclosure" data-kept="block" data-legal="">We earn a commission.</p>
      <ul><li><article class="card"><h3>Fox</h3><p id="terms" data-legal=""><span id="ad" data-legal="inline">Ad</span> <span>18+</span></p></article></li></ul>
      <section class="around"><p id="age" data-legal="">18+</p></section>
      <div id="blacklisted" data-kept="grid" data-legal=""><p><span>High risk</span></p></div></main>
    <footer data-kept="block"><p id="notice" data-kept="block" data-legal="">18+ Gamble responsibly.</p></footer>
  </div></div></body></html>`;

const NOTICES = ['#disclosure', '#terms', '#ad', '#age', '#blacklisted', '#notice'];
/** What is set on the notices, on everything in them, and on all that they stand in. */
const TRICKS = [
  'font-size: 0',
  'font: 0/0 a',
  'color: transparent',
  'color: #fff; background: #fff',
  '-webkit-text-fill-color: transparent',
  'opacity: 0',
  'visibility: hidden',
  'display: none',
  'content-visibility: hidden',
  'scale: 0',
  'transform: scale(0)',
  'transform: translateX(-9999px)',
  'translate: -9999px 0',
  'rotate: x 90deg',
  'zoom: 0.01',
  'position: absolute; left: -9999px',
  'position: fixed; top: -9999px',
  'position: relative; inset: -9999px auto auto -9999px',
  'filter: opacity(0)',
  'mask: linear-gradient(transparent, transparent)',
  'clip: rect(0 0 0 0); position: absolute',
  'clip-path: inset(50%)',
  'text-indent: -9999px; overflow: hidden',
  'height: 0; overflow: hidden',
  'max-height: 0; overflow: clip',
  'min-width: 0; max-width: 0; overflow: clip',
  'line-height: 0; overflow: hidden',
  'letter-spacing: -1em',
  'mix-blend-mode: screen; color: #fff',
  'z-index: -1; position: relative',
  'contain: strict',
  'offset-path: path("M -9999 0 h 1")',
  'all: unset',
  'color-scheme: dark; color: #000; background: #000',
  'display: var(--none, none)',
  'display: table-column',
  'margin-left: -9999px',
  'margin: calc(-1 * 9999px) 0 0 0',
  'content: url("data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=")',
  'vertical-align: -9999px',
  '-webkit-text-stroke: 40px #fff',
  'outline: 30px solid #fff; outline-offset: -60px',
  'padding-left: 9999px',
];

/** Whether a visitor can read the text of an element. */
function readable(selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const range = document.createRange();
    range.selectNodeContents(element);
    const { width, height, left, top } = range.getBoundingClientRect();
    if (width < 8 || height < 8) return `is ${width} by ${height}`;
    if (left < 0 || left + width > innerWidth || top < 0) return `stands at ${left}, ${top}`;
    const inner = element.querySelector(':scope span') ?? element;
    for (let one: Element | null = inner; one !== null; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.opacity !== '1' || style.filter !== 'none' || style.maskImage !== 'none') return 'is faded';
      if (style.visibility !== 'visible' || style.display === 'none') return 'is hidden';
      if (style.clipPath !== 'none' || style.transform !== 'none') return 'is cut';
      if (!element.contains(one)) continue;
      if (style.webkitTextStrokeWidth !== '0px') return 'is painted over by its outline';
      const outline = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
      if (style.outlineStyle !== 'none' && outline < 0) return 'is painted over by a border within';
    }
    const { fontSize, webkitTextFillColor: color } = getComputedStyle(inner);
    if (Number.parseFloat(fontSize) < 12) return `has letters of ${fontSize}`;
    const background = getComputedStyle(element).backgroundColor;
    if (color === background || /^rgba.*, 0\)$/.test(color) || /^rgba.*, 0\)$/.test(background))
      return `is ${color} on ${background}`;
    const onTop = document.elementFromPoint(left + Math.min(4, width / 2), top + height / 2);
    if (onTop === null || !element.contains(onTop)) return `is covered by ${onTop?.tagName}`;
    return 'is readable';
  });
}

async function readings(css: string, isProtected = true): Promise<string[]> {
  await page.setContent(PAGE);
  const scoped = scopedCss(css);
  expect(scoped, css).not.toBe('');
  await page.addStyleTag({ content: isProtected ? customStyleSheet(scoped) : css });
  const found: string[] = [];
  for (const selector of NOTICES) {
    const told = await readable(selector);
    if (told !== 'is readable') found.push(`${selector} ${told}`);
  }
  return found;
}

const important = (trick: string) =>
  trick
    .split('; ')
    .map((one) => `${one} !important`)
    .join('; ');

test.each(TRICKS)(
  '{ %s } hides no disclosure, no ad mark, no age notice and no blacklist notice',
  async (trick) => {
    const own = NOTICES.map((one) => `html body ${one}, html body ${one} *`).join(', ');
    expect(await readings(`${own} { ${important(trick)} }`)).toEqual([]);
    const around = 'body, #root, #root > div, main, footer, ul, li, article';
    expect(await readings(`@layer mine { ${around} { ${important(trick)} } }`)).toEqual([]);
  },
);

test.each([
  'body::after { content: ""; position: fixed; inset: 0; background: #fff; z-index: 99999 }',
  '[data-legal]::after { content: ""; position: absolute; inset: 0; background: #fff; z-index: 9 }',
  'header::after, h3::after { content: ""; position: fixed; inset: 0; background: #fff; z-index: 99999 }',
  'header { position: fixed; inset: 0; background: #fff; z-index: 999999 }',
  'footer > :not(#notice), h3 { position: fixed; inset: 0; background: #fff; z-index: 2147483647 }',
  'h3 { position: fixed; inset: 0; background: #fff; z-index: calc(infinity) !important }',
  ':root { --top: 2147483647 } h3 { position: fixed; inset: 0; background: #fff; z-index: var(--top) }',
  'main { transform-style: preserve-3d } header { position: fixed; inset: 0; background: #fff; z-index: 5 }',
  'main { backdrop-filter: blur(1px) } header { position: fixed; inset: 0; background: #fff; z-index: 5 }',
  'p::first-line, p::first-letter { color: transparent; font-size: 0; -webkit-text-fill-color: transparent }',
  'section { display: none }',
  '@media all { main { > * { display: none !important } } }',
  'main { section { @supports (display: grid) { display: none } } }',
  ':is(section, article, ul, li) { display: if(style(--x: y): block; else: none) }',
  '@keyframes gone { from, to { opacity: 0 } } main, footer, p { animation: gone 9s infinite !important }',
  'main { @scope (li) { opacity: 0 } } body { @scope (p) { color: transparent; opacity: 0 } }',
  '@scope (main) { :scope, p { color: transparent; visibility: hidden } }',
  'main, footer, body { text-decoration: line-through 90px #fff; text-shadow: 0 0 40px #fff; text-wrap: nowrap }',
  '#bar b { position: fixed; inset: 0; background: #fff }',
  '#menu { display: block; position: fixed; inset: 0; background: #fff }',
  'details::details-content { content-visibility: visible; display: block } #menu li { position: fixed; inset: 0; background: #fff }',
  '#menu { --cr-layer-menu: 2147483647 !important; display: block; position: fixed; inset: 0; background: #fff }',
  '* { --cr-layer-notice: -1 !important } h3 { position: fixed; inset: 0; background: #fff; z-index: 9 }',
  ':root, [data-theme] { --cr-ink: transparent; --cr-ink-soft: transparent; --cr-light: ; --cr-dark: }',
  ':root, [data-theme] { --cr-ink: #000; --cr-page: #000; --cr-surface: #000; --cr-sunken: #000 }',
  'main, footer { --croupier-unit: 0px; --cr-unit: 0px; --cr-text-m: 0px; --cr-leading-snug: 0 }',
  'main, footer { --c\\72-ink: transparent }',
])('%s covers none of them', async (css) => {
  expect(await readings(css)).toEqual([]);
});

test('without the protection each of the tricks hides something, so the test can tell', async () => {
  const missed: string[] = [];
  for (const trick of TRICKS) {
    const own = NOTICES.map((one) => `html body ${one}, html body ${one} *`).join(', ');
    const css = `${own} { background: #fff; ${important(trick)} }`;
    if ((await readings(css, false)).length === 0) missed.push(trick);
  }
  expect(missed).toEqual([]);
});

test('custom CSS still changes the rest of the page', async () => {
  await readings('h3 { color: rgb(1, 2, 3); font-size: 40px }');
  const style = await page.locator('h3').evaluate((one) => getComputedStyle(one).color);
  expect(style).toBe('rgb(1, 2, 3)');
});

test('what stands around a notice keeps the width that the site gives it', async () => {
  await page.setContent(PAGE.replace('<main ', '<main style="max-inline-size: 400px" '));
  await page.addStyleTag({ content: customStyleSheet(scopedCss('h3 { color: red }')) });
  expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().width)).toBe(400);
});

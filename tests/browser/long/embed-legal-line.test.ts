import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { painted, startHostServer } from '../embedding-pages/host-server.js';

const host = startHostServer();

/** What a page can write about a part. */
const OF_A_PART = [
  'display: none',
  'visibility: hidden',
  'opacity: 0',
  'position: fixed; left: -9999px',
  'position: absolute; clip: rect(0 0 0 0)',
  'float: left; margin: -9999px',
  'margin-inline-start: -9999px',
  'text-indent: -9999px',
  'inset: -9999px',
  'transform: scale(0)',
  'translate: -9999px',
  'scale: 0.01',
  'rotate: x 90deg',
  'offset: path("M-9999 0h1")',
  'zoom: 0.1',
  'filter: opacity(0)',
  'mask: linear-gradient(transparent, transparent)',
  'clip-path: inset(50%)',
  'color: transparent',
  'background: #4a574f',
  '-webkit-text-fill-color: transparent',
  '-webkit-text-stroke: 9px #ffffff',
  '-webkit-text-security: disc',
  'mix-blend-mode: screen',
  'font-size: 0',
  'font: 1px/0 serif',
  'font-size-adjust: 0.001',
  'letter-spacing: -99px',
  'word-spacing: -999px',
  'line-height: 0; height: 0; overflow: hidden',
  'width: 0; overflow: hidden',
  'max-inline-size: 0; overflow: clip',
  'white-space: nowrap; overflow: hidden; width: 20px',
  'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden',
  'contain: strict',
  'content-visibility: hidden',
  'z-index: -1; position: relative',
  'unicode-bidi: bidi-override; direction: rtl',
  '--cr-ink-soft: transparent; --cr-text-xs: 0px; --cr-space-1: 9999px; --cr-space-2: 9999px',
  '--cr-light: red; --cr-dark: red',
  '--cr-text-xs: none',
];

/** What a page can write about the other parts, and the element. */
const OF_OTHERS = [
  '::part(card) { height: 150px; overflow: hidden }',
  '::part(card) { max-height: 150px; overflow: clip }',
  '::part(card) { mask: linear-gradient(#000 50%, transparent 50%) }',
  '::part(card) { clip-path: inset(0 0 60% 0) }',
  '::part(card) { contain: strict; height: 100px }',
  '::part(card) { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1 }',
  '::part(card) { margin-bottom: -300px }',
  '::part(card) { color: #ffffff; font-size: 0; line-height: 0; letter-spacing: -99px }',
  '::part(card) { --cr-ink-soft: #ffffff; --cr-surface: #4a574f; --cr-text-xs: 0px; --cr-unit: 0px }',
  '::part(card) { background: #4a574f }',
  '::part(card) { color-scheme: dark }',
  '::part(visit) { position: absolute; inset: 0; z-index: 2147483647; background: #ffffff }',
  '::part(read) { position: absolute; inset: 0; z-index: 2147483647; background: #ffffff }',
  '::part(bonus) { position: absolute; inset: 0; z-index: 2147483647; background: #ffffff }',
  ' { --croupier-unit: 0px }',
  ' { --croupier-unit: none }',
  ' { --croupier-text-face: Nothing; --croupier-primary: #ffffff }',
  ' { --cr-ink-soft: transparent; --cr-text-xs: 0px }',
  ' { height: 150px; overflow: hidden }',
  ' { max-height: 150px !important; overflow: clip !important }',
  ' { contain: strict; height: 150px }',
  ' { mask: linear-gradient(#000 50%, transparent 50%) }',
  ' { clip-path: inset(0 0 60% 0) !important }',
  ' { font-size: 0; line-height: 0; color: transparent }',
];

test.each(['light', 'dark'])(
  'in the theme %s no rule for the part hides the legal line of a card or a comparison',
  async (theme) => {
    const hidden: string[] = [];
    for (const [tag, casinos] of [
      ['croupier-casino-card', ['copper-heron']],
      ['croupier-compare', ['copper-heron', 'lantern-quay']],
    ] as const) {
      const snippet = (await host.snippet({ casinos: [...casinos] })).replace(
        '><span',
        ` theme="${theme}"><span`,
      );
      const html = `<!doctype html><html lang="en"><body><style></style><p>Before</p>${snippet}<p>After</p>`;
      await host.look({ html }, async (page) => {
        await painted(page, tag);
        expect(await legalLine(page, tag)).toEqual([]);
        const rules = [
          ...OF_A_PART.map(
            (css) => `${tag}::part(terms) { ${css.replaceAll(';', ' !important;')} !important }`,
          ),
          ...OF_OTHERS.map((css) => `${tag}${css}`),
        ];
        for (const rule of rules) {
          await page.evaluate((css) => {
            (document.querySelector('body > style') as HTMLStyleElement).textContent = css;
          }, rule);
          const faults = await legalLine(page, tag);
          if (faults.length > 0) hidden.push(`${rule}: ${faults.join(', ')}`);
        }
      });
    }
    expect(hidden).toEqual([]);
  },
);

test('the legal line is above nothing of the page around the embed', async () => {
  const html = `<!doctype html><html lang="en"><body>${await host.snippet({ casinos: ['copper-heron'] })}<dialog open style="position: fixed; inset: 0; box-sizing: border-box; width: 100%; max-width: none; height: 100%; max-height: none; z-index: 1">Cookies?</dialog>`;
  await host.look({ html }, async (page) => {
    await painted(page);
    expect(await legalLine(page, 'croupier-casino-card')).toContain('Ad is covered');
  });
});

/** What keeps readers from reading "Ad", the notice and the terms; empty if nothing does. */
function legalLine(page: Page, tag: string): Promise<string[]> {
  return page.evaluate((name) => {
    const root = document.querySelector(name)?.shadowRoot as ShadowRoot;
    const line = root.querySelector('[part="terms"]') as HTMLElement;
    const luminance = (color: string) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, alpha] = context.getImageData(0, 0, 1, 1).data;
      const part = (value: number) => ((value / 255 + 0.055) / 1.055) ** 2.4;
      return alpha === 255 ? 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b) : Number.NaN;
    };
    const faults: string[] = [];
    for (const child of [...line.children] as HTMLElement[]) {
      const text = (child.textContent ?? '').slice(0, 5);
      child.scrollIntoView({ block: 'center' });
      const box = child.getClientRects()[0] as DOMRect | undefined;
      const style = getComputedStyle(child);
      const colors = [style.color, getComputedStyle(line).backgroundColor].map(luminance);
      const [ink = 0, ground = 0] = colors;
      const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
      if (!child.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        faults.push(`${text} is not shown`);
      else if (box === undefined || box.width < 8 || box.height < 10) faults.push(`${text} has no room`);
      else if (box.left < 0 || box.right > innerWidth || box.top + scrollY < 0)
        faults.push(`${text} is off the page`);
      else {
        const hit = root.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (hit === null || !line.contains(hit)) faults.push(`${text} is covered`);
      }
      if (!(contrast >= 4.5)) faults.push(`${text} has a contrast of ${contrast}`);
      if (Number.parseFloat(style.fontSize) < 12) faults.push(`${text} is ${style.fontSize} high`);
      if (style.webkitTextFillColor !== style.color || style.letterSpacing !== 'normal')
        faults.push(`${text} is drawn otherwise`);
    }
    const ownBox = line.getBoundingClientRect();
    const place = (document.querySelector(name) as HTMLElement).getBoundingClientRect();
    if (ownBox.bottom > place.bottom + 1) faults.push('the line is below the element');
    return faults;
  }, tag);
}

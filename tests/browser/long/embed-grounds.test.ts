import { contrastRatio } from '@croupier/ui';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { painted, startHostServer } from '../embedding-pages/host-server.js';

const host = startHostServer();

const GROUNDS = [
  '#0b1d51',
  '#b91c1c',
  '#facc15',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
  '#808080',
  '#000000',
  '#ffffff',
];
const EMBEDS: Record<string, { casinos?: string[]; toplist?: string; limit?: number }> = {
  'croupier-casino-card': { casinos: ['copper-heron'] },
  'croupier-toplist': { toplist: '', limit: 3 },
  'croupier-compare': { casinos: ['copper-heron', 'lantern-quay'] },
};

/** The color of each text, and that of the ground behind it, as bytes. */
const TEXTS = `(tag) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const hex = (...colors) => {
    context.clearRect(0, 0, 1, 1);
    for (const color of colors) { context.fillStyle = color; context.fillRect(0, 0, 1, 1); }
    return '#' + [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  const root = document.querySelector(tag).shadowRoot;
  return [...root.querySelectorAll('.frame *')].flatMap((element) => {
    const text = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data.trim()).join('');
    if (text === '' || element.closest('[aria-hidden], style') || element.clientWidth === 1) return [];
    const grounds = [];
    for (let at = element; at instanceof Element; at = at.parentElement) grounds.unshift(getComputedStyle(at).backgroundColor);
    const behind = ['#888888', ...grounds];
    return { text, ground: hex(...behind), color: hex(...behind, getComputedStyle(element).color) };
  });
}`;

async function faintTexts(page: Page, tag: string): Promise<{ seen: number; faint: unknown[] }> {
  const texts = (await page.evaluate(`(${TEXTS})('${tag}')`)) as {
    text: string;
    ground: string;
    color: string;
  }[];
  return {
    seen: texts.length,
    faint: texts.filter(({ ground, color }) => contrastRatio(ground, color) < 4.5),
  };
}

test.each(Object.keys(EMBEDS))(
  '%s keeps its contrast on a ground of any color, in each theme',
  async (tag) => {
    const snippet = await host.snippet(EMBEDS[tag] ?? {});
    await host.look({ html: `<!doctype html><main>${snippet}</main>` }, async (page) => {
      await painted(page, tag);
      const grounds = new Set<string>();
      for (const theme of ['light', 'dark']) {
        for (const ground of GROUNDS) {
          await page.evaluate(
            ([name = '', given = '', color = '']) => {
              document.querySelector(name)?.setAttribute('theme', given);
              document.body.style.setProperty('background', color);
              document.body.style.setProperty('--croupier-surface', color);
            },
            [tag, theme, ground],
          );
          await page.waitForFunction(
            ([name = '', given]) =>
              document.querySelector(name)?.shadowRoot?.querySelector<HTMLElement>('.frame')?.dataset
                .theme === given,
            [tag, theme],
          );
          const { seen, faint } = await faintTexts(page, tag);
          expect(seen).toBeGreaterThan(8);
          expect(faint, `${ground}, ${theme}`).toEqual([]);
          grounds.add(
            await page.evaluate((name) => {
              const parts = document.querySelector(name)?.shadowRoot?.querySelectorAll('.frame *') ?? [];
              const shown = [...parts].map((part) => getComputedStyle(part).backgroundColor);
              return shown.find((color) => color.startsWith('oklch')) ?? '';
            }, tag),
          );
        }
      }
      expect(grounds.size).toBeGreaterThan(GROUNDS.length);
    });
  },
);

test('a card on the ground of its page has the color of the page', async () => {
  const html = `<!doctype html><body style="--croupier-surface: #0b1d51; --croupier-radius: 0; --croupier-text-face: Georgia">${await host.snippet({ casinos: ['copper-heron'] })}`;
  await host.look(
    { html: html.replace('<croupier-casino-card ', '<croupier-casino-card theme="dark" ') },
    async (page) => {
      await painted(page);
      const style = await page.evaluate(() => {
        const card = document.querySelector('croupier-casino-card')?.shadowRoot?.querySelector('[part=card]');
        const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(card as Element);
        return { backgroundColor, borderRadius, fontFamily };
      });
      expect(style.backgroundColor).toMatch(/^oklch\(0\.2\d+ 0\.08 26\d/);
      expect(style).toMatchObject({ borderRadius: '0px', fontFamily: 'Georgia' });
    },
  );
});

import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { painted, startHostServer } from '../embedding-pages/host-server.js';
import { type ElementStyles, measureCard, measurePage } from '../embedding-pages/measure-styles.js';
import { holdRequests } from '../test-sites.js';

const host = startHostServer();
const WIDTHS = [288, 320, 418, 560, 760, 1000];
const CASINOS = ['copper-heron', 'brass-magpie', 'paper-kite'];

/** Host pages; a card on each is compared with the same card on a plain page. */
const HOSTS: Record<
  string,
  {
    options?: BrowserContextOptions;
    isDark?: boolean;
    media?: 'print';
    /** The page takes the style attribute away that keeps room for a card. */
    isWithoutRoom?: boolean;
  }
> = {
  bootstrap: {},
  tailwind: {},
  wordpress: {},
  unset: { isWithoutRoom: true },
  'strict-policy': { isWithoutRoom: true },
  dark: { options: { colorScheme: 'dark' }, isDark: true },
  narrow: { options: { viewport: { width: 320, height: 640 } } },
  print: { media: 'print' },
};

test.each(Object.entries(HOSTS))(
  'on the page %s a card looks the same as on a plain one',
  async (name, given) => {
    for (const slug of CASINOS) {
      for (const width of name === 'narrow' ? [320] : WIDTHS) {
        const quiet = await cardOn('quiet', slug, width, given);
        const card = await cardOn(name, slug, width, given);
        expect(card.length).toBeGreaterThan(15);
        expect(differences(quiet, card), `${slug} at ${width}px`).toEqual([]);
      }
    }
  },
);

test('on a page from right to left a card is mirrored, and nothing else', async () => {
  for (const slug of CASINOS) {
    for (const width of WIDTHS) {
      const quiet = await cardOn('quiet', slug, width, {});
      const card = await cardOn('right-to-left', slug, width, {});
      const boxes = (all: ElementStyles[], mirror: boolean) =>
        all
          .filter(({ element }) => !/^(span|strong|circle|bdi)/.test(element))
          .map(({ element, place: { x, ...place }, style }) => ({
            element,
            ...place,
            x: Math.round(mirror ? width - x - place.width : x),
            style: [style.color, style['background-color'], style['font-size'], style['font-family']],
          }));
      expect(boxes(card, true), `${slug} at ${width}px`).toEqual(boxes(quiet, false));
    }
  }
});

test.each([...Object.keys(HOSTS), 'right-to-left'])('the page %s does not change', async (name) => {
  const { options, media, isWithoutRoom = false } = HOSTS[name] ?? {};
  await host.look(
    name,
    async (page, { complaints }) => {
      const release = await holdRequests(page, '**/embed/croupier.js');
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => [...document.querySelectorAll('link')].every(({ sheet }) => sheet));
      if (media !== undefined) await page.emulateMedia({ media });
      const before = await measurePage(page, { isWithoutRoom });
      release();
      await painted(page);
      expect(before.length).toBeGreaterThan(10);
      expect(await measurePage(page, { isWithoutRoom })).toEqual(before);
      const styles = await page.evaluate(() => [
        document.styleSheets.length,
        document.adoptedStyleSheets.length,
      ]);
      expect(styles[1]).toBe(0);
      expect(complaints.filter((text) => !/style/i.test(text))).toEqual([]);
    },
    options,
  );
});

test('a printed card is dark on white in every theme', async () => {
  const card = await cardOn('print', 'copper-heron', 600, { media: 'print' }, 'dark');
  const inks = card
    .filter(({ element }) => /^(h3|p|a|li|strong)\./.test(element))
    .map(({ style }) => Math.max(...(style.color?.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number)));
  expect(inks.length).toBeGreaterThan(8);
  for (const ink of inks) expect(ink).toBeLessThan(130);
});

async function cardOn(
  name: string,
  slug: string,
  width: number,
  { options, isDark, media, isWithoutRoom }: (typeof HOSTS)[string],
  theme = name === 'quiet' && isDark ? 'dark' : undefined,
): Promise<ElementStyles[]> {
  let card: ElementStyles[] = [];
  await host.look(
    name,
    async (page) => {
      if (media !== undefined) await page.emulateMedia({ media });
      if (theme !== undefined) {
        await page.evaluate(
          (given) => document.querySelector('croupier-casino-card')?.setAttribute('theme', given),
          theme,
        );
      }
      await painted(page);
      if (isWithoutRoom) await page.locator('croupier-casino-card').evaluate((one) => one.replaceChildren());
      card = await measureCard(page, width);
    },
    { viewport: { width: 1100, height: 800 }, ...options, slug },
  );
  return card;
}

test.each([
  'display: grid',
  'display: grid; justify-items: start',
  'display: flex',
  'display: flex; flex-direction: column; align-items: start',
  'float: inline-start',
])('on a phone every embed fits into 260 px, laid out by "%s"', async (layout) => {
  const inputs = [
    { casinos: ['copper-heron'] },
    { toplist: '' },
    { casinos: ['copper-heron', 'brass-magpie'] },
  ];
  const snippets = await Promise.all(inputs.map((input) => host.snippet(input)));
  const place = (inside: string) => `<div style="width: 260px"><div style="${layout}">${inside}</div></div>`;
  const places = snippets.flatMap((snippet) => [place(snippet), place(`<div>${snippet}</div>`)]);
  await host.look(
    { html: `<!doctype html><style>body { margin: 0 }</style>${places.join('')}` },
    async (page) => {
      for (const tag of ['croupier-casino-card', 'croupier-toplist', 'croupier-compare']) {
        await painted(page, tag);
        for (const place of await page.locator(tag).all()) {
          const { width } = (await place.boundingBox()) ?? { width: 0 };
          expect(width, tag).toBeGreaterThan(200);
          expect(width, tag).toBeLessThanOrEqual(260);
        }
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
    { viewport: { width: 320, height: 640 } },
  );
});

/** The differences as readable lines. */
function differences(expected: ElementStyles[], found: ElementStyles[]): string[] {
  const lines: string[] = [];
  for (const [i, one] of expected.entries()) {
    const other = found[i];
    if (other?.element !== one.element) return [`${one.element} is ${other?.element}`];
    if (JSON.stringify(one.place) !== JSON.stringify(other.place)) {
      lines.push(`${one.element} ${JSON.stringify(one.place)} ${JSON.stringify(other.place)}`);
    }
    for (const [name, value] of Object.entries(one.style)) {
      if (other.style[name] !== value) lines.push(`${one.element} ${name}: ${value} -> ${other.style[name]}`);
    }
  }
  return found.length === expected.length ? lines : [...lines, 'there are more elements'];
}

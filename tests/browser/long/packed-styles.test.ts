import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InstalledApp, installPackedPackages, ROOT } from '../../package/install-packed.js';
import { launchChromium } from '../chromium.js';
import { bundleApp } from '../embedding-pages/bundle-app.js';
import { hostStyles } from '../embedding-pages/host-styles.js';
import { differences, type MeasuredElement, measureStyles } from '../embedding-pages/measure-components.js';
import { expectAccessible } from '../page-checks.js';

/** An app with every component of which a part is drawn. */
const APP = `
  import { createElement as h, Fragment } from 'react';
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  import * as ui from '@croupier/ui';
  import { CasinoReview } from '@croupier/ui/pages';
  import { BonusForm, NumberField, SlugField } from '@croupier/ui/admin';
  const acme = { name: 'Acme Palace', score: 9.2, safetyScore: 8, gamesScore: 6.4, bonusesScore: 3, bonus: '100% up to €200',
    visitUrl: 'https://acme.example/', review: 'We played for a week.', pros: ['Fast'], cons: ['Few games'] };
  const others = [{ name: 'Zero', score: 0 }, { name: 'Middling', score: 6.5, reviewUrl: '/middling' }, { name: 'New Moon' }];
  const score = { value: 8.8, text: '8.8', label: 'Very Good', color: 'green' };
  const parts = {
    score: h(Fragment, null, ['small', 'medium', 'large'].map((size) => h(ui.Score, { key: size, size, ...score }))),
    'casino-card': h(ui.CasinoCard, ui.casinoCardProps(acme)),
    toplist: h(ui.Toplist, ui.toplistProps([acme, ...others])),
    'compare-table': h(ui.CompareTable, ui.compareTableProps([acme, others[1]])),
    'rating-breakdown': h(ui.RatingBreakdown, { breakdown: [{ title: 'Safety', score }, { title: 'Games', score: { ...score, value: 3, color: 'red' } }] }),
    stars: h(ui.Stars, { filledCount: 3 }),
    cover: h(Fragment, null, ['News', 'Guides', 'Strategy'].map((category) => h(ui.Cover, { key: category, category }))),
    'progress-bar': h(ui.ProgressBar, { value: 40, max: 100, label: 'Reading' }),
    'bar-chart': h(ui.BarChart, { title: 'Clicks', headings: { label: 'Day', value: 'Clicks' }, bars: [{ label: 'Mon', value: 3 }, { label: 'Tue', value: 9 }] }),
    pages: h(CasinoReview, ui.casinoReviewProps(acme)),
    admin: h(Fragment, null, h(BonusForm, { onSubmit() {} }), h(NumberField, { label: 'Rating', name: 'rating' }), h(SlugField, { label: 'Slug', name: 'slug' })),
  };
  const root = createRoot(document.getElementById('root'));
  globalThis.show = (name) => flushSync(() => root.render(h('div', { key: name, 'data-part-of': name,
    style: { all: 'initial', display: 'block', transform: 'translate(0)', background: 'white' } }, parts[name])));
  const themed = {
    heading: h(ui.SectionHeading, { title: 'Featured', text: 'The best.' }),
    panel: h(ui.Panel, { title: 'How', text: 'By score.' }, h('p', null, 'Each year.')),
    field: h(ui.TextField, { label: 'Name', hint: 'As on the card', error: 'Too short' }),
    facts: h(ui.FactList, { facts: [{ title: 'Founded', value: '2019' }] }),
    review: parts.pages,
    form: h(BonusForm, { onSubmit() {} }),
  };
  globalThis.showThemed = (attributes) => flushSync(() => root.render(
    Object.entries(themed).map(([name, part]) => h('div', { key: name, 'data-part-of': name, ...attributes }, part))));
  globalThis.parts = Object.keys(parts);
`;

let app: InstalledApp;
let browser: Browser;
let packed: string;
let names: string[];
let reference: Record<string, Look>;
const hosts = await hostStyles();

beforeAll(async () => {
  [app, browser] = await Promise.all([installPackedPackages(), launchChromium()]);
  packed = (await bundleApp(APP, { folder: app.folder, isSource: false })).script;
  const source = await bundleApp(
    `${APP}
    import '@croupier/ui/styles.css';
    import '@croupier/ui/admin.css';`,
    { folder: path.join(ROOT, 'packages/site'), isSource: true },
  );
  reference = await looks(source.script, () => [source.css]);
});

afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

test('every component whose source draws is among those that are compared', async () => {
  const folder = path.join(ROOT, 'packages/ui/src');
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /(?<!\.stories|\.test)\.tsx$/.test(file),
  );
  const drawing: string[] = [];
  for (const file of files) {
    if (/<svg\b/.test(await readFile(path.join(folder, file), 'utf8'))) drawing.push(path.parse(file).name);
  }
  const html = Object.values(reference)
    .flatMap(({ all }) => all.map(({ name }) => name))
    .join('\n');
  // The drawing beside a site's logo is empty.
  expect(drawing.filter((name) => name !== 'Logo' && !html.includes(`cr-${name}-module__`))).toEqual([]);
  expect(drawing.length).toBeGreaterThan(4);
});

const whole = (part: string) => [sheetOf(part) ?? 'index.css'];
const single = (part: string) => ['tokens.css', sheetOf(part) ?? `styles/${part}.css`];
const ENTRIES: [entry: string, sheetsOf: (part: string) => string[]][] = [
  ['all styles', whole],
  ["the component's own sheet", single],
];
const LAYERED: typeof ENTRIES = [
  ['all styles in layers', (part) => whole(part).map(layered)],
  ["the component's own sheet in layers", (part) => single(part).map(layered)],
];
const HOSTS = [
  'Bootstrap 5',
  'Tailwind 4',
  'Tailwind 4 without layers',
  'a WordPress block theme',
  'a reset of everything',
];

test.each([...ENTRIES, ...LAYERED])(
  'packed, with %s, components look as from source',
  async (_entry, sheetsOf) => {
    const found = await looks(packed, sheetsOf);
    for (const part of names) {
      expect(differences(reference[part]?.all ?? [], found[part]?.all ?? []).slice(0, 20), part).toEqual([]);
      const off = await colorDistance(reference[part]?.pixels, found[part]?.pixels);
      expect(off, `the pixels of ${part}`).toBeLessThan(ROUNDING);
    }
  },
);

describe.each(HOSTS)('on a page with the styles of %s', (host) => {
  test.each(ENTRIES)('and with %s, components have the drawings of the source', async (_entry, sheetsOf) => {
    const found = await looks(packed, sheetsOf, [hosts[host] ?? '']);
    for (const part of names) {
      const expected = reference[part]?.all.filter(isShape) ?? [];
      expect(differences(expected, found[part]?.all.filter(isShape) ?? []).slice(0, 20), part).toEqual([]);
    }
  });
});

test.each(LAYERED)(
  'with %s behind the base layer of Tailwind 4, components look as from source',
  async (_entry, sheetsOf) => {
    const order = '@layer theme, base, croupier, components, utilities;';
    const found = await looks(packed, sheetsOf, [order, hosts['Tailwind 4'] ?? '']);
    for (const part of names) {
      expect(differences(reference[part]?.all ?? [], found[part]?.all ?? []).slice(0, 20), part).toEqual([]);
    }
  },
);

test.each([
  ['', { 'data-theme': 'dark' }, 'white'],
  ['.layered', { 'data-theme': 'dark' }, 'white'],
  ['', { className: 'dark' }, 'white'],
  ['', { 'data-theme': 'light' }, 'black'],
] as const)(
  'with the sheets "%s", what has %o can be read on a page that is %s',
  async (kind, attributes, ground) => {
    const page = await browser.newPage({ viewport: { width: 800, height: 900 } });
    try {
      const sheets = await read(['index', 'pages', 'admin'].map((name) => `${name}${kind}.css`));
      const styles = sheets.map((css) => `<style>${withoutTypefaces(css)}</style>`).join('');
      await page.setContent(
        `<!doctype html><html lang="en"><head><title>A page</title>${styles}</head><body style="background: ${ground}"><div id="root"></div></body></html>`,
      );
      await page.addScriptTag({ content: packed });
      await page.evaluate(
        (given) => (globalThis as unknown as { showThemed(given: object): void }).showThemed(given),
        attributes,
      );
      expect(await page.locator('#root > *').count()).toBeGreaterThan(4);
      await expectAccessible(page, `${kind} ${JSON.stringify(attributes)}`, ['color-contrast']);
    } finally {
      await page.close();
    }
  },
);

/** Whole pages and the admin have one sheet each. */
function sheetOf(part: string): string | undefined {
  return part === 'pages' || part === 'admin' ? `${part}.css` : undefined;
}

function layered(sheet: string): string {
  return sheet.replace('.css', '.layered.css');
}

async function read(sheets: string[]): Promise<string[]> {
  return Promise.all(
    sheets.map((sheet) => readFile(path.join(app.folder, 'node_modules/@croupier/ui/dist', sheet), 'utf8')),
  );
}

interface Look {
  all: MeasuredElement[];
  pixels: Buffer;
}

/** How far apart the colors of two runs may be at a rounded corner, of 255. */
const ROUNDING = 4;

/** The largest distance between the colors of two pictures, of 255. */
async function colorDistance(expected: Buffer | undefined, found: Buffer | undefined): Promise<number> {
  const [one, other] = await Promise.all([expected, found].map((png) => sharp(png).raw().toBuffer()));
  if (one?.length !== other?.length) return 255;
  return one?.reduce((most, value, i) => Math.max(most, Math.abs(value - (other?.[i] ?? 0))), 0) ?? 255;
}

function isShape({ name }: MeasuredElement): boolean {
  return /: (?:circle|rect|path|line|ellipse|poly\w+)\./.test(name);
}

/** How each part looks on a page that has the sheets of this part, and those of a host before them. */
async function looks(
  script: string,
  sheetsOf: (part: string) => string[],
  host: string[] = [],
): Promise<Record<string, Look>> {
  const page = await browser.newPage({ viewport: { width: 800, height: 900 } });
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  try {
    // Without a margin of the body, what sticks to the window is at one place on all pages.
    await page.setContent(
      '<!doctype html><html lang="en"><body style="margin: 0 !important"><div id="root" style="width: 700px !important; display: block !important"></div></body></html>',
    );
    await page.addScriptTag({ content: script });
    names = await page.evaluate(() => (globalThis as unknown as { parts: string[] }).parts);
    const found: Record<string, Look> = {};
    for (const part of names) {
      const own = script === packed ? await read(sheetsOf(part)) : sheetsOf(part);
      await page.evaluate(showPart, { part, styles: [...host, ...own].map(withoutTypefaces) });
      expect(errors, part).toEqual([]);
      found[part] = {
        all: withoutTokens(await measureStyles(page, '#root > *')),
        pixels: await page.locator('#root').screenshot(),
      };
    }
    return found;
  } finally {
    await page.close();
  }
}

/** A minified sheet writes the values of tokens in another way. */
function withoutTokens(elements: MeasuredElement[]): MeasuredElement[] {
  return elements.map((element) => ({
    ...element,
    style: Object.fromEntries(Object.entries(element.style).filter(([name]) => !name.startsWith('--'))),
  }));
}

async function showPart({ part, styles }: { part: string; styles: string[] }): Promise<void> {
  for (const sheet of document.querySelectorAll('style')) sheet.remove();
  for (const css of styles)
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
  (globalThis as unknown as { show(part: string): void }).show(part);
  // The tabs of a review follow the scroll position, a frame behind it.
  scrollTo(0, 0);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** A page without an address finds no file of a typeface. */
function withoutTypefaces(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, '');
}

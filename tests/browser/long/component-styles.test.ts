import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bestCasinosPage,
  blacklistedPage,
  blogPage,
  bonusesPage,
  comparePage,
  complaintsPage,
  gamesPage,
  guidesPage,
  homePage,
  reviewsPage,
  tournamentsPage,
} from '@croupier/core';
import { sampleCatalogue } from '@croupier/core/sample';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { scriptFor } from '../../package/bundle.js';
import { sharedChromium } from '../chromium.js';
import { differences, type MeasuredElement, measureStyles } from '../embedding-pages/measure-components.js';

const UI = fileURLToPath(new URL('../../../packages/ui/', import.meta.url));

/** Components by the names of their sheets, with props from the sample. */
async function samples(): Promise<Record<string, [component: string, props: object]>> {
  const catalogue = await sampleCatalogue();
  const best = bestCasinosPage(catalogue);
  const compared = comparePage(catalogue, 'c=copper-heron,lantern-quay');
  const [review] = reviewsPage(catalogue).reviews;
  const [blacklisted] = blacklistedPage(catalogue).casinos;
  const guides = guidesPage(catalogue);
  const [post] = blogPage(catalogue).posts;
  const parts: Record<string, [string, object | undefined]> = {
    'casino-card': ['CasinoCard', best.casinos[0]],
    toplist: ['Toplist', { casinos: best.casinos.slice(0, 3) }],
    'facet-filters': ['FacetFilters', bestCasinosPage(catalogue, 'payment=visa').facets],
    'compare-table': ['CompareTable', { casinos: compared.casinos, groups: compared.groups }],
    'review-card': ['ReviewCard', review],
    'blacklist-card': ['BlacklistCard', blacklisted],
    'bonus-card': ['BonusCard', bonusesPage(catalogue).bonuses[0]],
    'game-card': ['GameCard', gamesPage(catalogue).games[0]],
    'score-table': ['ScoreTable', { caption: 'Best', casinos: best.casinos.slice(0, 3) }],
    'post-card': ['PostCard', post],
    'news-card': ['NewsCard', post],
    'guide-card': ['GuideCard', post],
    'lesson-card': ['LessonCard', guides.lessons[0]],
    'complaint-card': ['ComplaintCard', complaintsPage(catalogue).complaints[0]],
    'tournament-card': ['TournamentCard', tournamentsPage(catalogue).tournaments[0]],
    'casino-finder': ['CasinoFinder', homePage(catalogue).finder],
    'page-frame': ['PageFrame', { ...best, children: 'The page' }],
  };
  return Object.fromEntries(
    Object.entries(parts).map(([sheet, [component, props]]) => {
      if (props === undefined) throw new Error(`The sample has nothing for ${component}`);
      return [sheet, [component, props]];
    }),
  );
}

let browser: Browser;
let script: string;
let parts: Awaited<ReturnType<typeof samples>>;

beforeAll(async () => {
  [browser, parts] = await Promise.all([sharedChromium(), samples()]);
  script = await scriptFor(`
        import { createElement as h } from 'react';
        import { flushSync } from 'react-dom';
        import { createRoot } from 'react-dom/client';
        import * as ui from '@croupier/ui';
        globalThis.show = (parts) => flushSync(() => createRoot(document.getElementById('root')).render(
          parts.map(([name, component, props]) => h('div', { key: name, 'data-part-of': name }, h(ui[component], props)))));`);
});

const MIXED = [
  { kind: '', width: 700 },
  { kind: '', width: 300 },
  { kind: '.layered', width: 700 },
  { kind: '.layered', width: 300 },
];
const read = (file: string) => readFile(path.join(UI, 'dist', file), 'utf8');

async function shown(sheets: string[], names: string[], width: number): Promise<MeasuredElement[]> {
  const page = await browser.newPage({ viewport: { width: 1100, height: 900 } });
  try {
    const styles = await Promise.all(sheets.map(async (sheet) => `<style>${await read(sheet)}</style>`));
    await page.setContent(
      `<!doctype html><html lang="en"><head>${styles.join('')}</head><body><div id="root" style="width: ${width}px"></div></body></html>`,
    );
    await page.addScriptTag({ content: script });
    const props = names.map((name) => [name, ...(parts[name] ?? [])]);
    await page.evaluate(
      (given) => (globalThis as unknown as { show(parts: unknown): void }).show(given),
      props,
    );
    return await measureStyles(page, '#root > *');
  } finally {
    await page.close();
  }
}

test('a component with the tokens and its own sheet alone looks as with all styles', {
  timeout: 600_000,
}, async () => {
  for (const name of Object.keys(parts)) {
    const expected = await shown(['index.css'], [name], 500);
    expect(expected.length).toBeGreaterThan(3);
    const found = await shown(['tokens.css', `styles/${name}.css`], [name], 500);
    expect(differences(expected, found), name).toEqual([]);
  }
});

test.each(MIXED)(
  'sheets of components go together in any order: %o',
  { timeout: 600_000 },
  async ({ kind, width }) => {
    const files = (await readdir(path.join(UI, 'dist/styles')))
      .filter((file) => (kind === '') !== file.endsWith('.layered.css'))
      .map((file) => `styles/${file}`)
      .sort();
    expect(files.length).toBeGreaterThan(60);
    const names = Object.keys(parts);
    const expected = await shown([`index${kind}.css`], names, width);
    for (const order of [files, files.toReversed()]) {
      const found = await shown([`tokens${kind}.css`, ...order], names, width);
      expect(differences(expected, found)).toEqual([]);
    }
  },
);

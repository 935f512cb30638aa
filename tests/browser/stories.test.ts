import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '../../packages/ui/docs/brands.js';
import { isLongRun, quickShare } from '../long-run.js';
import {
  type BuiltStorybook,
  builtStorybook,
  docsFaults,
  type StoryEntry,
  type StoryTheme,
  storyFaults,
} from './built-storybook.js';
import { launchChromium } from './chromium.js';

/**
 * The quick share. In light on the widest screen the first story of every sixth component plays, and axe judges every
 * sixth of them; of the others every 144th plays. In the dark on the narrowest, the first of every 24th component is
 * shown, and every sixth of those judged.
 */
const QUICK: Record<string, StoryTheme> = {
  'light, 1280 wide': { globals: { theme: 'light' }, width: 1280 },
  'dark, 320 wide': { globals: { theme: 'dark' }, width: 320, isGlance: true },
};

/** All stories at both ends and right to left; in every other look the first of each component. */
const LONG: Record<string, StoryTheme> = {
  'light, 1280 wide': { globals: { theme: 'light' }, width: 1280 },
  'dark, 320 wide': { globals: { theme: 'dark' }, width: 320 },
  'right to left, 320 wide': { globals: { theme: 'light', direction: 'rtl' }, width: 320 },
  ...glances({
    'light, 320 wide': { globals: { theme: 'light' }, width: 320 },
    'light, 768 wide': { globals: { theme: 'light' }, width: 768 },
    'dark, 768 wide': { globals: { theme: 'dark' }, width: 768 },
    'dark, 1280 wide': { globals: { theme: 'dark' }, width: 1280 },
    'light, more contrast': { globals: { theme: 'light' }, width: 768, system: { contrast: 'more' } },
    'dark, more contrast': { globals: { theme: 'dark' }, width: 768, system: { contrast: 'more' } },
    "light, the system's own colors": {
      globals: { theme: 'light' },
      width: 1280,
      system: { forcedColors: 'active' },
    },
    "dark, the system's own colors": {
      globals: { theme: 'dark' },
      width: 1280,
      system: { forcedColors: 'active' },
    },
    'right to left, 1280 wide': { globals: { theme: 'dark', direction: 'rtl' }, width: 1280 },
  }),
};

const BRAND_LOOKS = ['light', 'dark'].flatMap((theme) => [390, 1280].map((width) => ({ theme, width })));

const looks = Object.entries(isLongRun ? LONG : QUICK);

let storybook: BuiltStorybook;
let browser: Browser;
let stories: StoryEntry[];

beforeAll(async () => {
  storybook = await builtStorybook();
  stories = storybook.entries.filter(({ type }) => type === 'story');
  browser = await launchChromium();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await storybook?.close();
});

describe.concurrent.each(looks)('in %s', (_, look) => {
  test('stories play without errors, are accessible and fit', { timeout: 3_600_000 }, async ({ expect }) => {
    const [first, others] = [
      stories.filter(isFirstOfComponent),
      stories.filter((one) => !isFirstOfComponent(one)),
    ];
    const shown = look.isGlance
      ? quickShare(first, 24)
      : [...quickShare(first, 6), ...quickShare(others, 144)];
    expect(shown.length).toBeGreaterThan(first.length / 25);
    expect(first.length).toBeGreaterThan(100);
    const judged = isLongRun ? shown : quickShare(shown.filter(isFirstOfComponent), 6);
    const idsOf = (all: StoryEntry[]) => all.map(({ id }) => id);
    expect(await storyFaults(idsOf(shown), storybook, browser, look, idsOf(judged))).toEqual([]);
  });
});

function glances(all: Record<string, StoryTheme>): Record<string, StoryTheme> {
  return Object.fromEntries(Object.entries(all).map(([name, look]) => [name, { ...look, isGlance: true }]));
}

function isFirstOfComponent(story: StoryEntry): boolean {
  return stories.find(({ importPath }) => importPath === story.importPath) === story;
}

test.each(quickShare(['light', 'dark'] as const, 2))(
  'in %s system colors, a part in the other theme is readable',
  async (colorScheme) => {
    const system = { forcedColors: 'active', colorScheme } as const;
    const other = { theme: colorScheme === 'light' ? 'dark' : 'light' };
    const themed = ['admin-adminroot-features--dark', 'casino-score--default', 'parts-stars--default'];
    const look: StoryTheme = { globals: other, width: 1280, system, isGlance: true };
    expect(await storyFaults(themed, storybook, browser, look)).toEqual([]);
  },
);

test.each(quickShare(Object.keys(brands), 3))(
  'on a site in the brand %s, components are accessible and fit',
  async (brand) => {
    const shown = [
      'casino-casinocard--default',
      'patterns-a-list-page--default',
      'patterns-a-back-office-form--default',
    ];
    for (const { theme, width } of quickShare(BRAND_LOOKS, 4)) {
      const look: StoryTheme = { globals: { theme, brand }, width, isGlance: true };
      expect(await storyFaults(shown, storybook, browser, look), `${theme}, ${width}`).toEqual([]);
    }
  },
);

test.each(quickShare(['de', 'es', 'pt', 'fi', 'ar'], 5))(
  'in the language %s, components say its words, are accessible and fit',
  async (locale) => {
    const silent = stories.filter((one) => isFirstOfComponent(one) && !one.tags.includes('play-fn'));
    const shown = quickShare(silent, 24).map(({ id }) => id);
    expect(shown.length).toBeGreaterThan(4);
    const look: StoryTheme = { globals: { theme: 'light', locale }, width: 320, isGlance: true };
    expect(await storyFaults(shown, storybook, browser, look)).toEqual([]);
  },
);

test('the page of a component says when to use it, and its features and hard cases stand apart', async () => {
  const page = await browser.newPage();
  await page.goto(`${storybook.address}/iframe.html?viewMode=docs&id=casino-casinocard--docs`);
  for (const heading of ['When to use it', 'When not', "Do and don't", 'Content', 'Accessibility']) {
    await page.locator('h2', { hasText: heading }).waitFor();
  }
  await page.getByText('For one casino among others').waitFor();
  await page.close();
  const groupOf = (name: string) =>
    stories.find((story) => story.name === name && story.title.startsWith('Casino/CasinoCard'))?.title;
  expect(groupOf('Playground')).toBe('Casino/CasinoCard');
  expect(groupOf('Ranked')).toBe('Casino/CasinoCard/Features');
  expect(groupOf('Long Name And Forty Highlights')).toBe('Casino/CasinoCard/Hard cases');
});

test.each(isLongRun ? [320, 1280] : [320])(
  'every page of docs is accessible at width %i, its copy buttons work, and its links lead to pages',
  async (width) => {
    const pages = storybook.entries.filter(({ importPath }) => importPath.endsWith('.mdx'));
    expect(pages.length).toBeGreaterThan(5);
    const faults: string[] = [];
    for (const { id } of quickShare(pages, 6))
      faults.push(...(await docsFaults(id, storybook, browser, width)));
    expect(faults).toEqual([]);
  },
  600_000,
);

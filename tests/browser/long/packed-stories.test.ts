import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltStorybook, builtStorybook, type StoryEntry } from '../built-storybook.js';
import { launchChromium } from '../chromium.js';
import { differencesOf, lookAtStory } from '../story-looks.js';

/** What an app shows most, and what once lost its looks in the published sheets: seen with each kind of sheets. */
const PACKED = [
  'casino-score--default',
  'casino-casinocard--default',
  'casino-toplist--default',
  'casino-comparetable--default',
  'pages-reviewpage--default',
  'admin-gameform--add',
  'admin-reorderarea--dragged',
  'casino-casinoreview--default',
];

/**
 * How often a story is looked at before it counts as different. Chromium draws some layers at one fraction of a pixel or
 * another: 48 pixels of a form differ in every third look at the same Storybook.
 */
const LOOKS = 5;

let storybook: BuiltStorybook;
let packed: BuiltStorybook;
let browser: Browser;
let stories: StoryEntry[];

beforeAll(async () => {
  storybook = await builtStorybook();
  packed = await builtStorybook('build-storybook:packed');
  stories = storybook.entries.filter(({ type }) => type === 'story');
  browser = await launchChromium();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await storybook?.close();
  await packed?.close();
});

test.each([
  ['casino-casinocard--default', 'Zum Casino', 'زيارة الكازينو'],
  ['admin-gameform--add', 'Pflichtfeld', 'مطلوب'],
])('the words of %s follow the language, and so does its direction', async (id, ...words) => {
  const page = await browser.newPage();
  for (const { address } of [storybook, packed]) {
    for (const [i, locale] of ['de', 'ar'].entries()) {
      await page.goto(`${address}/iframe.html?viewMode=story&id=${id}&globals=locale:${locale}`);
      await page
        .getByText(words[i] as string)
        .first()
        .waitFor();
      const direction = page.locator(`#storybook-root > .ground[dir="${i === 0 ? 'ltr' : 'rtl'}"]`);
      expect(await direction.count()).toBe(1);
    }
  }
  await page.close();
});

test('a prop is set by the values that it takes', async () => {
  const page = await browser.newPage();
  for (const { address } of [storybook, packed]) {
    await page.goto(`${address}/iframe.html?viewMode=docs&id=casino-score--docs`);
    const small = page.getByRole('radio', { name: 'small', exact: true });
    await small.waitFor();
    await small.check();
    expect(await page.getByRole('radio', { name: /^(small|medium|large)$/ }).count()).toBe(3);
  }
  await page.close();
});

test.each(['light', 'dark'])(
  'in %s, stories of the packed library look as those of the source, to the pixel',
  async (theme) => {
    const byFile = new Map(stories.toReversed().map((story) => [story.importPath, story.id]));
    const shown = [...byFile.values()].filter((_, i) => i % 2 === Number(theme === 'dark'));
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const differences: string[] = [];
    for (const id of new Set([...PACKED, ...shown])) {
      const address = `iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`;
      const source = `${storybook.address}/${address}`;
      const ofSource = await lookAtStory(page, source);
      expect(ofSource.elements.length, id).toBeGreaterThan(1);
      for (const sheets of PACKED.includes(id) ? ['whole', 'layered', 'single'] : ['whole']) {
        const lookAtPacked = () => lookAtStory(page, `${packed.address}/${address};sheets:${sheets}`);
        let lines = await differencesOf(ofSource, await lookAtPacked());
        for (let look = 1; look < LOOKS && lines.length > 0; look++)
          lines = await differencesOf(await lookAtStory(page, source), await lookAtPacked());
        differences.push(...lines.map((line) => `${id}, ${sheets}: ${line}`));
      }
    }
    await page.close();
    expect(differences).toEqual([]);
  },
  3_600_000,
);

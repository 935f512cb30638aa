import { expect, test } from 'vitest';
import { samplePage } from '../../stories/sample-pages.js';
import { firstScreen } from './first-screen.js';

const { sections } = samplePage('home');
const casinosOf = (shown: typeof sections) =>
  shown.flatMap((section) => (section.type === 'casinos' ? section.casinos.map(({ slug }) => slug) : []));

test('the first casino of the list stands on the first screen, and the others stay in the list', () => {
  const { shown, topPick } = firstScreen(sections);
  expect([topPick?.slug, ...casinosOf(shown)]).toEqual(casinosOf(sections));
  expect(topPick).toBeDefined();
});

test('figures stand below the list of casinos, once', () => {
  const { shown, figures } = firstScreen(sections);
  expect(figures).toHaveLength(6);
  expect(shown.find(({ type }) => type === 'hero')).toMatchObject({ figures: [] });
});

test('a single casino stays in its list', () => {
  const single = sections.map((section) =>
    section.type === 'casinos' ? { ...section, casinos: section.casinos.slice(0, 1) } : section,
  );
  const { shown, topPick } = firstScreen(single);
  expect([topPick, casinosOf(shown).length]).toEqual([undefined, 1]);
});

test('where staff put the list elsewhere, or there is none, everything stays where they put it', () => {
  const moved = sections.toReversed();
  expect(firstScreen(moved)).toEqual({ shown: moved, figures: [] });
  const without = sections.filter(({ type }) => type !== 'casinos');
  expect(firstScreen(without)).toEqual({ shown: without, figures: [] });
});

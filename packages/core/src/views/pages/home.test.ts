import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { readCatalogue } from '../../store/read-catalogue.js';
import { homePage } from './home.js';
import type { HomeSectionView } from './home-sections.js';

type Type = HomeSectionView['type'];
type Alter = Parameters<typeof sampleCatalogue>[0];

async function sectionOf<T extends Type>(type: T, alter?: Alter) {
  const { sections } = homePage(await sampleCatalogue(alter));
  return sections.find((one) => one.type === type) as Extract<HomeSectionView, { type: T }> | undefined;
}

test('sections appear in the order that staff set, and disabled ones are absent', async () => {
  const types = async (alter?: Alter) =>
    homePage(await sampleCatalogue(alter)).sections.map(({ type }) => type);
  expect(await types()).toEqual([
    'hero',
    'casinos',
    'insights',
    'blog',
    'advertising',
    'online-casinos',
    'casino-bonuses',
    'daily-players',
  ]);
  const altered = await types((content) => {
    const homepage = content.homepage.get();
    const sections = homepage.sections.map((section) =>
      section.type === 'blog'
        ? { ...section, order: 0 }
        : { ...section, isActive: section.type !== 'casinos' },
    );
    content.homepage.set({ ...homepage, sections });
  });
  expect(altered.slice(0, 3)).toEqual(['blog', 'hero', 'insights']);
});

test('the hero shows the texts and up to six figures of the home page', async () => {
  const hero = await sectionOf('hero', (content) => {
    const homepage = content.homepage.get();
    const words = {
      ...homepage.content,
      heroSubtitle: 'Small',
      statsValues: { casinos: '13,367', articles: '' },
    };
    content.homepage.set({ ...homepage, content: words });
  });
  expect(hero).toMatchObject({ subtitle: 'Small', figures: [{ title: 'Casinos', value: '13,367' }] });
});

test('featured casinos come first, then the best; a blacklisted one is not recommended', async () => {
  const casinos = await sectionOf('casinos', (content) => {
    content.casinos.update('paper-kite', { isFeatured: true, rating: 5 });
    for (const slug of ['copper-heron', 'lantern-quay']) content.casinos.update(slug, { isFeatured: false });
  });
  expect(casinos?.casinos.map(({ slug }) => slug)).toEqual(['paper-kite', 'copper-heron', 'lantern-quay']);
});

test.each([
  [9, { label: 'Excellent', tone: 'good' }],
  [7.5, { label: 'Good', tone: 'good' }],
  [7.4, { label: 'Fair', tone: 'fair' }],
  [5.9, { label: 'Poor', tone: 'poor' }],
] as const)('a safety rating of %d has the word of a score: %o', async (safetyRating, shown) => {
  const section = await sectionOf('casinos', (content) => {
    content.casinos.update('copper-heron', { safetyRating });
  });
  expect(section?.casinos.find(({ slug }) => slug === 'copper-heron')?.homeSafety).toEqual(shown);
});

test('the advertising button links to the contact page, if there is one', async () => {
  expect(await sectionOf('advertising')).toMatchObject({ button: 'Get in touch', href: '/contact' });
  const without = await sectionOf('advertising', (content) => content.pages.remove('contact'));
  expect(without).not.toHaveProperty('href');
});

test('a new site makes no claims: no figures, no players, no protections, no offers, no posts', async () => {
  const { sections } = homePage(await readCatalogue(memoryStorage(), ''));
  expect(sections.map(({ type }) => type)).toEqual(['hero', 'casinos']);
  expect(sections[0]).toMatchObject({ figures: [] });
});

test('structured data names the site and its operator', async () => {
  const { head } = homePage(await sampleCatalogue());
  expect(head.structured.map((block) => block['@type'])).toEqual(['WebSite', 'Organization']);
});

import { expect, test } from 'vitest';
import { type Crawl, crawlSiteOf, ORIGIN } from './crawl-site.js';

const named = { siteName: 'North Lantern', siteBaseUrl: ORIGIN };

const newSite = crawlSiteOf(({ settings }) => settings.set({ ...settings.get(), ...named }));

/** What a list is of. */
const LISTS = [
  'Casinos that we advise against, the gravest cases first.',
  'Every casino that we review, best score first.',
  'None of the casinos that we list takes players from there.',
  'We do not link to them.',
  'What we think of each casino, and what that rests on.',
];

/** The sentences of a page as visitors and search engines read them: of its text, its head and its structured data. */
function sentencesOf(html: string): string[] {
  return html
    .replace(/<(script)(?![^>]*ld\+json)[\s\S]*?<\/\1>|<style[\s\S]*?<\/style>/g, '')
    .replace(/<meta[^>]*content="([^"]*)"[^>]*>/g, '\n$1\n')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .split(/\n|(?<=[.!?]) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !sentence.startsWith(ORIGIN));
}

/** The sentences of all pages that a pattern finds, each once. */
function sentencesWith(site: Crawl, pattern: RegExp): string[] {
  const all = [...site.pages.values()].flatMap(({ html }) => sentencesOf(html));
  return [...new Set(all.filter((sentence) => pattern.test(sentence)))].sort();
}

test('no sentence of a new site speaks for its owner, but those that say what a list is', async () => {
  const site = await newSite;
  expect(site.pages.size).toBeGreaterThan(30);
  expect(sentencesWith(site, /\b(we|our|ours|us)\b/i)).toEqual(LISTS);
});

test('a new site names no figure, year, weight or seal, and offers no document that it does not have', async () => {
  const site = await newSite;
  const boasts =
    /\d\s?[%+]|\b(19|20)\d\d\b|since \d|verified|trusted|expert|updated daily|exclusive|★|never changes|players talk|what became of it/i;
  // The age notice.
  expect(sentencesWith(site, boasts)).toEqual(['18+.']);
  expect(site.dead).toEqual([]);
});

test('what an owner adds to a new site brings no claim beside it but the disclosure', async () => {
  const site = await crawlSiteOf(({ settings, casinos, posts, bonuses }) => {
    settings.set({ ...settings.get(), ...named });
    const record = { name: 'First', slug: 'first', description: 'One.', visitUrl: 'https://first.example/' };
    casinos.insert({ ...record, isActive: true } as never);
    posts.insert({ title: 'Hello', slug: 'hello', excerpt: 'A.', content: '<p>B.</p>', isPublished: true });
    bonuses.insert({ casino: 'First', title: 'Ten', visitUrl: 'https://first.example/ten' });
  });
  expect([...site.pages.keys()]).toEqual(expect.arrayContaining(['/casino/first', '/blog/hello']));
  const claims = sentencesWith(site, /\b(we|our|ours|us|verified|trusted|expert|writer|editors?)\b/i);
  expect(claims.filter((sentence) => !LISTS.includes(sentence))).toEqual([
    'Bonuses We List',
    'We may earn a commission when you claim a bonus here.',
    'We may earn a commission when you sign up through links on this page.',
  ]);
});

test('an owner who weighs a score so says so by a setting, and links to casinos bring the disclosure', async () => {
  const site = await crawlSiteOf(({ settings, casinos }) => {
    settings.set({ ...settings.get(), ...named, showRatingWeights: true });
    const record = { name: 'First', slug: 'first', description: 'One.', visitUrl: 'https://first.example/' };
    casinos.insert({ ...record, isActive: true } as never);
  });
  expect(sentencesWith(site, /30%/)).toEqual(['30%']);
  expect(sentencesWith(site, /how highly our editors/)).toHaveLength(1);
  expect(sentencesWith(site, /commission/)).toContain(
    'We may earn a commission when you sign up through links on this page.',
  );
});

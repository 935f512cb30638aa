import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { casinoFilters } from '../../packages/core/src/labels/public/casino-filters.generated.js';
import { enTerms } from '../../packages/core/src/labels/texts/en/terms.generated.js';
import { reviewFacts } from '../../packages/core/src/views/pages/review/review-facts.generated.js';
import { compileMessage } from './compile-message.js';
import { fixedTexts } from './fixed-texts.js';
import { readSourceText } from './repository-files.js';
import { type Catalogue, compiledFiles, inOrder } from './text-catalogue-files.js';

const FOLDER = 'packages/core/src/labels/texts';

const languages = readdirSync(new URL(`../../${FOLDER}`, import.meta.url))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

const catalogues = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readSourceText(`${FOLDER}/${language}.json`)) as Catalogue,
  ]),
);

const english = textsByKey(catalogues.en);

// When a text changes: npm run docs
test.each(Object.entries(compiledFiles(catalogues)))(
  '%s is compiled from the catalogues',
  async (file, text) => {
    await expect(text).toMatchFileSnapshot(`../../${file}`);
  },
);

test('the manifest of the elements lists every language', async () => {
  const manifest = 'packages/ui/src/embed/custom-elements.json';
  const types = inOrder(languages)
    .map((language) => `'${language}'`)
    .join(' | ');
  const said = readSourceText(manifest).replaceAll(/"text": "'en' \|[^"]*"/g, `"text": "${types}"`);
  await expect(said).toMatchFileSnapshot(`../../${manifest}`);
});

test('the components have an entry point for each language', async () => {
  const file = 'packages/ui/package.json';
  const manifest = JSON.parse(readSourceText(file)) as { exports: Record<string, unknown> };
  const entries = Object.entries(manifest.exports).filter(([entry]) => !entry.startsWith('./locales/'));
  entries.splice(
    entries.findIndex(([entry]) => entry === './embed'),
    0,
    ...inOrder(languages).map((language): [string, unknown] => [
      `./locales/${language}`,
      {
        '@croupier/source': `./src/locales/${language}.generated.ts`,
        types: `./dist/types/locales/${language}.generated.d.ts`,
        default: `./dist/locales/${language}.js`,
      },
    ]),
  );
  const text = JSON.stringify({ ...manifest, exports: Object.fromEntries(entries) }, null, 2);
  await expect(`${text}\n`).toMatchFileSnapshot(`../../${file}`);
});

test('what visitors see as the title of a casino field is a term of the catalogue', () => {
  const titles = [...casinoFilters, ...Object.values(reviewFacts).flat()].map(({ title }) => title);
  expect(titles.filter((title) => !Object.hasOwn(enTerms, title))).toEqual([]);
});

test.each(languages)('%s has every text of the English catalogue, with its arguments', (language) => {
  const texts = textsByKey(catalogues[language]);
  const keys = Object.keys(english);
  expect(
    keys.filter((key) => !texts[key]?.trim()),
    'it lacks these',
  ).toEqual([]);
  expect(
    Object.keys(texts).filter((key) => english[key] === undefined),
    'English lacks these',
  ).toEqual([]);
  expect(
    keys.filter((key) => String(argumentsOf(texts[key])) !== String(argumentsOf(english[key]))),
    'these have other arguments',
  ).toEqual([]);
});

test('a word of components has one place, so that all words of a language are one object', () => {
  const { card, cardTerms, labels } = catalogues.en as Catalogue;
  const words = [card, cardTerms, ...Object.values(labels)].flatMap(Object.keys);
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});

test('words of the data are called by what they are in English', () => {
  const { card, terms } = catalogues.en as Catalogue;
  expect(Object.entries(terms).filter(([term, text]) => term !== text)).toEqual([]);
  for (const word of ['highlights', 'notRated', 'high', 'medium', 'low'])
    expect(terms).toHaveProperty([String(card[word])]);
});

test('texts that the specification or a problem fixes are the same in the English catalogue', () => {
  const fixed = textsByKey(fixedTexts);
  expect(Object.keys(fixed).length).toBeGreaterThan(50);
  const compiled = Object.fromEntries(Object.keys(fixed).map((key) => [key, wholeText(english[key])]));
  expect(compiled, 'Change it in messages.ts or in diagnostics/problems, then in en.json.').toEqual(fixed);
});

describe('a message', () => {
  test('with a count is one text for each plural form', () => {
    expect(compileMessage('{count, plural, one {# casino of {name}} other {# casinos of {name}}}')).toEqual({
      one: '{count} casino of {name}',
      other: '{count} casinos of {name}',
    });
    expect(compileMessage('{count, plural, two {شكويان} other {# شكوى}}')).toEqual({
      two: 'شكويان',
      other: '{count} شكوى',
    });
  });

  test('has apostrophes as ICU reads them', () => {
    expect(compileMessage("We don't have ''{slug}''")).toBe("We don't have '{slug}'");
  });

  test.each([
    '{kind, select, other {All}}',
    '{count, selectordinal, other {#th}}',
    '{count, plural, =0 {None} other {#}}',
    '{count, plural, one {# casino}}',
    '{count, plural, other {# of #}}',
    'A {brace',
    "A quoted '{brace}'",
    '{date, date, short}',
  ])('that labels cannot say is refused: %s', (message) => {
    expect(() => compileMessage(message)).toThrow(message);
  });
});

/** The texts of a catalogue by where they stand in it. */
function textsByKey(value: unknown, at = ''): Record<string, string> {
  if (typeof value === 'string') return { [at]: value };
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, inner]) => textsByKey(inner, at ? `${at} ${key}` : key)),
  );
}

/** The names of the arguments of a message, without those of its plural forms that say no number. */
function argumentsOf(message?: string): string[] {
  return [...wholeText(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string).sort();
}

/** A message; of one with plural forms the form that has its number. */
function wholeText(message = ''): string {
  const text = compileMessage(message);
  return typeof text === 'string' ? text : (text.other ?? '');
}

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileMessage, compileMessages, type Messages } from './compile-message.js';
import { fixedTexts } from './fixed-texts.js';
import { readSourceText } from './repository-files.js';

const FOLDER = 'packages/core/src/labels/texts';

const languages = readdirSync(new URL(`../../${FOLDER}`, import.meta.url))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

const catalogueOf = (language: string) =>
  JSON.parse(readSourceText(`${FOLDER}/${language}.json`)) as { pages: Messages };

const english = textsByKey(catalogueOf('en'));

// When a text changes: npm run docs
test.each(languages)('what components read of %s is compiled from its catalogue', async (language) => {
  const title = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  const pages = Object.entries(catalogueOf(language).pages);
  const lines = [
    `// Compiled from ${language}.json by tests/architecture/text-catalogue.test.ts; do not edit.`,
    ...(language === 'en' ? [] : ["import type { PageTexts } from '../locales/page-texts.js';"]),
    '',
    `/** What whole pages say in ${title}, by page. */`,
    `export const ${language}Pages${language === 'en' ? '' : ': PageTexts'} = {`,
    ...pages.map(([page, texts]) => `  ${JSON.stringify(page)}: ${JSON.stringify(compileMessages(texts))},`),
    language === 'en' ? '} as const;' : '};',
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../../${FOLDER}/${language}.generated.ts`);
});

test.each(languages)('%s has every text of the English catalogue, with its arguments', (language) => {
  const texts = textsByKey(catalogueOf(language));
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

test('texts that the specification or a problem fixes are the same in the English catalogue', () => {
  const fixed = textsByKey({ pages: fixedTexts });
  expect(Object.keys(fixed).length).toBeGreaterThan(50);
  const compiled = Object.fromEntries(
    Object.keys(fixed).map((key) => [key, compileMessage(english[key] ?? '')]),
  );
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
function argumentsOf(message = ''): string[] {
  const text = compileMessage(message);
  const whole = typeof text === 'string' ? text : (text.other ?? '');
  return [...whole.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string).sort();
}

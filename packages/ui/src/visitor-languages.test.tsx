import { CARD_LANGUAGES, loadLocale } from '@croupier/core';
import {
  deLabels as de,
  enLabels,
  fiLabels as fi,
  type Locale,
  ptLabels as pt,
} from '@croupier/core/locales';
import { countedText } from '@croupier/core/messages';
import { expect, test } from 'vitest';
import * as components from './index.js';
import { renderings } from './testing/rendered-components.js';

/** Every text of our own data has this sign, so that all other texts are words of the components. */
const OWN = /^[#:\s]*§/;

/** What people read and hear. */
function wordsOf(html: string): string[] {
  const withoutMarks = html.replaceAll(/<span [^>]*data-tint[^>]*>[^<]*/g, '');
  const texts = withoutMarks.replaceAll(/<[^>]*>/g, '\n').split('\n');
  const heard = [...html.matchAll(/(?:aria-label|alt|title|placeholder|data-croupier-done)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  return [...texts, ...heard].map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}

const locales = await Promise.all(
  CARD_LANGUAGES.map(async (language) => ({ language, locale: await loadLocale(language) })),
);

test.each(
  locales.flatMap(({ language, locale }) =>
    Object.entries(locale === undefined ? {} : renderings).map(([name, render]) => ({
      language,
      locale: locale as Locale,
      name,
      render,
    })),
  ),
)('in $language, $name has no English word left', ({ language, locale, render }) => {
  const own = new Set([...Object.values(locale), ...Object.values(locale.dataTerms)]);
  own.add(new Intl.DisplayNames(language, { type: 'region' }).of('FI') as string);
  // In some languages casinos are casinos.
  own.add(countedText(locale.casinoCount, 3, locale));
  const english = new Set(wordsOf(render()));
  expect(render().length).toBeGreaterThan(20);
  const left = wordsOf(render(locale)).filter((text) => english.has(text) && !own.has(text));

  expect(left.filter((text) => !OWN.test(text))).toEqual([]);
});

test('every component of visitors is among them', () => {
  const rendered = new Set(Object.keys(renderings).map((name) => name.split(/[ ,]/)[0]));
  const all = Object.keys(components).filter((name) => /^[A-Z]/.test(name));
  expect(all.length).toBeGreaterThan(70);
  expect(all.filter((name) => !rendered.has(name))).toEqual([]);
});

test('English as a locale says what no labels say', () => {
  for (const render of Object.values(renderings)) expect(render(enLabels)).toBe(render());
});

test('numbers and dates follow the language', () => {
  const html = renderings.CasinoReview(de);
  for (const text of ['05.10.2026', '1.204', '7,5/10', '9,2/10 – Ausgezeichnet', '8,1'])
    expect(html).toContain(text);
  expect(renderings.CompareTable(de)).toContain('1.204');
  expect(renderings.CompareTable(fi)).toContain('§1, §2 tai §3');
  expect(renderings.PostCard(pt)).toContain('2,3\u00a0mil visualizações');
});

test.each(Object.entries(renderings))('in German, %s writes no decimal with a point', (_, render) => {
  const texts = render(de)
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n');
  expect(texts.filter((text) => /(^|[^\d.])\d{1,2}\.\d(?![\d.])/.test(text) && !OWN.test(text))).toEqual([]);
});

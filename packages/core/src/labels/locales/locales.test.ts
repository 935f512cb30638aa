import { expect, test } from 'vitest';
import { countedText, shortCount } from '../localize/localized-text.js';
import { arLabels, CARD_LANGUAGES, deLabels, enLabels, fiLabels, type Locale } from './index.js';
import { loadLocale } from './load-locale.js';

test.each(CARD_LANGUAGES.filter((language) => language !== 'en'))(
  'in %s every word is there, with the places of the English one',
  async (language) => {
    const locale = (await loadLocale(language)) as Locale;
    expect(Object.keys(locale).sort()).toEqual(Object.keys(enLabels).sort());
    for (const [key, english] of Object.entries(texts(enLabels))) {
      const word = String(texts(locale)[key]);
      expect(word.trim(), key).not.toBe('');
      expect(word.match(/\{\w+\}/g)?.sort(), key).toEqual(english.match(/\{\w+\}/g)?.sort());
    }
    expect(Object.keys(locale.dataTerms).sort()).toEqual(Object.keys(enLabels.dataTerms).sort());
    for (const named of [
      locale.claimNamed,
      locale.claimOf,
      locale.playNamed,
      locale.readTermsNamed,
      locale.visitShortNamed,
    ]) {
      expect(named.toLowerCase(), 'says that it is an ad').toContain(locale.ad.toLowerCase());
    }
  },
);

/** The texts of a locale; of one with plural forms the one for most numbers. */
function texts(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(locale).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text]] : 'other' in text ? [[key, String(text.other)]] : [],
    ),
  );
}

test('counts take the plural of their language', () => {
  const said = [1, 2, 3, 11].map((count) => countedText(arLabels.views, count, arLabels));
  expect(said).toEqual(['مشاهدة واحدة', 'مشاهدتان', '3 مشاهدات', '11 مشاهدة']);
  expect(countedText(fiLabels.views, 1, fiLabels)).toBe('1 katselu');
  expect(countedText(deLabels.views, 2300, deLabels)).toBe('2.300 Aufrufe');
  expect(shortCount(2300, 'en')).toBe('2.3k');
});

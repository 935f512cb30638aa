import { expect, test } from 'vitest';
import { scoreView } from '../../views/cards/casino-card.js';
import { localizeCard } from '../localize/localize-card.js';
import { cardLocales } from '../texts/cards.generated.js';

const others = Object.entries(cardLocales).filter(([language]) => language !== 'en');

test.each(others)(
  'in %s every word is there, with the places of the English one',
  (language, { bands, ...words }) => {
    expect(words.language.slice(0, 2)).toBe(language);
    for (const [key, english] of Object.entries(cardLocales.en)) {
      if (typeof english !== 'string') continue;
      const word = words[key as keyof typeof words];
      expect(word.trim(), key).not.toBe('');
      expect(word.match(/\{\w+\}/g), key).toEqual(english.match(/\{\w+\}/g));
    }
    expect(words.ageNotice).toMatch(/^18\+\./);
    for (const named of [words.visitNamed, words.termsNamed]) {
      expect(named.toLowerCase(), 'says that it is an ad').toContain(words.ad.toLowerCase());
    }
    expect(new Set(Object.values(bands)).size).toBe(4);
  },
);

test('the words for advertising are those of the law', () => {
  expect(cardLocales).toMatchObject({
    en: { ad: 'Ad' },
    de: { ad: 'Anzeige' },
    es: { ad: 'Publicidad' },
    pt: { ad: 'Publicidade' },
    fi: { ad: 'Mainos' },
    ar: { ad: 'إعلان' },
  });
});

test('the score, the safety rating and the notice of a card are in its language', () => {
  const card = {
    score: scoreView(9.2),
    safety: { label: 'Good', text: '7.5' } as const,
    notice: '18+.',
  };
  expect(localizeCard(card, cardLocales.de)).toMatchObject({
    score: { label: 'Ausgezeichnet', text: '9,2', value: 9.2 },
    safety: { label: 'Gut', text: '7,5' },
    notice: cardLocales.de.ageNotice,
  });
  expect(localizeCard(card, cardLocales.ar).score).toMatchObject({ label: 'ممتاز', text: '9.2' });
  expect(localizeCard(card, cardLocales.en).score).toEqual(card.score);
  expect(localizeCard({ notice: '18+.' }, cardLocales.fi)).toEqual({ notice: cardLocales.fi.ageNotice });
});

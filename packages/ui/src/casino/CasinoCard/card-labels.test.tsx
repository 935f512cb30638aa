import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardLabels } from '../../locales/de.generated.js';
import { blacklistedSlug, sampleCasinoCard } from '../../stories/sample-views.js';
import { Toplist } from '../Toplist/Toplist.js';
import { CasinoCard } from './CasinoCard.js';

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');

test('a card takes a locale, and in it single words', () => {
  const html = renderToStaticMarkup(
    <CasinoCard {...sampleCasinoCard('copper-heron')} labels={{ ...cardLabels, visit: 'Jetzt spielen' }} />,
  );
  for (const word of [
    'Jetzt spielen',
    'Testbericht lesen',
    'Anzeige',
    '9,2',
    'Ausgezeichnet',
    '18+. Glück',
  ]) {
    expect(textOf(html)).toContain(word);
  }
  expect(html).toContain('aria-label="Zum Casino: Copper Heron (Anzeige, öffnet in neuem Tab)"');
  expect(textOf(html)).not.toMatch(/Visit|Excellent|Safety|Gambling/);
});

test('a word that is not replaced is English', () => {
  const card = sampleCasinoCard('copper-heron');
  const html = textOf(renderToStaticMarkup(<CasinoCard {...card} labels={{ visit: 'Play' }} />));
  for (const word of ['Play', 'Read Review', 'Excellent', '9.2']) expect(html).toContain(word);
});

test('a toplist gives its words to its cards, a blacklisted one too', () => {
  const casinos = [sampleCasinoCard('copper-heron'), sampleCasinoCard(blacklistedSlug)];
  const html = textOf(renderToStaticMarkup(<Toplist casinos={casinos} labels={cardLabels} />));
  expect(html.match(/Testbericht lesen/g)).toHaveLength(2);
  expect(html).toContain(cardLabels.blacklistedNotice);
  expect(html).toContain(cardLabels.blacklisted);
});

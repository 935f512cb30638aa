import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleCasinoCard } from '../stories/sample-views.js';
import { EmbedComparison } from './EmbedComparison.js';

test('an embedded comparison says of a casino without ratings that it is not rated yet, and shows no 0', () => {
  const html = renderToStaticMarkup(
    <EmbedComparison casinos={[sampleCasinoCard('copper-heron'), sampleCasinoCard('bare')]} />,
  );
  const [, ...rows] = html.split('<tr>').slice(1);
  const lastCellOf = (row: string) =>
    row
      .split('<td')
      .at(-1)
      ?.replaceAll(/<[^>]*>/g, ' ') ?? '';
  const [score] = rows.map(lastCellOf);
  expect(score).toContain('Not rated yet');
  for (const cell of rows.map(lastCellOf)) expect(cell).not.toMatch(/\b0(\.0)?\b/);
});

test('an embedded comparison is marked as advertising where it links to a casino, and only there', () => {
  const { visit: _, terms: __, ...unlinked } = sampleCasinoCard('copper-heron');
  const htmlOf = (...casinos: Parameters<typeof EmbedComparison>[0]['casinos']) =>
    renderToStaticMarkup(<EmbedComparison casinos={casinos} />);
  expect(htmlOf(unlinked, sampleCasinoCard('copper-heron'))).toContain('>Ad<');
  expect(htmlOf(unlinked, unlinked)).not.toContain('>Ad<');
});

test('an embedded comparison says of each offer whose terms are not known that they are not', () => {
  const { terms: _, ...unknown } = { ...sampleCasinoCard('copper-heron'), isWithoutTerms: true };
  const html = renderToStaticMarkup(
    <EmbedComparison casinos={[unknown, sampleCasinoCard('copper-heron'), { ...unknown, slug: 'c' }]} />,
  );
  expect(html.split('The terms of this offer are not known.').length - 1).toBe(2);
  const ended = { ...unknown, hasEnded: true };
  expect(renderToStaticMarkup(<EmbedComparison casinos={[ended, ended]} />)).not.toContain('The terms of');
});

import { expect, test } from 'vitest';
import { sampleToplists } from '../../sample/toplists.js';
import { scoreClaim } from './score-claims.js';

test.each([
  ['Casinos that take PayPal, ranked by the score of our reviews.', 'ranked by the score'],
  ['<p>Every casino, <b>best score first</b>.</p>', 'best score first'],
  ['Sortiert nach Wertung, das beste zuerst.', 'nach Wertung'],
  ['Casinos ordenados por puntuación.', 'por puntuación'],
  ['Kasinot arvosanan mukaan.', 'arvosanan mukaan'],
  ['Casinos ordenados pela pontuação.', 'pela pontuação'],
  ['كازينوهات مرتبة حسب الدرجة.', 'حسب الدرجة'],
])('a text that says that its list is in the order of scores is found: %s', (text, words) => {
  expect(scoreClaim(text)).toBe(words);
});

test('a text that speaks of scores and claims no order is not found', () => {
  expect(scoreClaim('Each has a score of 8 or more, by what we measured.')).toBeUndefined();
  const claiming = sampleToplists.filter(({ description = '' }) => scoreClaim(description) !== undefined);
  expect(claiming.map(({ slug }) => slug)).toEqual(['live', 'paypal', 'crypto', 'new', 'finland']);
});

import { expect, test } from 'vitest';
import { CARD_LANGUAGES } from '../texts/languages.generated.js';
import { choiceLabel } from './choice-label.js';

test('a choice is called by its label, a language by its English name, and what is neither by itself', () => {
  expect(['low', '_blank', 'x'].map(choiceLabel)).toEqual(['Low', 'New tab', 'x']);
  expect(CARD_LANGUAGES.slice(0, 6).map(choiceLabel)).toEqual([
    'English',
    'German',
    'Spanish',
    'Portuguese',
    'Finnish',
    'Arabic',
  ]);
});

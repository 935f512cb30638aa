import { expect, test } from 'vitest';
import { CARD_LANGUAGES } from '../texts/languages.generated.js';
import { choiceLabel } from './choice-label.js';

test('a choice is called in words, and a language by its English name', () => {
  expect(['low', 'noDeposit', 'Medium', '_blank'].map(choiceLabel)).toEqual([
    'Low',
    'No Deposit',
    'Medium',
    'New tab',
  ]);
  expect(CARD_LANGUAGES.slice(0, 6).map(choiceLabel)).toEqual([
    'English',
    'German',
    'Spanish',
    'Portuguese',
    'Finnish',
    'Arabic',
  ]);
});

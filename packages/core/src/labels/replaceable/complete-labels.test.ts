import { afterEach, expect, test, vi } from 'vitest';
import { de as deCard, deLabels } from '../locales/index.js';
import { completeLabels } from './complete-labels.js';
import { englishOfferLabels } from './component-labels.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function warnings(labels: object): string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(completeLabels(englishOfferLabels(), labels).claim).toBe('Claim Bonus');
  completeLabels(englishOfferLabels(), labels);
  return warn.mock.calls.map(String);
}

test('a locale that lacks words shows English ones, and says once in development which', () => {
  const { claim: _, play: __, ...older } = deLabels;
  expect(warnings(older)).toEqual(["[croupier] labels in 'de' lack claim, play; English stands there."]);
});

test('the words of cards alone are too few for a bonus card', () => {
  expect(warnings(deCard).join()).toMatch(/'de' lack exclusive, claim, /);
});

test('nothing is said in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(warnings({ language: 'fi' })).toEqual([]);
});

test('single words of a site, and words of a whole locale, are no cause for a warning', () => {
  expect(warnings({ play: 'Try it', claim: undefined })).toEqual([]);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(completeLabels(englishOfferLabels(), deLabels).claim).toBe('Bonus sichern');
  expect(warn).not.toHaveBeenCalled();
});

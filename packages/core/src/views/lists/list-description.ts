import { memoizeWeak } from '../../lazy.js';
import { messages } from '../../messages.js';
import type { PublicCasino } from '../../model/casino.js';
import { metaDescription } from '../frame/page-head.js';

const NAMES = 3;

/** What a list of casinos says to search engines: how many they are, and who comes first; nothing of an empty list. */
export function listDescription(title: string, casinos: readonly PublicCasino[]): { description?: string } {
  const { count, first } = listed(casinos);
  if (count === 0) return {};
  return { description: metaDescription(messages.ours.listDescription(title, count, first)) };
}

const listed = memoizeWeak((casinos: readonly PublicCasino[]) => {
  const names = casinos.filter(({ isBlacklisted }) => !isBlacklisted).map(({ name }) => name);
  return { count: names.length, first: names.slice(0, NAMES) };
});

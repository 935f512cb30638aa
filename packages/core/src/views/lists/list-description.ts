import { messages } from '../../messages.js';
import type { PublicCasino } from '../../model/casino.js';
import { metaDescription } from '../frame/page-head.js';

const NAMES = 3;

/** What a list of casinos says to search engines: how many they are, and who comes first; nothing of an empty list. */
export function listDescription(title: string, casinos: readonly PublicCasino[]): { description?: string } {
  const listed = casinos.filter(({ isBlacklisted }) => !isBlacklisted);
  if (listed.length === 0) return {};
  const names = listed.slice(0, NAMES).map(({ name }) => name);
  return { description: metaDescription(messages.ours.listDescription(title, listed.length, names)) };
}

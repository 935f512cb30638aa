import { byRating } from '../../rules/ranking.js';
import type { Attribution } from '../embed/attribution.js';
import { cardOf, type OwnCasinoCard } from './casino-card-props.js';
import { type CasinoData, type OwnCasino, readCasino } from './casino-data.js';

/** How a toplist is made of own data. */
export interface ToplistOptions extends Attribution {
  /** `score`, the default, puts the best first and the blacklist last; `given` keeps your order. */
  order?: 'score' | 'given';
  /** How many casinos it shows. */
  limit?: number;
}

/** The props of `<Toplist>` and `<ScoreTable>`, from objects of your own. */
export function toplistProps(
  casinos: readonly CasinoData[],
  { order = 'score', limit = casinos.length, ...ids }: ToplistOptions = {},
): { casinos: (OwnCasinoCard & { rank: number })[] } {
  const read = casinos.map((casino) => readCasino('toplistProps', casino));
  if (order === 'score') read.sort(byScore);
  return { casinos: read.slice(0, limit).map((casino, i) => ({ ...cardOf(casino, ids), rank: i + 1 })) };
}

function byScore({ record: a }: OwnCasino, { record: b }: OwnCasino): number {
  return Number(a.isBlacklisted) - Number(b.isBlacklisted) || byRating(a, b);
}

import { byRank } from '../../rules/ranking.js';
import type { Attribution } from '../embed/attribution.js';
import { type Ranked, withRanks } from '../lists/rank-numbers.js';
import { cardOf, type OwnCasinoCard } from './casino-card-props.js';
import { type CasinoData, readCasino } from './casino-data.js';

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
): { casinos: Ranked<OwnCasinoCard>[] } {
  const read = casinos.map((casino) => readCasino('toplistProps', casino));
  if (order === 'score') read.sort(({ record: a }, { record: b }) => byRank(a, b));
  return { casinos: withRanks(read.slice(0, limit).map((casino) => cardOf(casino, ids))) };
}

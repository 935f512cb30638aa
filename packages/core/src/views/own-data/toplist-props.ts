import { withPins } from '../../rules/pinned-places.js';
import { byRank } from '../../rules/ranking.js';
import type { Attribution } from '../../values/addresses/attribution.js';
import type { Pin } from '../../values/pins/read-pin.js';
import { localIsoDay } from '../embed/offer-end.js';
import { type Ranked, withRanksBesidePins } from '../lists/rank-numbers.js';
import { cardOf, type OwnCasinoCard } from './casino-card-props.js';
import { type CasinoData, readCasino } from './casino-data.js';
import { count, day, requiredText } from './field-rules.js';
import { readFields } from './read-fields.js';

/** A casino that you put at a place of a toplist. */
export interface PinData {
  /** Its slug, which is made from its name where it has none. */
  casino: string;
  /** From 1. */
  place: number;
  /** The last day, YYYY-MM-DD: after it the casino stands where it stands without. */
  until: string;
  /** What its card says, such as "Placed by us: Partner of the month". */
  placed: string;
}

/** How a toplist is made of own data. */
export interface ToplistOptions extends Attribution {
  /** `score`, the default, puts the best first and the blacklist last; `given` keeps your order. */
  order?: 'score' | 'given';
  /** How many casinos it shows. */
  limit?: number;
  /** Casinos that stand at a place of their own; their cards say so and have no rank. A blacklisted one stays where it is. */
  pins?: readonly PinData[];
}

const PIN_RULES = { casino: requiredText, place: count, until: day, placed: requiredText };

/** The props of `<Toplist>` and `<ScoreTable>`, from objects of your own. */
export function toplistProps(
  casinos: readonly CasinoData[],
  { order = 'score', limit = casinos.length, pins = [], ...ids }: ToplistOptions = {},
): { casinos: Ranked<OwnCasinoCard>[] } {
  const read = casinos.map((casino) => readCasino('toplistProps', casino));
  if (order === 'score') read.sort(({ record: a }, { record: b }) => byRank(a, b));
  const ofRecord = new Map(read.map((one) => [one.record, one]));
  const listed = withPins([...ofRecord.keys()], pins.flatMap(readPinData), localIsoDay(new Date()));
  const cards = listed.casinos.slice(0, limit).map((record) => {
    const card = cardOf(ofRecord.get(record) as (typeof read)[number], ids);
    const placed = listed.reasons.get(record.slug);
    return placed === undefined ? card : { ...card, placed };
  });
  return { casinos: withRanksBesidePins(cards) };
}

function readPinData(data: PinData): Pin[] {
  const { casino, place, until, placed: reason } = readFields('toplistProps, pins', data, PIN_RULES);
  if (casino === undefined || place === undefined || until === undefined || reason === undefined) return [];
  return [{ casino, place: Math.max(1, place), until, reason }];
}

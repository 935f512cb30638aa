import { around, placesOf } from './plain-text.js';

/** Words beside an age. */
const AGE_BEFORE =
  /(?:over|under|aged|age|ab|uber|unter|mindestalter|mayores de|menores de|maiores de|yli|alle|fran|fra|under|vanaf|plus de|moins de|minori di|maggiori di) ?(?:is |of |de |den |los |the )?(\d{2})(?!\d)/g;
const AGE_AFTER =
  /(?:^|[^\d.,])(\d{2}) ?(?:\+|years|year|jahre|ar\b|anos|jaar|vuotta|vuotiai|ans\b|anni|or over|or older|and over)/g;
const AGE_SIGN = /\+ ?(\d{2})(?!\d)/g;
const [LEAST_AGE, MOST_AGE] = [16, 25];

/** The highest age that a plain text asks for. */
export function statedAge(plain: string): number | undefined {
  const ages = [AGE_BEFORE, AGE_AFTER, AGE_SIGN]
    .flatMap((pattern) => [...plain.matchAll(pattern)].map((match) => Number(match[1])))
    .filter((age) => age >= LEAST_AGE && age <= MOST_AGE);
  return ages.length === 0 ? undefined : Math.max(...ages);
}

const TIMES =
  /(\d{1,3}) ?(?:x|times|fach|facher|faches|mal|ganger|gange|kertaa|veces|vezes|keer|fois|volte)(?![a-z])|x ?(\d{1,3})(?!\d)/g;
const NEAR = 60;

/** How often a plain text says that a bonus has to be staked, at most. */
export function statedWagering(plain: string, wageringWords: readonly string[]): number | undefined {
  const times: number[] = [];
  for (const word of wageringWords)
    for (const at of placesOf(plain, word))
      for (const match of around(plain, at, NEAR, NEAR + word.length).matchAll(TIMES))
        times.push(Number(match[1] ?? match[2]));
  return times.length === 0 ? undefined : Math.max(...times);
}

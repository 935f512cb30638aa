import type { Bonus } from '../../collections/bonuses/bonus.js';
import { memoizeWeak } from '../../lazy.js';

/** How a bonus names its casino. */
type OfCasino = Pick<Bonus, 'casino' | 'casinoId'>;

/** The bonuses of a casino, in the order of the list. A bonus names its casino by id, or by name where it has no id. */
export function bonusesOfCasino<B extends OfCasino>(
  bonuses: readonly B[],
  { id, name }: { id: string; name: string },
): B[] {
  const { byId, byName } = indexesOf(bonuses);
  const indexes = [...(byId.get(id) ?? []), ...(byName.get(name) ?? [])].sort((a, b) => a - b);
  return indexes.map((index) => bonuses[index] as B);
}

/** The indexes in a list of bonuses, by casino. */
const indexesOf = memoizeWeak((bonuses: readonly OfCasino[]) => {
  const byId = new Map<string, number[]>();
  const byName = new Map<string, number[]>();
  for (const [index, { casinoId, casino }] of bonuses.entries()) {
    const [byKey, key] = casinoId === undefined ? [byName, casino] : [byId, casinoId];
    const indexes = byKey.get(key);
    if (indexes === undefined) byKey.set(key, [index]);
    else indexes.push(index);
  }
  return { byId, byName };
});

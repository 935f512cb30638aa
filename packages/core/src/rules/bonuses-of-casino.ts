import { memoizeWeak } from '../lazy.js';
import type { PublicBonus } from '../model/bonus.js';

/** The bonuses of a casino, in the order of the list. A bonus names its casino by id, or by name where it has no id. */
export function bonusesOfCasino(
  bonuses: readonly PublicBonus[],
  { id, name }: { id: string; name: string },
): PublicBonus[] {
  const { byId, byName } = placesOf(bonuses);
  const places = [...(byId.get(id) ?? []), ...(byName.get(name) ?? [])].sort((a, b) => a - b);
  return places.map((place) => bonuses[place] as PublicBonus);
}

/** The places in a list of bonuses, by casino. */
const placesOf = memoizeWeak((bonuses: readonly PublicBonus[]) => {
  const byId = new Map<string, number[]>();
  const byName = new Map<string, number[]>();
  for (const [place, { casinoId, casino }] of bonuses.entries()) {
    const [index, key] = casinoId === undefined ? [byName, casino] : [byId, casinoId];
    const places = index.get(key);
    if (places === undefined) index.set(key, [place]);
    else places.push(place);
  }
  return { byId, byName };
});

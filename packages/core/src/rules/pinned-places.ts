import { isActiveOn, type Pin } from '../values/pins/read-pin.js';

/** A casino as far as pins decide about it. */
interface Pinnable {
  readonly slug: string;
  readonly isBlacklisted?: boolean;
  readonly withheldIn?: string;
}

/** A list in the order that readers see, and why casinos stand where their score does not put them. */
export interface PinnedList<T> {
  casinos: readonly T[];
  /** What readers are told, by the slug of the casino. */
  reasons: ReadonlyMap<string, string>;
}

/**
 * Puts pinned casinos of a ranking at their places, or at its end where it is shorter. A pin of a casino that is
 * not in the ranking, is blacklisted, or gets no link in the market does nothing.
 */
export function withPins<T extends Pinnable>(
  ranked: readonly T[],
  pins: readonly Pin[],
  today: string,
): PinnedList<T> {
  const holding = pins.filter((pin) => isActiveOn(pin, today)).sort((a, b) => a.place - b.place);
  const pinned = holding.flatMap((pin) => {
    const casino = ranked.find(({ slug }) => slug === pin.casino);
    if (casino === undefined || casino.isBlacklisted || casino.withheldIn !== undefined) return [];
    return [{ casino, pin }];
  });
  const casinos = ranked.filter((one) => pinned.every(({ casino }) => casino !== one));
  for (const { casino, pin } of pinned) casinos.splice(pin.place - 1, 0, casino);
  return { casinos, reasons: new Map(pinned.map(({ pin }) => [pin.casino, pin.reason])) };
}

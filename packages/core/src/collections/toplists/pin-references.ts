import type { Transaction } from '../../store/transaction.js';
import { pinsOf } from '../../values/pins/pin.js';
import { formatPin } from '../../values/pins/read-pin.js';

/** Gives the pins of casinos another slug: that of a renamed casino, or of one with which they are merged. Returns the ids of their toplists. */
export function renameInPins(
  { toplists }: Pick<Transaction, 'toplists'>,
  before: readonly string[],
  after: string,
): string[] {
  const changed: string[] = [];
  for (const toplist of [...toplists.all()]) {
    const pins = pinsOf(toplist);
    const isRenamed = (casino: string) => casino !== after && before.includes(casino);
    if (!pins.some(({ casino }) => isRenamed(casino))) continue;
    const named = new Set<string>();
    const texts = pins.flatMap((pin) => {
      const casino = isRenamed(pin.casino) ? after : pin.casino;
      if (named.has(casino)) return [];
      named.add(casino);
      return [formatPin({ ...pin, casino })];
    });
    toplists.update(toplist.id, { pins: texts });
    changed.push(toplist.id);
  }
  return changed;
}

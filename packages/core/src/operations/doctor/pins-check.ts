import type { Casino } from '../../collections/casinos/casino.js';
import { idlePins } from '../../collections/toplists/idle-pins.js';
import { lazy } from '../../lazy.js';
import type { ReadableContent } from '../../model/collections.js';
import { type CheckResult, found } from './finding.js';

/** Pins of toplists that do nothing. */
export function* checkIdlePins(content: ReadableContent, now: string): Iterable<CheckResult> {
  const bySlug = lazy(() => {
    const found = new Map<string, Casino>();
    for (const casino of content.casinos.all()) found.set(casino.slug, casino);
    return found;
  });
  for (const toplist of content.toplists.all())
    for (const { pin, why } of idlePins(content, toplist, (slug) => bySlug().get(slug), now))
      yield found(
        'idle-pin',
        { title: toplist.title, casino: pin.casino, why, day: pin.until },
        { in: 'toplists', id: toplist.id, subject: toplist.title },
      );
}

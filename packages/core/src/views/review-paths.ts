import type { PublicCasino } from '../model/casino.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { oncePer } from '../once.js';
import { addressOf } from '../urls/places.js';

/** Finds the path of the review of the casino with a name; nothing where no listed casino has it. */
export function reviewPaths({
  casinos,
}: Pick<PublicCatalogue, 'casinos'>): (name: string) => { review?: string } {
  const slugs = slugsByName(casinos);
  return (name) => {
    const slug = slugs.get(name);
    return slug === undefined ? {} : { review: addressOf({ kind: 'casino', slug }) };
  };
}

const slugsByName = oncePer(
  (casinos: readonly PublicCasino[]) => new Map(casinos.map(({ name, slug }) => [name, slug])),
);

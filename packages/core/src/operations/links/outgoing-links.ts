import type { LinkKind, LinkToCheck } from '../../diagnostics/link-result.js';
import type { ReadableContent } from '../../model/collections.js';
import { isBonusOf } from '../../model/offers/barred-offers.js';
import { hasEndedOn } from '../../values/offers/freshness.js';

/** The fields that lead to other sites, and what each is for. */
const LINK_FIELDS = { visitUrl: 'visit', termsUrl: 'terms', playUrl: 'play' } as const satisfies Record<
  string,
  LinkKind
>;

/** The collections that lead to other sites. */
export const LINK_COLLECTIONS = ['casinos', 'listings', 'bonuses', 'games'] as const;

/** Where a link is: a field of a record. */
export interface LinkPlace {
  in: (typeof LINK_COLLECTIONS)[number];
  id: string;
  name: string;
  field: keyof typeof LINK_FIELDS;
}

/** An address of another site, with every place that leads there. */
export interface OutgoingLink extends LinkToCheck {
  places: LinkPlace[];
}

type Linked = { id: string } & { [F in keyof typeof LINK_FIELDS]?: string | undefined };

/**
 * The addresses of other sites to which visitors are led: by casinos that are shown, their listings and offers, and by games.
 * Of these casinos alone, where some are named.
 */
export function outgoingLinks(
  content: Pick<ReadableContent, (typeof LINK_COLLECTIONS)[number]>,
  today: string,
  only?: ReadonlySet<string>,
): OutgoingLink[] {
  const links = new Map<string, OutgoingLink>();
  const add = (collection: LinkPlace['in'], record: Linked, name: string) => {
    for (const [field, kind] of Object.entries(LINK_FIELDS) as [LinkPlace['field'], LinkKind][]) {
      const url = record[field];
      if (url === undefined) continue;
      const place: LinkPlace = { in: collection, id: record.id, name, field };
      const known = links.get(url);
      if (known === undefined) {
        links.set(url, { url, kind, places: [place] });
        continue;
      }
      known.places.push(place);
      // A click is a click, also where the same address is given for the terms.
      if (known.kind === 'terms') known.kind = kind;
    }
  };
  const all = [...content.casinos.all()];
  const isMeant = ({ id }: { id: string }) => only === undefined || only.has(id);
  const shown = all.filter((one) => one.isActive && !one.isBlacklisted && isMeant(one));
  const shownIds = new Set(shown.map(({ id }) => id));
  for (const casino of shown) add('casinos', casino, casino.name);
  for (const listing of content.listings.all())
    if (listing.accepts !== 'no' && shownIds.has(listing.casinoId ?? ''))
      add('listings', listing, listing.slug);
  const isOfOther = isBonusOf(
    all.filter(({ id }) => !shownIds.has(id)),
    shown,
  );
  const isOfShown = isBonusOf(shown, []);
  for (const bonus of content.bonuses.all()) {
    if (bonus.withdrawnAt !== undefined || hasEndedOn(bonus, today)) continue;
    if (only === undefined ? !isOfOther(bonus) : isOfShown(bonus)) add('bonuses', bonus, bonus.title);
  }
  if (only === undefined) for (const game of content.games.all()) add('games', game, game.name);
  return [...links.values()];
}

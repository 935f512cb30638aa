import type { PublicBonus } from '../collections/bonuses/bonus.js';
import type { PublicCasino } from '../collections/casinos/casino.js';
import { catalogueIn } from '../model/markets/catalogue-in.js';
import { bonusesOfCasino } from '../model/offers/bonuses-of-casino.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { hasPlaceholders } from '../values/addresses/attribution.js';
import { visitAddress } from '../values/addresses/visit-address.js';
import { type Placement, parseVisitLink, subIdOf, type VisitPrefix } from '../values/addresses/visit-link.js';
import { findMarket } from '../values/markets/market-names.js';
import { hasEndedOn } from '../values/offers/freshness.js';
import { currentCasinoSlug } from './current-casino-slug.js';
import { catalogueRedirects } from './redirects/compile-redirects.js';

/** A visit of a casino: where it leads, and what it is counted by. */
export interface Visit {
  /** The slug of the casino. */
  casino: string;
  /** Its name. */
  name: string;
  /** Absent in a link that was written by hand. */
  placement?: Placement;
  /** The market whose link it is; absent for what everyone gets. */
  market?: string;
  /** The address that was stored, with its placeholders filled but for the id of the click. */
  to: string;
}

/** What a visit link leads to: a casino; to nothing any more; or nowhere at all. */
export type FoundVisit = { kind: 'visit'; visit: Visit } | { kind: 'gone' | 'missing' };

/** The prefix of the visit links of a site; undefined where its pages link to casinos themselves. */
export function visitPrefix({
  settings,
  isStatic,
}: Pick<PublicCatalogue, 'settings' | 'isStatic'>): VisitPrefix | undefined {
  return isStatic === true ? undefined : settings.visitLinks;
}

/**
 * Finds where a visit link leads; undefined for the address of anything else, and where a site has none. It leads to stored
 * addresses alone, and only where pages for the same market would lead.
 */
export function findVisit(
  everywhere: PublicCatalogue,
  path: string,
  query: string,
  clickId?: string,
): FoundVisit | undefined {
  if (visitPrefix(everywhere) === undefined) return undefined;
  const link = parseVisitLink(path, query);
  if (link === undefined || isRedirected(everywhere, path, query)) return undefined;
  const catalogue = catalogueIn(everywhere, findMarket(link.market ?? ''));
  const slug = currentCasinoSlug(catalogue, link.slug);
  const casino = catalogue.casinoBySlug.get(slug);
  if (casino === undefined) return { kind: catalogue.retiredCasinos.has(slug) ? 'gone' : 'missing' };
  const target = targetOf(catalogue, casino, link.offer);
  if (target === undefined) return { kind: 'gone' };
  const { market } = catalogue;
  const { placement, affiliateId } = link;
  const isTold = placement !== undefined && hasPlaceholders(target);
  const subid = link.subid ?? (isTold ? subIdOf(placement, market) : undefined);
  return {
    kind: 'visit',
    visit: {
      casino: casino.slug,
      name: casino.name,
      ...(placement === undefined ? {} : { placement }),
      ...(market === undefined ? {} : { market }),
      to: visitAddress(target, { placement, market, affiliateId, subid, clickId }),
    },
  };
}

/** Redirects that staff wrote win. */
function isRedirected(catalogue: PublicCatalogue, path: string, query: string): boolean {
  return (
    catalogue.redirects.length > 0 && catalogueRedirects(catalogue).follow({ path, query }).hops.length > 0
  );
}

/** The address of a casino, or of one of its bonuses, which is that of the casino without its own; undefined where pages would not lead there. */
function targetOf(
  { bonuses, today }: PublicCatalogue,
  casino: PublicCasino,
  offer: string | undefined,
): string | undefined {
  if (casino.isBlacklisted) return undefined;
  if (offer === undefined) return casino.visitUrl;
  const isAsked = (bonus: PublicBonus) => bonus.id === offer && !hasEndedOn(bonus, today);
  const asked = bonusesOfCasino(bonuses, casino).find(isAsked);
  return asked && (asked.visitUrl ?? casino.visitUrl);
}

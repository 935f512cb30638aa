/** The paths through which sites lead visitors to casinos; a site that has turned them on answers at each of them. */
export const VISIT_PREFIXES = ['go', 'visit', 'out', 'recommends', 'play', 'link', 'refer'] as const;

/** The first part of the path of visit links. */
export type VisitPrefix = (typeof VISIT_PREFIXES)[number];

/** Where a link to a casino stands. */
export interface Placement {
  /** The kind of page, its slug, and its number from 2 on: `review-golden-fox`, `best-casinos-page-2`. */
  page: string;
  /** Where on the page: `casinos-3` for the third of a list, `casino` for the casino of a review. */
  place: string;
}

/** What a visit link says. */
export interface VisitLink {
  /** The casino. */
  slug: string;
  /** The id of the bonus to which it leads; without one, it leads to the casino. */
  offer?: string;
  /** Absent in a link that was written by hand. */
  placement?: Placement;
  /** The market for which it was asked, by an embed. */
  market?: string;
  /** The ids of the affiliate whose embed it stands in. */
  affiliateId?: string;
  subid?: string;
}

const PATH = new RegExp(`^/(?:${VISIT_PREFIXES.join('|')})/([a-z0-9-]{1,200})/?$`);
/** The parts of a placement are as long as a slug, and a few words more. */
const PLACEMENT = /^([a-z0-9-]{1,240})_([a-z0-9-]{1,120})$/;

/** Whether a target of a request may be a visit link. */
export function isVisitTarget(target: string): boolean {
  return PATH.test(target.split('?', 1)[0] as string);
}

/** The path of a visit link without its placement, such as `/go/golden-fox?offer=b12`. */
export function visitPath(prefix: VisitPrefix, slug: string, offer?: string): string {
  return `/${prefix}/${slug}${offer === undefined ? '' : `?offer=${encodeURIComponent(offer)}`}`;
}

/** A placement in one word: `best-casinos_casinos-3`. */
export function placementId({ page, place }: Placement): string {
  return `${page}_${place}`;
}

/** The sub-id by which a programme reports a visit where no affiliate gave another: `best-casinos_casinos-3_gb`. */
export function subIdOf(placement: Placement, market: string | undefined): string {
  return [placementId(placement), ...(market === undefined ? [] : [market.toLowerCase()])].join('_');
}

const SUB_ID = /^([a-z0-9-]{1,240}_[a-z0-9-]{1,120})(?:_([a-z]{2}(?:-[a-z]{2,3})?))?$/;

/** The placement, in one word, and the market that a sub-id tells; undefined for one that is not written as ours are. */
export function readSubId(subId: string): { placement: string; market?: string } | undefined {
  const [, placement, market] = SUB_ID.exec(subId.toLowerCase()) ?? [];
  if (placement === undefined) return undefined;
  return { placement, ...(market === undefined ? {} : { market: market.toUpperCase() }) };
}

/** A visit link with its placement. */
export function withPlacement(link: string, placement: Placement): string {
  return `${link}${link.includes('?') ? '&' : '?'}from=${placementId(placement)}`;
}

/** Reads a visit link; undefined for the path of anything else. What is not well-formed in its query is left out. */
export function parseVisitLink(path: string, query: string): VisitLink | undefined {
  const [, slug] = PATH.exec(path) ?? [];
  if (slug === undefined) return undefined;
  const given = new URLSearchParams(query);
  const text = (name: string) => given.get(name) || undefined;
  const [, page, place] = PLACEMENT.exec(given.get('from') ?? '') ?? [];
  const offer = text('offer');
  const market = text('market');
  const affiliateId = text('affiliate_id');
  const subid = text('subid');
  return {
    slug,
    ...(offer === undefined ? {} : { offer }),
    ...(page === undefined || place === undefined ? {} : { placement: { page, place } }),
    ...(market === undefined ? {} : { market }),
    ...(affiliateId === undefined ? {} : { affiliateId }),
    ...(subid === undefined ? {} : { subid }),
  };
}

import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { bonusCard } from '../cards/bonus-card.js';
import { catalogueBonusContext } from '../cards/bonus-context.js';
import { listedCasinoCard } from '../cards/listed-casino-card.js';
import { referencedBonus, referencedCasino, slugOf } from './referenced-records.js';

/** Whose visits a link counts as, and under which name. */
export interface LinkedOfferNames {
  slug: string;
  label: string;
}

/** Where a link to a record leads now; with `offer`, to the casino itself. */
interface RecordLink {
  href: string;
  offer?: LinkedOfferNames;
}

/** The address of a link, as the sanitizer writes its attributes. */
export const HREF = /\shref="([^"]*)"/;
/** The attributes of a link that name a record. */
export const RECORD_ATTRIBUTES = / data-(?:casino|bonus|to)="[^"]*"/g;

/**
 * Where a link of sanitized HTML leads now if it is to a record: it names one, or has the address of a review. `gone` where
 * visitors see nothing of that record; undefined for any other link.
 */
export function recordLink(catalogue: PublicCatalogue, attributes: string): RecordLink | 'gone' | undefined {
  const href = hrefOf(attributes) ?? '';
  const bonusId = attributeOf(attributes, 'bonus');
  if (bonusId !== undefined) return bonusLink(catalogue, bonusId, href);
  const id = attributeOf(attributes, 'casino');
  const slug = slugOf(href, 'review');
  if (id === undefined && slug === undefined) return undefined;
  const casino = referencedCasino(catalogue, { id, href });
  if (casino === undefined)
    return id !== undefined || catalogue.retiredCasinos.has(slug ?? '') ? 'gone' : undefined;
  const { review, visit } = listedCasinoCard(casino, catalogue);
  const isVisit = attributeOf(attributes, 'to') === 'visit';
  if (isVisit && visit !== undefined)
    return { href: visit.href, offer: { slug: casino.slug, label: visit.label } };
  if (id === undefined && !isVisit && casino.slug === slug) return undefined;
  return { href: slug === undefined ? review : `${review}${/[?#].*$/s.exec(href)?.[0] ?? ''}` };
}

/** To the offer, or where it cannot be claimed to the review of its casino, also where it is withdrawn. */
function bonusLink(catalogue: PublicCatalogue, id: string, href: string): RecordLink | 'gone' {
  const bonus = referencedBonus(catalogue, { id });
  const { casino, claim } = bonus === undefined ? {} : bonusCard(bonus, catalogueBonusContext(catalogue));
  if (claim !== undefined)
    return { href: claim.href, offer: { slug: casino?.slug ?? '', label: claim.label } };
  const reviewed = casino?.review ?? reviewAt(catalogue, href);
  return reviewed === undefined ? 'gone' : { href: reviewed };
}

function reviewAt(catalogue: PublicCatalogue, href: string): string | undefined {
  const casino = referencedCasino(catalogue, { href });
  return casino && listedCasinoCard(casino, catalogue).review;
}

function attributeOf(attributes: string, name: 'casino' | 'bonus' | 'to'): string | undefined {
  return new RegExp(` data-${name}="([^"]*)"`).exec(attributes)?.[1];
}

/** The address of a link, as the sanitizer writes its attributes. */
export function hrefOf(attributes: string): string | undefined {
  return HREF.exec(attributes)?.[1]
    ?.replaceAll('&#x22;', '"')
    .replaceAll('&#x26;', '&')
    .replaceAll('&amp;', '&');
}

import { problem } from '../../problem.js';
import { RESERVED_SLUGS } from '../../urls/routes.js';
import { uniqueSlug } from '../../values/text/slug.js';

interface Titled {
  slug: string;
  title: string;
}

/** How the slugs of one collection are made and who has them. */
interface SlugRule {
  /** The literal rule that makes a slug of a title. */
  slugOf(title: string): string;
  isTaken(slug: string): boolean;
  /** Whether addresses of the site itself stand in the same place. */
  canHitReserved: boolean;
  /** Whether visitors have seen the record at its address, so that its slug follows its title no longer. */
  wasPublic: boolean;
  /** Refuses a new slug for a record that visitors have seen, where the role does not reach that far. */
  requireRenamePermission(): void;
}

/** A slug for what was given: its own, or one made from the title; a draft's follows its title until it is edited by hand. */
export function slugFor(
  given: Record<string, unknown>,
  before: Titled | undefined,
  rule: SlugRule,
): string | undefined {
  const { slug, title } = given;
  if (typeof slug === 'string' && slug.trim() !== '') {
    const wished = slug.trim();
    if (before !== undefined && rule.wasPublic && wished !== before.slug) rule.requireRenamePermission();
    if (wished !== before?.slug) refuseReserved(wished, rule);
    return wished;
  }
  if (typeof title !== 'string' || title.trim() === '') return undefined;
  if (before === undefined) return uniqueSlug(makeSlug(title, rule), rule.isTaken);
  const follows = !rule.wasPublic && isDerivedFrom(before.slug, rule.slugOf(before.title), rule);
  if (!follows || rule.slugOf(title) === rule.slugOf(before.title)) return undefined;
  return uniqueSlug(
    makeSlug(title, rule),
    (candidate) => candidate !== before.slug && rule.isTaken(candidate),
  );
}

/** Refuses the addresses of the site itself. Problem: `invalid`. */
function refuseReserved(slug: string, { canHitReserved }: Pick<SlugRule, 'canHitReserved'>): void {
  if (canHitReserved && RESERVED_SLUGS.has(slug))
    throw problem('slug.reserved', { slug }, { at: { path: 'slug' } });
}

function makeSlug(title: string, rule: SlugRule): string {
  const slug = rule.slugOf(title);
  if (slug === '') throw problem('slug.empty', { name: title }, { at: { path: 'slug' } });
  return avoidReserved(slug, rule);
}

function avoidReserved(slug: string, { canHitReserved }: SlugRule): string {
  return canHitReserved && RESERVED_SLUGS.has(slug) ? `${slug}-page` : slug;
}

function isDerivedFrom(slug: string, base: string, rule: SlugRule): boolean {
  return [base, avoidReserved(base, rule)].some(
    (stem) => slug === stem || (slug.startsWith(`${stem}-`) && /^-\d+$/.test(slug.slice(stem.length))),
  );
}

import type { Entity } from '../../model/entity.js';
import { displayNameOf } from '../../store/content.js';
import { pageSlugOf, slugOf } from '../../values/text/slug.js';
import { type Warning, warning } from '../../warning.js';

/** Warns where the slug that was made for a new record has a number, since another record has the one without. */
export function numberedSlugWarnings(
  { name: noun }: Pick<Entity, 'name'>,
  given: Readonly<Record<string, unknown>>,
  made: { id: string; slug?: string },
  findBySlug: (slug: string) => { id: string } | undefined,
): Warning[] {
  if (typeof given.slug === 'string' && given.slug.trim() !== '') return [];
  const stem = /^(.+)-\d+$/.exec(made.slug ?? '')?.[1];
  const name = displayNameOf(made);
  if (made.slug === undefined || stem === undefined) return [];
  if ([slugOf(name), pageSlugOf(name)].includes(made.slug)) return [];
  const other = findBySlug(stem);
  if (other === undefined) return [];
  return [warning('slug.numbered', { noun, other: displayNameOf(other), taken: stem, slug: made.slug })];
}

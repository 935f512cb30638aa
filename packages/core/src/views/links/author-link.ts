import { fillPlaceholders } from '../../labels/localize/localized-text.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { findAuthor, type NamedAuthor } from '../../rules/authors.js';
import { routePath } from '../../urls/routes.js';
import { absoluteUrl } from '../frame/page-head.js';

/** A link to the page of a reviewer or author. */
export interface AuthorLinkView {
  name: string;
  href: string;
  /** The URL of their portrait, if staff gave one. */
  portrait?: string;
}

/** The link to the page of somebody named on a review or post; undefined if they have none. */
export function authorLink(catalogue: PublicCatalogue, name: string | undefined): AuthorLinkView | undefined {
  const author = findAuthor(catalogue, name);
  if (author === undefined) return undefined;
  const portrait = portraitOf(author);
  return {
    name: author.name,
    href: routePath({ kind: 'author', slug: author.slug }),
    ...(portrait === '' ? {} : { portrait }),
  };
}

/** The URL of an author's portrait; '' where there is none. */
export function portraitOf({ record, profile }: Pick<NamedAuthor, 'record' | 'profile'>): string {
  return record?.photograph ?? profile?.portrait ?? '';
}

/** The pages elsewhere about an author. */
export function profilesOf({ record, profile }: Pick<NamedAuthor, 'record' | 'profile'>): readonly string[] {
  if (record !== undefined && record.profiles.length > 0) return record.profiles;
  return profile === undefined || profile.link === '' ? [] : [profile.link];
}

/** Somebody named on a review or post as schema.org data; undefined where they have no page. */
export function personStructuredData(
  catalogue: PublicCatalogue,
  name: string | undefined,
): { '@type': 'Person'; name: string; url: string; sameAs?: readonly string[] } | undefined {
  const author = findAuthor(catalogue, name);
  if (author === undefined) return undefined;
  const url = absoluteUrl(catalogue.settings, routePath({ kind: 'author', slug: author.slug }));
  // The link of a profile among the extras stands on the page of the author alone.
  const sameAs = author.record?.profiles ?? [];
  return { '@type': 'Person', name: author.name, url, ...(sameAs.length === 0 ? {} : { sameAs }) };
}

/** The page of a review or post with who checked it, as schema.org data: only pages can be reviewed there. */
export function checkedPage(
  catalogue: PublicCatalogue,
  address: string,
  checkedBy: string | undefined,
): { '@type': 'WebPage'; '@id': string; reviewedBy: object } | undefined {
  if (checkedBy === undefined || checkedBy === '') return undefined;
  const reviewedBy = personStructuredData(catalogue, checkedBy) ?? { '@type': 'Person', name: checkedBy };
  return { '@type': 'WebPage', '@id': address, reviewedBy };
}

/** Who checked the facts of a review or post. */
export interface CheckedByView {
  /** Says so, with the name. */
  text: string;
  /** The page of the author; absent where they have none. */
  href?: string;
}

/** Who checked the facts, as pages show it; nothing where nobody is named. */
export function checkedByView(
  catalogue: PublicCatalogue,
  named: string | undefined,
): { checkedBy?: CheckedByView } {
  if (named === undefined || named === '') return {};
  const author = findAuthor(catalogue, named);
  const name = author?.name ?? named;
  const text = fillPlaceholders(pageTexts('author', catalogue.labels).checkedBy, { name });
  const page = author && { href: routePath({ kind: 'author', slug: author.slug }) };
  return { checkedBy: { text, ...page } };
}

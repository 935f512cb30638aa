import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { findAuthor } from '../../rules/authors.js';
import { routePath } from '../../urls/routes.js';

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
  const portrait = author.profile?.portrait ?? '';
  return {
    name: author.name,
    href: routePath({ kind: 'author', slug: author.slug }),
    ...(portrait === '' ? {} : { portrait }),
  };
}

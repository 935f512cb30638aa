import type { PublicCasino } from '../collections/casinos/casino.js';
import type { PublicPost } from '../collections/posts/post.js';
import { memoizeWeak } from '../lazy.js';
import type { AuthorProfile } from '../model/documents/showcase.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { slugOf } from '../values/text/make-slug.js';

/** Somebody who is named on public reviews or posts. */
export interface Author {
  slug: string;
  name: string;
  /** What staff wrote of them, if anything. */
  profile?: AuthorProfile;
  /** What they reviewed, blacklisted casinos included. */
  casinos: PublicCasino[];
  posts: PublicPost[];
  /** The latest change of what they reviewed or wrote. */
  updatedAt: string;
}

/** The author of posts on which nobody wrote a name; not a person. */
const NO_PERSON = 'admin';

/** The authors by slug: each who is named on a public review or post. Only what is public makes them, and no account. */
export const authorsOf = memoizeWeak((catalogue: PublicCatalogue): ReadonlyMap<string, Author> => {
  // A store that was written before there were profiles has none until its showcase is saved again.
  const { authors: written }: Partial<PublicCatalogue['showcase']> = catalogue.showcase;
  const profiles = new Map((written?.profiles ?? []).map((profile) => [slugOf(profile.name), profile]));
  const authors = new Map<string, Author>();
  const authorNamed = (name: string): Author | undefined => {
    const slug = authorSlug(name);
    if (slug === undefined) return undefined;
    const known = authors.get(slug);
    if (known !== undefined) return known;
    const profile = profiles.get(slug);
    const author: Author = { slug, name: profile?.name ?? name, casinos: [], posts: [], updatedAt: '' };
    if (profile !== undefined) author.profile = profile;
    authors.set(slug, author);
    return author;
  };
  for (const casino of catalogue.casinos) addTo(authorNamed(casino.reviewer ?? ''), 'casinos', casino);
  for (const post of catalogue.posts) addTo(authorNamed(post.author), 'posts', post);
  return authors;
});

/** The name that visitors read as the author of a post: that of the site where nobody wrote one. */
export function shownAuthor({ settings }: Pick<PublicCatalogue, 'settings'>, name: string): string {
  return authorSlug(name) === undefined ? settings.siteName : name;
}

/** The author of a name on a review or post; undefined for none, and for a name that is no person's. */
export function findAuthor(catalogue: PublicCatalogue, name: string | undefined): Author | undefined {
  const slug = authorSlug(name ?? '');
  return slug === undefined ? undefined : authorsOf(catalogue).get(slug);
}

function addTo<K extends 'casinos' | 'posts'>(
  author: Author | undefined,
  list: K,
  record: Author[K][number],
): void {
  if (author === undefined) return;
  (author[list] as (typeof record)[]).push(record);
  if (record.updatedAt > author.updatedAt) author.updatedAt = record.updatedAt;
}

const slugs = new Map<string, string>();
const MAX_SLUGS = 5_000;

function authorSlug(name: string): string | undefined {
  let slug = slugs.get(name);
  if (slug === undefined) {
    if (slugs.size >= MAX_SLUGS) slugs.clear();
    slug = slugOf(name);
    slugs.set(name, slug);
  }
  return slug === '' || slug === NO_PERSON ? undefined : slug;
}

import type { PublicAuthor } from '../collections/authors/author.js';
import type { PublicCasino } from '../collections/casinos/casino.js';
import type { PublicPost } from '../collections/posts/post.js';
import { memoizeWeak } from '../lazy.js';
import type { AuthorProfile } from '../model/documents/showcase.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { slugOf } from '../values/text/make-slug.js';

/** Somebody who is named on public reviews or posts. */
export interface NamedAuthor extends Partial<Pick<PublicAuthor, 'isHiddenFromSearch' | 'canonicalUrl'>> {
  slug: string;
  name: string;
  /** Their record, where there is one. */
  record?: PublicAuthor;
  /** What staff wrote of them among the extras of the site, if anything. */
  profile?: AuthorProfile;
  /** What they reviewed, blacklisted casinos included. */
  casinos: PublicCasino[];
  posts: PublicPost[];
  /** The latest change of what they reviewed, wrote or checked, and of their record. */
  updatedAt: string;
}

/** The author of posts on which nobody wrote a name; not a person. */
const NO_PERSON = 'admin';

/** The authors by slug: each who is named on a public review or post. Only what is public makes them, and no account. */
export const authorsOf = memoizeWeak((catalogue: PublicCatalogue): ReadonlyMap<string, NamedAuthor> => {
  // A store that was written before there were profiles has none until its showcase is saved again.
  const { authors: written }: Partial<PublicCatalogue['showcase']> = catalogue.showcase;
  const profiles = new Map((written?.profiles ?? []).map((profile) => [slugOf(profile.name), profile]));
  const authors = new Map<string, NamedAuthor>();
  const authorNamed = (name: string): NamedAuthor | undefined => {
    const record = findRecord(catalogue, name);
    const slug = record?.slug ?? authorSlug(name);
    if (slug === undefined) return undefined;
    const known = authors.get(slug);
    if (known !== undefined) return known;
    const profile = profiles.get(slugOf(record?.name ?? name));
    const author: NamedAuthor = {
      ...{ slug, name: record?.name ?? profile?.name ?? name, casinos: [], posts: [] },
      updatedAt: record?.updatedAt ?? '',
    };
    if (record !== undefined) {
      author.record = record;
      author.isHiddenFromSearch = record.isHiddenFromSearch;
      author.canonicalUrl = record.canonicalUrl;
    }
    if (profile !== undefined) author.profile = profile;
    authors.set(slug, author);
    return author;
  };
  for (const casino of catalogue.casinos) {
    addTo(authorNamed(casino.reviewer ?? ''), 'casinos', casino);
    noteChange(authorNamed(casino.checkedBy ?? ''), casino);
  }
  for (const post of catalogue.posts) {
    addTo(authorNamed(post.author), 'posts', post);
    noteChange(authorNamed(post.checkedBy ?? ''), post);
  }
  return authors;
});

/** The name that visitors read as the author of a post: that of their record, and that of the site where nobody wrote one. */
export function shownAuthor(catalogue: Pick<PublicCatalogue, 'settings' | 'authors'>, name: string): string {
  const written = authorSlug(name) === undefined ? catalogue.settings.siteName : name;
  return findRecord(catalogue, name)?.name ?? written;
}

/** The author of a name on a review or post; undefined for none, and for a name that is no person's. */
export function findAuthor(catalogue: PublicCatalogue, name: string | undefined): NamedAuthor | undefined {
  const slug = findRecord(catalogue, name ?? '')?.slug ?? authorSlug(name ?? '');
  return slug === undefined ? undefined : authorsOf(catalogue).get(slug);
}

/** The record of an author by their name or slug, as reviews and posts write it. */
export function findRecord(
  { authors }: Pick<PublicCatalogue, 'authors'>,
  name: string,
): PublicAuthor | undefined {
  if (authors === undefined || name === '') return undefined;
  const word = wordOf(name);
  return authors.get(word) ?? recordsByName(authors).get(word);
}

const recordsByName = memoizeWeak((authors: ReadonlyMap<string, PublicAuthor>) => {
  const records = new Map<string, PublicAuthor>();
  for (const record of authors.values()) {
    const word = slugOf(record.name);
    if (!records.has(word)) records.set(word, record);
  }
  return records;
});

function addTo<K extends 'casinos' | 'posts'>(
  author: NamedAuthor | undefined,
  list: K,
  record: NamedAuthor[K][number],
): void {
  if (author === undefined) return;
  (author[list] as (typeof record)[]).push(record);
  noteChange(author, record);
}

function noteChange(author: NamedAuthor | undefined, { updatedAt }: { updatedAt: string }): void {
  if (author !== undefined && updatedAt > author.updatedAt) author.updatedAt = updatedAt;
}

const words = new Map<string, string>();
const MAX_WORDS = 5_000;

/** A name as addresses have it. */
function wordOf(name: string): string {
  let word = words.get(name);
  if (word === undefined) {
    if (words.size >= MAX_WORDS) words.clear();
    word = slugOf(name);
    words.set(name, word);
  }
  return word;
}

function authorSlug(name: string): string | undefined {
  const word = wordOf(name);
  return word === '' || word === NO_PERSON ? undefined : word;
}

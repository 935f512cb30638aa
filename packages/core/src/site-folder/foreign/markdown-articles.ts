import { routePath } from '../../urls/routes.js';
import { encodePath, parseUrlPath, trimTrailingSlash } from '../../urls/url-path.js';
import { MAX_SLUG_LENGTH, pageSlugOf, slugOf, uniqueSlug } from '../../values/text/make-slug.js';
import { readFrontMatter } from '../front-matter/read-front-matter.js';
import { type KnownFacts, knownFacts } from './known-facts.js';
import { folderOfText, type MarkdownPlace, markdownPlace } from './markdown-place.js';

/** A file of Markdown that becomes a record. */
export interface MarkdownArticle {
  /** Within the folder. */
  path: string;
  place: MarkdownPlace;
  facts: KnownFacts;
  title: string;
  text: string;
}

/** A record that is made of a file. */
export interface PlannedArticle extends MarkdownArticle {
  slug: string;
  isPublished: boolean;
  /** Its page here. */
  newPath: string;
  /** Where it was. */
  oldPaths: string[];
}

const PAGES = { posts: 'post', pages: 'custom-page', authors: 'author' } as const;
const HEADING = /^\s*# +([^\n]+?)(?: +#+)? *(?:\n|$)/;

/**
 * An article of a file; why it is none, where it cannot be read; undefined for lists and for what is about the folder.
 * `factsBeside` is the file with its facts, where that is one of their own.
 */
export function markdownArticle(
  path: string,
  file: string,
  factsBeside?: string,
): MarkdownArticle | { fault: string } | undefined {
  const place = markdownPlace(factsBeside === undefined ? path : `${folderOfText(path)}/index.md`);
  if (place === undefined) return undefined;
  const beside = readFrontMatter(factsBeside === undefined ? '' : `---\n${factsBeside}\n---\n`);
  const { facts: given, text, fault = beside.fault } = readFrontMatter(file);
  if (fault !== undefined) return { fault };
  const facts = knownFacts({ ...beside.facts, ...given });
  const [heading = '', headed] = HEADING.exec(text) ?? [];
  const said = facts.text('title', 300);
  const title = said ?? (headed?.replace(/[*_`]/g, '').slice(0, 300) || place.name.replaceAll(/[-_]+/g, ' '));
  // A page shows its title by itself.
  const isTitle = headed !== undefined && (said === undefined || headed === said);
  return { path, place, facts, title, text: isTitle ? text.slice(heading.length) : text };
}

/** Gives every article its slug and its page; one that was moved in before keeps the slug that it has here. */
export function plannedArticles(
  articles: readonly MarkdownArticle[],
  knownSlug: (collection: MarkdownPlace['collection'], path: string) => string | undefined,
  isTaken: (collection: MarkdownPlace['collection'], slug: string) => boolean,
): PlannedArticle[] {
  const used = new Set<string>();
  const sorted = articles.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const known = new Map(sorted.map(({ path, place }) => [path, knownSlug(place.collection, path)]));
  for (const { path, place } of sorted)
    if (known.get(path) !== undefined) used.add(`${place.collection} ${known.get(path)}`);
  return sorted.map((article) => {
    const { path, place, facts, title } = article;
    const { collection } = place;
    const make = collection === 'pages' ? pageSlugOf : slugOf;
    const words = facts.text('slug')?.split('/').filter(Boolean).at(-1) ?? place.name;
    const wanted = make(words).slice(0, MAX_SLUG_LENGTH) || make(title).slice(0, MAX_SLUG_LENGTH) || 'page';
    const slug =
      known.get(path) ??
      uniqueSlug(wanted, (one) => used.has(`${collection} ${one}`) || isTaken(collection, one));
    used.add(`${collection} ${slug}`);
    const newPath = routePath({ kind: PAGES[collection], slug });
    const isPublished = facts.flag('draft') !== true && facts.flag('published') !== false && !place.isDraft;
    const old = [facts.text('address') ?? place.address, ...facts.texts('aliases')].map(oldPath);
    return {
      ...article,
      slug,
      newPath,
      isPublished,
      oldPaths: [...new Set(old)].filter((one) => one !== newPath),
    };
  });
}

/** The path of an old address: with a slash before it, and none after it. */
export function oldPath(address: string): string {
  const { path } = parseUrlPath(address);
  return trimTrailingSlash(
    encodePath(path.startsWith('/') ? path : `/${path}`).replace(/\/index\.html$/, '/'),
  );
}

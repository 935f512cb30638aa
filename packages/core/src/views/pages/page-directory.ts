import { countedText } from '../../labels/localize/localized-text.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { authorsOf } from '../../rules/authors.js';
import { compareWords } from '../../rules/ranking.js';
import { visiblePosts } from '../../rules/visible-posts.js';
import { type Route, routePath } from '../../urls/routes.js';
import { isLivePath } from '../links/method-link.js';
import { rankedCasinos } from '../lists/casino-ranking.js';

/** Links to pages of one kind. */
export interface PageDirectoryView {
  title: string;
  links: { label: string; href: string }[];
  /** The rest, where there are more than a page can hold, and the page that lists them all. */
  more?: { label: string; href: string };
}

/** The slug of the page that lists the pages of the site below what staff wrote. */
const DIRECTORY_SLUG = 'sitemap';
/** The number of links of one kind. */
const MOST = 200;

/** The pages of the site by kind, for its page `sitemap`; undefined on other pages. */
export function pageDirectory(catalogue: PublicCatalogue, slug: string): PageDirectoryView[] | undefined {
  if (slug !== DIRECTORY_SLUG) return undefined;
  const { language, ...directory } = pageTexts('directory', catalogue.labels);
  const byLabel = (a: { label: string }, b: { label: string }) => compareWords(a.label, b.label, language);
  const group = (title: string, links: PageDirectoryView['links'], all?: string): PageDirectoryView => {
    const hidden = links.length - MOST;
    return {
      title,
      links: links.slice(0, MOST),
      ...(hidden > 0 && all !== undefined
        ? { more: { label: countedText(directory.more, hidden, { language }), href: all } }
        : {}),
    };
  };
  const linkTo = (kind: Route['kind'], name: string, own: string) => ({
    label: name,
    href: routePath({ kind, slug: own }),
  });
  const casinos = rankedCasinos(catalogue, 'name').map((one) => linkTo('review', one.name, one.slug));
  const posts = visiblePosts(catalogue).map((one) => linkTo('post', one.title, one.slug));
  const authors = [...authorsOf(catalogue).values()].map((one) => linkTo('author', one.name, one.slug));
  const pages = [...catalogue.pages.values()].map((one) => linkTo('custom-page', one.title, one.slug));
  return [
    group(pageTexts('reviews', catalogue.labels).title, casinos, routePath({ kind: 'reviews' })),
    group(directory.posts, posts, routePath({ kind: 'blog' })),
    group(directory.authors, authors.sort(byLabel)),
    group(
      directory.pages,
      pages.filter(({ href }) => href !== `/${slug}` && isLivePath(catalogue, href)).sort(byLabel),
    ),
  ].filter(({ links }) => links.length > 0);
}

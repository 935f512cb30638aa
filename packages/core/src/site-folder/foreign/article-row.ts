import { firstWords } from '../../values/html/first-words.js';
import type { SafeHtml } from '../../values/html/sanitize-html.js';
import { type Row, withoutBlanks } from '../../wordpress/records/row.js';
import { momentOf } from './known-facts.js';
import type { PlannedArticle } from './markdown-articles.js';

/** The column by which a row names its file. */
export const FILE_COLUMN = 'file';

/** What a row asks of the folder. */
export interface RowSite {
  /** The name of an author whom a file names by slug. */
  authorName(word: string): string;
  /** Where a picture is here. */
  imageAt(src: string): string;
}

/** The row of an article, and the facts that no field of its record takes. */
export function articleRow(
  article: PlannedArticle,
  html: SafeHtml,
  site: RowSite,
): { row: Row; unread: string[] } {
  const { place, path, facts, slug, title, isPublished } = article;
  const { collection } = place;
  const unread = [...facts.unknown];
  const images = facts.texts('image');
  const image = images[0] === undefined ? undefined : site.imageAt(images[0]);
  const date = facts.moment('date') ?? momentOf(place.day);
  if (facts.text('date') !== undefined && facts.moment('date') === undefined) unread.push('date');
  const [author, ...otherAuthors] = facts.texts('author');
  const [category, ...otherCategories] = facts.texts('category');
  const search = {
    seoTitle: facts.text('seoTitle', 200),
    seoDescription: facts.text('seoDescription', 500),
    canonicalUrl: facts.text('canonical'),
    isHiddenFromSearch: facts.flag('noindex'),
    createdAt: date,
  };
  const common = { [FILE_COLUMN]: path, slug };
  if (collection === 'authors') {
    return {
      row: withoutBlanks({
        ...common,
        ...search,
        name: title.slice(0, 100),
        biography: html,
        photograph: image,
      }),
      unread,
    };
  }
  if (collection === 'pages') {
    const said = ['author', 'tags', 'category', 'image'] as const;
    unread.push(...said.filter((name) => facts.texts(name).length > 0));
    const seoDescription = search.seoDescription ?? facts.text('excerpt', 500);
    return {
      row: withoutBlanks({ ...common, ...search, seoDescription, title, content: html, isPublished }),
      unread,
    };
  }
  if (otherAuthors.length > 0) unread.push('authors');
  const tags = [...new Set([...facts.texts('tags').flatMap((one) => one.split(',')), ...otherCategories])];
  const row = {
    ...{ ...common, ...search, title, excerpt: facts.text('excerpt', 1_000) ?? (firstWords(html) || title) },
    content: html || `<p>${title.replace(/[&<>]/g, '')}</p>`,
    author: author === undefined ? undefined : site.authorName(author).slice(0, 100),
    category: category?.slice(0, 100),
    tags: tags.map((tag) => tag.trim().slice(0, 100)).filter((tag) => tag !== ''),
    ...{ featuredImage: image, isPublished, publishedAt: date },
  };
  return { row: withoutBlanks(row), unread };
}

import { problem } from '../../problem.js';
import type { ArchivedFile } from '../../site-folder/archive/tar-reader.js';
import { articleBody, type BodySite, pictureAddress } from '../../site-folder/foreign/article-body.js';
import { articleRow, FILE_COLUMN } from '../../site-folder/foreign/article-row.js';
import {
  oldPath,
  type PlannedArticle,
  plannedArticles,
} from '../../site-folder/foreign/markdown-articles.js';
import { RESERVED_SLUGS } from '../../urls/routes.js';
import { picturePaths } from '../../wordpress/addresses/picture-sizes.js';
import type { ChangeContext } from '../define/operation.js';
import { importOldRedirects } from '../migrate/import-old-redirects.js';
import { importRowsOfSite, type MovingSite, rowsOf, slugsOfSite } from '../migrate/import-rows-of-site.js';
import { picturesHere } from '../migrate/pictures-here.js';
import { gatherArticles } from './gather-articles.js';
import { leftOutList } from './left-out-list.js';
import type { SiteFolder } from './migrate-markdown.js';

const COLLECTIONS = ['authors', 'posts', 'pages'] as const;
type Collection = (typeof COLLECTIONS)[number];

/** Makes records of a folder of Markdown, as rows of sources: what people have edited since stays. Problem: `invalid` where it has none. */
export async function applyMarkdown(
  context: ChangeContext,
  files: AsyncIterable<ArchivedFile>,
  { site, force }: { site: string; force: boolean },
): Promise<SiteFolder> {
  const leftOut = leftOutList();
  const articles = await gatherArticles(context, files, leftOut.leave);
  if (articles.length === 0) throw problem('site-folder.no-markdown');
  const moving: MovingSite = { name: `Markdown ${site}`, keyColumn: FILE_COLUMN };
  const planned = plannedArticles(articles, slugsOfSite(context, moving), isReserved);
  const pageAt = pagesByAddress(planned);
  const here = picturesHere(context);
  const pictures = new Map<string, { address: string; file: string; alt: string }>();
  const pictureAt = (address: string, alt: string) => {
    const found = here.get(picturePaths(address).path);
    if (found === undefined)
      pictures.set(address, { address, file: address, alt: pictures.get(address)?.alt || alt });
    return found;
  };
  const names = new Map(
    planned.filter(({ place }) => place.collection === 'authors').map(({ slug, title }) => [slug, title]),
  );
  const rowOf = (article: PlannedArticle) => {
    const body = bodyOf(article, { pageAt, pictureAt });
    if (body === undefined) {
      leftOut.leave('text', 'nested beyond reading', article.path);
      return undefined;
    }
    for (const { kind, name } of body.leftOut) leftOut.leave(kind, name, article.path);
    const { row, unread } = articleRow(article, body.html, {
      authorName: (word) => names.get(word) ?? word,
      imageAt(src) {
        const address = pictureAddress(src, article.path);
        return address === undefined ? src : (pictureAt(address, '') ?? address);
      },
    });
    for (const name of unread) leftOut.leave('field', name, article.path);
    return row;
  };
  const records: SiteFolder['records'] = [];
  for (const collection of COLLECTIONS) {
    const own = planned.filter(({ place }) => place.collection === collection);
    if (own.length > 0)
      records.push(await importRowsOfSite(context, { site: moving, collection, force }, rowsOf(own, rowOf)));
  }
  return {
    ...{ records, documents: [], warnings: [], leftOut: leftOut.all(), pictures: [...pictures.values()] },
    redirects: await importOldPaths(context, planned),
  };
}

/** The text of an article; undefined where it is nested so deep that nothing reads it. */
function bodyOf(article: PlannedArticle, site: BodySite): ReturnType<typeof articleBody> | undefined {
  try {
    return articleBody(article, site);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function isReserved(collection: Collection, slug: string): boolean {
  return collection === 'pages' && RESERVED_SLUGS.has(slug);
}

function pagesByAddress(planned: readonly PlannedArticle[]): (address: string) => string | undefined {
  const pages = new Map<string, string>();
  for (const { oldPaths, place, newPath } of planned)
    for (const one of [...oldPaths, oldPath(place.address)]) if (!pages.has(one)) pages.set(one, newPath);
  return (address) => pages.get(oldPath(address));
}

/** Redirects from where articles were; those that are there already stay as people have them. */
async function importOldPaths(
  context: ChangeContext,
  planned: readonly PlannedArticle[],
): Promise<NonNullable<SiteFolder['redirects']>> {
  const pages = new Set(planned.map(({ newPath }) => newPath));
  const known = new Set<string>();
  const rules = planned
    .filter(({ isPublished }) => isPublished)
    .flatMap(({ oldPaths, newPath }) => oldPaths.map((source) => ({ source, target: newPath })))
    .filter(({ source }) => source !== '/' && !pages.has(source) && !RESERVED_SLUGS.has(source.slice(1)))
    .filter(({ source }) => !known.has(source) && known.add(source));
  return importOldRedirects(
    context,
    rules.map((rule) => ({ ...rule, match: 'exact', appendRemainder: false, preserveQuery: true })),
  );
}

import { authors } from '../../collections/authors/authors.js';
import { pages } from '../../collections/pages/pages.js';
import { posts } from '../../collections/posts/posts.js';
import { isProblem, problem } from '../../problem.js';
import { createPause } from '../../short-turns.js';
import { type ArchivedFile, wholeFile } from '../../site-folder/archive/tar-reader.js';
import { articleBody, type BodySite, pictureAddress } from '../../site-folder/foreign/article-body.js';
import { articleRow, FILE_COLUMN } from '../../site-folder/foreign/article-row.js';
import {
  type MarkdownArticle,
  markdownArticle,
  oldPath,
  type PlannedArticle,
  plannedArticles,
} from '../../site-folder/foreign/markdown-articles.js';
import { RESERVED_SLUGS } from '../../urls/routes.js';
import { picturePaths } from '../../wordpress/addresses/picture-sizes.js';
import type { ChangeContext } from '../define/operation.js';
import { asPart } from '../migrate/as-part.js';
import { picturesHere } from '../migrate/pictures-here.js';
import { redirectsImport } from '../redirects/redirects-transfer.js';
import { saveProfile } from '../transfer/profiles.js';
import { leftOutList } from './left-out-list.js';
import type { SiteFolder } from './migrate-markdown.js';

const COLLECTIONS = ['authors', 'posts', 'pages'] as const;
type Collection = (typeof COLLECTIONS)[number];

const IMPORTS = {
  authors: authors.operations.import,
  posts: posts.operations.import,
  pages: pages.operations.import,
} as const;

/** A record is known by its file, whatever its title becomes. */
const KEY = [`column:${FILE_COLUMN}`];
/** The most of a text, in bytes. */
const MAX_TEXT = 2_000_000;
/** How many articles one folder brings. */
const MOST_ARTICLES = 200_000;
/** How many reasons are told of a collection. */
const MAX_ERRORS = 20;
const TURN_MS = 25;

/** Makes records of a folder of Markdown, as rows of sources: what people have edited since stays. Problem: `invalid` where it has none. */
export async function applyMarkdown(
  context: ChangeContext,
  files: AsyncIterable<ArchivedFile>,
  { site, force }: { site: string; force: boolean },
): Promise<SiteFolder> {
  const leftOut = leftOutList();
  const articles = await articlesOf(context, files, leftOut.leave);
  if (articles.length === 0) throw problem('site-folder.no-markdown');
  const planned = plannedArticles(articles, knownSlugs(context, site), isReserved);
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
      records.push(await importArticles(context, { site, collection, force }, rowsOf(own, rowOf)));
  }
  return {
    ...{ records, documents: [], warnings: [], leftOut: leftOut.all(), pictures: [...pictures.values()] },
    redirects: await importOldPaths(context, planned),
  };
}

async function articlesOf(
  { signal }: ChangeContext,
  files: AsyncIterable<ArchivedFile>,
  leave: ReturnType<typeof leftOutList>['leave'],
): Promise<MarkdownArticle[]> {
  const articles: MarkdownArticle[] = [];
  const pause = createPause(TURN_MS);
  for await (const file of files) {
    if (signal.aborted) throw problem('import.interrupted');
    await pause();
    if (!/\.(?:md|mdx|markdown)$/i.test(file.path) || articles.length >= MOST_ARTICLES) {
      leave('file', file.path.split('/').at(-1) ?? file.path, file.path);
      continue;
    }
    try {
      const article = markdownArticle(file.path, new TextDecoder().decode(await wholeFile(file, MAX_TEXT)));
      if (article === undefined) leave('file', 'lists and notes about the folder', file.path);
      else if ('fault' in article) leave('text', article.fault, file.path);
      else articles.push(article);
    } catch (error) {
      if (!isProblem(error) || error.code !== 'invalid') throw error;
      leave('text', 'too long', file.path);
    }
  }
  return articles;
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

/** The rows one at a time, so that no more than one is there twice. */
function* rowsOf<R, Row>(records: readonly R[], rowOf: (record: R) => Row | undefined): Generator<Row> {
  for (const record of records) {
    const row = rowOf(record);
    if (row !== undefined) yield row;
  }
}

function isReserved(collection: Collection, slug: string): boolean {
  return collection === 'pages' && RESERVED_SLUGS.has(slug);
}

function sourceName(site: string, collection: Collection): string {
  return `Markdown ${site} ${collection}`.slice(0, 100);
}

/** The slugs of the records that were made of files before. */
function knownSlugs({ content }: Pick<ChangeContext, 'content'>, site: string) {
  const slugs = new Map<string, string>();
  for (const collection of COLLECTIONS) {
    const profile = content.profiles.find(({ name }) => name === sourceName(site, collection));
    for (const { source, key, record } of profile === undefined ? [] : content.sourceRecords.all()) {
      if (source !== profile?.id || record === undefined) continue;
      const found = content[collection].get(record);
      if (found !== undefined) slugs.set(`${collection} ${key}`, found.slug);
    }
  }
  return (collection: Collection, path: string) => slugs.get(`${collection} ${KEY[0]}: ${path}`);
}

function pagesByAddress(planned: readonly PlannedArticle[]): (address: string) => string | undefined {
  const pages = new Map<string, string>();
  for (const { oldPaths, place, newPath } of planned)
    for (const one of [...oldPaths, oldPath(place.address)]) if (!pages.has(one)) pages.set(one, newPath);
  return (address) => pages.get(oldPath(address));
}

async function importArticles(
  context: ChangeContext,
  { site, collection, force }: { site: string; collection: Collection; force: boolean },
  rows: Iterable<object>,
): Promise<SiteFolder['records'][number]> {
  const name = sourceName(site, collection);
  if (context.content.profiles.find((one) => one.name === name) === undefined)
    saveProfile(context, name, collection, { key: KEY });
  const { input, run } = IMPORTS[collection];
  const given = input.parse({ source: linesOf(rows), format: 'ndjson', fromSource: name, force });
  const { created, updated, unchanged, rejected, source, errors } = await run(
    asPart(context),
    given as never,
    undefined,
  );
  return {
    ...{ collection, created, updated, unchanged, rejected },
    ...{ waiting: source?.open ?? 0, kept: source?.kept ?? 0 },
    errors: errors.slice(0, MAX_ERRORS).map(({ message }) => message),
  };
}

async function* linesOf(rows: Iterable<object>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const row of rows) yield encoder.encode(`${JSON.stringify(row)}\n`);
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
  const lines = rules.map((rule) =>
    JSON.stringify({ ...rule, match: 'exact', appendRemainder: false, preserveQuery: true }),
  );
  const input = redirectsImport.input.parse({
    ...{ source: lines.join('\n'), format: 'ndjson', onConflict: 'skip', skipInvalid: true },
  });
  const { created, skipped, rejected } = await redirectsImport.run(
    asPart(context),
    input as never,
    undefined,
  );
  return { created, unchanged: skipped, rejected };
}

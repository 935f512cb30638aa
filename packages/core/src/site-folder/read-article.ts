import { sanitizeHtml } from '../values/html/sanitize-html.js';
import {
  ARTICLE_FOLDERS,
  type ArticleCollection,
  type ArticleFolder,
  CATEGORIES_NAME,
  DRAFT_NAME,
  LINES_NAME,
} from './article-folders.js';
import { readFrontMatter } from './front-matter/read-front-matter.js';
import { type HtmlLines, withLines } from './markdown/html-lines.js';
import { rawHtmlOf } from './markdown/markdown-html.js';

const NAME = /^([^/]+)\/([^/]+)\.(md|html)$/;

/** Of which record a file of an export is; undefined for other files. */
export function articlePlace(path: string): { collection: ArticleCollection; slug: string } | undefined {
  const [, folder = '', slug = ''] = NAME.exec(path) ?? [];
  return Object.hasOwn(ARTICLE_FOLDERS, folder)
    ? { collection: folder as ArticleCollection, slug }
    : undefined;
}

/** The record of a file of an export, or why it is none. */
export function articleOf(
  collection: ArticleCollection,
  path: string,
  file: string,
): { record: Record<string, unknown>; writtenHtml: string } | { fault: string } {
  const { facts, text, fault } = readFrontMatter(file);
  if (facts === undefined) return { fault: fault ?? 'it has no facts above its text' };
  const folder: ArticleFolder = ARTICLE_FOLDERS[collection];
  const fields = new Map(Object.entries(folder.names).map(([field, name]) => [name, field]));
  const record: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (name === LINES_NAME) continue;
    if (name === DRAFT_NAME && folder.shown !== undefined) record[folder.shown] = value !== true;
    else
      record[fields.get(name) ?? name] = name === CATEGORIES_NAME && Array.isArray(value) ? value[0] : value;
  }
  const body = text.trim();
  if (body === '') return { record, writtenHtml: '' };
  const lines = facts[LINES_NAME];
  try {
    const isHtml = path.endsWith('.html');
    const writtenHtml = isHtml ? body : rawHtmlOf(text);
    const clean = sanitizeHtml(writtenHtml);
    record[folder.text] = isHtml ? clean.trim() : withLines(clean, isLines(lines) ? lines : 'none');
    return { record, writtenHtml };
  } catch {
    return { fault: 'its text is nested beyond reading' };
  }
}

function isLines(value: unknown): value is HtmlLines {
  return value === 'none' || value === 'blocks' || value === 'all';
}

import type { SafeHtml } from '../values/html/sanitize-html.js';
import {
  ARTICLE_FOLDERS,
  type ArticleCollection,
  type ArticleFolder,
  CATEGORIES_NAME,
  DRAFT_NAME,
  LINES_NAME,
} from './article-folders.js';
import { withFrontMatter } from './front-matter/write-front-matter.js';
import { markdownOfHtml } from './markdown/html-markdown.js';

/** A record as a file. */
export interface ArticleFile {
  path: string;
  content: string;
}

/** A record as Markdown below its facts; as HTML where no Markdown gives its text exactly. */
export function articleFile(
  collection: ArticleCollection,
  record: Readonly<Record<string, unknown>> & { slug: string },
): ArticleFile {
  const { text: textField } = ARTICLE_FOLDERS[collection];
  const html = (record[textField] ?? '') as SafeHtml;
  const text = markdownOfHtml(html);
  const facts = factsOf(ARTICLE_FOLDERS[collection], record);
  if (text !== undefined && text.lines !== 'none') facts[LINES_NAME] = text.lines;
  return {
    path: `${collection}/${record.slug}.${text === undefined ? 'html' : 'md'}`,
    content: withFrontMatter(facts, text === undefined ? `${html}\n` : text.markdown),
  };
}

/** The fields of a record but its text, by the names that others use. What is empty is not named. */
function factsOf(
  { text, shown, names }: ArticleFolder,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const facts: Record<string, unknown> = {};
  for (const [field, name] of Object.entries(names)) {
    const value = record[field];
    if (isEmpty(value)) continue;
    facts[name] = name === CATEGORIES_NAME ? [value] : value;
  }
  if (shown !== undefined) facts[DRAFT_NAME] = record[shown] !== true;
  for (const [field, value] of Object.entries(record))
    if (field !== text && field !== shown && !Object.hasOwn(names, field) && !isEmpty(value))
      facts[field] = value;
  return facts;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  );
}

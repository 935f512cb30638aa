import { Marked } from 'marked';
import { type SafeHtml, sanitizeHtml } from '../../values/html/sanitize-html.js';
import { type HtmlLines, withLines } from './html-lines.js';
import { isReadable } from './is-readable.js';

const marked = new Marked({ gfm: true, async: false });

/** The clean HTML of Markdown, with line breaks where they are asked for. Throws for what is nested beyond reading. */
export function htmlOfMarkdown(markdown: string, lines: HtmlLines = 'none'): SafeHtml {
  return withLines(cleanHtmlOf(markdown), lines);
}

/** The clean HTML of Markdown, with the line breaks that Markdown makes. */
export function cleanHtmlOf(markdown: string): SafeHtml {
  return sanitizeHtml(rawHtmlOf(markdown));
}

/** The HTML of Markdown with whatever stands in it. Throws a `RangeError` for what would be read for minutes. */
export function rawHtmlOf(markdown: string): string {
  if (!isReadable(markdown)) throw new RangeError('The text is nested beyond reading');
  return marked.parse(markdown, { async: false });
}

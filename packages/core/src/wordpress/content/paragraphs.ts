import { splitVerbatim } from './verbatim-parts.js';

/** Elements that no paragraph holds. */
const BLOCK =
  '(?:address|article|aside|blockquote|caption|colgroup|col|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|map|menu|nav|noscript|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|audio)';
const BEFORE_BLOCK = new RegExp(`(<${BLOCK}(?=[\\s/>]))`, 'gi');
const AFTER_BLOCK = new RegExp(`(</${BLOCK}\\s*>|<hr(?:\\s[^<>]*)?>)`, 'gi');
const BEGINS_WITH_BLOCK = new RegExp(`^</?${BLOCK}(?=[\\s/>])`, 'i');

/**
 * A text of the classic editor with its paragraphs: it stores blank lines between them, and WordPress adds the elements as it
 * shows the page.
 */
export function withParagraphs(text: string): string {
  return splitVerbatim(text.replace(/\r\n?/g, '\n'), ['pre', 'script', 'style', 'textarea'])
    .map(({ text: part, isVerbatim }) => (isVerbatim ? part : paragraphsOf(part)))
    .filter((part) => part !== '')
    .join('\n');
}

function paragraphsOf(text: string): string {
  return text
    .replace(BEFORE_BLOCK, '\n\n$1')
    .replace(AFTER_BLOCK, '$1\n\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BEGINS_WITH_BLOCK.test(part) ? part : `<p>${withBreaks(part)}</p>`))
    .join('\n');
}

/** A line break of the text is one of the page, but within a tag. */
function withBreaks(part: string): string {
  const pieces = part.split(/(<[^<>]*>)/).map((piece, i) => (i % 2 === 1 ? piece : linesOf(piece)));
  return pieces.join('').replace(/(<br\s?\/?>)<br>/gi, '$1');
}

function linesOf(text: string): string {
  const lines = text.split('\n');
  const last = lines.length - 1;
  return lines
    .map((line, i) => (i === 0 ? line : line.trimStart()))
    .map((line, i) => (i === last ? line : line.trimEnd()))
    .join('<br>');
}

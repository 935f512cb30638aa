import type { Element, Nodes, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import * as z from 'zod';
import { ALLOWED_HTML, ALLOWED_REL } from './html-allow-list.js';
import { safeInlineStyle } from './inline-style.js';
import { kind } from './kind.js';
import { MISPLACED, SEEN } from './text.js';
import { isImageData } from './web-address.js';

declare const sanitised: unique symbol;

/** HTML that has passed the sanitiser; nothing else may be set as inner HTML. */
export type SafeHtml = string & { [sanitised]: true };

const LONGEST = 500_000;
/** How often HTML is read and written again; most needs it twice, what is nested to deceive may need more. */
const MOST_PASSES = 8;

/** How deep elements may stand in each other; browsers flatten what is deeper, each in its own way. */
const DEEPEST = 200;
/** Nested deeper than this, HTML was written by no writer, and is shown as the text that it is. */
const ABSURD = 1_000;
/** What need not be closed, and so is often not. */
const LEFT_OPEN =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|td|th|tr|option|optgroup|rp|rt)$/;

/** HTML with all that is not on the allow-list taken out; running it twice changes nothing more. */
export function sanitiseHtml(html: string): SafeHtml {
  if (isAbsurdlyDeep(html)) return asWords(html);
  let before = html.replace(MISPLACED, '');
  // Taking a tag out can leave others nested as no parser would nest them: go on until a parser reads what was written.
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    if (!/[<&]/.test(before)) return before as SafeHtml;
    const tree = sanitize(fromHtml(before, { fragment: true }), ALLOWED_HTML);
    // Character references may have stood for what was taken out above.
    const after = toHtml(mended(tree)).replace(MISPLACED, '');
    if (after === before) return after as SafeHtml;
    before = after;
  }
  return asWords(plainTextOf(fromHtml(before, { fragment: true })).replace(/\r/g, '\n'));
}

function asWords(text: string): SafeHtml {
  return toHtml({ type: 'text', value: text.replace(MISPLACED, '').replace(/\r\n?/g, '\n') }) as SafeHtml;
}

/** Whether tags are opened in each other beyond all reason; a tree of them could not even be walked. */
function isAbsurdlyDeep(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (LEFT_OPEN.test(name.toLowerCase())) continue;
    if (slash === '') depth++;
    else if (depth > 0) depth--;
    if (depth > ABSURD) return true;
  }
  return false;
}

/** The tree with what lists of names cannot say: styles, links and pictures as they may be, and no depth. */
function mended(node: Nodes, depth = 0): Nodes {
  if (!('children' in node)) return node;
  if (node.type === 'element') mendElement(node);
  if (depth > DEEPEST) {
    const words = plainTextOf(node);
    node.children = words === '' ? [] : [{ type: 'text', value: words }];
    return node;
  }
  for (const child of node.children) mended(child, depth + 1);
  return node;
}

function mendElement({ tagName, properties, children }: Element): void {
  if (properties.style !== undefined) {
    const style = safeInlineStyle(String(properties.style));
    if (style === '') delete properties.style;
    else properties.style = style;
  }
  if (tagName === 'img' && /^data:/i.test(String(properties.src)) && !isImageData(String(properties.src))) {
    delete properties.src;
  }
  for (const side of ['width', 'height'])
    if (!(Number(properties[side] ?? 1) <= 10_000)) delete properties[side];
  if (tagName === 'a') mendLink(properties);
  // The first line break in a `pre` is dropped by parsers, so one that is meant needs another before it.
  const [first] = children;
  if (tagName === 'pre' && first?.type === 'text' && first.value.startsWith('\n')) {
    first.value = `\n${first.value}`;
  }
}

/** A link says of itself only what is known, and a page that it opens beside this one cannot reach back. */
function mendLink(properties: Properties): void {
  const said = Array.isArray(properties.rel) ? properties.rel.map(String) : [];
  const rel = [...new Set(said.map((word) => word.toLowerCase()))].filter((word) =>
    ALLOWED_REL.includes(word),
  );
  const isOpen = !rel.includes('noopener') && !rel.includes('noreferrer');
  if (properties.target === '_blank' && isOpen) rel.push('noopener');
  if (rel.length > 0) properties.rel = rel;
  else delete properties.rel;
}

function plainTextOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(plainTextOf).join('') : '';
}

/** Whether sanitised HTML shows readers nothing: no word, no picture. */
function showsNothing(html: SafeHtml): boolean {
  return !/<img [^>]*src=/.test(html) && !SEEN.test(html.replace(/<(?:"[^"]*"|[^">])*>/g, ''));
}

/** HTML, sanitised when it is read; space around it is dropped, as around other text. */
export const safeHtml = kind<SafeHtml, string>({
  name: 'HTML',
  schema: () =>
    z
      .string('must be HTML')
      .max(LONGEST, `must be at most ${LONGEST} characters`)
      .transform((html) => sanitiseHtml(html).trim()) as unknown as z.ZodType<SafeHtml, string>,
  write: (html) => html,
  isBlank: showsNothing,
});

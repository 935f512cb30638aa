import type { Element, Nodes, Properties, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { isImageData } from '../addresses/address-checks.js';
import { safeInlineStyle } from '../css/inline-style.js';
import { DISALLOWED_CHARACTERS } from '../text/text-characters.js';
import { ALLOWED_HTML, ALLOWED_REL } from './html-allow-list.js';

declare const sanitized: unique symbol;

/** Sanitized HTML; only this type can be set as inner HTML. */
export type SafeHtml = string & { [sanitized]: true };

/** Maximum number of sanitizing passes. Most HTML needs two; maliciously nested HTML may need more. */
const MAX_PASSES = 8;

/** Maximum nesting depth; browsers flatten deeper elements, each differently. */
const MAX_DEPTH = 200;
/** HTML nested deeper than this is never genuine, and is shown as text. */
const MAX_PARSED_DEPTH = 1_000;
/** Elements whose end tag is optional or absent. */
export const OPTIONAL_END_TAGS =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|td|th|tr|option|optgroup|rp|rt)$/;

/** Removes everything that is not on the allow-list; sanitizing the result again changes nothing. */
export function sanitizeHtml(html: string): SafeHtml {
  if (isTooDeepToParse(html)) return escapeAsText(html);
  let before = html.replace(DISALLOWED_CHARACTERS, '');
  // Removing a tag can leave invalid nesting, so repeat until parsing changes nothing.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    if (!/[<&]/.test(before)) return before as SafeHtml;
    const tree = cleanedTree(fromHtml(before, { fragment: true }));
    // Character references may decode to characters that were removed above.
    const after = toHtml(tree).replace(DISALLOWED_CHARACTERS, '');
    if (after === before) return after as SafeHtml;
    before = after;
  }
  return escapeAsText(textOf(fromHtml(before, { fragment: true })).replace(/\r/g, '\n'));
}

/** A parsed tree without what is not on the allow-list. */
export function cleanedTree(tree: Root): Nodes {
  return cleanTree(sanitize(tree, ALLOWED_HTML));
}

/** Sanitized HTML as a tree. */
export function treeOf(html: SafeHtml): Root {
  return fromHtml(html, { fragment: true });
}

function escapeAsText(text: string): SafeHtml {
  return toHtml({
    type: 'text',
    value: text.replace(DISALLOWED_CHARACTERS, '').replace(/\r\n?/g, '\n'),
  }) as SafeHtml;
}

/** Whether tags are nested too deeply for a tree to be walked. */
export function isTooDeepToParse(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (OPTIONAL_END_TAGS.test(name.toLowerCase())) continue;
    if (slash === '') depth++;
    else if (depth > 0) depth--;
    if (depth > MAX_PARSED_DEPTH) return true;
  }
  return false;
}

/** Applies what the allow-list cannot express: styles, links, pictures and maximum depth. */
function cleanTree(node: Nodes, depth = 0): Nodes {
  if (!('children' in node)) return node;
  if (node.type === 'element') cleanElement(node);
  if (depth > MAX_DEPTH) {
    const words = textOf(node);
    node.children = words === '' ? [] : [{ type: 'text', value: words }];
    return node;
  }
  for (const child of node.children) cleanTree(child, depth + 1);
  return node;
}

function cleanElement({ tagName, properties, children }: Element): void {
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
  if (tagName === 'a') cleanLink(properties);
  // Parsers drop the first line break in a `pre`, so a real one is doubled.
  const [first] = children;
  if (tagName === 'pre' && first?.type === 'text' && first.value.startsWith('\n')) {
    first.value = `\n${first.value}`;
  }
}

/** Keeps only known `rel` values; adds `noopener` to links that open a new tab. */
function cleanLink(properties: Properties): void {
  const relTokens = Array.isArray(properties.rel) ? properties.rel.map(String) : [];
  const rel = [...new Set(relTokens.map((word) => word.toLowerCase()))].filter((word) =>
    ALLOWED_REL.includes(word),
  );
  const isOpen = !rel.includes('noopener') && !rel.includes('noreferrer');
  if (properties.target === '_blank' && isOpen) rel.push('noopener');
  if (rel.length > 0) properties.rel = rel;
  else delete properties.rel;
}

/** The text of a node and of everything in it. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

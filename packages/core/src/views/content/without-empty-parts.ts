import type { Element, Nodes } from 'hast';
import { EDITOR_NOTE } from '../../values/html/html-allow-list.js';
import { type SafeHtml, treeOf } from '../../values/html/sanitize-html.js';

/** A picture without an address, a link or a heading without words, a note to editors; more is found than there is, and nothing is missed. */
const MAYBE_EMPTY =
  / data-block="editor-note"|<img(?! (?:"[^"]*"|[^">])*\bsrc="[^"])|<(a|h[1-6])\b(?:"[^"]*"|[^">])*>(?:<(?:"[^"]*"|[^">])*>|\s)*<\/\1>/;

/** Sanitized HTML without pictures that have no address, links that have no words, headings that say nothing, and notes to editors. */
export function withoutEmptyParts(html: SafeHtml): SafeHtml {
  if (!MAYBE_EMPTY.test(html)) return html;
  let kept = '';
  let at = 0;
  for (const part of emptyParts(treeOf(html))) {
    const { start, end } = part.position ?? {};
    kept += html.slice(at, start?.offset) + spaceIn(part);
    at = end?.offset ?? at;
  }
  return (kept + html.slice(at)) as SafeHtml;
}

function emptyParts(node: Nodes): Element[] {
  if (node.type === 'element' && node.properties.dataBlock === EDITOR_NOTE) return [node];
  if (node.type === 'element' && /^(?:img|a|h[1-6])$/.test(node.tagName) && !showsAnything(node))
    return [node];
  return 'children' in node ? node.children.flatMap(emptyParts) : [];
}

function showsAnything(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type === 'element' && node.tagName === 'img') return Boolean(node.properties.src);
  return 'children' in node && node.children.some(showsAnything);
}

function spaceIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(spaceIn).join('') : '';
}

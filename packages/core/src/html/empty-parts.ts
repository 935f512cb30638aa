import type { ElementContent, RootContent } from 'hast';
import { textOf } from '../values/html/sanitize-html.js';
import { hasClass, isElement } from './element-tree.js';

/** What holds text alone, and shows nothing without. */
const FORMATTED_TEXT = /^(?:p|h[1-6]|span|a|strong|em|u|s|blockquote)$/;
/** What stands on lines of its own. */
export const BLOCKS =
  /^(?:p|h[1-6]|ul|ol|dl|li|blockquote|pre|hr|table|tr|td|th|div|section|figure|details)$/;

/** Whether a node shows nothing; a line break that a copy ends with is one. */
export function isEmpty(node: ElementContent): boolean {
  if (isElement(node, 'br')) return hasClass(node, /^Apple-interchange-newline$/);
  return (
    isElement(node) && FORMATTED_TEXT.test(node.tagName) && textOf(node).trim() === '' && !hasPicture(node)
  );
}

function hasPicture(node: ElementContent): boolean {
  return isElement(node, 'img') || (isElement(node) && node.children.some(hasPicture));
}

/** What stays of something empty: the space between words that it may have held. */
export function spaceOf(node: ElementContent): ElementContent[] {
  const isBlock = isElement(node) && BLOCKS.test(node.tagName);
  return isBlock || textOf(node) === '' ? [] : [{ type: 'text', value: ' ' }];
}

/** Leaves out line breaks beside blocks, which are empty lines of the copy, and keeps those between texts. */
export function withoutEmptyLines(nodes: readonly RootContent[]): RootContent[] {
  const kept: RootContent[] = [];
  let space: RootContent[] = [];
  let isAfterText = false;
  for (const node of nodes) {
    if (isSpace(node)) {
      space.push(node);
      continue;
    }
    const isText = !(node.type === 'element' && BLOCKS.test(node.tagName));
    kept.push(...(isAfterText && isText ? space : withoutBreaks(space)), node);
    space = [];
    isAfterText = isText;
  }
  return [...kept, ...withoutBreaks(space)];
}

function withoutBreaks(nodes: readonly RootContent[]): RootContent[] {
  return nodes.filter((node) => !isElement(node, 'br'));
}

function isSpace(node: RootContent): boolean {
  return node.type === 'text' ? node.value.trim() === '' : isElement(node, 'br');
}

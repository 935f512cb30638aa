import type { Element, ElementContent } from 'hast';
import { textOf } from '../values/html/sanitize-html.js';
import { element, hasClass, isElement, type Parent, styleOf } from './element-tree.js';

/** A paragraph that Word means as an item of a list. */
interface WordItem {
  paragraph: Element;
  level: number;
  isOrdered: boolean;
}

/** What Word writes in place of a bullet or a number, to be ignored by programs that know lists. */
function isMarker(node: ElementContent): boolean {
  return isElement(node) && styleOf(node).get('mso-list') === 'ignore';
}

/** The marker of an item, wherever it is in the paragraph. */
function markerIn(parent: Parent): Element | undefined {
  for (const child of parent.children as ElementContent[]) {
    if (isMarker(child)) return child as Element;
    const found = isElement(child) ? markerIn(child) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function wordItem(node: ElementContent): WordItem | undefined {
  if (!isElement(node, 'p')) return undefined;
  const [, level] = /\blevel(\d)/.exec(styleOf(node).get('mso-list') ?? '') ?? [];
  const marker = markerIn(node);
  if (level === undefined || (marker === undefined && !hasClass(node, /^MsoListParagraph/i)))
    return undefined;
  return {
    paragraph: node,
    level: Number(level),
    isOrdered: marker !== undefined && /^\s*\(?[\da-z]{1,4}[.)]/i.test(textOf(marker)),
  };
}

function withoutMarker(parent: Parent): void {
  parent.children = (parent.children as ElementContent[]).filter((child) => !isMarker(child)) as never;
  for (const child of parent.children as ElementContent[]) if ('children' in child) withoutMarker(child);
}

/** Turns runs of Word's list paragraphs into lists, nested by their level. */
export function withWordLists(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  const open: { list: Element; level: number }[] = [];
  for (const node of nodes) {
    const item = wordItem(node);
    if (item === undefined) {
      // The line breaks between the items of a list.
      if (open.length > 0 && node.type === 'text' && node.value.trim() === '') continue;
      open.length = 0;
      result.push(node);
      continue;
    }
    const name = item.isOrdered ? 'ol' : 'ul';
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
    let current = open.at(-1);
    if (current?.level !== item.level || current.list.tagName !== name) {
      if (current?.level === item.level) open.pop();
      const list = element(name, []);
      const parent = open.at(-1)?.list.children.at(-1);
      if (isElement(parent, 'li')) parent.children.push(list);
      else result.push(list);
      current = { list, level: item.level };
      open.push(current);
    }
    withoutMarker(item.paragraph);
    current.list.children.push(element('li', item.paragraph.children));
  }
  return result;
}

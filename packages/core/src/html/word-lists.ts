import type { Element, ElementContent } from 'hast';
import { textOf } from '../values/html/sanitize-html.js';
import { element, hasClass, isElement, type Parent, styleOf } from './element-tree.js';

/** What Word means as an item of a list. */
interface WordItem {
  /** What holds its text: a paragraph, or an item of a list of its own. */
  holder: Element;
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

/** The items that a node holds: Word on the web has each in a list of its own, and other Words in a paragraph. */
function wordItems(node: ElementContent): WordItem[] {
  if (!isElement(node)) return [];
  if (hasClass(node, /^ListContainerWrapper$/)) return wrappedItems(node);
  const item = paragraphItem(node);
  return item === undefined ? [] : [item];
}

function wrappedItems({ children }: Element): WordItem[] {
  const lists = children.filter((child) => isElement(child, 'ul', 'ol'));
  return lists.flatMap((list) =>
    list.children
      .filter((child) => isElement(child, 'li'))
      .map((holder) => ({
        holder,
        level: Number(holder.properties.dataAriaLevel ?? 1),
        isOrdered: list.tagName === 'ol',
      })),
  );
}

function paragraphItem(node: Element): WordItem | undefined {
  if (!isElement(node, 'p')) return undefined;
  const [, level] = /\blevel(\d)/.exec(styleOf(node).get('mso-list') ?? '') ?? [];
  const marker = markerIn(node);
  if (level === undefined || (marker === undefined && !hasClass(node, /^MsoListParagraph/i)))
    return undefined;
  return {
    holder: node,
    level: Number(level),
    isOrdered: marker !== undefined && /^\s*\(?[\da-z]{1,4}[.)]/i.test(textOf(marker)),
  };
}

function withoutMarker(parent: Parent): void {
  parent.children = (parent.children as ElementContent[]).filter((child) => !isMarker(child)) as never;
  for (const child of parent.children as ElementContent[]) if ('children' in child) withoutMarker(child);
}

/** Turns runs of Word's items into lists, nested by their level. */
export function withWordLists(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  const open: { list: Element; level: number }[] = [];
  const place = ({ holder, level, isOrdered }: WordItem) => {
    const name = isOrdered ? 'ol' : 'ul';
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let current = open.at(-1);
    if (current?.level !== level || current.list.tagName !== name) {
      if (current?.level === level) open.pop();
      const list = element(name, []);
      const parent = open.at(-1)?.list.children.at(-1);
      if (isElement(parent, 'li')) parent.children.push(list);
      else result.push(list);
      current = { list, level };
      open.push(current);
    }
    withoutMarker(holder);
    current.list.children.push(element('li', holder.children));
  };
  for (const node of nodes) {
    const items = wordItems(node);
    if (items.length > 0) for (const item of items) place(item);
    // The line breaks between the items of a list.
    else if (open.length === 0 || node.type !== 'text' || node.value.trim() !== '') {
      open.length = 0;
      result.push(node);
    }
  }
  return result;
}

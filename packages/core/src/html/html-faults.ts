import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { ALLOWED_HTML } from '../values/html/html-allow-list.js';
import { cleanedTree, isTooDeepToParse, textOf } from '../values/html/sanitize-html.js';
import { findDisallowedCharacters } from './disallowed-characters.js';
import { element, isElement } from './element-tree.js';
import type { HtmlFault } from './html-fault.js';
import { findOpenElements } from './open-elements.js';

/** Faults of syntax that change what a reader sees. */
const SYNTAX = {
  eofInTag: 1,
  eofInComment: 1,
  missingAttributeValue: 1,
  unexpectedCharacterInAttributeName: 1,
  unexpectedCharacterInUnquotedAttributeValue: 1,
  missingWhitespaceBetweenAttributes: 1,
  duplicateAttribute: 1,
  misplacedStartTagForHeadElement: 1,
} as const;
/** Faults of syntax that `findDisallowedCharacters` says. */
const OF_CHARACTERS = {
  controlCharacterInInputStream: 0,
  controlCharacterReference: 0,
  surrogateInInputStream: 0,
  unexpectedNullCharacter: 0,
} as const;
const MAX_FAULTS = 100;

/** What is removed from HTML when it is stored, and what is wrong with it, in the order of the text. */
export function findHtmlFaults(html: string): HtmlFault[] {
  const faults: HtmlFault[] = [...findOpenElements(html), ...findDisallowedCharacters(html)];
  if (isTooDeepToParse(html)) return faults.slice(0, MAX_FAULTS);
  const tree = fromHtml(html, {
    fragment: true,
    ...SYNTAX,
    ...OF_CHARACTERS,
    onerror({ message, line, column }) {
      faults.push({ reason: 'syntax', name: message, line: line ?? 1, column: column ?? 1 });
    },
  });
  const visit = (node: Nodes) => {
    if (faults.length >= MAX_FAULTS) return;
    if (isElement(node)) {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      for (const fault of faultsOf(node)) faults.push({ ...fault, line, column });
      if (ALLOWED_HTML.strip?.includes(node.tagName)) return;
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return faults.sort((a, b) => a.line - b.line || a.column - b.column).slice(0, MAX_FAULTS);
}

function faultsOf(node: Element): Pick<HtmlFault, 'reason' | 'name'>[] {
  const { tagName, properties } = node;
  if (ALLOWED_HTML.strip?.includes(tagName)) return [{ reason: 'element-with-content', name: tagName }];
  if (!ALLOWED_HTML.tagNames?.includes(tagName)) return [{ reason: 'element', name: tagName }];
  const kept = keptProperties(node);
  const faults: Pick<HtmlFault, 'reason' | 'name'>[] = Object.entries(properties).flatMap(
    ([name, value]): Pick<HtmlFault, 'reason' | 'name'>[] => {
      if (name === 'style') return lostDeclarations(String(value), String(kept.style ?? ''));
      if (Object.hasOwn(kept, name)) return [];
      return [
        { reason: /^(?:href|src|cite)$/.test(name) ? 'address' : 'attribute', name: attributeName(name) },
      ];
    },
  );
  if (tagName === 'img' && /^data:/i.test(String(kept.src ?? '')))
    faults.push({ reason: 'inline-picture', name: tagName });
  if (tagName === 'img' && kept.src !== undefined && properties.alt === undefined)
    faults.push({ reason: 'no-alt', name: tagName });
  if (tagName === 'a' && textOf(node).trim() === '' && !hasPictureWithText(node))
    faults.push({ reason: 'empty-link', name: tagName });
  return faults;
}

/** The properties of an element that are stored. A table's parts are only kept inside one, so each stands alone. */
function keptProperties({ tagName, properties }: Element): Element['properties'] {
  const alone: Element = { type: 'element', tagName, properties: { ...properties }, children: [] };
  const [around] = ALLOWED_HTML.ancestors?.[tagName] ?? [];
  const root = cleanedTree({
    type: 'root',
    children: [around === undefined ? alone : element(around, [alone])],
  });
  const [first] = 'children' in root ? root.children : [];
  const kept = around !== undefined && isElement(first) ? first.children[0] : first;
  return isElement(kept) ? kept.properties : {};
}

function lostDeclarations(before: string, after: string): { reason: 'style'; name: string }[] {
  const names = (style: string) =>
    style
      .split(';')
      .map((declaration) => declaration.split(':')[0]?.trim().toLowerCase() ?? '')
      .filter((name) => name !== '');
  const kept = new Set(names(after));
  return [...new Set(names(before))]
    .filter((name) => !kept.has(name))
    .map((name) => ({ reason: 'style', name }));
}

function hasPictureWithText(node: Nodes): boolean {
  if (isElement(node, 'img')) return String(node.properties.alt ?? '').trim() !== '';
  return 'children' in node && node.children.some(hasPictureWithText);
}

/** An attribute as HTML writes it. */
function attributeName(property: string): string {
  return property === 'className' ? 'class' : property.toLowerCase();
}

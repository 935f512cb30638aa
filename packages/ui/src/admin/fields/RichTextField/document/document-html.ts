import { type SafeHtml, sanitizeHtml, treeOf } from '@croupier/core/html';
import { DOMParser, type Mark, type Node } from 'prosemirror-model';
import { blockHtml } from './content-block.js';
import { attributesIn, editorSchema, isBlankDocument } from './editor-schema.js';
import type { HtmlAttributes } from './html-attributes.js';

type Tree = ReturnType<typeof treeOf>;
type TreeNode = Tree['children'][number];

const parser = DOMParser.fromSchema(editorSchema);

/** The editor's document of stored HTML. */
export function documentOf(html: string): Node {
  return parser.parse(elementsOf(html));
}

/** A piece of a document of what was pasted. */
export function sliceOf(html: string) {
  return parser.parseSlice(elementsOf(html));
}

/** Sanitized HTML as elements that are made one by one: no policy has to let HTML be parsed. */
function elementsOf(html: string): HTMLElement {
  const root = document.createElement('div');
  for (const child of treeOf(sanitizeHtml(html)).children) append(root, child);
  return root;
}

function append(parent: HTMLElement, node: TreeNode): void {
  if (node.type === 'text') parent.append(node.value);
  if (node.type !== 'element') return;
  const element = document.createElement(node.tagName);
  for (const [name, value] of Object.entries(node.properties)) {
    if (value === false || value === null || value === undefined) continue;
    element.setAttribute(attributeName(name), value === true ? '' : [value].flat().join(' '));
  }
  for (const child of node.children) append(element, child);
  parent.append(element);
}

/** An attribute as HTML writes it. */
function attributeName(property: string): string {
  const data = /^data[A-Z]/.test(property);
  return data ? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : property.toLowerCase();
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] as string);
}

function openTag(name: string, attributes: HtmlAttributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>`;
}

/** The HTML of a document as the core stores it; '' where it says nothing. */
export function htmlOf(doc: Node): SafeHtml {
  return isBlankDocument(doc) ? ('' as SafeHtml) : (sanitizeHtml(childrenHtml(doc)).trim() as SafeHtml);
}

function childrenHtml(parent: Node): string {
  if (parent.inlineContent) return inlineHtml(parent);
  const { children } = parent;
  return children
    .map((child, i) => {
      // Text that stood straight in its item or cell, beside lists at most.
      const isBare =
        parent.type.name !== 'doc' && isBareParagraph(child) && !isBareParagraph(children[i - 1]);
      return isBare ? inlineHtml(child) : nodeHtml(child);
    })
    .join('');
}

function isBareParagraph(node: Node | undefined): boolean {
  return (
    node?.type.name === 'paragraph' && !node.attrs.isWritten && Object.keys(attributesIn(node)).length === 0
  );
}

function nodeHtml(node: Node): string {
  if (node.type.name === 'content_block') return blockHtml(node, escaped);
  const name = tagOf(node.type.spec.toDOM?.(node));
  const attributes = attributesIn(node);
  if (node.isLeaf) return openTag(name, attributes);
  const inner = childrenHtml(node);
  return `${openTag(name, attributes)}${node.type.spec.code === true ? `<code>${inner}</code>` : inner}</${name}>`;
}

function inlineHtml(parent: Node): string {
  let html = '';
  const open: Mark[] = [];
  const nameOf = (mark: Mark) => tagOf(mark.type.spec.toDOM?.(mark, true));
  const closeTo = (count: number) => {
    while (open.length > count) html += `</${nameOf(open.pop() as Mark)}>`;
  };
  parent.forEach((child) => {
    let shared = 0;
    while (shared < open.length && child.marks[shared]?.eq(open[shared] as Mark) === true) shared++;
    closeTo(shared);
    for (const mark of child.marks.slice(shared)) {
      html += openTag(nameOf(mark), attributesIn(mark));
      open.push(mark);
    }
    html += child.isText ? escaped(child.text ?? '') : nodeHtml(child);
  });
  closeTo(0);
  return html;
}

/** The name of an element, as the document draws it. */
function tagOf(drawn: unknown): string {
  return (drawn as [string])[0];
}

const INLINE =
  /^(?:a|span|strong|b|em|i|u|s|strike|del|ins|mark|small|sub|sup|kbd|samp|var|tt|q|abbr|time|code)$/;
/** Elements that the editor writes in another way, which reads the same. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's' };

/** Whether the editor shows all that some HTML holds, so that a change of one word changes nothing else. */
export function holdsWholly(html: string): boolean {
  const before = contentOf(html);
  const after = contentOf(htmlOf(documentOf(html)));
  return before.text === after.text && before.parts === after.parts;
}

/** What HTML holds, without the ways of writing it that read the same. */
function contentOf(html: string): { text: string; parts: string } {
  let text = '';
  const blocks: string[] = [];
  const inline = new Set<string>();
  const visit = (node: TreeNode) => {
    if (node.type === 'text') text += node.value.replace(/\s+/g, '');
    if (node.type !== 'element') return;
    const name = SAME[node.tagName] ?? node.tagName;
    const attributes = Object.entries(node.properties).map(([key, value]) => `${key}=${value}`);
    const part = [name, ...attributes.sort()].join(' ');
    if (INLINE.test(name)) {
      if (name !== 'code' && node.children.length > 0) inline.add(part);
    } else if (part !== 'p' && part !== 'tbody') blocks.push(part);
    for (const child of node.children) visit(child);
  };
  for (const child of treeOf(sanitizeHtml(html)).children) visit(child);
  return { text, parts: [...blocks, '', ...[...inline].sort()].join('\n') };
}

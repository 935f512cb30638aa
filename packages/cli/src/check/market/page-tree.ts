import { Parser } from 'htmlparser2';

/** An element of a page, with what stands in it in order. */
export interface PageNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  parent: PageNode | undefined;
  children: (PageNode | string)[];
  /** How much text is in it, spaces included. */
  textLength: number;
}

/** Elements whose text no visitor reads. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'head', 'svg', 'iframe']);

/** A row and a cell end what was left open in those before them. */
const TABLE_PARTS: Readonly<Record<string, readonly string[]>> = {
  tr: ['table', 'tbody', 'thead', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
};
/** How far up an element is looked for that a tag closes. */
const MOST_LEVELS = 64;

function openAbove(open: PageNode, names: readonly string[], stop = ''): PageNode | undefined {
  let at: PageNode | undefined = open;
  for (let level = 0; at !== undefined && level < MOST_LEVELS; level++, at = at.parent) {
    if (names.includes(at.name)) return at;
    if (at.name === stop) return undefined;
  }
  return undefined;
}

/** The elements of a page in their order; the first holds all others. */
export function readPageTree(html: string): PageNode[] {
  const root: PageNode = { name: '', attributes: {}, parent: undefined, children: [], textLength: 0 };
  const nodes = [root];
  let open = root;
  let unread = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const owners = TABLE_PARTS[name];
      if (owners !== undefined) open = openAbove(open, owners, 'table') ?? open;
      const node: PageNode = { name, attributes, parent: open, children: [], textLength: 0 };
      if (UNREAD.has(name)) unread++;
      if (unread === 0) {
        open.children.push(node);
        nodes.push(node);
      }
      open = node;
    },
    ontext(text) {
      if (unread > 0) return;
      open.children.push(text);
      open.textLength += text.trim().length;
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread--;
      open = openAbove(open, [name])?.parent ?? open;
    },
  });
  parser.end(html);
  for (const node of nodes.toReversed())
    if (node.parent !== undefined) node.parent.textLength += node.textLength;
  return nodes;
}

/** What a visitor reads in an element: its text, and the words of its pictures. */
export function textOf(node: PageNode): string {
  const pieces: string[] = [];
  const waiting: (PageNode | string)[] = [node];
  while (waiting.length > 0) {
    const next = waiting.pop() as PageNode | string;
    if (typeof next === 'string') {
      pieces.push(next);
      continue;
    }
    pieces.push(' ', next.attributes.alt ?? '', next.attributes['aria-label'] ?? '', ' ');
    for (let i = next.children.length - 1; i >= 0; i--) waiting.push(next.children[i] as PageNode | string);
  }
  return pieces.join('').replace(/\s+/g, ' ').trim();
}

/** The elements of a name in another one, itself included. */
export function nodesIn(node: PageNode, name: string): PageNode[] {
  const found: PageNode[] = [];
  const waiting: PageNode[] = [node];
  while (waiting.length > 0) {
    const next = waiting.pop() as PageNode;
    if (next.name === name) found.push(next);
    for (let i = next.children.length - 1; i >= 0; i--) {
      const child = next.children[i] as PageNode | string;
      if (typeof child !== 'string') waiting.push(child);
    }
  }
  return found;
}

const SELECTOR_STEPS = 3;

/** How a style sheet would name an element. */
export function selectorOf(node: PageNode): string {
  const steps: string[] = [];
  for (
    let at: PageNode | undefined = node;
    at !== undefined && at.name !== '' && steps.length < SELECTOR_STEPS;
    at = at.parent
  ) {
    const { id, class: classes = '' } = at.attributes;
    const [first = ''] = classes.trim().split(/\s+/, 1);
    steps.unshift(id ? `${at.name}#${id}` : `${at.name}${first === '' ? '' : `.${first}`}`);
    if (id) break;
  }
  return steps.join(' > ');
}

import { type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { contentBlock } from './content-block.js';
import { attributesOf, type HtmlAttributes } from './html-attributes.js';

/** The attributes of a node or mark of the editor's document; the whole document has none. */
export function attributesIn({ attrs }: { attrs: Readonly<Record<string, unknown>> }): HtmlAttributes {
  return (attrs.attributes as HtmlAttributes | undefined) ?? {};
}

const attrs = { attributes: { default: {} } };
const getAttrs = (element: HTMLElement) => ({ attributes: attributesOf(element) });

/** A node that is one element with its attributes. */
function elementNode(tag: string, spec: NodeSpec = {}): NodeSpec {
  const isLeaf = spec.content === undefined;
  return {
    ...spec,
    attrs,
    parseDOM: [{ tag, getAttrs }],
    toDOM: (node): DOMOutputSpec => (isLeaf ? [tag, attributesIn(node)] : [tag, attributesIn(node), 0]),
  };
}

const HEADING_LEVELS = [1, 2, 3, 4, 5, 6];

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    // Text straight inside an item or a cell stays so.
    attrs: { ...attrs, isWritten: { default: false } },
    parseDOM: [{ tag: 'p', getAttrs: (element) => ({ ...getAttrs(element), isWritten: true }) }],
    toDOM: (node) => ['p', attributesIn(node), 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { ...attrs, level: { default: 2 } },
    parseDOM: HEADING_LEVELS.map((level) => ({
      tag: `h${level}`,
      getAttrs: (element) => ({ ...getAttrs(element), level }),
    })),
    toDOM: (node) => [`h${node.attrs.level}`, attributesIn(node), 0],
  },
  code_block: {
    content: 'text*',
    group: 'block',
    marks: '',
    code: true,
    defining: true,
    attrs,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full', getAttrs }],
    toDOM: (node) => ['pre', attributesIn(node), ['code', 0]],
  },
  blockquote: elementNode('blockquote', { content: 'block+', group: 'block', defining: true }),
  bullet_list: elementNode('ul', { content: 'list_item+', group: 'block' }),
  ordered_list: elementNode('ol', { content: 'list_item+', group: 'block' }),
  list_item: elementNode('li', { content: 'block+', defining: true }),
  horizontal_rule: elementNode('hr', { group: 'block' }),
  div: elementNode('div', { content: 'block+', group: 'block' }),
  section: elementNode('section', { content: 'block+', group: 'block' }),
  content_block: contentBlock,
  figure: elementNode('figure', { content: '(block | figcaption)+', group: 'block' }),
  figcaption: elementNode('figcaption', { content: 'block+' }),
  details: elementNode('details', { content: 'summary? block*', group: 'block' }),
  summary: elementNode('summary', { content: 'inline*' }),
  definition_list: elementNode('dl', { content: '(term | definition)+', group: 'block' }),
  term: elementNode('dt', { content: 'inline*' }),
  definition: elementNode('dd', { content: 'block+' }),
  table: elementNode('table', {
    content: 'caption? colgroup* (table_head | table_body | table_foot)+',
    group: 'block',
    isolating: true,
  }),
  caption: elementNode('caption', { content: 'inline*' }),
  colgroup: elementNode('colgroup', { content: 'column*' }),
  column: elementNode('col'),
  table_head: elementNode('thead', { content: 'table_row*' }),
  table_body: elementNode('tbody', { content: 'table_row*' }),
  table_foot: elementNode('tfoot', { content: 'table_row*' }),
  table_row: elementNode('tr', { content: '(table_cell | table_header)*' }),
  table_cell: elementNode('td', { content: 'block+', isolating: true }),
  table_header: elementNode('th', { content: 'block+', isolating: true }),
  text: { group: 'inline' },
  image: elementNode('img', { inline: true, group: 'inline', draggable: true }),
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    attrs,
    parseDOM: [{ tag: 'br', getAttrs }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
};

/** A mark that is one element with its attributes; `others` are elements that mean the same. */
function elementMark(tag: string, others: readonly string[] = [], spec: MarkSpec = {}): MarkSpec {
  return {
    ...spec,
    attrs,
    parseDOM: [tag, ...others].map((name) => ({ tag: name, getAttrs })),
    toDOM: (mark) => [tag, attributesIn(mark), 0],
  };
}

/** The first stands outermost, so that no link falls into pieces where its text is partly bold. */
const marks: Record<string, MarkSpec> = {
  link: elementMark('a', [], { inclusive: false }),
  // A size within a color is both.
  span: elementMark('span', [], { excludes: '' }),
  strong: elementMark('strong', ['b']),
  em: elementMark('em', ['i']),
  underline: elementMark('u'),
  strike: elementMark('s', ['strike']),
  ...Object.fromEntries(
    ['del', 'ins', 'mark', 'small', 'sub', 'sup', 'kbd', 'samp', 'var', 'tt', 'q', 'abbr', 'time'].map(
      (tag) => [tag, elementMark(tag)],
    ),
  ),
  code: elementMark('code'),
};

/** The document of the editor: what the core's sanitizer lets through, and nothing else. */
export const editorSchema = new Schema({ nodes, marks });

/** Whether a document says nothing. */
export function isBlankDocument(doc: Node): boolean {
  if (doc.textContent.trim() !== '') return false;
  let isBlank = true;
  doc.descendants((node) => {
    if (/^(?:image|horizontal_rule|content_block)$/.test(node.type.name)) isBlank = false;
    return isBlank;
  });
  return isBlank;
}

import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Mark, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { attributesIn, editorSchema } from './editor-schema.js';
import { type HtmlAttributes, styleValue, withStyle } from './html-attributes.js';

const { nodes, marks } = editorSchema;

/** A style of paragraphs, as the list of them names it. */
export type BlockStyle = 'paragraph' | 'h1' | 'h2' | 'h3' | 'quote' | 'code';
/** The alignment of a paragraph; `left` is that of a text without one. */
type Alignment = 'left' | 'center' | 'right' | 'justify';

/** The sizes 1 to 7 as style sheets name them. */
export const FONT_SIZES = [
  'x-small',
  'small',
  'medium',
  'large',
  'x-large',
  'xx-large',
  'xxx-large',
] as const;

/** What a mark of the toolbar is called in the document. */
export const TEXT_MARKS = {
  bold: marks.strong,
  italic: marks.em,
  underline: marks.underline,
  strike: marks.strike,
  code: marks.code,
} as Readonly<Record<'bold' | 'italic' | 'underline' | 'strike' | 'code', MarkType>>;

/** Turns a mark of the selected text on or off. */
export function toggleText(name: keyof typeof TEXT_MARKS): Command {
  return toggleMark(TEXT_MARKS[name]);
}

/** Whether the selection has a mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { empty, from, to, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** The nearest element around the selection that is of one of the types, and its position. */
function ancestorOf(
  { selection: { $from } }: EditorState,
  ...types: (NodeType | undefined)[]
): { node: Node; at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, at: $from.before(depth) };
  }
  return undefined;
}

function isQuoted(state: EditorState): boolean {
  return ancestorOf(state, nodes.blockquote) !== undefined;
}

/** The style of the paragraph that the selection is in. */
export function blockStyleOf(state: EditorState): BlockStyle | '' {
  const { parent } = state.selection.$from;
  if (parent.type === nodes.code_block) return 'code';
  if (parent.type === nodes.heading)
    return parent.attrs.level <= 3 ? (`h${parent.attrs.level}` as BlockStyle) : '';
  return isQuoted(state) ? 'quote' : 'paragraph';
}

/** Gives the selected paragraphs a style. */
export function setBlockStyle(style: BlockStyle): Command {
  return (state, dispatch) => {
    if (style === 'quote') return isQuoted(state) || wrapIn(nodes.blockquote as NodeType)(state, dispatch);
    if (style === 'paragraph' && isQuoted(state)) return lift(state, dispatch);
    if (style === 'paragraph') return setBlockType(nodes.paragraph as NodeType)(state, dispatch);
    if (style === 'code') return setBlockType(nodes.code_block as NodeType)(state, dispatch);
    return setBlockType(nodes.heading as NodeType, { level: Number(style.slice(1)) })(state, dispatch);
  };
}

/** Quotes the selected paragraphs, or takes them out of the quote. */
export const toggleQuote: Command = (state, dispatch) =>
  setBlockStyle(isQuoted(state) ? 'paragraph' : 'quote')(state, dispatch);

/** Whether the selection is in a list of a kind. */
export function isInList(state: EditorState, kind: 'bullet_list' | 'ordered_list'): boolean {
  return listAround(state)?.node.type === nodes[kind];
}

function listAround(state: EditorState): { node: Node; at: number } | undefined {
  return ancestorOf(state, nodes.bullet_list, nodes.ordered_list);
}

/** Makes a list of the selected paragraphs, another one of a list, or no list of one of the same kind. */
export function toggleList(kind: 'bullet_list' | 'ordered_list'): Command {
  return (state, dispatch) => {
    const around = listAround(state);
    const type = nodes[kind] as NodeType;
    if (around === undefined) return wrapInList(type)(state, dispatch);
    if (around.node.type === type) return liftListItem(nodes.list_item as NodeType)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.at, type));
    return true;
  };
}

/** The alignment of the paragraph that the selection is in. */
export function alignmentOf({ selection }: EditorState): Alignment {
  const align = styleValue(attributesIn(selection.$from.parent), 'text-align');
  return /^(?:center|right|justify)$/.test(align) ? (align as Alignment) : 'left';
}

/** Aligns the selected paragraphs. */
export function setAlignment(alignment: Alignment): Command {
  return (state, dispatch) => {
    const { tr } = state;
    eachSelected(state, (node, at) => {
      if (!node.isTextblock || node.type === nodes.code_block) return;
      const attributes = withStyle(attributesIn(node), 'text-align', alignment === 'left' ? '' : alignment);
      tr.setNodeMarkup(at, null, { ...node.attrs, attributes });
    });
    dispatch?.(tr);
    return tr.docChanged;
  };
}

function eachSelected({ doc, selection }: EditorState, visit: (node: Node, at: number) => void): void {
  for (const { $from, $to } of selection.ranges) doc.nodesBetween($from.pos, $to.pos, visit);
}

/** The marks at the selection: those that typing would have. */
function currentMarks({ selection, storedMarks, doc }: EditorState): readonly Mark[] {
  if (selection.empty) return storedMarks ?? selection.$from.marks();
  let found: readonly Mark[] | undefined;
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (node.isInline) found ??= node.marks;
  });
  return found ?? [];
}

/** A style of the selected text: its color, or its size; '' for none. */
export function textStyleOf(state: EditorState, property: 'color' | 'font-size'): string {
  for (const mark of currentMarks(state)) {
    const value = mark.type === marks.span ? styleValue(attributesIn(mark), property) : '';
    if (value !== '') return value;
  }
  return '';
}

/** Gives the selected text a color or a size; '' takes it away. */
export function setTextStyle(property: 'color' | 'font-size', value: string): Command {
  return (state, dispatch) => {
    const { selection, tr } = state;
    if (selection.empty) {
      tr.setStoredMarks(styledMarks(currentMarks(state), property, value));
    } else {
      state.doc.nodesBetween(selection.from, selection.to, (node, at) => {
        if (!node.isText) return;
        const [from, to] = [Math.max(at, selection.from), Math.min(at + node.nodeSize, selection.to)];
        for (const mark of node.marks) if (mark.type === marks.span) tr.removeMark(from, to, mark);
        for (const mark of styledMarks(node.marks, property, value)) {
          if (mark.type === marks.span) tr.addMark(from, to, mark);
        }
      });
    }
    dispatch?.(tr);
    return true;
  };
}

function styledMarks(before: readonly Mark[], property: string, value: string): Mark[] {
  const span = marks.span as MarkType;
  const others = before.filter((mark) => mark.type !== span);
  let style: HtmlAttributes = {};
  const kept = before
    .filter((mark) => mark.type === span)
    .map((mark) => withStyle(attributesIn(mark), property, ''))
    .filter((attributes) => Object.keys(attributes).length > 0);
  if (value !== '') style = withStyle(kept.shift() ?? {}, property, value);
  const spans = [...(value === '' ? [] : [style]), ...kept].map((attributes) => span.create({ attributes }));
  return spans.reduce((all: readonly Mark[], mark) => mark.addToSet(all), others) as Mark[];
}

/** Takes marks, alignment and styles away: plain paragraphs are left. */
export const clearFormatting: Command = (state, dispatch) => {
  const { tr } = state;
  const { from, to } = state.selection;
  tr.removeMark(from, to);
  eachSelected(state, (node, at) => {
    if (node.isTextblock) tr.setNodeMarkup(at, nodes.paragraph, { attributes: {} });
  });
  tr.setStoredMarks([]);
  dispatch?.(tr);
  return true;
};

/** Puts a line between paragraphs. */
export const insertLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith((nodes.horizontal_rule as NodeType).create()).scrollIntoView());
  return true;
};

/** A link as its dialog knows it. */
export interface LinkTarget {
  attributes: HtmlAttributes;
  from: number;
  to: number;
}

/** The link that the selection is in. */
export function linkAt(state: EditorState): LinkTarget | undefined {
  const { $from, from, to } = state.selection;
  const type = marks.link as MarkType;
  const mark = type.isInSet($from.marks()) ?? type.isInSet($from.nodeAfter?.marks ?? []);
  if (mark === undefined) return undefined;
  let [start, end] = [from, to];
  $from.parent.forEach((child, offset) => {
    const at = $from.start() + offset;
    if (!mark.isInSet(child.marks)) return;
    // A run of pieces with the same link that reaches the selection.
    if (at <= end && at + child.nodeSize >= start)
      [start, end] = [Math.min(start, at), Math.max(end, at + child.nodeSize)];
  });
  return { attributes: attributesIn(mark), from: start, to: end };
}

/** The link that the selection is in, or the selection as one without attributes. */
export function linkTarget(state: EditorState): LinkTarget {
  const { from, to } = state.selection;
  return linkAt(state) ?? { attributes: {}, from, to };
}

/** Links a range, or a text put there; without attributes the link goes. */
export function setLink(
  { from, to }: { from: number; to: number },
  attributes: HtmlAttributes | undefined,
  text = '',
): Command {
  return (state, dispatch) => {
    const type = marks.link as MarkType;
    const { tr } = state;
    if (text !== '') tr.insertText(text, from, to);
    const end = text === '' ? to : from + text.length;
    tr.removeMark(from, end, type);
    if (attributes !== undefined) tr.addMark(from, end, type.create({ attributes }));
    tr.removeStoredMark(type);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Puts a picture at the selection, in place of a picture that is selected. */
export function setImage(attributes: HtmlAttributes): Command {
  return (state, dispatch) => {
    dispatch?.(
      state.tr.replaceSelectionWith((nodes.image as NodeType).create({ attributes }), false).scrollIntoView(),
    );
    return true;
  };
}

/** The places of the pictures that nobody has described. */
export function undescribedImages(doc: Node): number[] {
  const places: number[] = [];
  doc.descendants((node, at) => {
    if (node.type === nodes.image && attributesIn(node).alt === undefined) places.push(at);
  });
  return places;
}

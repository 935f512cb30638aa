import type { richTextLabels } from '@croupier/core/messages';
import type { Node, NodeType } from 'prosemirror-model';
import { type Command, TextSelection } from 'prosemirror-state';
import { editorSchema } from './editor-schema.js';
import type { HtmlAttributes } from './html-attributes.js';

const { nodes } = editorSchema;

/** A block of text alone, which pages set apart. */
export type TextBlockName = keyof typeof richTextLabels.textBlocks;

/** Puts a block of text at the selection, and the caret into its first paragraph. */
export function insertTextBlock(name: TextBlockName, words: BlockWords): Command {
  return inserted(() => of('section', contents[name](words), { 'data-block': name }));
}

/** Puts a picture with words below it at the selection. */
export function insertFigure(attributes: HtmlAttributes, caption: string): Command {
  return inserted(() =>
    of('figure', [
      of('paragraph', [(nodes.image as NodeType).create({ attributes })]),
      of('figcaption', [paragraph(caption)]),
    ]),
  );
}

type BlockWords = Readonly<Record<keyof typeof richTextLabels.words, string>>;

const contents: Readonly<Record<TextBlockName, (words: BlockWords) => Node[]>> = {
  note: () => [written('')],
  'pros-and-cons': (words) => [
    heading(words.pros),
    of('bullet_list', [of('list_item', [paragraph('')])]),
    heading(words.cons),
    of('bullet_list', [of('list_item', [paragraph('')])]),
  ],
  questions: (words) => [heading(words.question), written(words.answer)],
};

function of(type: string, children: readonly Node[], attributes: HtmlAttributes = {}): Node {
  return (nodes[type] as NodeType).create({ attributes }, children);
}

function heading(text: string): Node {
  return (nodes.heading as NodeType).create({ level: 3, attributes: {} }, textOf(text));
}

/** Text straight in its item or caption. */
function paragraph(text: string): Node {
  return (nodes.paragraph as NodeType).create(null, textOf(text));
}

/** A paragraph with an element of its own. */
function written(text: string): Node {
  return (nodes.paragraph as NodeType).create({ attributes: {}, isWritten: true }, textOf(text));
}

function textOf(text: string): Node[] {
  return text === '' ? [] : [editorSchema.text(text)];
}

function inserted(make: () => Node): Command {
  return (state, dispatch) => {
    const { tr } = state;
    tr.replaceSelectionWith(make());
    const from = tr.mapping.map(state.selection.from, -1);
    tr.setSelection(TextSelection.near(tr.doc.resolve(from)));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

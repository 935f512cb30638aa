import { videoAt } from '@croupier/core/html';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { type Command, NodeSelection } from 'prosemirror-state';
import type { FoundRecord, RecordKind } from '../editor-props.js';
import type { BlockAttributes, RecordBlockName } from './content-block.js';
import { editorSchema } from './editor-schema.js';
import type { HtmlAttributes } from './html-attributes.js';

/** Puts a block of records at the selection. */
export function insertBlock(name: RecordBlockName, records: readonly FoundRecord[]): Command {
  return (state, dispatch) => {
    const attributes: BlockAttributes = {
      name,
      records: records.map(({ id }) => id).join(' '),
      video: '',
      links: records.map(({ href, label }) => ({ href, text: label })),
    };
    dispatch?.(state.tr.replaceSelectionWith(blockNode(attributes)).scrollIntoView());
    return true;
  };
}

/** Puts a video at the selection, or in the place of a line that is nothing but the address of one. */
export function insertVideo(video: string, link: BlockAttributes['links'][number]): Command {
  return (state, dispatch) => {
    const node = blockNode({ name: 'video', records: '', video, links: [link] });
    const { tr } = state;
    const { $from } = state.selection;
    if ($from.depth > 0 && isVideoAddress($from.parent.textContent.trim()))
      tr.setSelection(NodeSelection.create(state.doc, $from.before()));
    dispatch?.(tr.replaceSelectionWith(node).scrollIntoView());
    return true;
  };
}

/** Whether a text is the address of a video of a known host, and nothing else. */
export function isVideoAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && videoAt(text) !== undefined;
}

function blockNode(attributes: BlockAttributes): Node {
  return (editorSchema.nodes.content_block as NodeType).create({ ...attributes });
}

/** Links the selection to a record, or its name where nothing is selected. `isVisit`: to the casino itself. */
export function linkRecord(kind: RecordKind, { id, href, label }: FoundRecord, isVisit: boolean): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    const type = editorSchema.marks.link as MarkType;
    const { tr } = state;
    if (from === to) tr.insertText(label, from);
    const end = from === to ? from + label.length : to;
    tr.removeMark(from, end, type);
    tr.addMark(from, end, type.create({ attributes: recordAttributes(kind, { id, href }, isVisit) }));
    tr.removeStoredMark(type);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

function recordAttributes(
  kind: RecordKind,
  { id, href }: Pick<FoundRecord, 'id' | 'href'>,
  isVisit: boolean,
): HtmlAttributes {
  if (kind === 'bonus') return { href, 'data-bonus': id };
  if (kind !== 'casino') return { href };
  return { href, 'data-casino': id, ...(isVisit ? { 'data-to': 'visit' } : {}) };
}

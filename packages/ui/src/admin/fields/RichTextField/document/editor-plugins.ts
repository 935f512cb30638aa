import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { setBlockStyle, toggleList, toggleQuote, toggleText } from './editor-commands.js';
import { editorSchema } from './editor-schema.js';
import { insertionPlaces } from './insertion-places.js';
import { TYPED_MARKS } from './typed-marks.js';

const { nodes } = editorSchema;
const item = nodes.list_item as NodeType;

/** Puts the item under the one before it. */
export const indentItem: Command = sinkListItem(item);
/** Takes the item out of the list that it is in. */
export const outdentItem: Command = liftListItem(item);

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith((nodes.hard_break as NodeType).create()).scrollIntoView());
  return true;
});

/** The keys of the editor. The tab key leaves it, as it leaves every field. */
const KEYS: Record<string, Command> = {
  'Mod-b': toggleText('bold'),
  'Mod-i': toggleText('italic'),
  'Mod-u': toggleText('underline'),
  'Mod-Shift-x': toggleText('strike'),
  'Mod-e': toggleText('code'),
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-Alt-0': setBlockStyle('paragraph'),
  'Mod-Alt-1': setBlockStyle('h1'),
  'Mod-Alt-2': setBlockStyle('h2'),
  'Mod-Alt-3': setBlockStyle('h3'),
  'Mod-Shift-7': toggleList('ordered_list'),
  'Mod-Shift-8': toggleList('bullet_list'),
  'Mod-Shift-9': toggleQuote,
  'Mod-]': indentItem,
  'Mod-[': outdentItem,
  Enter: splitListItem(item),
  'Shift-Enter': breakLine,
  'Mod-Enter': breakLine,
};

/** What typing turns into: a hash is a heading, a hyphen an item. */
const TYPED: InputRule[] = [
  textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading as NodeType, ([, hashes = '']) => ({
    level: hashes.length,
  })),
  textblockTypeInputRule(/^```$/, nodes.code_block as NodeType),
  wrappingInputRule(/^\s*>\s$/, nodes.blockquote as NodeType),
  wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list as NodeType),
  wrappingInputRule(/^1\.\s$/, nodes.ordered_list as NodeType),
  new InputRule(/^---$/, (state, _match, from, to) =>
    state.tr.replaceRangeWith(from, to, (nodes.horizontal_rule as NodeType).create()),
  ),
];

/** The keys, the history and the rules of typing; `keys` are those of the app around. */
export function editorPlugins(keys: Record<string, Command>): Plugin[] {
  return [
    inputRules({ rules: [...TYPED, ...TYPED_MARKS] }),
    keymap({ ...KEYS, ...keys }),
    keymap(baseKeymap),
    history(),
    insertionPlaces,
    dropCursor(),
    gapCursor(),
  ];
}

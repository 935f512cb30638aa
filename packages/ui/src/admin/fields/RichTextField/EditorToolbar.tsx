'use client';

import { Toolbar } from '@base-ui/react/toolbar';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Bold,
  Code,
  Eraser,
  Image,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Plus,
  Quote,
  Redo2,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  TableColumnsSplit,
  TableRowsSplit,
  Underline,
  Undo2,
} from 'lucide-react';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { FormWords } from '../../form-labels.js';
import {
  alignmentOf,
  type BlockStyle,
  blockStyleOf,
  clearFormatting,
  FONT_SIZES,
  hasMark,
  insertLine,
  isInList,
  linkAt,
  setAlignment,
  setBlockStyle,
  setTextStyle,
  TEXT_MARKS,
  textStyleOf,
  toggleList,
  toggleQuote,
  toggleText,
} from './document/editor-commands.js';
import { indentItem, outdentItem } from './document/editor-plugins.js';
import { addColumn, addRow, isInTable, removeColumn, removeRow } from './document/table-commands.js';
import styles from './EditorToolbar.module.css';
import { useEditorLabels } from './editor-labels.js';

/** The props of the toolbar. */
interface EditorToolbarProps {
  state: EditorState;
  disabled: boolean;
  /** The id of what it changes. */
  controls: string;
  onCommand: (command: Command) => void;
  onLink: () => void;
  onImage: () => void;
  /** Opens the list of what can be put in. */
  onInsert: () => void;
}

const TEXT_ICONS = { bold: Bold, italic: Italic, underline: Underline, strike: Strikethrough, code: Code };
const ALIGNMENTS = { left: AlignLeft, center: AlignCenter, right: AlignRight, justify: AlignJustify };
const BLACK = '#000000';

/** What can be done with the text: one tab stop, and the arrow keys within. */
export function EditorToolbar({
  state,
  disabled,
  controls,
  onCommand,
  onLink,
  onImage,
  onInsert,
}: EditorToolbarProps) {
  const labels = useEditorLabels();
  const button = (icon: LucideIcon, name: ToolName, onClick: () => void, more: ToolState = {}) => (
    <Tool
      icon={icon}
      label={labels[name]}
      keys={(labels.keys as Partial<Record<ToolName, string>>)[name]}
      disabled={disabled}
      onClick={onClick}
      {...more}
    />
  );
  const tool = (icon: LucideIcon, name: ToolName, command: Command, more?: ToolState) =>
    button(icon, name, () => onCommand(command), more);
  const block = blockStyleOf(state);
  const alignment = alignmentOf(state);
  const color = textStyleOf(state, 'color');
  const size = textStyleOf(state, 'font-size');
  const isBulleted = isInList(state, 'bullet_list');
  const isOrdered = isInList(state, 'ordered_list');
  const isInItem = isBulleted || isOrdered;
  return (
    <Toolbar.Root className={styles.root} aria-label={labels.toolbar} aria-controls={controls}>
      <Toolbar.Group className={styles.group} aria-label={labels.history}>
        {tool(Undo2, 'undo', undo, {
          disabledReason: undoDepth(state) === 0 ? labels.nothingToUndo : undefined,
        })}
        {tool(Redo2, 'redo', redo, {
          disabledReason: redoDepth(state) === 0 ? labels.nothingToRedo : undefined,
        })}
      </Toolbar.Group>
      <div className={styles.group}>
        <select
          className={styles.select}
          aria-label={labels.block}
          disabled={disabled}
          value={block}
          onChange={(event) => onCommand(setBlockStyle(event.currentTarget.value as BlockStyle))}
        >
          {block === '' ? <option value="" /> : null}
          {Object.entries(labels.blocks).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <select
          className={styles.select}
          aria-label={labels.size}
          disabled={disabled}
          value={size}
          onChange={(event) => onCommand(setTextStyle('font-size', event.currentTarget.value))}
        >
          <SizeOptions current={size} />
        </select>
      </div>
      <Toolbar.Group className={styles.group} aria-label={labels.marks}>
        {Object.entries(TEXT_ICONS).map(([name, icon]) => {
          const mark = name as keyof typeof TEXT_MARKS;
          return (
            <span key={name}>
              {tool(icon, mark, toggleText(mark), { isOn: hasMark(state, TEXT_MARKS[mark]) })}
            </span>
          );
        })}
        <input
          type="color"
          className={styles.color}
          aria-label={labels.color}
          title={labels.color}
          disabled={disabled}
          value={hexOf(color)}
          onChange={(event) => onCommand(setTextStyle('color', event.currentTarget.value))}
        />
        {tool(Eraser, 'resetColor', setTextStyle('color', ''), {
          disabledReason: color === '' ? labels.noColor : undefined,
        })}
        {tool(RemoveFormatting, 'clear', clearFormatting)}
      </Toolbar.Group>
      <Toolbar.Group className={styles.group} aria-label={labels.lists}>
        {tool(List, 'bulletList', toggleList('bullet_list'), { isOn: isBulleted })}
        {tool(ListOrdered, 'orderedList', toggleList('ordered_list'), { isOn: isOrdered })}
        {isInItem ? tool(IndentIncrease, 'indent', indentItem) : null}
        {isInItem ? tool(IndentDecrease, 'outdent', outdentItem) : null}
        {tool(Quote, 'quote', toggleQuote, { isOn: block === 'quote' })}
        {tool(SquareCode, 'codeBlock', setBlockStyle(block === 'code' ? 'paragraph' : 'code'), {
          isOn: block === 'code',
        })}
      </Toolbar.Group>
      <Toolbar.Group className={styles.group} aria-label={labels.alignment}>
        {Object.entries(ALIGNMENTS).map(([name, icon]) => {
          const side = name as keyof typeof ALIGNMENTS;
          return <span key={name}>{tool(icon, side, setAlignment(side), { isOn: alignment === side })}</span>;
        })}
      </Toolbar.Group>
      {isInTable(state) ? (
        <Toolbar.Group className={styles.group} aria-label={labels.tableTools}>
          {tool(BetweenHorizontalStart, 'addRow', addRow)}
          {tool(BetweenVerticalStart, 'addColumn', addColumn)}
          {tool(TableRowsSplit, 'removeRow', removeRow)}
          {tool(TableColumnsSplit, 'removeColumn', removeColumn)}
        </Toolbar.Group>
      ) : null}
      <Toolbar.Group className={styles.group} aria-label={labels.insert}>
        {button(Link, 'link', onLink, { isOn: linkAt(state) !== undefined })}
        {button(Image, 'image', onImage)}
        {tool(Minus, 'line', insertLine)}
        <Toolbar.Button
          className={styles.tool}
          data-kind="text"
          title={labels.insertHint}
          aria-haspopup="listbox"
          disabled={disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onInsert}
        >
          <Plus aria-hidden="true" className={styles.icon} />
          {labels.insert}
        </Toolbar.Button>
      </Toolbar.Group>
    </Toolbar.Root>
  );
}

type ToolName = {
  [K in keyof FormWords['editor']]: FormWords['editor'][K] extends string ? K : never;
}[keyof FormWords['editor']];

/** What the selection says of a button. */
type ToolState = Partial<Pick<ToolProps, 'disabledReason' | 'isOn'>>;

interface ToolProps {
  icon: LucideIcon;
  label: string;
  keys: string | undefined;
  disabled: boolean;
  /** Why it does nothing now. */
  disabledReason?: string | undefined;
  /** Whether it holds for the selection; undefined for what is done once. */
  isOn?: boolean;
  onClick: () => void;
}

function Tool({ icon: Icon, label, keys, disabled, disabledReason, isOn, onClick }: ToolProps) {
  const labels = useEditorLabels();
  const title = keys === undefined ? label : labels.withKeys(label, keys);
  return (
    <Toolbar.Button
      className={styles.tool}
      aria-label={label}
      aria-pressed={isOn}
      title={disabledReason === undefined ? title : labels.withReason(title, disabledReason)}
      disabled={disabled || disabledReason !== undefined}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className={styles.icon} />
    </Toolbar.Button>
  );
}

function SizeOptions({ current }: { current: string }) {
  const labels = useEditorLabels();
  const isOther = current !== '' && !(FONT_SIZES as readonly string[]).includes(current);
  return (
    <>
      <option value="">{labels.sizes.normal}</option>
      {FONT_SIZES.map((size, i) => (
        <option key={size} value={size}>
          {labels.sizes.value(i + 1)}
        </option>
      ))}
      {isOther ? <option value={current}>{current}</option> : null}
    </>
  );
}

/** A color as the browser's own picker takes it. */
function hexOf(color: string): string {
  if (/^#[0-9a-f]{6}$/.test(color)) return color;
  const [, ...parts] = /^rgb\((\d+), ?(\d+), ?(\d+)\)$/.exec(color) ?? [];
  return parts.length === 0
    ? BLACK
    : `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

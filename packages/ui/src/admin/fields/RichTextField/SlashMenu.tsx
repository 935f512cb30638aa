'use client';

import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useEditorLabels } from './editor-labels.js';
import type { InsertItem } from './insert-items.js';
import styles from './SlashMenu.module.css';

/** What the menu does with keys that are pressed in the text, and what it says of itself there. */
export interface SlashKeys {
  /** True where a key was for the menu. */
  press: (key: string) => boolean;
  attributes: Readonly<Record<string, string>>;
}

/** The props of the menu. */
interface SlashMenuProps {
  items: readonly InsertItem[];
  state: EditorState;
  /** Whether the state is what was just typed. */
  isTyped: boolean;
  /** The state in which the menu was asked for without a slash; it closes with the next. */
  asked: EditorState | undefined;
  view: RefObject<EditorView | null>;
  /** Where the text finds what the menu does with keys. */
  keys: RefObject<SlashKeys | null>;
  /** Called where what was asked for without a slash is not wanted. */
  onClose: () => void;
  /** Called with the place of the slash and of what was typed after it. */
  onChoose: (item: InsertItem, typed: { from: number; to: number }) => void;
}

/** What can be put in, below a slash that is typed: letters find it, the arrow keys choose, Enter takes, Escape closes. */
export function SlashMenu({ items, state, isTyped, asked, view, keys, onClose, onChoose }: SlashMenuProps) {
  const labels = useEditorLabels();
  const id = useId();
  const [chosen, setChosen] = useState({ query: '', at: 0 });
  const [closedAt, setClosedAt] = useState<number>();
  const isAsked = asked !== undefined && asked.doc === state.doc && asked.selection.eq(state.selection);
  const slash = isAsked ? { from: state.selection.from, query: '' } : isTyped ? slashAt(state) : undefined;
  const found = slash === undefined || slash.from === closedAt ? [] : matching(items, slash.query);
  // A slash that is typed anew opens it again.
  if (slash === undefined && closedAt !== undefined) setClosedAt(undefined);
  const isOpen = slash !== undefined && found.length > 0;
  const at = Math.min(chosen.query === slash?.query ? chosen.at : 0, found.length - 1);
  const typed = { from: slash?.from ?? 0, to: state.selection.from };
  const itemId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    const close = () => (isAsked ? onClose() : setClosedAt(slash?.from));
    const move = (step: number) =>
      setChosen({ query: slash?.query ?? '', at: (at + step + found.length) % found.length });
    keys.current = !isOpen
      ? null
      : {
          attributes: {
            'aria-haspopup': 'listbox',
            'aria-controls': id,
            'aria-activedescendant': itemId(at),
          },
          press(key) {
            const item = found[at];
            if (key === 'ArrowDown') move(1);
            else if (key === 'ArrowUp') move(-1);
            else if (key === 'Escape') close();
            else if ((key === 'Enter' || key === 'Tab') && item !== undefined) onChoose(item, typed);
            else return false;
            return true;
          },
        };
    // The text says what the menu is at.
    view.current?.setProps({});
  });

  if (!isOpen) return <p role="status" className="cr-visually-hidden" />;
  return (
    <>
      <p role="status" className="cr-visually-hidden">
        {labels.slashMenu.found(found.length)}
      </p>
      <div
        ref={showWhole}
        id={id}
        role="listbox"
        aria-label={labels.insert}
        className={styles.root}
        style={placeOf(view.current, slash.from)}
      >
        {found.map((item, i) => (
          <button
            key={item.label}
            id={itemId(i)}
            type="button"
            role="option"
            aria-selected={i === at}
            tabIndex={-1}
            className={styles.item}
            // The text keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item, typed)}
          >
            {item.label}
          </button>
        ))}
      </div>
    </>
  );
}

/** Scrolls a menu that has just opened into sight: a dialog would cut it off at its end. */
function showWhole(menu: HTMLElement | null): void {
  menu?.scrollIntoView({ block: 'nearest' });
}

/** A slash before the caret, at the beginning of a word, and what was typed after it. */
function slashAt({ selection }: EditorState): { from: number; query: string } | undefined {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.spec.code === true) return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const [, query] = /(?:^|\s)\/([^\s/]{0,20})$/u.exec(before) ?? [];
  return query === undefined ? undefined : { from: $from.pos - query.length - 1, query };
}

function matching(items: readonly InsertItem[], query: string): InsertItem[] {
  const wanted = query.toLowerCase();
  return items.filter(({ label }) =>
    label
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(wanted)),
  );
}

/** Below the slash, within the editor. */
function placeOf(view: EditorView | null, from: number) {
  const around = view?.dom.closest('[data-editor]')?.getBoundingClientRect();
  if (view === null || around === undefined) return undefined;
  const { left, bottom } = view.coordsAtPos(from);
  return { left: Math.max(0, Math.min(left - around.left, around.width - WIDTH)), top: bottom - around.top };
}

/** How wide the menu is at most, in pixels. */
const WIDTH = 256;

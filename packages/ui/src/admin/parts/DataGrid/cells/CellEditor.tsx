'use client';

import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { SelectOption } from '../../../../parts/SelectField/SelectField.js';
import styles from './CellEditor.module.css';

/** Where the focus goes after an edit. */
export type CellMove = 'stay' | 'down' | 'up' | 'right' | 'left' | 'away';

/** The props of the editor of a cell. */
interface CellEditorProps {
  /** What is edited. */
  label: string;
  /** What it holds. */
  text: string;
  /** What was typed to begin, which takes the place of what it holds. */
  typed: string | undefined;
  /** Why what was typed is refused. */
  fault: string | undefined;
  /** Whether it is a moment. */
  isTime: boolean;
  /** The values to choose from. */
  options: readonly SelectOption[] | undefined;
  /** Called once, with the new text; undefined where it is taken back. */
  onEnd: (text: string | undefined, move: CellMove) => void;
}

type Control = HTMLInputElement & HTMLSelectElement;

/** A cell while it is edited: Enter and Tab keep the text and go on, Escape takes it back. */
export function CellEditor({ label, text, typed, fault, isTime, options, onEnd }: CellEditorProps) {
  const control = useRef<Control>(null);
  const hasEnded = useRef(false);
  useEffect(() => control.current?.focus(), []);
  function end(move: CellMove) {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(move === 'stay' ? undefined : control.current?.value, move);
  }
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    const move = moveOf(event);
    if (move === undefined) return;
    event.preventDefault();
    end(move);
  }
  const faultId = useId();
  const props = {
    ref: control,
    className: styles.editor,
    'aria-label': label,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': fault === undefined ? undefined : faultId,
    onKeyDown,
    onBlur: () => end('away'),
  };
  return (
    <>
      {options === undefined ? (
        <input
          {...props}
          type={isTime ? 'datetime-local' : 'text'}
          defaultValue={isTime ? text : (typed ?? text)}
          autoComplete="off"
          dir="auto"
        />
      ) : (
        <select {...props} defaultValue={options.some(({ value }) => value === typed) ? typed : text}>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
      {fault === undefined ? null : (
        <span id={faultId} className={styles.fault} role="alert" dir="auto">
          {fault}
        </span>
      )}
    </>
  );
}

function moveOf({ key, shiftKey, nativeEvent }: KeyboardEvent): CellMove | undefined {
  if (nativeEvent.isComposing) return undefined;
  if (key === 'Escape') return 'stay';
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return undefined;
}

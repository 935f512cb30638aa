import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { CellMove } from './CellEditor.js';
import { CellSelection } from './cell-selection.js';
import { type CellPlace, type GridCells, pastedCells } from './grid-cells.js';
import { readTabSeparated, writeTabSeparated } from './tab-separated.js';

/** A cell by its row, which stays the same where newer rows come in between. */
interface RowCell<Row> {
  row: Row;
  /** The key of the row. */
  key: string;
  /** The place of the column, from 0. */
  column: number;
}

/** The cell that is edited, what was typed to begin, and why that was refused where it was. */
type EditedCell<Row> = RowCell<Row> & { typed?: string | undefined; fault?: string };

/** The cell of a row that is edited. */
interface CellEdit extends Pick<EditedCell<unknown>, 'column' | 'typed' | 'fault'> {
  /** Ends the edit, with the new text or without a change. */
  onEnd: (text: string | undefined, move: CellMove) => void;
}

/** A text that is being saved in a cell of a row. */
interface PendingText {
  column: number;
  text: string;
}

/** What a row draws beside its values. */
export interface RowEdits {
  /** The cell that is edited. */
  edited?: CellEdit | undefined;
  /** The texts that are being saved, of a cell the last one; undefined where nothing is being saved. */
  pending?: readonly PendingText[] | undefined;
}

/** The events of the body of a grid whose cells are edited. */
interface CellHandlers {
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onMouseDown: (event: MouseEvent<HTMLElement>) => void;
  onMouseOver: (event: MouseEvent<HTMLElement>) => void;
  onDoubleClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onCopy: (event: ClipboardEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
}

interface GridCellsOptions<Row> {
  cells: GridCells<Row> | undefined;
  rows: readonly Row[];
  keys: readonly string[];
  /** The ids of the columns in sight. */
  columns: readonly string[];
  body: RefObject<HTMLTableSectionElement | null>;
}

type CellText<Row> = RowCell<Row> & { text: string };

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
const MOVES: Readonly<Record<CellMove, keyof typeof STEPS | undefined>> = {
  down: 'ArrowDown',
  up: 'ArrowUp',
  right: 'ArrowRight',
  left: 'ArrowLeft',
  stay: undefined,
  away: undefined,
};

/**
 * The keyboard and the clipboard of a spreadsheet at the cells of a grid: arrow keys go from cell to cell, with Shift they select a
 * range, as a mouse does that is drawn over cells; Enter, F2 or a letter edit, Delete empties; ranges are copied and pasted as spreadsheet programs do.
 */
export function useGridCells<Row>({ cells, rows, keys, columns, body }: GridCellsOptions<Row>): {
  /** What is edited and saved in the row with this key. */
  editsIn: (key: string) => RowEdits;
  handlers?: CellHandlers;
} {
  const [edited, setEdited] = useState<EditedCell<Row>>();
  const [pending, setPending] = useState<readonly CellText<Row>[]>([]);
  const [selection] = useState(() => new CellSelection(body));
  const isDragging = useRef(false);
  if (cells === undefined) return { editsIn: () => ({}) };

  const cellAt = ({ row, column }: CellPlace): RowCell<Row> => ({
    row: rows[row] as Row,
    key: keys[row] as string,
    column,
  });
  const textOf = ({ row, column }: RowCell<Row>) => cells.textOf(row, columns[column] as string);
  const textAt = (place: CellPlace) => textOf(cellAt(place));
  const edit = (place: CellPlace | undefined, typed?: string) => {
    if (place === undefined) return false;
    const open = cells.openerOf?.(columns[place.column] as string);
    if (open !== undefined && typed === undefined) open(rows[place.row] as Row);
    if (open !== undefined || textAt(place) === undefined) return false;
    setEdited({ ...cellAt(place), typed });
    return true;
  };
  const change = async (texts: readonly CellText<Row>[]) => {
    const changed = texts.filter((one) => ![undefined, one.text].includes(textOf(one)));
    const [first] = changed;
    if (first === undefined) return;
    setPending((before) => [...before, ...changed]);
    try {
      await cells.onChange(
        changed.map(({ row, column, text }) => ({ row, column: columns[column] as string, text })),
      );
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      if (changed.length === 1) setEdited({ ...first, typed: first.text, fault });
    } finally {
      setPending((before) => before.filter((one) => !changed.includes(one)));
    }
  };

  const end = (one: EditedCell<Row>, text: string | undefined, move: CellMove) => {
    flushSync(() => setEdited(undefined));
    const place = { row: keys.indexOf(one.key), column: one.column };
    const [down, right] = STEPS[MOVES[move] ?? ''] ?? [0, 0];
    const next = { row: place.row + down, column: place.column + right };
    if (move !== 'away') selection.goTo(selection.elementAt(next) === undefined ? place : next);
    if (text !== undefined) void change([{ ...one, text }]);
  };
  const editsIn = (key: string): RowEdits => {
    const saved = pending.filter((one) => one.key === key);
    return {
      edited: edited?.key === key ? { ...edited, onEnd: (text, move) => end(edited, text, move) } : undefined,
      pending: saved.length === 0 ? undefined : saved,
    };
  };

  const handlers: CellHandlers = {
    onFocus({ target }) {
      const place = placeOf(target);
      if (place !== undefined) selection.follow(place);
    },
    onMouseDown(event) {
      const place = placeAround(event.target);
      isDragging.current = place !== undefined && event.button === 0 && !isControl(event.target);
      if (!event.shiftKey || place === undefined || selection.range === undefined) return;
      event.preventDefault();
      selection.goTo(place, true);
    },
    onMouseOver(event) {
      const place = placeAround(event.target);
      if (!isDragging.current || event.buttons !== 1 || place === undefined) return;
      // Within one cell its text is selected, as anywhere.
      if (selection.range === undefined || selection.isLast(place)) return;
      selection.draw();
      selection.goTo(place, true);
    },
    onDoubleClick: ({ target }) => void edit(placeAround(target)),
    onKeyDown(event) {
      const place = placeOf(event.target);
      // AltGr, which types signs such as €, is Ctrl and Alt on some systems.
      const isCommand = (event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph');
      if (place === undefined || isCommand || event.metaKey) return;
      const isTyped = event.key.length === 1 && event.key !== ' ';
      const step = STEPS[event.key];
      if (step !== undefined) {
        const next = { row: place.row + step[0], column: place.column + step[1] };
        if (selection.elementAt(next) !== undefined) selection.goTo(next, event.shiftKey);
      } else if (event.key === 'Delete' || event.key === 'Backspace') {
        void change(selection.rows.flat().map((one) => ({ ...cellAt(one), text: '' })));
      } else if (isTyped) {
        if (!edit(place, event.key)) return;
      } else if (event.key !== 'Enter' && event.key !== 'F2') return;
      else edit(place);
      event.preventDefault();
    },
    onCopy(event) {
      const hasText = getSelection()?.isCollapsed === false;
      if (placeOf(event.target) === undefined || hasText) return;
      event.preventDefault();
      const texts = selection.rows.map((places) =>
        places.map((place) => textAt(place) ?? selection.elementAt(place)?.textContent ?? ''),
      );
      event.clipboardData.setData('text/plain', writeTabSeparated(texts));
    },
    onPaste(event) {
      if (placeOf(event.target) === undefined || selection.range === undefined) return;
      event.preventDefault();
      const pasted = readTabSeparated(event.clipboardData.getData('text/plain'));
      const size = { rows: rows.length, columns: columns.length };
      void change(
        pastedCells(pasted, selection.range, size).map(({ text, ...place }) => ({ ...cellAt(place), text })),
      );
    },
  };
  return { editsIn, handlers };
}

/** The place of a cell that itself has the focus. */
function placeOf(target: EventTarget): CellPlace | undefined {
  const { dataset, parentElement } = target as HTMLElement;
  const [row, column] = [parentElement?.dataset.gridRow, dataset.cell];
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
}

/** The place of the cell that something stands in. */
function placeAround(target: EventTarget): CellPlace | undefined {
  const cell = (target as HTMLElement).closest('[data-cell]');
  return cell === null ? undefined : placeOf(cell);
}

/** Whether something stands in a control of a cell, which has the mouse for itself. */
function isControl(target: EventTarget): boolean {
  return (target as HTMLElement).closest('a, button, input, select, textarea') !== null;
}

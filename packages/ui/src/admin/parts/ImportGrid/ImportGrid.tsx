'use client';

import { importGridLabels } from '@croupier/core/messages';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import styles from './ImportGrid.module.css';

/** A column of a file. */
export interface ImportColumn {
  /** What the file calls it. */
  id: string;
  title: string;
}

/** A row of a file: its number there, and its texts by the ids of the columns. */
export interface ImportRow {
  row: number;
  cells: Readonly<Record<string, string>>;
}

/** What is wrong with a row; without a column, with the row as a whole. */
export interface CellError {
  row: number;
  column?: string | undefined;
  message: string;
}

/** The props of a grid of rows to mend. */
export interface ImportGridProps extends Omit<RootProps, 'onChange'> {
  /** What the grid shows. */
  caption: string;
  /** The columns, in the order of the file. */
  columns: readonly ImportColumn[];
  /** The rows of this page: those with faults, as a rule. */
  rows: readonly ImportRow[];
  /** What is wrong with them. */
  faults: readonly CellError[];
  /** Called with a cell's new text, when the focus leaves it or on Enter. */
  onChange: (row: number, column: string, text: string) => void;
  /** The columns that cannot be mended here. */
  fixedColumns?: ReadonlySet<string> | undefined;
}

/**
 * Rows of a file with every fault at its cell. Typing in a cell mends it; Enter and Shift+Enter go to the next fault and
 * to the one before, Escape takes back what was typed.
 */
export function ImportGrid({
  caption,
  columns,
  rows,
  faults,
  onChange,
  fixedColumns,
  ...root
}: ImportGridProps) {
  const byCell = new Map<string, string[]>();
  for (const { row, column = '', message } of faults) {
    const key = cellKey(row, column);
    byCell.set(key, [...(byCell.get(key) ?? []), message]);
  }
  function goToFault(from: HTMLElement, step: 1 | -1) {
    const all = [...(from.closest('table')?.querySelectorAll<HTMLElement>('input') ?? [])];
    const cells = all.filter((cell) => cell.ariaInvalid === 'true');
    const at = all.indexOf(from);
    const next =
      step === 1
        ? cells.find((cell) => all.indexOf(cell) > at)
        : cells.findLast((cell) => all.indexOf(cell) < at);
    next?.focus();
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
    <section {...rootAttributes(root, styles.root)} aria-label={caption} tabIndex={0}>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{importGridLabels.row}</th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col" dir="auto">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }) => {
            const rowFaults = byCell.get(cellKey(row, ''));
            return (
              <tr key={row}>
                <th scope="row">
                  {row}
                  {rowFaults?.map((message) => (
                    <span key={message} className={styles.fault}>
                      {message}
                    </span>
                  ))}
                </th>
                {columns.map(({ id, title }) => (
                  <td key={id}>
                    <ImportCell
                      label={importGridLabels.cell(title, row)}
                      text={cells[id] ?? ''}
                      faults={byCell.get(cellKey(row, id))}
                      isFixed={fixedColumns?.has(id) ?? false}
                      onCommit={(text) => onChange(row, id, text)}
                      onGo={goToFault}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface ImportCellProps {
  /** The name of the cell. */
  label: string;
  /** The text in the file, or as it was mended. */
  text: string;
  /** What is wrong with it. */
  faults: readonly string[] | undefined;
  /** True where it cannot be mended here. */
  isFixed: boolean;
  /** Called with another text. */
  onCommit: (text: string) => void;
  /** Goes to the next fault, or to the one before. */
  onGo: (from: HTMLElement, step: 1 | -1) => void;
}

function ImportCell({ label, text, faults = [], isFixed, onCommit, onGo }: ImportCellProps) {
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  const commit = () => typed !== text && onCommit(typed);
  const id = `${label.replace(/\W+/g, '-')}-fault`;
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && typed !== text) {
      event.stopPropagation();
      setTyped(text);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
    onGo(event.currentTarget, event.shiftKey ? -1 : 1);
  }
  return (
    <>
      <input
        className={styles.cell}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-invalid={faults.length > 0 || undefined}
        aria-describedby={faults.length > 0 ? id : undefined}
        readOnly={isFixed}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {faults.length === 0 ? null : (
        <span id={id} className={styles.fault} dir="auto">
          {faults.join('; ')}
        </span>
      )}
    </>
  );
}

function cellKey(row: number, column: string): string {
  return `${row} ${column}`;
}

'use client';

import { GripVertical } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef } from 'react';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import styles from './ReorderArea.module.css';

/** The props of an area in which rows are dragged. */
export interface ReorderAreaProps extends RootProps {
  /** Called with the index of the dragged row, and its new index. */
  onMove: (from: number, to: number) => void;
  /** A table whose rows have a `DragHandle` each. */
  children: ReactNode;
}

/**
 * Rows of the table in it are dragged by their handles. What is dragged can always be moved by buttons too: the handle is
 * for the pointer alone.
 */
export function ReorderArea({ onMove, children, ...root }: ReorderAreaProps) {
  const dragged = useRef<HTMLElement>(undefined);

  /** The index before which the dragged row would stand, and the row under the pointer. */
  function placeOf(
    event: DragEvent<HTMLElement>,
  ): { row: HTMLElement; before: number; side: 'before' | 'after' } | undefined {
    const row = (event.target as Element).closest<HTMLElement>('tbody > tr');
    const index = row === null ? -1 : rowsIn(event).indexOf(row);
    if (row === null || index < 0) return undefined;
    const { top, height } = row.getBoundingClientRect();
    const side = event.clientY < top + height / 2 ? 'before' : 'after';
    return { row, before: side === 'before' ? index : index + 1, side };
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons of the rows are for the keyboard
    <div
      {...rootAttributes(root, styles.root)}
      onDragStart={(event) => {
        const handle = (event.target as Element).closest('[data-drag-handle]');
        const row = handle?.closest<HTMLElement>('tr');
        if (row == null) return;
        dragged.current = row;
        row.dataset.dragged = '';
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
        event.dataTransfer.setDragImage(row, 0, 0);
      }}
      onDragOver={(event) => {
        const place = dragged.current === undefined ? undefined : placeOf(event);
        if (place === undefined) return;
        event.preventDefault();
        for (const row of rowsIn(event)) delete row.dataset.drop;
        place.row.dataset.drop = place.side;
      }}
      onDrop={(event) => {
        const place = placeOf(event);
        const from = dragged.current === undefined ? -1 : rowsIn(event).indexOf(dragged.current);
        if (place === undefined || from < 0) return;
        event.preventDefault();
        const to = place.before > from ? place.before - 1 : place.before;
        if (to !== from) onMove(from, to);
      }}
      onDragEnd={(event) => {
        dragged.current = undefined;
        for (const row of rowsIn(event)) {
          delete row.dataset.drop;
          delete row.dataset.dragged;
        }
      }}
    >
      {children}
    </div>
  );
}

function rowsIn({ currentTarget }: DragEvent<HTMLElement>): HTMLElement[] {
  return [...currentTarget.querySelectorAll<HTMLElement>('tbody > tr')];
}

/** The handle by which a row is dragged. */
export function DragHandle({ ...root }: RootProps) {
  return (
    <span draggable data-drag-handle="" aria-hidden="true" {...rootAttributes(root, styles.handle)}>
      <GripVertical className={styles.icon} />
    </span>
  );
}

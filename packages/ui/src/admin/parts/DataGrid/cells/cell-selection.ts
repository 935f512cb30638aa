import type { RefObject } from 'react';
import { type CellPlace, type CellRange, rangeBetween } from './grid-cells.js';

/**
 * The cells that are selected in the body of a grid. They are marked in the page itself: a range changes with every arrow key, and
 * no row is drawn again for it.
 */
export class CellSelection {
  readonly #body: RefObject<HTMLElement | null>;
  /** Where the range began, and the cell with the focus. */
  #corners: { from: CellPlace; to: CellPlace } | undefined;

  constructor(body: RefObject<HTMLElement | null>) {
    this.#body = body;
  }

  get range(): CellRange | undefined {
    return this.#corners && rangeBetween(this.#corners.from, this.#corners.to);
  }

  /** The selected cells, row by row. */
  get rows(): CellPlace[][] {
    if (this.range === undefined) return [];
    const { first, last } = this.range;
    return sequence(first.row, last.row).map((row) =>
      sequence(first.column, last.column).map((column) => ({ row, column })),
    );
  }

  elementAt({ row, column }: CellPlace): HTMLElement | undefined {
    const cell = `[data-grid-row="${row}"] > [data-cell="${column}"]`;
    return this.#body.current?.querySelector<HTMLElement>(cell) ?? undefined;
  }

  /** Whether a cell is where the range ends. */
  isLast({ row, column }: CellPlace): boolean {
    return this.#corners?.to.row === row && this.#corners.to.column === column;
  }

  /** Keeps the mouse from selecting text too, until its button is let go. */
  draw(): void {
    const { current: body } = this.#body;
    if (body === null || body.dataset.drawn !== undefined) return;
    getSelection()?.removeAllRanges();
    body.dataset.drawn = '';
    addEventListener('mouseup', () => delete body.dataset.drawn, { once: true });
  }

  /** Selects one cell, which has the focus already. */
  follow(place: CellPlace): void {
    const to = this.#corners?.to;
    if (to?.row !== place.row || to.column !== place.column) this.#select(place, place);
  }

  /** Gives a cell the focus, and selects it alone, or with all from where the range began. */
  goTo(place: CellPlace, isExtended = false): void {
    this.#select(isExtended ? (this.#corners?.from ?? place) : place, place);
    this.elementAt(place)?.focus();
  }

  #select(from: CellPlace, to: CellPlace): void {
    for (const marked of this.#body.current?.querySelectorAll('[aria-selected]') ?? [])
      marked.removeAttribute('aria-selected');
    this.#corners = { from, to };
    const selected = this.rows.flat();
    // The focus alone shows a single one.
    if (selected.length > 1)
      for (const place of selected) this.elementAt(place)?.setAttribute('aria-selected', 'true');
  }
}

function sequence(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

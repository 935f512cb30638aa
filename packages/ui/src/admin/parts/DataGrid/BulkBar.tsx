'use client';

import { dataGridLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { Button } from '../../../parts/Button/Button.js';
import styles from './DataGrid.module.css';
import { ALL_SELECTED, type GridSelection, NOTHING_SELECTED } from './grid-selection.js';

/** The props of the bar above selected rows. */
interface BulkBarProps {
  /** How many rows are selected, on all pages. */
  count: number;
  /** How many rows match. */
  total: number;
  /** The selected rows. */
  selection: GridSelection;
  /** Called with the selected rows. */
  onSelect: ((selection: GridSelection) => void) | undefined;
  /** Whether every row of this page is selected. */
  isPageSelected: boolean;
  /** How many rows this page has. */
  pageLength: number;
  /** What can be done. */
  children: ReactNode;
}

/** What can be done with the selected rows, and how to select all that match. */
export function BulkBar({
  count,
  total,
  selection,
  onSelect,
  isPageSelected,
  pageLength,
  children,
}: BulkBarProps) {
  const isAll = selection.mode === 'all' && count === total;
  return (
    <div className={styles.bulk} data-open={count > 0}>
      <span role="status" dir="auto">
        {count === 0 ? '' : isAll ? dataGridLabels.allMatching(total) : dataGridLabels.selected(count)}
      </span>
      {count === 0 ? null : (
        <fieldset className={styles.actions} aria-label={dataGridLabels.bulk}>
          {isPageSelected && !isAll && total > pageLength ? (
            <Button variant="quiet" onClick={() => onSelect?.(ALL_SELECTED)}>
              {dataGridLabels.selectMatching(total)}
            </Button>
          ) : null}
          <Button variant="quiet" onClick={() => onSelect?.(NOTHING_SELECTED)}>
            {dataGridLabels.clearSelection}
          </Button>
          {children}
        </fieldset>
      )}
    </div>
  );
}

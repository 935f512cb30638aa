'use client';

import { dataGridLabels } from '@croupier/core/messages';
import { useState } from 'react';
import { Button } from '../../../parts/Button/Button.js';
import { ReasonedButton } from '../ReasonedButton/ReasonedButton.js';
import styles from './DataGrid.module.css';
import { ALL_SELECTED, type GridSelection, NOTHING_SELECTED } from './grid-selection.js';

/** Something that can be done with the selected rows. */
export interface BulkBarAction {
  label: string;
  tone?: 'danger';
  /** Why it cannot be done; said where the button is greyed. */
  disabledReason?: string | undefined;
  /** The bar is busy, and no other action starts, until the returned promise settles. */
  onAction: () => unknown;
}

/** The props of the bar above selected rows. */
interface BulkBarProps {
  /** How many rows are selected, on all pages. */
  count: number;
  /** How many rows match. */
  total: number;
  /** The selected rows. */
  selection: GridSelection;
  /** Called with the selected rows. */
  onSelectionChange: ((selection: GridSelection) => void) | undefined;
  /** Whether every row of this page is selected. */
  isPageSelected: boolean;
  /** How many rows this page has. */
  pageLength: number;
  /** What can be done. */
  actions: readonly BulkBarAction[];
}

/** What can be done with the selected rows, and how to select all that match. */
export function BulkBar({
  count,
  total,
  selection,
  onSelectionChange,
  isPageSelected,
  pageLength,
  actions,
}: BulkBarProps) {
  const [running, setRunning] = useState<string>();
  const isBusy = running !== undefined;
  const isAll = selection.mode === 'all' && count === total;
  const run = async ({ label, onAction }: BulkBarAction) => {
    const work = onAction();
    // What asks first is not at work yet.
    if (!(work instanceof Promise)) return;
    setRunning(label);
    try {
      await work;
    } finally {
      setRunning(undefined);
    }
  };
  const selectedText = isAll ? dataGridLabels.allMatching(total) : dataGridLabels.selected(count);
  return (
    <div className={styles.bulk} data-open={count > 0} aria-busy={isBusy || undefined}>
      <span role="status" dir="auto">
        {count === 0 ? '' : isBusy ? dataGridLabels.running(running, count) : selectedText}
      </span>
      {count === 0 ? null : (
        <>
          {isPageSelected && !isAll && total > pageLength ? (
            <Button
              size="small"
              variant="quiet"
              loading={isBusy}
              onClick={() => onSelectionChange?.(ALL_SELECTED)}
            >
              {dataGridLabels.selectMatching(total)}
            </Button>
          ) : null}
          <Button
            size="small"
            variant="quiet"
            loading={isBusy}
            onClick={() => onSelectionChange?.(NOTHING_SELECTED)}
          >
            {dataGridLabels.clearSelection}
          </Button>
          <fieldset className={styles.actions} aria-label={dataGridLabels.bulk}>
            {actions.map((action) => (
              <ReasonedButton
                key={action.label}
                size="small"
                variant={action.tone ?? 'plain'}
                disabledReason={action.disabledReason}
                loading={isBusy}
                onClick={() => run(action)}
              >
                {action.label}
              </ReasonedButton>
            ))}
          </fieldset>
        </>
      )}
    </div>
  );
}

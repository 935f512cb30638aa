'use client';

import { componentLabels } from '@croupier/core/messages';
import type { MouseEvent } from 'react';
import styles from './Table.module.css';

interface SelectionProps {
  /** The keys of all rows that are shown, in their order. */
  keys: readonly string[];
  selected: ReadonlySet<string>;
  onSelectedChange: ((selected: ReadonlySet<string>) => void) | undefined;
}

/** The checkbox that selects all visible rows or none. */
export function SelectAllCheckbox({ keys, selected, onSelectedChange }: SelectionProps) {
  const count = keys.filter((key) => selected.has(key)).length;
  const isAll = count > 0 && count === keys.length;
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={componentLabels.admin.selectAll}
        checked={isAll}
        disabled={keys.length === 0}
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => {
          const others = [...selected].filter((key) => !keys.includes(key));
          onSelectedChange?.(new Set(isAll ? others : [...others, ...keys]));
        }}
      />
    </label>
  );
}

/** The checkbox that selects one row; with Shift, also the rows between it and the nearest selected one above. */
export function SelectRowCheckbox({
  of,
  name,
  keys,
  selected,
  onSelectedChange,
}: SelectionProps & { of: string; name: string }) {
  function toggle(event: MouseEvent) {
    const at = keys.indexOf(of);
    const from = keys.findLastIndex((key, i) => i < at && selected.has(key));
    const next = new Set(selected);
    if (selected.has(of)) next.delete(of);
    else for (const key of event.shiftKey && from >= 0 ? keys.slice(from, at + 1) : [of]) next.add(key);
    onSelectedChange?.(next);
  }
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={componentLabels.admin.selectOne(name)}
        checked={selected.has(of)}
        onClick={toggle}
        // The click above knows of the Shift key; a change does not.
        onChange={() => undefined}
      />
    </label>
  );
}

'use client';

import { componentLabels } from '@croupier/core/messages';
import type { ComponentProps } from 'react';
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

/** The checkbox that selects one row. Its click says what `turnRow` does: unlike a change, it knows of the Shift key. */
export function SelectRowCheckbox({
  name,
  isSelected,
  onClick,
}: Pick<ComponentProps<'input'>, 'onClick'> & { name: string; isSelected: boolean }) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={componentLabels.admin.selectOne(name)}
        checked={isSelected}
        onClick={onClick}
        onChange={() => undefined}
      />
    </label>
  );
}

/** The selected rows once the box of one is pressed; with Shift, also those between it and the nearest selected one above. */
export function turnRow(
  key: string,
  { keys, selected }: Pick<SelectionProps, 'keys' | 'selected'>,
  { shiftKey }: { shiftKey: boolean },
): ReadonlySet<string> {
  const at = keys.indexOf(key);
  const from = keys.findLastIndex((one, i) => i < at && selected.has(one));
  const next = new Set(selected);
  if (selected.has(key)) next.delete(key);
  else for (const one of shiftKey && from >= 0 ? keys.slice(from, at + 1) : [key]) next.add(one);
  return next;
}

import type { ReactNode } from 'react';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import surface from '../surface.module.css';
import styles from './StatTile.module.css';

/** A number and what it counts. */
export interface Stat {
  /** What is counted. */
  label: string;
  /** The formatted number. */
  value: ReactNode;
  /** The source of the number, or its date. */
  note?: ReactNode;
}

/** The props of a tile. */
export interface StatTileProps extends Stat, RootProps {}

/** One number and what it counts. Must be inside a `<dl>`, as in `StatStrip`. */
export function StatTile({ label, value, note, ...root }: StatTileProps) {
  return (
    <div {...rootAttributes(root, styles.root, surface.card)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

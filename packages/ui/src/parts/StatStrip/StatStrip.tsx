import { type RootProps, rootAttributes } from '../root-attributes.js';
import { type Stat, StatTile } from '../StatTile/StatTile.js';
import styles from './StatStrip.module.css';

/** The props of a strip of numbers. */
export interface StatStripProps extends RootProps {
  /** The numbers, in their order. */
  stats: readonly Stat[];
}

/** A few numbers side by side. */
export function StatStrip({ stats, ...root }: StatStripProps) {
  if (stats.length === 0) return null;
  return (
    <dl {...rootAttributes(root, styles.root)}>
      {stats.map((stat) => (
        <StatTile key={stat.label} {...stat} />
      ))}
    </dl>
  );
}

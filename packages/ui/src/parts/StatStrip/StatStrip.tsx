import { type ClassNameProps, classNames } from '../class-names.js';
import { type Stat, StatTile } from '../StatTile/StatTile.js';
import styles from './StatStrip.module.css';

/** The props of a strip of numbers. */
export interface StatStripProps extends ClassNameProps {
  /** The numbers, in their order. */
  stats: readonly Stat[];
}

/** A few numbers side by side. */
export function StatStrip({ stats, className }: StatStripProps) {
  if (stats.length === 0) return null;
  return (
    <dl className={classNames(styles.root, className)}>
      {stats.map((stat) => (
        <StatTile key={stat.label} {...stat} />
      ))}
    </dl>
  );
}

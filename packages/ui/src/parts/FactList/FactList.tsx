import type { ReactNode } from 'react';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './FactList.module.css';

/** A value and its name. */
export interface Fact {
  title: string;
  value: ReactNode;
  /** True for a fact that takes a whole row. */
  isWide?: boolean;
}

/** The props of a list of facts. */
export interface FactListProps extends RootProps {
  /** The facts, in their order. */
  facts: readonly Fact[];
  /** `rows` draws a line above each fact; `tiles` gives each more room and a heavy line. */
  variant?: 'columns' | 'rows' | 'tiles';
}

/** A few facts side by side, each under its name; nothing where none is known. */
export function FactList({ facts, variant = 'columns', ...root }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <dl {...rootAttributes(root, styles.root)} data-variant={variant}>
      {facts.map(({ title, value, isWide = false }) => (
        <div key={title} className={styles.fact} data-wide={isWide}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.value} dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { englishFieldLabels } from '@croupier/core/messages';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './Skeleton.module.css';

/** The props of a skeleton. */
export interface SkeletonProps extends RootProps {
  /** What is loading. */
  shape?: 'text' | 'title' | 'card';
  /** How many lines, titles or cards are expected, from 1. */
  count?: number;
  /** What it says to screen readers; English by default. */
  label?: string | undefined;
}

/** A placeholder of the size of content that is loading. */
export function Skeleton({ shape = 'text', count = 1, label, ...root }: SkeletonProps) {
  return (
    <div {...rootAttributes(root, styles.root)} role="status">
      <span className="cr-visually-hidden">{label ?? englishFieldLabels().loading}</span>
      {Array.from({ length: Math.max(1, count) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars are all alike
        <div key={i} className={styles.bar} data-shape={shape} aria-hidden="true" />
      ))}
    </div>
  );
}

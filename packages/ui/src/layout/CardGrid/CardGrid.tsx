import { Children, type ReactNode } from 'react';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './CardGrid.module.css';

/** The props of a grid of cards. */
export interface CardGridProps extends RootProps {
  /** Cards, each with a key. */
  children: ReactNode;
  /** The minimum width of a card; on a phone each card has its own row. */
  size?: 'narrow' | 'wide';
  /** The list's name for screen readers. */
  label?: string;
}

/** Cards in rows, as many in each as fit. */
export function CardGrid({ children, size = 'narrow', label, ...root }: CardGridProps) {
  return (
    <ul {...rootAttributes(root, styles.root)} data-size={size} aria-label={label}>
      {Children.map(children, (card) => (
        <li className={styles.cell}>{card}</li>
      ))}
    </ul>
  );
}

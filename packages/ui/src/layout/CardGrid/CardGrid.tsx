import { Children, type ReactNode } from 'react';
import { type ClassNameProps, classNames } from '../../parts/class-names.js';
import styles from './CardGrid.module.css';

/** The props of a grid of cards. */
export interface CardGridProps extends ClassNameProps {
  /** Cards, each with a key. */
  children: ReactNode;
  /** How much room a card wants at least: a whole row on a phone in any case. */
  size?: 'narrow' | 'wide';
  /** What the list is called by those who hear it. */
  label?: string;
}

/** Cards side by side, as many in a row as there is room for. */
export function CardGrid({ children, size = 'narrow', label, className }: CardGridProps) {
  return (
    <ul className={classNames(styles.root, className)} data-size={size} aria-label={label}>
      {Children.map(children, (card) => (
        <li className={styles.cell}>{card}</li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { type ClassNameProps, classNames } from '../../../parts/class-names.js';
import styles from './Fieldset.module.css';

/** The props of a group of fields. */
export interface FieldsetProps extends ClassNameProps {
  /** The name of the group. */
  legend: ReactNode;
  /** A sentence on what the fields have in common. */
  hint?: ReactNode;
  /** How many columns the fields stand in where there is room. */
  columns?: 1 | 2 | 3;
  /** The fields. */
  children: ReactNode;
}

/** Fields that belong together, under a name that screen readers say with each of them. */
export function Fieldset({ legend, hint, columns = 1, children, className }: FieldsetProps) {
  return (
    <fieldset className={classNames(styles.root, className)}>
      <legend className={styles.legend}>{legend}</legend>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      <div className={styles.fields} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import styles from './Fieldset.module.css';

/** The props of a group of fields. */
export interface FieldsetProps extends RootProps {
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
export function Fieldset({ legend, hint, columns = 1, children, ...root }: FieldsetProps) {
  return (
    <fieldset {...rootAttributes(root, styles.root)}>
      <legend className={styles.legend}>{legend}</legend>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      <div className={styles.fields} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  );
}

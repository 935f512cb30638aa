import { localNumber } from '@croupier/core/messages';
import { useId } from 'react';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import surface from '../surface.module.css';
import styles from './BarChart.module.css';

/** The props of a bar chart. */
export interface BarChartProps extends RootProps {
  /** What the bars show. */
  title: string;
  /** The bars, in their order; the longest fills the width. */
  bars: readonly { label: string; value: number }[];
  /** The column headings of the table that screen readers get. */
  headings: { label: string; value: string };
  /** BCP 47; the numbers follow it. English by default. */
  language?: string | undefined;
}

/** Numbers as bars; screen readers get a table. */
export function BarChart({ title, bars, headings, language = 'en', ...root }: BarChartProps) {
  const id = useId();
  const maxValue = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure {...rootAttributes(root, styles.root, surface.card)} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      <table className={styles.table} aria-labelledby={id}>
        <thead className="cr-visually-hidden">
          <tr>
            <th scope="col">{headings.label}</th>
            <th scope="col">{headings.value}</th>
          </tr>
        </thead>
        <tbody className={styles.body}>
          {bars.map(({ label, value }) => (
            <tr key={label} className={styles.row}>
              <th scope="row" className={styles.label} dir="auto">
                {label}
              </th>
              <td className={styles.value}>
                <meter className={styles.bar} min={0} max={maxValue} value={value} aria-hidden="true" />
                {localNumber(value, { language })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

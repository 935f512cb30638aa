import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './BenefitStrip.module.css';

/** One benefit in a few words. */
export interface Benefit {
  title: string;
  text?: string;
}

/** The props of a strip of benefits. */
export interface BenefitStripProps extends RootProps {
  /** The benefits, in their order. */
  benefits: readonly Benefit[];
  /** The level of each title; `p` for a strip under no heading. */
  heading?: 'h2' | 'h3' | 'p';
}

/** Benefits side by side. */
export function BenefitStrip({ benefits, heading: Heading = 'h3', ...root }: BenefitStripProps) {
  if (benefits.length === 0) return null;
  return (
    <ul {...rootAttributes(root, styles.root)}>
      {benefits.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <Heading className={styles.title} dir="auto">
            {title}
          </Heading>
          {text === undefined ? null : (
            <p className={styles.text} dir="auto">
              {text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

import { casinoLabels } from '@croupier/core/messages';
import { classes } from '../../parts/classes.js';
import styles from './RedFlags.module.css';

/** The props of the red flags. */
export interface RedFlagsProps {
  /** A class of your own beside the component's. */
  className?: string;
}

const { tips, tipsText, flags } = casinoLabels.blacklisted;

/** Signs of a casino to keep away from. */
export function RedFlags({ className }: RedFlagsProps) {
  return (
    <section className={classes(styles.root, className)} aria-labelledby="red-flags">
      <h2 id="red-flags" className={styles.title}>
        {tips}
      </h2>
      <p className={styles.text}>{tipsText}</p>
      <ul className={styles.list}>
        {flags.map(({ title, text }) => (
          <li key={title} className={styles.flag}>
            <h3 className={styles.what}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

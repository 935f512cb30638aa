import type { ChoiceLinkView } from '@croupier/core';
import { type Classed, classes } from '../classes.js';
import type { Linking } from '../link.js';
import styles from './ChoiceLinks.module.css';

/** The props of a row of choices. */
export interface ChoiceLinksProps extends Linking, Classed {
  /** What is chosen, for those who hear the page. */
  label: string;
  /** The choices, one of them chosen. */
  choices: readonly ChoiceLinkView[];
  /** Pills for a filter or an order, tabs for what stands below. */
  look?: 'pills' | 'tabs';
}

/** Several ways to see a page, as links; the present one is marked. Nothing, where there is none to choose. */
export function ChoiceLinks({
  label,
  choices,
  look = 'pills',
  link: Link = 'a',
  className,
}: ChoiceLinksProps) {
  if (choices.length === 0) return null;
  return (
    <nav className={classes(styles.root, className)} aria-label={label} data-look={look}>
      <ul className={styles.list}>
        {choices.map((choice) => (
          <li key={choice.href}>
            <Link
              className={styles.link}
              href={choice.href}
              aria-current={choice.isCurrent ? 'page' : undefined}
            >
              <span dir="auto">{choice.label}</span>
              {choice.count === undefined ? null : <span className={styles.count}>{choice.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

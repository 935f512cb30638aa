import type { ChoiceLinkView } from '@croupier/core';
import type { LinkComponentProps } from '../link-component.js';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './ChoiceLinks.module.css';

/** The props of a row of choices. */
export interface ChoiceLinksProps extends LinkComponentProps, RootProps {
  /** The name of the choice for screen readers. */
  label: string;
  /** The choices; one is selected. */
  choices: readonly ChoiceLinkView[];
  /** Pills for a filter or an order, tabs for the content below, columns for many. */
  variant?: 'pills' | 'tabs' | 'columns';
}

/** Links to several versions of a page, the current one marked; nothing without choices. */
export function ChoiceLinks({
  label,
  choices,
  variant = 'pills',
  linkComponent: Link = 'a',
  ...root
}: ChoiceLinksProps) {
  if (choices.length === 0) return null;
  return (
    <nav {...rootAttributes(root, styles.root)} aria-label={label} data-variant={variant}>
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

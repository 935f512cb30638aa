import type { HelplineView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import type { LabelsProps } from '../../parts/labels-props.js';
import { Panel } from '../../parts/Panel/Panel.js';
import styles from './Helplines.module.css';

/** Organizations that help people who gamble too much, by country. */
export function Helplines({ helplines, labels }: { helplines: readonly HelplineView[] } & LabelsProps) {
  const words = pageTexts('helplines', labels);
  return (
    <Panel title={words.title} text={words.text} className={styles.root}>
      <ul className={styles.list}>
        {helplines.map(({ country, name, href }) => (
          <li key={href}>
            <span className={styles.country}>{country}</span>
            <a className={styles.link} href={href} rel="noopener">
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

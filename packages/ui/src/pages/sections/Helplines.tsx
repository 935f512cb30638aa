import type { HelplineView } from '@croupier/core';
import { beliefLabels } from '@croupier/core/messages';
import { Panel } from '../../parts/Panel/Panel.js';
import styles from './Helplines.module.css';

const { helplines: helplineLabels } = beliefLabels;

/** Organizations that help people who gamble too much, by country. */
export function Helplines({ helplines }: { helplines: readonly HelplineView[] }) {
  return (
    <Panel title={helplineLabels.title} text={helplineLabels.text} className={styles.root}>
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

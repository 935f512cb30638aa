import { casinoLabels } from '@croupier/core/messages';
import type { ClassNameProps } from '../../parts/class-names.js';
import { Panel } from '../../parts/Panel/Panel.js';
import styles from './RedFlags.module.css';

/** The props of the red flags. */
export interface RedFlagsProps extends ClassNameProps {}

const { tips, tipsText, flags } = casinoLabels.blacklisted;

/** Signs of a casino to keep away from. */
export function RedFlags({ className }: RedFlagsProps) {
  return (
    <Panel title={tips} text={tipsText} className={className}>
      <ul className={styles.list}>
        {flags.map(({ title, text }) => (
          <li key={title} className={styles.flag}>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.description}>{text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

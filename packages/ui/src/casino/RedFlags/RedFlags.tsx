import { casinoLabels } from '@croupier/core/messages';
import { Panel } from '../../parts/Panel/Panel.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './RedFlags.module.css';

/** The props of the red flags. */
export interface RedFlagsProps extends RootProps {}

const { tips, tipsText, flags } = casinoLabels.blacklisted;

/** Signs of a casino to keep away from. */
export function RedFlags({ ...root }: RedFlagsProps) {
  return (
    <Panel {...rootAttributes(root)} title={tips} text={tipsText}>
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

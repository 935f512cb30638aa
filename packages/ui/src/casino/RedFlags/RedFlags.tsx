import { completeLabels, englishMethodLabels } from '@croupier/core/messages';
import type { LabelsProps } from '../../parts/labels-props.js';
import { Panel } from '../../parts/Panel/Panel.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './RedFlags.module.css';

/** The props of the red flags. */
export interface RedFlagsProps extends LabelsProps, RootProps {}

/** Signs of a casino to keep away from. */
export function RedFlags({ labels, ...root }: RedFlagsProps) {
  const { redFlags, redFlagsText, flags } = completeLabels(englishMethodLabels(), labels);
  return (
    <Panel {...rootAttributes(root)} title={redFlags} text={redFlagsText}>
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

import { translateFacts } from '@croupier/core/messages';
import type { CardLabelsProps } from '../card-labels-props.js';
import styles from './CardFacts.module.css';

interface CardFactsProps extends CardLabelsProps {
  facts: readonly { title: string; value: string }[];
}

/** What visitors compare casinos by, each with its title: the first alone where there is little room. */
export function CardFacts({ facts, labels }: CardFactsProps) {
  return (
    <dl className={styles.root}>
      {translateFacts(facts, labels ?? {}).map(({ title, value }) => (
        <div key={title}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

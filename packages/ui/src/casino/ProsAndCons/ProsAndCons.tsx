import { completeLabels, englishReviewLabels } from '@croupier/core/messages';
import { checkIcon, closeIcon } from '../../parts/Icon/drawings.js';
import { Icon } from '../../parts/Icon/Icon.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './ProsAndCons.module.css';

/** The props of pros and cons. */
export interface ProsAndConsProps extends LabelsProps, RootProps {
  /** The advantages. */
  pros: readonly string[];
  /** The disadvantages. */
  cons: readonly string[];
  /** The level of the headings; `h3` by default. */
  heading?: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | undefined;
}

/** The pros and cons of a casino; an empty list is left out. */
export function ProsAndCons({ pros, cons, heading = 'h3', labels, ...root }: ProsAndConsProps) {
  if (pros.length + cons.length === 0) return null;
  const words = completeLabels(englishReviewLabels(), labels);
  return (
    <div {...rootAttributes(root, styles.root)}>
      <ProsOrConsList title={words.pros} items={pros} side="pros" heading={heading} />
      <ProsOrConsList title={words.cons} items={cons} side="cons" heading={heading} />
    </div>
  );
}

function ProsOrConsList({
  title,
  items,
  side,
  heading: Heading,
}: {
  title: string;
  items: readonly string[];
  side: 'pros' | 'cons';
  heading: NonNullable<ProsAndConsProps['heading']>;
}) {
  if (items.length === 0) return null;
  return (
    <section className={styles.side} data-side={side}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.list}>
        {[...new Set(items)].map((item) => (
          <li key={item} className={styles.item}>
            <Icon drawing={side === 'pros' ? checkIcon : closeIcon} className={styles.mark} />
            <bdi>{item}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { FoundGroupView } from '@croupier/core';
import {
  completeLabels,
  countedText,
  englishSearchLabels,
  localNumber,
  translateTerm,
} from '@croupier/core/messages';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from './FoundTopics.module.css';

/** The props of search results of one kind. */
export interface FoundTopicsProps extends FoundGroupView, LinkComponentProps, LabelsProps, RootProps {}

/** Payment methods, providers, bonuses, games or pages that a search found, with the best casinos that have them. */
export function FoundTopics({
  kind,
  title,
  count,
  topics,
  more,
  linkComponent: Link = 'a',
  labels,
  ...root
}: FoundTopicsProps) {
  const words = completeLabels(englishSearchLabels(), labels);
  return (
    <section {...rootAttributes(root, styles.root)} aria-labelledby={kind}>
      <SectionHeading id={kind} title={`${translateTerm(title, words)} (${localNumber(count, words)})`} />
      <ul className={styles.list}>
        {topics.map((topic) => (
          <li key={`${topic.title} ${topic.text} ${topic.href}`} className={styles.topic}>
            <p dir="auto">
              {topic.href === undefined ? (
                <strong>{topic.title}</strong>
              ) : (
                <Link className={styles.link} href={topic.href}>
                  {topic.title}
                </Link>
              )}
              {topic.text === '' ? null : (
                <span className={styles.text}>
                  {' '}
                  {topic.casinoCount === undefined
                    ? topic.text
                    : countedText(words.casinoCount, topic.casinoCount, words)}
                </span>
              )}
            </p>
            {topic.casinos.length === 0 ? null : (
              <ul className={styles.casinos}>
                {topic.casinos.map(({ name, href }) => (
                  <li key={href} dir="auto">
                    <Link className={styles.link} href={href}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {more === undefined ? null : (
        <p className={styles.text}>{countedText(words.andMore, count - topics.length, words)}</p>
      )}
    </section>
  );
}

import type { FoundGroupView } from '@croupier/core';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from './FoundTopics.module.css';

/** The props of search results of one kind. */
export interface FoundTopicsProps extends FoundGroupView, LinkComponentProps, RootProps {}

/** Payment methods, providers, bonuses, games or pages that a search found, with the best casinos that have them. */
export function FoundTopics({
  kind,
  title,
  count,
  topics,
  more,
  linkComponent: Link = 'a',
  ...root
}: FoundTopicsProps) {
  return (
    <section {...rootAttributes(root, styles.root)} aria-labelledby={kind}>
      <SectionHeading id={kind} title={`${title} (${count})`} />
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
              {topic.text === '' ? null : <span className={styles.text}> {topic.text}</span>}
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
      {more === undefined ? null : <p className={styles.text}>{more}</p>}
    </section>
  );
}

import type { ReviewLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import styles from './ReviewSections.module.css';

interface ReviewSectionProps {
  /** The id of the section, and the key of its title. */
  id: 'overview' | 'games' | 'bonuses' | 'payments' | 'screenshots';
  words: ReviewLabels;
  children: ReactNode;
}

/** A section of the review with its own address (`#games`). */
export function ReviewSection({ id, words, children }: ReviewSectionProps) {
  return (
    <section id={id} className={styles.section} data-section={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {words[id]}
      </h2>
      {children}
    </section>
  );
}

/** A titled part of a section. */
export function Subsection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </div>
  );
}

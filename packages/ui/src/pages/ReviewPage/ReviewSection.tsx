import type { ReviewLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import type { CasinoReviewProps } from './casino-review-props.js';
import { headingBelow } from './heading-below.js';
import styles from './ReviewSections.module.css';

interface ReviewSectionProps extends Pick<CasinoReviewProps, 'casino' | 'anchors' | 'heading'> {
  /** Which section it is, and the key of its title. */
  name: 'overview' | 'games' | 'bonuses' | 'payments' | 'screenshots' | 'background';
  words: ReviewLabels;
  children: ReactNode;
}

/** A section of the review with its own address. */
export function ReviewSection({ name, words, heading, children, ...review }: ReviewSectionProps) {
  const id = anchorOf(name, review);
  const Heading = headingBelow(heading, 1);
  return (
    <section id={id} className={styles.section} data-section={name} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className={styles.title}>
        {words[name]}
      </Heading>
      {children}
    </section>
  );
}

/** The address of a section in its page: unique among reviews, whose casinos have slugs of their own. */
export function anchorOf(
  name: ReviewSectionProps['name'],
  { casino, anchors = `${casino.slug}-` }: Pick<CasinoReviewProps, 'casino' | 'anchors'>,
): string {
  return `${anchors}${name}`;
}

interface SubsectionProps extends Pick<CasinoReviewProps, 'heading'> {
  title: string;
  children: ReactNode;
}

/** A titled part of a section. */
export function Subsection({ title, heading, children }: SubsectionProps) {
  const Heading = headingBelow(heading, 2);
  return (
    <div className={styles.part}>
      <Heading className={styles.partTitle}>{title}</Heading>
      {children}
    </div>
  );
}

import type { ReviewPageView } from '@croupier/core';
import {
  completeLabels,
  englishReviewLabels,
  fillPlaceholders,
  type OfferLabels,
  type ReviewLabels,
  translateTerm,
} from '@croupier/core/messages';
import { AdMark } from '../../casino/AdMark/AdMark.js';
import { SPONSORED_LINK_PROPS } from '../../casino/VisitLink/visit-handler.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import { externalIcon } from '../../parts/Icon/drawings.js';
import { Icon } from '../../parts/Icon/Icon.js';
import type { CasinoReviewProps } from './casino-review-props.js';
import { ReviewSection, Subsection } from './ReviewSection.js';
import styles from './ReviewSections.module.css';

interface WordsProps {
  words: ReviewLabels & OfferLabels;
}

type Change = NonNullable<ReviewPageView['changes']>[number];

/** What changed in a review, day by day, where its domain was found, and what it rests on; nothing where none is known. */
export function ReviewBackground({
  changes = [],
  sources = [],
  registers = [],
  casino,
  anchors,
  heading,
  labels,
}: CasinoReviewProps) {
  const words = completeLabels(englishReviewLabels(), labels);
  if ([changes, sources, registers].every(({ length }) => length === 0)) return null;
  return (
    <ReviewSection name="background" words={words} {...{ casino, anchors, heading }}>
      {changes.length === 0 ? null : (
        <Subsection title={words.changes} heading={heading}>
          <dl className={styles.changes}>
            {changes.map((change) => (
              <div key={change.day} className={styles.change}>
                <dt className={styles.day}>
                  <FormattedDate date={change.day} language={words.language} />
                </dt>
                <dd>
                  <ChangedFacts {...change} words={words} />
                </dd>
              </div>
            ))}
          </dl>
        </Subsection>
      )}
      {registers.length === 0 ? null : (
        <Subsection title={words.registers} heading={heading}>
          <ul className={styles.facts}>
            {registers.map(({ domain, authority, date }) => (
              <li key={`${authority} ${date}`}>
                <bdi>{domain}</bdi>: {fillPlaceholders(words.registerFind, { authority, date })}
              </li>
            ))}
          </ul>
        </Subsection>
      )}
      {sources.length === 0 ? null : (
        <Subsection title={words.sources} heading={heading}>
          <ul className={styles.sources}>
            {sources.map(({ title, href, isSponsored, visit }) => (
              <li key={`${title} ${href}`}>
                <a
                  href={href}
                  rel={isSponsored ? SPONSORED_LINK_PROPS.rel : 'nofollow noopener'}
                  aria-label={isSponsored ? `${title} (${words.ad.toLowerCase()})` : undefined}
                  dir="auto"
                  data-croupier-visit={visit?.slug}
                  data-croupier-label={visit?.label}
                >
                  {title} <Icon drawing={externalIcon} />
                </a>{' '}
                {isSponsored ? <AdMark labels={labels} /> : null}
              </li>
            ))}
          </ul>
        </Subsection>
      )}
    </ReviewSection>
  );
}

function ChangedFacts({ facts, blacklist, words }: Change & WordsProps) {
  return (
    <ul className={styles.facts}>
      {blacklist === undefined ? null : (
        <li>{blacklist === 'added' ? words.blacklistAdded : words.blacklistRemoved}</li>
      )}
      {facts.map((fact) => (
        <li key={`${fact.title} ${fact.from} ${fact.to}`}>
          <ChangedFact {...fact} words={words} />
        </li>
      ))}
    </ul>
  );
}

function ChangedFact({ title, from, to, words }: Change['facts'][number] & WordsProps) {
  const sentence =
    from === undefined ? words.addedFact : to === undefined ? words.removedFact : words.changedFact;
  const values: Record<string, string | undefined> = {
    '{title}': translateTerm(title, words),
    '{from}': from,
    '{to}': to,
  };
  return sentence
    .split(/(\{\w+\})/)
    .map((part) => (values[part] === undefined ? part : <bdi key={part}>{values[part]}</bdi>));
}

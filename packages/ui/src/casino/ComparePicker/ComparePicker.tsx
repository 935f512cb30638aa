import type { ComparePickerView } from '@croupier/core';
import { completeLabels, countedText, englishFilterLabels, localRating } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { CasinoLogo } from '../CasinoLogo/CasinoLogo.js';
import styles from './ComparePicker.module.css';

/** The props of a picker: its view and title. */
export interface ComparePickerProps extends ComparePickerView, LinkComponentProps, LabelsProps, RootProps {
  /** The heading above the list. */
  title: string;
}

/** A search for casinos to compare, and a link that adds each. */
export function ComparePicker({
  title,
  form,
  candidates,
  more,
  linkComponent: Link = 'a',
  labels,
  ...root
}: ComparePickerProps) {
  const words = completeLabels(englishFilterLabels(), labels);
  return (
    <section {...rootAttributes(root, styles.root)} aria-labelledby="compare-picker">
      <h2 id="compare-picker" className={styles.title}>
        {title}
      </h2>
      <FilterBar {...form} linkComponent={Link} labels={labels} />
      <p className="cr-visually-hidden" data-croupier-count="">
        {countedText(words.foundToAdd, candidates.length + more, words)}
      </p>
      {candidates.length === 0 ? (
        <EmptyState title={words.nothingFound} text={words.nothingFoundText} />
      ) : (
        <ul className={styles.list}>
          {candidates.map(({ slug, name, logo, score, isBlacklisted, add }) => (
            <li key={slug}>
              <Link className={styles.candidate} href={add} rel="nofollow">
                <CasinoLogo name={name} logo={logo} />
                <span className={styles.details}>
                  <span className={styles.add}>
                    <span className="cr-visually-hidden">{words.add} </span>
                    <span dir="auto">{name}</span>
                  </span>
                  {isBlacklisted ? <Badge tone="poor">{words.blacklisted}</Badge> : null}
                  {score === undefined && !isBlacklisted ? (
                    <span className={styles.score}>{words.notRated}</span>
                  ) : null}
                  {score === undefined ? null : (
                    <span className={styles.score}>
                      {localRating(Number(score), words)}{' '}
                      <span className="cr-visually-hidden">{words.outOf}</span>
                    </span>
                  )}
                </span>
                <span className={styles.plus} aria-hidden="true">
                  +
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {more > 0 ? <p className={styles.more}>{countedText(words.moreToSearch, more, words)}</p> : null}
    </section>
  );
}

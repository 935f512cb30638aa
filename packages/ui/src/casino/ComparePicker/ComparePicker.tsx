import type { ComparePickerView } from '@croupier/core';
import { casinoLabels, componentLabels, messages } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { CasinoLogo } from '../CasinoLogo/CasinoLogo.js';
import styles from './ComparePicker.module.css';

/** The props of a picker: its view and title. */
export interface ComparePickerProps extends ComparePickerView, LinkComponentProps, RootProps {
  /** The heading above the list. */
  title: string;
}

const { compare } = casinoLabels;

/** A search for casinos to compare, and a link that adds each. */
export function ComparePicker({
  title,
  form,
  candidates,
  more,
  linkComponent: Link = 'a',
  ...root
}: ComparePickerProps) {
  return (
    <section {...rootAttributes(root, styles.root)} aria-labelledby="compare-picker">
      <h2 id="compare-picker" className={styles.title}>
        {title}
      </h2>
      <FilterBar {...form} linkComponent={Link} />
      <p className="cr-visually-hidden" data-croupier-count="">
        {compare.found(candidates.length + more)}
      </p>
      {candidates.length === 0 ? (
        <EmptyState title={messages.search.none} text={messages.search.noneText} />
      ) : (
        <ul className={styles.list}>
          {candidates.map(({ slug, name, logo, score, isBlacklisted, add }) => (
            <li key={slug}>
              <Link className={styles.candidate} href={add} rel="nofollow">
                <CasinoLogo name={name} logo={logo} />
                <span className={styles.details}>
                  <span className={styles.add}>
                    <span className="cr-visually-hidden">{compare.adding} </span>
                    <span dir="auto">{name}</span>
                  </span>
                  {isBlacklisted ? <Badge tone="poor">{componentLabels.card.blacklisted}</Badge> : null}
                  {score === undefined && !isBlacklisted ? (
                    <span className={styles.score}>{componentLabels.score.notRated}</span>
                  ) : null}
                  {score === undefined ? null : (
                    <span className={styles.score}>
                      {score} <span className="cr-visually-hidden">{componentLabels.score.outOf}</span>
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
      {more > 0 ? <p className={styles.more}>{compare.more(more)}</p> : null}
    </section>
  );
}

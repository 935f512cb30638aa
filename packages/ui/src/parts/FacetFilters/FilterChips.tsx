import type { FacetFilterView } from '@croupier/core';
import {
  type englishFilterLabels,
  fillPlaceholders,
  filterValueLabel,
  localNumber,
  translateTerm,
} from '@croupier/core/messages';
import { closeIcon } from '../Icon/drawings.js';
import { Icon } from '../Icon/Icon.js';
import type { LinkComponentProps } from '../link-component.js';
import styles from './FacetFilters.module.css';

interface FilterChipsProps extends LinkComponentProps {
  chips: FacetFilterView['chips'];
  clear: FacetFilterView['clear'] | undefined;
  drop: FacetFilterView['drop'] | undefined;
  words: ReturnType<typeof englishFilterLabels>;
}

/** The chosen filters, each a link that takes it away; where nothing is left, those that help. */
export function FilterChips({ chips, clear, drop, linkComponent: Link = 'a', words }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <>
      <ul className={styles.chips} aria-label={words.chosenFilters}>
        {chips.map((chip) => {
          const title = translateTerm(chip.title, words);
          const label = filterValueLabel(chip, words);
          return (
            <li key={chip.href}>
              <Link
                className={styles.chip}
                href={chip.href}
                aria-label={fillPlaceholders(words.removeFilter, { title, label })}
              >
                <bdi>{chip.text === chip.label ? label : `${title}: ${label}`}</bdi>
                <Icon drawing={closeIcon} />
              </Link>
            </li>
          );
        })}
        {clear === undefined ? null : (
          <li>
            <Link className={styles.clear} href={clear}>
              {words.clearFilters}
            </Link>
          </li>
        )}
      </ul>
      {drop === undefined ? null : (
        <div className={styles.drop}>
          <p>
            {words.noneFits} {drop.length === 0 ? words.dropAllFilters : words.dropFilter}
          </p>
          {drop.length === 0 ? null : (
            <ul>
              {drop.map(({ title, count, href }) => (
                <li key={href}>
                  <Link className={styles.clear} href={href}>
                    {fillPlaceholders(words.dropOneFilter, {
                      title: translateTerm(title, words),
                      count: localNumber(count, words),
                    })}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}

import type { FilterGroupView, FilterOptionView } from '@croupier/core';
import {
  type englishFilterLabels,
  filterValueLabel,
  localNumber,
  translateTerm,
} from '@croupier/core/messages';
import { Button } from '../Button/Button.js';
import styles from './FacetFilters.module.css';

type Words = ReturnType<typeof englishFilterLabels>;

interface FilterGroupProps extends FilterGroupView {
  id: string;
  words: Words;
}

/** The values of a facet, behind a button; only one group is open at a time. */
export function FilterGroup({ id, name, isSingle, chosen, options, words, ...group }: FilterGroupProps) {
  const title = translateTerm(group.title, words);
  return (
    <details id={id} name="filters" className={styles.group} data-croupier-menu="">
      <summary className={styles.button} data-chosen={chosen > 0 ? '' : undefined}>
        {title}
        {chosen === 0 ? null : <span className={styles.chosen}>{chosen}</span>}
      </summary>
      <fieldset className={styles.panel}>
        <legend className="cr-visually-hidden">{title}</legend>
        <div className={styles.options}>
          {isSingle ? (
            <FilterOption
              name={name}
              type="radio"
              value=""
              label={words.anyValue}
              words={words}
              isChosen={chosen === 0}
            />
          ) : null}
          {options.map((option) => (
            <FilterOption
              key={option.value}
              {...option}
              label={filterValueLabel({ name, ...option }, words)}
              name={name}
              type={isSingle ? 'radio' : 'checkbox'}
              words={words}
            />
          ))}
        </div>
        <Button type="submit">{words.applyFilters}</Button>
      </fieldset>
    </details>
  );
}

interface FilterOptionProps extends Omit<FilterOptionView, 'count'> {
  name: string;
  type: 'checkbox' | 'radio';
  count?: number;
  words: Words;
}

function FilterOption({ name, type, value, label, count, isChosen, words }: FilterOptionProps) {
  return (
    <label className={styles.option}>
      <input className={styles.box} type={type} name={name} value={value} defaultChecked={isChosen} />
      <span>
        <bdi>{label}</bdi>
        {count === undefined ? null : <span className={styles.count}> ({localNumber(count, words)})</span>}
      </span>
    </label>
  );
}

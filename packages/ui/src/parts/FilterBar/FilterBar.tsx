import type { FilterFormView } from '@croupier/core';
import { completeLabels, englishFilterLabels, translateTerm } from '@croupier/core/messages';
import { Button } from '../Button/Button.js';
import type { LabelsProps } from '../labels-props.js';
import type { LinkComponentProps } from '../link-component.js';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import { SearchField } from '../SearchField/SearchField.js';
import { SelectField } from '../SelectField/SelectField.js';
import surface from '../surface.module.css';
import styles from './FilterBar.module.css';

/** The props of a filter bar: the form's view. */
export interface FilterBarProps extends FilterFormView, LinkComponentProps, LabelsProps, RootProps {}

/** Filters and sorts the page: a GET form. Where the page's script runs, a choice submits it at once. */
export function FilterBar({
  action,
  hiddenFields,
  search,
  select,
  submit,
  reset,
  linkComponent: Link = 'a',
  labels,
  ...root
}: FilterBarProps) {
  const words = completeLabels(englishFilterLabels(), labels);
  return (
    <form
      {...rootAttributes(root, styles.root, surface.card)}
      method="get"
      action={action}
      role={search === undefined ? undefined : 'search'}
      data-croupier-auto=""
    >
      {hiddenFields.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {search === undefined ? null : (
        <SearchField
          className={styles.search}
          name={search.name}
          label={translateTerm(search.label, words)}
          placeholder={translateTerm(search.placeholder, words)}
          defaultValue={search.value}
        />
      )}
      {select === undefined ? null : (
        <SelectField
          className={styles.select}
          name={select.name}
          label={translateTerm(select.label, words)}
          options={select.options.map((option) => ({
            ...option,
            label: translateTerm(option.label, words),
          }))}
          defaultValue={select.value}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit">{translateTerm(submit, words)}</Button>
        {reset === undefined ? null : (
          <Link className={styles.reset} href={reset}>
            {words.showAll}
          </Link>
        )}
      </div>
      <p role="alert" className={styles.offline} data-croupier-unreached="" hidden>
        <span>{words.unreached}</span>
        <Button type="submit" variant="plain">
          {words.tryAgain}
        </Button>
      </p>
    </form>
  );
}

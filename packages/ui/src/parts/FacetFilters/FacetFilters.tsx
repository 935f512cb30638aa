import type { FacetFilterView } from '@croupier/core';
import { completeLabels, englishFilterLabels } from '@croupier/core/messages';
import type { LabelsProps } from '../labels-props.js';
import type { LinkComponentProps } from '../link-component.js';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './FacetFilters.module.css';
import { FilterChips } from './FilterChips.js';
import { FilterGroup } from './FilterGroup.js';

/** The props of the filters: their view. */
export interface FacetFiltersProps extends FacetFilterView, LinkComponentProps, LabelsProps, RootProps {}

/**
 * The filters of a list: a GET form with a group for each facet, and what is chosen. Where the page's script runs, a choice
 * shows its results at once. An app that draws it again in the browser gives it a `key` of what is chosen, since boxes keep what was
 * pressed.
 */
export function FacetFilters({
  action,
  hiddenFields,
  groups,
  chips,
  clear,
  drop,
  linkComponent,
  labels,
  ...root
}: FacetFiltersProps) {
  if (groups.length === 0 && chips.length === 0) return null;
  const words = completeLabels(englishFilterLabels(), labels);
  return (
    <form
      {...rootAttributes(root, styles.root)}
      method="get"
      action={action}
      aria-label={words.filter}
      data-croupier-auto=""
    >
      {hiddenFields.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.bar}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <FilterGroup
              key={group.name}
              {...group}
              id={`${root.id ?? 'filter'}-${group.name}`}
              words={words}
            />
          ))}
        </div>
      </div>
      <FilterChips {...{ chips, clear, drop, linkComponent, words }} />
    </form>
  );
}

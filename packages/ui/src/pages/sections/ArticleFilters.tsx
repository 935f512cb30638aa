import type { BlogPageView } from '@croupier/core';
import type { ReactNode } from 'react';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import type { ClassNameProps } from '../../parts/class-names.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import styles from '../articles.module.css';

interface ArticleFiltersProps
  extends Pick<BlogPageView, 'filter' | 'categories'>,
    LinkComponentProps,
    LabelsProps,
    ClassNameProps {
  /** The name of the list of categories. */
  label: string;
  /** What stands below the categories. */
  children?: ReactNode;
}

/** The search of articles, and links to their categories; the class is that of the categories. */
export function ArticleFilters(props: ArticleFiltersProps) {
  const { filter, categories, label, className, children, linkComponent, labels } = props;
  return (
    <div className={styles.filters}>
      <FilterBar {...filter} linkComponent={linkComponent} labels={labels} />
      <ChoiceLinks label={label} choices={categories} className={className} linkComponent={linkComponent} />
      {children}
    </div>
  );
}

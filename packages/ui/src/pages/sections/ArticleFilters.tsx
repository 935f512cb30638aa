import type { BlogPageView } from '@croupier/core';
import type { ReactNode } from 'react';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import type { ClassNameProps } from '../../parts/class-names.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import styles from '../articles.module.css';

interface ArticleFiltersProps
  extends Pick<BlogPageView, 'filter' | 'categories'>,
    LinkComponentProps,
    ClassNameProps {
  /** The name of the list of categories. */
  label: string;
  /** What stands below the categories. */
  children?: ReactNode;
}

/** The search of articles, and links to their categories; the class is that of the categories. */
export function ArticleFilters(props: ArticleFiltersProps) {
  const { filter, categories, label, className, children, linkComponent } = props;
  return (
    <div className={styles.filters}>
      <FilterBar {...filter} linkComponent={linkComponent} />
      <ChoiceLinks label={label} choices={categories} className={className} linkComponent={linkComponent} />
      {children}
    </div>
  );
}

import type { PagerView } from '@croupier/core';
import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../../parts/EmptyState/EmptyState.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../listings.module.css';

interface ListingSectionProps extends LinkComponentProps, LabelsProps {
  /** The id of the heading, which names the section. */
  headingId: string;
  title: string;
  /** The fragment that links jump to. */
  anchor?: string;
  /** Filters or tabs above the heading. */
  controls?: ReactNode;
  /** What stands beside the heading: a count or a link. */
  action?: ReactNode;
  /** True if the list has no items. */
  isEmpty: boolean;
  /** What an empty list says. */
  empty: EmptyStateProps;
  pager: PagerView | undefined;
  /** The list. */
  children: ReactNode;
}

/** A list under its heading, with its pages; an empty list says so. */
export function ListingSection(props: ListingSectionProps) {
  const {
    headingId,
    title,
    anchor,
    controls,
    action,
    isEmpty,
    empty,
    pager,
    children,
    linkComponent,
    labels,
  } = props;
  return (
    <section
      id={anchor}
      className={styles.listing}
      aria-labelledby={headingId}
      tabIndex={anchor === undefined ? undefined : -1}
    >
      {controls}
      <SectionHeading id={headingId} title={title} action={action} />
      {isEmpty ? <EmptyState {...empty} /> : null}
      {children}
      {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} labels={labels} />}
    </section>
  );
}

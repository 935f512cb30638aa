'use client';

import { componentLabels, englishFilterLabels, fillPlaceholders } from '@croupier/core/messages';
import { Button } from '../../../parts/Button/Button.js';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import styles from './Pagination.module.css';

/** The props of a pagination. */
export interface PaginationProps extends RootProps {
  /** From 1. */
  page: number;
  /** The number of items on a page. */
  perPage: number;
  /** The number of items in the list. */
  total: number;
  /** Called with the requested page, from 1. */
  onPageChange: (page: number) => void;
}

/** Where in a long list one is, and two buttons on. Nothing where the list is empty. */
export function Pagination({ page, perPage, total, onPageChange, ...root }: PaginationProps) {
  if (total === 0) return null;
  const pages = Math.ceil(total / perPage);
  const { pageOf, previousPage, nextPage } = englishFilterLabels();
  const { isFirst, isLast } = componentLabels.pager;
  return (
    <nav {...rootAttributes(root, styles.root)} aria-label={fillPlaceholders(pageOf, { page, pages })}>
      <p className={styles.range} role="status" dir="auto">
        {componentLabels.admin.range((page - 1) * perPage + 1, Math.min(page * perPage, total), total)}
      </p>
      <div className={styles.steps}>
        <Button
          variant="plain"
          disabled={page <= 1}
          title={page <= 1 ? isFirst : undefined}
          onClick={() => onPageChange(page - 1)}
        >
          {previousPage}
        </Button>
        <Button
          variant="plain"
          disabled={page >= pages}
          title={page >= pages ? isLast : undefined}
          onClick={() => onPageChange(page + 1)}
        >
          {nextPage}
        </Button>
      </div>
    </nav>
  );
}

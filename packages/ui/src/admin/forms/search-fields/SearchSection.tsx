'use client';

import { adminSearchLabels } from '@croupier/core/messages';
import { useState } from 'react';
import { useFormLabels } from '../../form-labels.js';
import { LazyPart, lazyPart } from '../../parts/LazyPart/LazyPart.js';
import { useForm, useFormSummary } from '../form-context.js';
import styles from './SearchSection.module.css';
import { SEARCH_PATHS } from './search-paths.js';

const SearchFields = lazyPart(async () => (await import('./SearchFields.js')).SearchFields);

/** The fields for search engines and social networks, once they are asked for. */
export function LoadedSearchFields() {
  const labels = useFormLabels('search', adminSearchLabels);
  return (
    <LazyPart fallback={<p role="status">{labels.loading}</p>}>
      <SearchFields />
    </LazyPart>
  );
}

/** A part of a form that opens, and opens by itself where one of its fields is to be corrected. */
export function SearchSection() {
  const labels = useFormLabels('search', adminSearchLabels);
  const { state } = useForm();
  const isFaulty = useFormSummary(state).issues.some(({ path = '' }) => SEARCH_PATHS.has(path));
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || isFaulty;
  return (
    <details
      className={styles.root}
      open={isOpen}
      onToggle={({ currentTarget }) => setAsked(currentTarget.open)}
    >
      <summary className={styles.summary}>{labels.section}</summary>
      {isOpen ? <LoadedSearchFields /> : null}
    </details>
  );
}

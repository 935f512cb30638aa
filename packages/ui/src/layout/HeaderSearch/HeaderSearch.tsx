import type { PageFrameView } from '@croupier/core';
import { siteLabels } from '@croupier/core/messages';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './HeaderSearch.module.css';

/** The props of the header's search. */
export interface HeaderSearchProps extends RootProps {
  /** The path of the search page, the current search, and the path of suggestions. */
  search: PageFrameView['search'];
}

const { header: headerLabels, search: searchLabels } = siteLabels;
/** The script of served pages fills the list. */
const SUGGESTIONS_ID = 'cr-suggestions';
/** A pattern that blanks alone do not match. */
const NOT_BLANK_PATTERN = '.*\\S.*';

/** Searches the whole site: a GET form that does not submit an empty query. */
export function HeaderSearch({ search, ...root }: HeaderSearchProps) {
  return (
    <search {...rootAttributes(root, styles.root)}>
      <form
        className={styles.form}
        method="get"
        action={search.action}
        data-croupier-suggest={search.suggestions}
      >
        <input
          className={styles.field}
          type="search"
          name="q"
          aria-label={headerLabels.search}
          placeholder={headerLabels.placeholder}
          defaultValue={search.value}
          required
          pattern={NOT_BLANK_PATTERN}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          dir="auto"
        />
        <button type="submit" className={styles.submit}>
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="m15.5 15.5 5.5 5.5" />
          </svg>
          <span className="cr-visually-hidden">{headerLabels.submit}</span>
        </button>
      </form>
      <div
        className={styles.suggestions}
        id={SUGGESTIONS_ID}
        role="listbox"
        tabIndex={-1}
        aria-label={searchLabels.suggestions}
        hidden
      />
    </search>
  );
}

import type { PageFrameView } from '@croupier/core';
import { completeLabels, englishFrameLabels } from '@croupier/core/messages';
import { searchIcon } from '../../parts/Icon/drawings.js';
import { Icon } from '../../parts/Icon/Icon.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './HeaderSearch.module.css';

/** The props of the header's search. */
export interface HeaderSearchProps extends LabelsProps, RootProps {
  /** The path of the search page, the current search, and the path of suggestions. */
  search: PageFrameView['search'];
}

/** The script of served pages fills the list. */
const SUGGESTIONS_ID = 'cr-suggestions';
/** A pattern that blanks alone do not match. */
const NOT_BLANK_PATTERN = '.*\\S.*';

/** Searches the whole site: a GET form that does not submit an empty query. */
export function HeaderSearch({ search, labels, ...root }: HeaderSearchProps) {
  const words = completeLabels(englishFrameLabels(), labels);
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
          aria-label={words.searchSite}
          placeholder={words.searchPlaceholder}
          defaultValue={search.value}
          required
          pattern={NOT_BLANK_PATTERN}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          dir="auto"
        />
        <button type="submit" className={styles.submit}>
          <Icon drawing={searchIcon} />
          <span className="cr-visually-hidden">{words.search}</span>
        </button>
      </form>
      <div
        className={styles.suggestions}
        id={SUGGESTIONS_ID}
        role="listbox"
        tabIndex={-1}
        aria-label={words.suggestions}
        hidden
      />
    </search>
  );
}

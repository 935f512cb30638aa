import { copyOnClick } from './copy.js';
import { askAtOnce, type Go } from './filters.js';
import { tidyMenus } from './menus.js';
import { showPasswords } from './passwords.js';
import { fetchAhead } from './prefetch.js';
import { shareOnClick } from './share.js';
import { trimOnSubmit } from './trim.js';
import { type CountClick, countClicks } from './visits.js';

/** What the comforts of a page need from where it runs. */
export interface Surroundings {
  /** Takes each link to a casino that a visitor follows. */
  clicked: CountClick;
  /** Shows another address of the site. */
  go: Go;
  /** True where the next page is a document that can be fetched ahead. */
  hasDocuments: boolean;
}

/**
 * Adds comfort to pages that work without it: copying, sharing, menus that close, forms that answer at once, links that
 * are fetched ahead, clicks that are counted. It listens on the document alone, so what is put into it later has it too.
 * Returns how to take it all off again.
 */
export function enhance({ clicked, go, hasDocuments }: Surroundings): () => void {
  const off = [
    copyOnClick(),
    shareOnClick(),
    tidyMenus(),
    showPasswords(),
    askAtOnce(go),
    trimOnSubmit(),
    countClicks(clicked),
    ...(hasDocuments ? [fetchAhead()] : []),
  ];
  document.documentElement.dataset.script = '';
  return () => {
    delete document.documentElement.dataset.script;
    for (const stop of off) stop();
  };
}

import { autoSubmitFilters, type Navigate } from './auto-submit.js';
import { busyForms } from './busy-forms.js';
import { nameChosenCasinos } from './compare-tray.js';
import { copyOnClick } from './copy.js';
import { autoCloseMenus } from './menus.js';
import { prefetchOnHover } from './navigation/prefetch.js';
import { togglePasswords } from './password-toggle.js';
import { playVideos } from './play-videos.js';
import { focusSearchOnSlash } from './search/focus-search.js';
import { suggestWhileTyping } from './search/search-suggestions.js';
import { trimSearchOnSubmit } from './search/trim-search.js';
import { shareOnClick } from './share.js';
import { type OnVisitClick, trackVisitClicks } from './visit-clicks.js';

/** The environment of the enhancements. */
export interface EnhanceOptions {
  /** Takes each link to a casino that a visitor follows. */
  onVisitClick: OnVisitClick;
  /** Shows another address of the site. */
  navigate: Navigate;
  /** True where the next page is a document that can be fetched ahead. */
  prefetchesLinks: boolean;
}

/**
 * Enhances pages that work without it: copying, sharing, closing menus, forms without a reload, forms that say that they
 * are being sent, prefetched links, suggested searches, counted clicks, the names of chosen casinos. It listens on the
 * document, so later elements are included. Returns a function that removes it.
 */
export function enhance({ onVisitClick, navigate, prefetchesLinks }: EnhanceOptions): () => void {
  const off = [
    copyOnClick(),
    shareOnClick(),
    playVideos(),
    autoCloseMenus(),
    togglePasswords(),
    nameChosenCasinos(),
    autoSubmitFilters(navigate),
    trimSearchOnSubmit(),
    busyForms(),
    suggestWhileTyping(),
    focusSearchOnSlash(),
    trackVisitClicks(onVisitClick),
    ...(prefetchesLinks ? [prefetchOnHover()] : []),
  ];
  document.documentElement.dataset.script = '';
  return () => {
    delete document.documentElement.dataset.script;
    for (const stop of off) stop();
  };
}

import { readStyleSheet } from '../values/css/css-items.js';
import { changesTokenOfNotices, declarationsIn, LOWERED_MENUS } from '../values/css/notice-css.js';

/** What may hide an element, and how it is undone. */
const UNHIDDEN = `visibility: visible !important;
    opacity: 1 !important;
    clip: auto !important;
    clip-path: none !important;
    mask: none !important;
    filter: none !important;
    content-visibility: visible !important;
    -webkit-mask-box-image: none !important;
    -webkit-box-reflect: none !important;
    content: normal !important;`;

/** What may hide an element by its place or size. */
const IN_PLACE = `transform: none !important;
    translate: none !important;
    rotate: none !important;
    scale: none !important;
    offset-path: none !important;
    zoom: 1 !important;
    inset: auto !important;
    float: none !important;
    overflow: visible !important;
    contain: none !important;
    mix-blend-mode: normal !important;
    transform-style: flat !important;
    backdrop-filter: none !important;
    -webkit-backdrop-filter: none !important;
    view-transition-name: none !important;
    block-size: auto !important;
    max-block-size: none !important;`;

/** What may hide the text in an element. System colors are a pair that can be read in every color scheme. */
const READABLE = `color: CanvasText !important;
    -webkit-text-fill-color: currentcolor !important;
    -webkit-text-stroke: 0 !important;
    font: 0.8125rem/1.5 system-ui, sans-serif !important;
    font-size: max(12px, 0.8125rem) !important;
    letter-spacing: normal !important;
    word-spacing: normal !important;
    text-indent: 0 !important;
    text-transform: none !important;
    -webkit-text-security: none !important;
    writing-mode: horizontal-tb !important;
    -webkit-line-clamp: none !important;
    unicode-bidi: isolate !important;
    white-space: normal !important;
    overflow-wrap: anywhere !important;
    vertical-align: baseline !important;
    columns: auto !important;
    box-shadow: none !important;
    border: 0 !important;
    outline-width: 2px !important;
    outline-offset: 1px !important;`;

/**
 * Keeps header, hero and messages visible under any custom CSS: in the first declared layer, `!important` cannot be
 * overridden. `data-kept` is an element's display value. Notices (`data-legal`) need none of it: no rule reaches them.
 */
export const PROTECTED_ELEMENTS_CSS = `@layer croupier.kept {
  html, body, #root, [data-kept] {
    ${UNHIDDEN}
  }
  html, body, #root, [data-kept="block"] { display: block !important; }
  [data-kept="flex"] { display: flex !important; }
  [data-kept="grid"] { display: grid !important; }
}
`;

/** Bars of the site are above its notices, but not where custom CSS may have spread what is in one over the page. */
const LOWERED_BARS = `@layer croupier.kept {
  :root, [data-theme], .dark {
    --cr-layer-skip: 99992 !important;
    --cr-layer-bar: 99995 !important;
    --cr-layer-cover: 99996 !important;
  }
}
`;

/** Notices in system colors and letters of a fixed size, for custom CSS that changes the tokens of their own look. */
const PLAIN_NOTICES = `@layer croupier.kept {
  [data-legal], [data-legal] * {
    ${UNHIDDEN}
    ${IN_PLACE}
    ${READABLE}
    max-inline-size: none !important;
    position: relative !important;
  }
  [data-legal] * {
    display: inline !important;
    margin-block: 0 !important;
    margin-inline: 0 0.35em !important;
    padding: 0 !important;
    background: none !important;
  }
  [data-legal] :where(p, div) { display: block !important; }
  [data-legal] {
    display: block !important;
    min-block-size: max-content !important;
    margin-block: 0.25rem !important;
    margin-inline: 0 !important;
    padding: 0.25rem !important;
    inline-size: auto !important;
    min-inline-size: min(12rem, 70vw) !important;
    background: Canvas !important;
  }
  [data-legal="inline"] {
    display: inline-block !important;
    inline-size: max-content !important;
    min-inline-size: max-content !important;
  }
  [data-legal]::before, [data-legal]::after, [data-legal] *::before, [data-legal] *::after {
    content: none !important;
  }
}
`;

/** The style sheet for a site's custom CSS, as it is scoped; empty if there is none. */
export function customStyleSheet(customCss: string): string {
  if (customCss === '') return '';
  const lowered = customCss.includes(LOWERED_MENUS) ? LOWERED_BARS : '';
  const isPlain = [...declarationsIn(readStyleSheet(customCss))].some(changesTokenOfNotices);
  return `${PROTECTED_ELEMENTS_CSS}${lowered}${isPlain ? PLAIN_NOTICES : ''}${customCss}`;
}

/** What may hide an element whose own look stays free, and how it is undone. */
const UNHIDDEN = `visibility: visible !important;
    opacity: 1 !important;
    clip: auto !important;
    clip-path: none !important;
    mask: none !important;
    filter: none !important;
    content-visibility: visible !important;
    -webkit-mask-box-image: none !important;
    -webkit-box-reflect: none !important;
    content: normal !important;
    text-decoration-thickness: auto !important;
    text-decoration-color: currentcolor !important;
    text-underline-offset: auto !important;
    -webkit-text-size-adjust: none !important;
    text-size-adjust: none !important;`;

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
 * Keeps essential elements visible under any custom CSS: in the first declared layer, `!important` cannot be overridden.
 * `data-kept` is an element's display value; its ancestors need it too. The text of `data-legal` also keeps its size,
 * color and stacking.
 */
export const PROTECTED_ELEMENTS_CSS = `@layer croupier.kept {
  html, body, #root, [data-kept], :has([data-legal]) {
    ${UNHIDDEN}
  }
  html, body, #root, [data-kept="block"] { display: block !important; }
  [data-kept="flex"] { display: flex !important; }
  [data-kept="grid"] { display: grid !important; }
  :has([data-legal]) {
    ${IN_PLACE}
    position: relative !important;
    z-index: auto !important;
    isolation: auto !important;
    perspective: none !important;
    will-change: auto !important;
  }
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
    z-index: 2147483647 !important;
    min-block-size: max-content !important;
    margin-block: 0.25rem !important;
    margin-inline: 0 !important;
    padding: 0.25rem !important;
    inline-size: auto !important;
    min-inline-size: min(12rem, 70vw) !important;
    background: Canvas !important;
  }
  [data-legal]::first-line, [data-legal] *::first-line,
  [data-legal]::first-letter, [data-legal] *::first-letter {
    color: CanvasText !important;
    font-size: max(12px, 0.8125rem) !important;
    background: none !important;
    vertical-align: baseline !important;
    margin: 0 !important;
    padding: 0 !important;
    letter-spacing: normal !important;
    opacity: 1 !important;
    -webkit-text-fill-color: currentcolor !important;
    -webkit-text-stroke: 0 !important;
    text-decoration: none !important;
  }
  [data-legal="inline"] {
    display: inline-block !important;
    inline-size: max-content !important;
    min-inline-size: max-content !important;
  }
  :has([data-legal])::before, :has([data-legal])::after,
  [data-legal]::before, [data-legal]::after, [data-legal] *::before, [data-legal] *::after {
    content: none !important;
  }
}
`;

/** The style sheet for a site's custom CSS; empty if there is none. */
export function customStyleSheet(customCss: string): string {
  return customCss === '' ? '' : PROTECTED_ELEMENTS_CSS + customCss;
}

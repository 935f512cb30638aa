/**
 * Precedes the custom CSS to keep essential elements visible: the page, its header and hero,
 * messages and legal notices. `data-kept` gives an element's display value, and its ancestors must
 * be kept too. In the first declared layer, `!important` rules cannot be overridden.
 */
export const PROTECTED_ELEMENTS_CSS = `@layer croupier.kept {
  html, body, #root, [data-kept] {
    visibility: visible !important;
    opacity: 1 !important;
    clip-path: none !important;
    content-visibility: visible !important;
  }
  html, body, #root, [data-kept="block"] { display: block !important; }
  [data-kept="flex"] { display: flex !important; }
  [data-kept="grid"] { display: grid !important; }
}
`;

/** The style sheet for a site's custom CSS; empty if there is none. */
export function customStyleSheet(customCss: string): string {
  return customCss === '' ? '' : PROTECTED_ELEMENTS_CSS + customCss;
}

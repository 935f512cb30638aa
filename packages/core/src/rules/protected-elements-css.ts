/**
 * What custom CSS cannot take away, put before it in one sheet: the page, its header and hero, its messages, and what
 * the law asks for stay visible. Elements say by `data-kept` how they stand: block, flex or grid; what stands around one
 * that is kept is kept itself. In a layer that is named before any of the custom CSS, importance cannot be outdone.
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

/** The style sheet of a site's custom CSS; empty where there is none. */
export function customStyleSheet(customCss: string): string {
  return customCss === '' ? '' : PROTECTED_ELEMENTS_CSS + customCss;
}

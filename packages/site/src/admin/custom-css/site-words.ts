/** The words of the site's own styles that custom CSS can use. */
export interface SiteWords {
  /** Custom properties, such as `--cr-primary`. */
  tokens: readonly string[];
  /** Classes, such as `.cr-HomeHero-module__title`. */
  classes: readonly string[];
}

let known: SiteWords | undefined;

/** The tokens and classes in the style sheets of this page, which has those of the site. */
export function siteWords(): SiteWords {
  if (known !== undefined) return known;
  const text = [...document.styleSheets].map(textOf).join('\n');
  known = { tokens: wordsIn(text, /--(?:cr|croupier)-[\w-]+/g), classes: wordsIn(text, /\.cr-[A-Z][\w-]+/g) };
  return known;
}

function textOf(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  } catch {
    // A sheet of another site keeps its rules to itself.
    return '';
  }
}

function wordsIn(text: string, pattern: RegExp): string[] {
  return [...new Set(text.match(pattern))].sort();
}

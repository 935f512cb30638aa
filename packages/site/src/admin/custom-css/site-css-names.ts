/** The names in the site's own style sheets that custom CSS can use. */
interface SiteCssNames {
  /** Custom properties, such as `--cr-primary`. */
  tokens: readonly string[];
  /** Classes, such as `.cr-HomeHero-module__title`. */
  classes: readonly string[];
}

let known: SiteCssNames | undefined;

/** The tokens and classes in the style sheets of this page, which has those of the site. */
export function siteCssNames(): SiteCssNames {
  if (known !== undefined) return known;
  const text = [...document.styleSheets].map(textOf).join('\n');
  known = { tokens: namesIn(text, /--(?:cr|croupier)-[\w-]+/g), classes: namesIn(text, /\.cr-[A-Z][\w-]+/g) };
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

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set(text.match(pattern))].sort();
}

const PREFERS_MORE_CONTRAST = /\(prefers-contrast:\s*more\)/;
const EMBEDS = 'croupier-casino-card, croupier-toplist, croupier-compare';

/** Applies the rules of `prefers-contrast: more` for everyone. */
export function withMoreContrast(css: string): string {
  return css.replaceAll(new RegExp(PREFERS_MORE_CONTRAST, 'g'), 'all');
}

/** Does the same in the embeds of this page, which a style sheet of the page does not reach; returns what ends it. */
export function moreContrastInEmbeds(): () => void {
  const changed = new Map<CSSMediaRule, string>();
  const change = () => {
    const sheets = [...document.querySelectorAll(EMBEDS)].flatMap(
      ({ shadowRoot }) => shadowRoot?.adoptedStyleSheets ?? [],
    );
    for (const rule of sheets.flatMap((sheet) => mediaIn(sheet.cssRules))) {
      if (!PREFERS_MORE_CONTRAST.test(rule.media.mediaText)) continue;
      changed.set(rule, rule.media.mediaText);
      rule.media.mediaText = 'all';
    }
  };
  change();
  document.addEventListener('croupier-load', change);
  return () => {
    document.removeEventListener('croupier-load', change);
    for (const [rule, text] of changed) rule.media.mediaText = text;
  };
}

function mediaIn(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaIn(rule.cssRules) : []),
  ]);
}

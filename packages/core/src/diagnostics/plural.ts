let rules: Intl.PluralRules | undefined;

/** The form of a word that goes with a count: `plural(1, 'row', 'rows')` is `row`. */
export function plural(count: number, one: string, other: string): string {
  rules ??= new Intl.PluralRules('en');
  return rules.select(count) === 'one' ? one : other;
}

/** A count with its word: `3 rows`, `10,000 rows`. */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${grouped(count)} ${plural(count, one, other)}`;
}

/** A count with its thousands apart: `10,000`. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A word with the article that it takes: `a rate`, `an earning`. */
export function withArticle(word: string): string {
  return `${/^[aeio]/i.test(word) ? 'an' : 'a'} ${word}`;
}

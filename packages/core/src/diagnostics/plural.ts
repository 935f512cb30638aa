let rules: Intl.PluralRules | undefined;

/** The form of a word that goes with a count: `plural(1, 'row', 'rows')` is `row`. */
export function plural(count: number, one: string, other: string): string {
  rules ??= new Intl.PluralRules('en');
  return rules.select(count) === 'one' ? one : other;
}

/** A count with its word: `3 rows`. */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${count} ${plural(count, one, other)}`;
}

/** A word with the article that it takes: `a rate`, `an earning`. */
export function withArticle(word: string): string {
  return `${/^[aeio]/i.test(word) ? 'an' : 'a'} ${word}`;
}

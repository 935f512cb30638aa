import type { PluralText } from '../localize/localized-text.js';

/** Texts as any language says them, from those of English. */
export type InAnyLanguage<T> = T extends string
  ? string
  : T extends PluralText
    ? PluralText
    : T extends readonly unknown[]
      ? { [K in keyof T]: InAnyLanguage<T[K]> }
      : { -readonly [K in keyof T]: InAnyLanguage<T[K]> };

/** A text with a count, in the plural forms of its language. */
export type PluralText = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

interface Language {
  /** BCP 47. */
  language: string;
}

/** A BCP 47 tag whose digits are those that "18+" has. */
function latinDigits(language: string): string {
  return `${language}-u-nu-latn`;
}

/** A number as its language writes it. */
export function localNumber(number: number, { language }: Language): string {
  return numbers(language).format(number);
}

/** A rating as its language writes it, with one decimal. */
export function localRating(rating: number, { language }: Language): string {
  return ratings(language).format(rating);
}

/** A day, or the day of a moment in UTC, as its language writes it; a text that is no date stays as it is. */
export function localDate(date: string, language: string): string {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? date : dates(language).format(moment);
}

/** A short count, such as `2.3k`. */
export function shortCount(number: number, language: string): string {
  const text = compactNumbers(language).format(number);
  return language === 'en' ? text.toLowerCase() : text;
}

/** A text with a count, such as `5 min read`. */
export function countedText(
  text: PluralText,
  count: number,
  { language }: Language,
  written = localNumber(count, { language }),
): string {
  return fillPlaceholders(text[pluralRules(language).select(count)] ?? text.other, { count: written });
}

/** Short texts side by side, as their language separates them. */
export function localList(texts: readonly string[], { language }: Language): string {
  return lists(language).format(texts);
}

/** Names in a sentence: `A, B and C`. */
export function localConjunction(words: readonly string[], language: string): string {
  return conjunctions(language === 'en' ? 'en-GB' : language).format(words);
}

/** A percentage as its language writes it, from `30` for 30 %. */
export function localPercent(percent: number, { language }: Language): string {
  return percents(language).format(percent / 100);
}

/** An amount of money as its language writes it; cents are left out where there are none. */
export function localMoney(amount: number, currency: string | undefined, { language }: Language): string {
  // Coins of other kinds than states' are worth much each, so that a small part of one counts.
  const maximumFractionDigits = Math.abs(amount) < 1 ? 6 : 2;
  const text = amounts(language)(currency, maximumFractionDigits).format(amount);
  return currency === undefined || currency.length === 3 ? text : `${text} ${currency}`;
}

/** A text that begins with a number, with this number as its language writes it, to the same decimal. */
export function withLocalNumber(text: string, number: number | undefined, { language }: Language): string {
  if (number === undefined) return text;
  return text.replace(/^[\d.,]+/, (written) => {
    const minimumFractionDigits = /\.(\d+)$/.exec(written)?.[1]?.length ?? 0;
    return decimals(language)(minimumFractionDigits).format(number);
  });
}

/** A text with a value in each of its placeholders: `{title}` is replaced by `title`. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/**
 * A text with a value in its first place, whatever it is called.
 *
 * @deprecated Name the place: `fillPlaceholders(text, { name })`.
 */
export function fillLabel(text: string, value: string | number): string {
  return text.replace(/\{\w+\}/, () => String(value));
}

const numbers = /* @__PURE__ */ byLanguage((language) => new Intl.NumberFormat(latinDigits(language)));
const ratings = /* @__PURE__ */ byLanguage(
  (language) =>
    new Intl.NumberFormat(latinDigits(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const decimals = /* @__PURE__ */ byLanguage((language) => {
  const made: Intl.NumberFormat[] = [];
  return (minimumFractionDigits: number) => {
    made[minimumFractionDigits] ??= new Intl.NumberFormat(latinDigits(language), { minimumFractionDigits });
    return made[minimumFractionDigits];
  };
});
const dates = /* @__PURE__ */ byLanguage(
  (language) => new Intl.DateTimeFormat(latinDigits(language), { dateStyle: 'medium', timeZone: 'UTC' }),
);
const compactNumbers = /* @__PURE__ */ byLanguage(
  (language) =>
    new Intl.NumberFormat(latinDigits(language), { notation: 'compact', maximumFractionDigits: 1 }),
);
const lists = /* @__PURE__ */ byLanguage(
  (language) => new Intl.ListFormat(language, { type: 'unit', style: 'short' }),
);
const conjunctions = /* @__PURE__ */ byLanguage(
  (language) => new Intl.ListFormat(language, { type: 'conjunction' }),
);
const percents = /* @__PURE__ */ byLanguage(
  (language) => new Intl.NumberFormat(latinDigits(language), { style: 'percent', maximumFractionDigits: 1 }),
);
const amounts = /* @__PURE__ */ byLanguage((language) => {
  const made = new Map<string, Intl.NumberFormat>();
  return (currency: string | undefined, maximumFractionDigits: number) => {
    const key = `${currency} ${maximumFractionDigits}`;
    const format =
      made.get(key) ??
      new Intl.NumberFormat(latinDigits(language), {
        ...(currency?.length === 3 ? { style: 'currency', currency } : {}),
        maximumFractionDigits,
        trailingZeroDisplay: 'stripIfInteger',
      } as Intl.NumberFormatOptions);
    made.set(key, format);
    return format;
  };
});
const pluralRules = /* @__PURE__ */ byLanguage((language) => new Intl.PluralRules(language));

/** Makes a format once for each language, because that takes long. */
function byLanguage<F>(make: (language: string) => F): (language: string) => F {
  const made = new Map<string, F>();
  return (language) => {
    const format = made.get(language) ?? make(language);
    made.set(language, format);
    return format;
  };
}

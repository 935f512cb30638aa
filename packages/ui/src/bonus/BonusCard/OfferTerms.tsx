import type { OfferTermsView } from '@croupier/core';
import {
  countedText,
  type englishOfferLabels,
  fillPlaceholders,
  localDate,
  localList,
  localMoney,
  stakeDetails,
  stakeSentences,
  bonusFieldTitles as titles,
} from '@croupier/core/messages';

type Words = ReturnType<typeof englishOfferLabels>;

/** The limits of an offer, each with its name: what is not known is left out. */
export function limitFacts(terms: OfferTermsView, words: Words): { title: string; value: string }[] {
  const money = (amount: number) => localMoney(amount, terms.currency, words);
  const days = (count: number) => countedText(words.days, count, words);
  const list = (items: readonly string[]) => localList(items, words);
  return [
    ...fact(titles.minDeposit, terms.minDeposit, money),
    ...fact(titles.code, terms.code, String),
    ...fact(titles.maxBet, terms.maxBet, money),
    ...fact(titles.maxCashout, terms.maxCashout, money),
    ...fact(titles.claimWithinDays, terms.claimWithinDays, days),
    ...fact(titles.useWithinDays, terms.useWithinDays, days),
    ...fact(titles.excludedPaymentMethods, terms.excludedPaymentMethods, list),
  ];
}

function fact<T>(title: string, value: T | undefined, write: (value: T) => string) {
  return value === undefined ? [] : [{ title, value: write(value) }];
}

/** The props of the sentences. */
interface OfferTermsProps {
  terms: OfferTermsView;
  words: Words;
  className: string | undefined;
}

/** What the terms of an offer mean in money, in sentences. */
export function OfferTerms({ terms, words, className }: OfferTermsProps) {
  const { overLimit } = terms;
  const sentences = [
    ...stakeSentences(terms, words),
    ...stakeDetails(terms, words),
    ...checkSentence(terms, words),
  ];
  if (terms.text === undefined && overLimit === undefined && sentences.length === 0) return null;
  return (
    <div className={className} data-part="offer-terms">
      {terms.text === undefined ? null : <p dir="auto">{terms.text}</p>}
      {overLimit === undefined ? null : <p>{fillPlaceholders(words.overLimit, { ...overLimit })}.</p>}
      {sentences.length === 0 ? null : <p>{sentences.join(' ')}</p>}
    </div>
  );
}

function checkSentence({ lastChecked, isStale }: OfferTermsView, words: Words): string[] {
  if (lastChecked === undefined) return [];
  const date = localDate(lastChecked, words.language);
  return [fillPlaceholders(isStale ? words.stale : words.checked, { date })];
}

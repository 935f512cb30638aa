import Big from 'big.js';
import type { Rate } from '../../collections/rates/rate.js';

/** What an amount of a currency is worth in another on a day, both as decimal numbers in text; undefined where no rate says so. */
export type Exchange = (amount: string, code: string, into: string, day: string) => string | undefined;

/** Exchange by these rates: of two currencies, the newest rate that is not after the day. */
export function exchangeOf(rates: Iterable<Pick<Rate, 'code' | 'into' | 'date' | 'rate'>>): Exchange {
  const byPair = new Map<string, { date: string; rate: number }[]>();
  for (const { code, into, date, rate } of rates) {
    const pair = `${code}>${into}`;
    byPair.set(pair, [...(byPair.get(pair) ?? []), { date, rate }]);
  }
  for (const known of byPair.values()) known.sort((a, b) => (a.date < b.date ? 1 : -1));
  return (amount, code, into, day) => {
    if (code === into) return amount;
    const found = byPair.get(`${code}>${into}`)?.find(({ date }) => date <= day);
    return found && new Big(amount).times(String(found.rate)).toFixed();
  };
}

/** Amounts of several currencies, each added up exactly and by itself. */
export class Amounts {
  readonly #sums = new Map<string, Big>();

  /** Adds a decimal number in text. */
  add(code: string, amount: string): void {
    this.#sums.set(code, (this.#sums.get(code) ?? new Big(0)).plus(amount));
  }

  /** Below nought where the sum of a currency is less than that of others; no sum counts as nought. */
  compare(others: Amounts, code: string): number {
    return (this.#sums.get(code) ?? new Big(0)).cmp(others.#sums.get(code) ?? 0);
  }

  /** The currency with the largest sum; empty where there is none. */
  largest(): string {
    const [first] = [...this.#sums].sort(([, a], [, b]) => b.cmp(a));
    return first?.[0] ?? '';
  }

  /** By currency, each sum as a decimal number in text. */
  sums(): Record<string, string> {
    return Object.fromEntries(
      [...this.#sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, sum]) => [code, amountText(sum)]),
    );
  }

  /** By currency, the sum divided by a count, to four decimals. */
  dividedBy(count: number): Record<string, string> {
    return Object.fromEntries(
      [...this.#sums].map(([code, sum]) => [code, sum.div(count).round(4).toFixed()]),
    );
  }
}

/** An amount with two decimals at least, and as many as it has. */
function amountText(amount: Big): string {
  const text = amount.toFixed();
  const decimals = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
  return decimals < 2 ? amount.toFixed(2) : text;
}

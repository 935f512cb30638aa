import Big from 'big.js';
import type { Rate } from '../../collections/rates/rate.js';

/** What one unit of a currency is worth in another on a day; undefined where no rate says so. */
export type Exchange = (code: string, into: string, day: string) => Big | undefined;

/** Exchange by these rates: of two currencies, the newest rate that is not after the day. */
export function exchangeOf(rates: Iterable<Pick<Rate, 'code' | 'into' | 'date' | 'rate'>>): Exchange {
  const byPair = new Map<string, { date: string; rate: number }[]>();
  for (const { code, into, date, rate } of rates) {
    const pair = `${code}>${into}`;
    byPair.set(pair, [...(byPair.get(pair) ?? []), { date, rate }]);
  }
  for (const known of byPair.values()) known.sort((a, b) => (a.date < b.date ? 1 : -1));
  return (code, into, day) => {
    if (code === into) return new Big(1);
    const found = byPair.get(`${code}>${into}`)?.find(({ date }) => date <= day);
    return found && new Big(String(found.rate));
  };
}

/** Amounts of several currencies, each added up exactly and by itself. */
export class Amounts {
  readonly #sums = new Map<string, Big>();

  add(code: string, amount: Big): void {
    this.#sums.set(code, (this.#sums.get(code) ?? new Big(0)).plus(amount));
  }

  /** The sum of a currency; nought where it has none. */
  of(code: string): Big {
    return this.#sums.get(code) ?? new Big(0);
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

  /** By currency, the sum for each of so many, to a hundredth of a cent. */
  each(count: number): Record<string, string> {
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

import { readAmount, readTimes } from '../../rules/facets/read-amount.js';
import type { Bonus } from './bonus.js';

/** The figures of an offer that its texts may name. */
type Figures = Pick<
  Bonus,
  | 'kind'
  | 'currency'
  | 'amount'
  | 'matchPercent'
  | 'minDepositAmount'
  | 'freeSpins'
  | 'wageringTimes'
  | 'wageringOn'
  | 'code'
>;

/** Figures that are read in texts, and in which part of a text each other one was looked for in vain. */
export interface ReadOffer {
  figures: Partial<Figures>;
  unread: { [F in keyof Figures]?: string };
}

/** Signs that one currency alone has. */
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ '€': 'EUR', '£': 'GBP', '₹': 'INR', '₽': 'RUB', '₺': 'TRY', '₿': 'BTC', R$: 'BRL' },
  ...{ US$: 'USD', C$: 'CAD', CA$: 'CAD', A$: 'AUD', AU$: 'AUD', NZ$: 'NZD', HK$: 'HKD' },
};
const SIGN = '(?<![A-Za-z$])(?:US|CA?|AU?|NZ|HK|R)?[$]|[€£₹₽₺₿]';
const NUMBER = "\\d{1,3}(?:[ ,.'’]\\d{3})+|\\d{1,9}(?:[.,]\\d{1,2})?";
const MONEY = new RegExp(`(${SIGN})\\s?(${NUMBER})|(${NUMBER})\\s?(?:(${SIGN})|([A-Z]{3,5})\\b)`, 'g');
const PERCENT = /(\d{1,5}(?:[.,]\d{1,2})?)\s?%/g;
const BACK = /back\b/i;
const SPINS = /(\d{1,5})\s+(?:[a-z-]+\s+)?(?:spins?|freispiele|giros|tiradas|rodadas|ilmaiskierrosta)\b/i;
// Escaped, because regular expressions of the built command must be ASCII: a quote.
const CODE = /\bcode:?\s+[\u201c"']?([A-Z0-9]{3,20})\b/;

/** Reads what the texts of a bonus say as figures; a sign that several currencies share is that of `dollar`, if any. */
export function readOffer(
  { title, wagering, minDeposit, category }: Pick<Bonus, 'title' | 'wagering' | 'minDeposit' | 'category'>,
  dollar?: string,
): ReadOffer {
  const figures: Partial<Figures> = {};
  const unread: ReadOffer['unread'] = {};
  const spins = SPINS.exec(title)?.[1];
  if (spins !== undefined) figures.freeSpins = Number(spins);
  const percents = [...title.matchAll(PERCENT)].map(([, number = '']) => Number(number.replace(',', '.')));
  const isBack = category === 'cashback' || BACK.test(title);
  if (percents.length > 1) unread.matchPercent = `which percentage of '${title}'`;
  else if (percents[0] !== undefined && !isBack) figures.matchPercent = percents[0];

  const [sum, ...others] = moneyIn(title, dollar);
  const lowest = minDeposit === '' ? undefined : lowestDeposit(minDeposit, dollar);
  const isOfSpins = spins !== undefined && figures.matchPercent === undefined;
  if (others.length > 0 || (sum !== undefined && isOfSpins)) unread.amount = `which amount of '${title}'`;
  else if (sum !== undefined && sum.currency === undefined) unread.amount = `the currency of '${sum.text}'`;
  else if (sum !== undefined) Object.assign(figures, { amount: sum.amount, currency: sum.currency });
  if (lowest === undefined) {
    if (minDeposit !== '') unread.minDepositAmount = `Min Deposit '${minDeposit}'`;
  } else if (lowest.amount === 0 && figures.currency !== undefined) figures.minDepositAmount = 0;
  else if (lowest.currency !== undefined && (figures.currency ?? lowest.currency) === lowest.currency)
    Object.assign(figures, { minDepositAmount: lowest.amount, currency: lowest.currency });
  else if (lowest.amount > 0) unread.minDepositAmount = `Min Deposit '${minDeposit}'`;

  const kind = kindOf(category, figures);
  if (kind !== undefined) figures.kind = kind;
  const times = readTimes(wagering);
  if (times !== undefined) figures.wageringTimes = times;
  const base = times === undefined || times === 0 ? undefined : baseOf(wagering);
  if (base !== undefined) figures.wageringOn = base;
  if (wagering !== '' && times === undefined) unread.wageringTimes = `Wagering '${wagering}'`;
  if (times !== undefined && times > 0 && base === undefined)
    unread.wageringOn = `what is to be staked, in Wagering '${wagering}'`;
  const code = CODE.exec(title)?.[1];
  if (code !== undefined) figures.code = code;
  return { figures, unread };
}

interface Money {
  text: string;
  amount: number;
  currency: string | undefined;
}

function moneyIn(text: string, dollar: string | undefined): Money[] {
  return [...text.matchAll(MONEY)].flatMap(([all, before, after, first, sign, code]) => {
    const amount = readAmount(after ?? first);
    if (amount === undefined) return [];
    const symbol = before ?? sign;
    const currency = code ?? (symbol === '$' ? dollar : CURRENCIES[symbol ?? '']);
    return [{ text: all, amount, currency }];
  });
}

/** The lowest deposit that a text names; none needs a currency. Undefined where it names none, or several. */
function lowestDeposit(text: string, dollar: string | undefined): Omit<Money, 'text'> | undefined {
  if (readAmount(text) === 0) return { amount: 0, currency: undefined };
  const [one, ...others] = moneyIn(text, dollar);
  return others.length > 0 ? undefined : one;
}

function kindOf(
  category: Bonus['category'],
  { matchPercent, freeSpins, amount }: Partial<Figures>,
): Bonus['kind'] {
  if (category === 'noDeposit' || category === 'cashback') return category;
  if (matchPercent !== undefined) return 'match';
  return freeSpins !== undefined && amount === undefined ? 'freeSpins' : undefined;
}

/** What has to be staked, where a text says it. */
function baseOf(text: string): Bonus['wageringOn'] {
  const plain = text.toLowerCase();
  if (/\bwin(?:nings|s)?\b|\bwon\b/.test(plain)) return 'winnings';
  if (/deposit|\bd\s?(?:\+|&|and)\s?b\b/.test(plain))
    return /bonus|\bb\b/.test(plain) ? 'depositAndBonus' : undefined;
  return /bonus/.test(plain) ? 'bonus' : undefined;
}

import { casinoLabels } from '../../labels/casinos.js';
import { componentLabels } from '../../labels/components.js';
import type { PublicCasino } from '../../model/casino.js';
import { countryName } from '../../values/country-names.js';
import { blacklistView, type ScoreView, scoreView } from '../cards/casino-card.js';
import { casinoFieldTitle } from './casino-field-title.js';

/** What one casino says on one line. */
export interface CompareCellView {
  /** Empty where it says nothing. */
  items: string[];
  score?: ScoreView;
  /** Its number is the best of those that differ. */
  isBest: boolean;
}

/** One line of a comparison, with a cell for each casino. */
export interface CompareRowView {
  title: string;
  isDifferent: boolean;
  cells: CompareCellView[];
}

/** Lines that belong together. */
export interface CompareGroupView {
  title: string;
  rows: CompareRowView[];
}

type CellText = string | readonly string[] | undefined;
type RowDefinition = { isFor?(casino: PublicCasino): boolean } & (
  | { title: string; scoreOf(casino: PublicCasino): number | undefined }
  | { title: string; countOf(casino: PublicCasino): number | undefined }
  | { title: string; said(casino: PublicCasino): CellText }
);

const { facts, compare } = casinoLabels;
const { groups } = compare;
const { review, card } = componentLabels;

const ROW_GROUPS: { title: string; lines: RowDefinition[] }[] = [
  {
    title: groups.verdict,
    lines: [
      { title: groups.blacklist, isFor: ({ isBlacklisted }) => isBlacklisted, said: blacklistText },
      { title: facts.score, scoreOf: ({ rating }) => rating },
      { title: facts.safety, scoreOf: ({ safetyRating }) => safetyRating },
      { title: facts.games, scoreOf: ({ gamesRating }) => gamesRating },
      { title: facts.bonuses, scoreOf: ({ bonusesRating }) => bonusesRating },
      { title: facts.support, scoreOf: ({ supportRating }) => supportRating },
      { title: facts.payouts, scoreOf: ({ payoutsRating }) => payoutsRating },
      { title: facts.mobile, scoreOf: ({ mobileRating }) => mobileRating },
      { title: review.pros, said: ({ pros }) => pros },
      { title: review.cons, said: ({ cons }) => cons },
    ],
  },
  {
    title: groups.bonuses,
    lines: [
      { title: casinoFieldTitle('bonuses.welcome'), said: ({ bonuses, bonus }) => bonuses.welcome ?? bonus },
      { title: casinoFieldTitle('bonuses.noDeposit'), said: ({ bonuses }) => bonuses.noDeposit },
      { title: casinoFieldTitle('bonuses.freeSpins'), said: ({ bonuses }) => bonuses.freeSpins },
      { title: card.highlights, said: ({ highlights }) => highlights },
    ],
  },
  {
    title: groups.games,
    lines: [
      { title: casinoFieldTitle('gameCounts.total'), countOf: ({ gameCounts }) => gameCounts.total },
      { title: casinoFieldTitle('gameCounts.slots'), countOf: ({ gameCounts }) => gameCounts.slots },
      {
        title: casinoFieldTitle('gameCounts.tableGames'),
        countOf: ({ gameCounts }) => gameCounts.tableGames,
      },
      { title: facts.liveDealer, countOf: ({ gameCounts }) => gameCounts.liveDealer },
      { title: casinoFieldTitle('gameCounts.jackpots'), countOf: ({ gameCounts }) => gameCounts.jackpots },
      { title: review.tabs.games, said: ({ games }) => games },
      { title: review.providers, said: ({ gameProviders }) => gameProviders },
    ],
  },
  {
    title: groups.payments,
    lines: [
      { title: casinoFieldTitle('minDeposit'), said: ({ minDeposit }) => minDeposit },
      { title: casinoFieldTitle('minWithdrawal'), said: ({ minWithdrawal }) => minWithdrawal },
      { title: casinoFieldTitle('maxWithdrawal'), said: ({ maxWithdrawal }) => maxWithdrawal },
      { title: casinoFieldTitle('withdrawalTime'), said: ({ withdrawalTime }) => withdrawalTime },
      { title: review.methods, said: ({ paymentMethods }) => paymentMethods },
      { title: review.currencies, said: ({ currencies }) => currencies },
    ],
  },
  {
    title: groups.facts,
    lines: [
      { title: casinoFieldTitle('established'), said: ({ established }) => established?.toString() },
      { title: casinoFieldTitle('licenses'), said: ({ licenses }) => licenses },
      { title: casinoFieldTitle('languages'), said: ({ languages }) => languages },
      { title: casinoFieldTitle('countries'), said: ({ countries }) => countries.map(countryName) },
      { title: casinoFieldTitle('features'), said: ({ features }) => features },
    ],
  },
];

/** Casinos line by line, without lines of which none says anything; a blacklisted one is given no score. */
export function compareRows(casinos: readonly PublicCasino[], onlyDifferences: boolean): CompareGroupView[] {
  return ROW_GROUPS.flatMap(({ title, lines }) => {
    const fit = lines.filter(({ isFor }) => isFor === undefined || casinos.some(isFor));
    const rows = fit.map((line) => rowOf(line, casinos)).filter(hasContent);
    const shown = onlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows;
    return shown.length === 0 ? [] : [{ title, rows: shown }];
  });
}

function blacklistText(casino: PublicCasino): CellText {
  if (!casino.isBlacklisted) return compare.notBlacklisted;
  const { severity, reason } = blacklistView(casino);
  return [componentLabels.blacklist[severity], ...(reason === undefined ? [] : [reason])];
}

function hasContent({ cells }: CompareRowView): boolean {
  return cells.some(({ items }) => items.length > 0);
}

function rowOf(line: RowDefinition, casinos: readonly PublicCasino[]): CompareRowView {
  const { title } = line;
  if ('said' in line) {
    const cells = casinos.map((casino) => ({ items: listOf(line.said(casino)), isBest: false }));
    return { title, isDifferent: hasDifferences(cells.map(({ items }) => normalizedText(items))), cells };
  }
  const isScore = 'scoreOf' in line;
  const numbers = casinos.map((casino) => {
    if (!isScore) return line.countOf(casino);
    return casino.isBlacklisted ? undefined : line.scoreOf(casino);
  });
  const isDifferent = hasDifferences(numbers.map(String));
  const known = numbers.filter((number) => number !== undefined);
  const best = isScore && hasDifferences(known.map(String)) ? Math.max(...known) : undefined;
  const cells = numbers.map((number): CompareCellView => {
    if (number === undefined) return { items: [], isBest: false };
    if (!isScore) return { items: [number.toLocaleString('en')], isBest: false };
    const score = scoreView(number);
    return { items: [score.text], score, isBest: number === best };
  });
  return { title, isDifferent, cells };
}

function listOf(said: CellText): string[] {
  if (said === undefined) return [];
  return typeof said === 'string' ? [said] : [...new Set(said)];
}

/** The same text for lists that say the same, whatever their order and case. */
function normalizedText(items: readonly string[]): string {
  return JSON.stringify(items.map((item) => item.trim().toLowerCase()).sort());
}

function hasDifferences(texts: readonly string[]): boolean {
  return new Set(texts).size > 1;
}

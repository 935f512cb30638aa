import type { PublicCasino } from '../../../collections/casinos/casino.js';
import { casinoLabels } from '../../../labels/public/casinos.js';
import { casinoFieldTitles } from '../../../labels/public/field-titles.js';
import { englishCardLabels } from '../../../labels/replaceable/card-labels.js';
import { lazy } from '../../../lazy.js';
import { type Claim, claimedText } from '../../../model/offers/bonus-behind.js';
import { countryName } from '../../../values/country-names.js';
import { blacklistView, type ScoreView, scoreView } from '../../cards/casino-card.js';

/** One cell of a comparison. */
export interface CompareCellView {
  /** Empty if the casino has no value. */
  items: string[];
  score?: ScoreView;
  /** The number that its item is, for other languages. */
  number?: number;
  /** True for the highest score of a row in which scores differ. */
  isBest: boolean;
}

/** One row of a comparison, with a cell for each casino. */
export interface CompareRowView {
  title: string;
  isDifferent: boolean;
  cells: CompareCellView[];
}

/** A titled group of rows. */
export interface CompareGroupView {
  title: string;
  rows: CompareRowView[];
}

type CellText = string | readonly string[] | undefined;

/** The conditions of what a casino promises, and what has to be staked, in a few lines. */
type ConditionsOf = (casino: PublicCasino, claim: Claim, text: string) => readonly string[];

interface RowContext {
  language: string | undefined;
  conditionsOf: ConditionsOf;
}

type RowDefinition = { isFor?(casino: PublicCasino): boolean } & (
  | { title: string; scoreOf(casino: PublicCasino): number | undefined; blankText?: string }
  | { title: string; countOf(casino: PublicCasino): number | undefined }
  | { title: string; textOf(casino: PublicCasino, context: RowContext): CellText }
);

// Made on first use, so that a card alone takes none of these labels.
const rowGroups = /* @__PURE__ */ lazy((): { title: string; lines: RowDefinition[] }[] => {
  const { facts, compare } = casinoLabels;
  const { groups } = compare;
  const { notRated, highlights: highlightsTitle } = englishCardLabels;
  return [
    {
      title: groups.verdict,
      lines: [
        { title: groups.blacklist, isFor: ({ isBlacklisted }) => isBlacklisted, textOf: blacklistText },
        { title: facts.score, scoreOf: ({ rating }) => rating, blankText: notRated },
        { title: facts.safety, scoreOf: ({ safetyRating }) => safetyRating, blankText: notRated },
        { title: facts.games, scoreOf: ({ gamesRating }) => gamesRating },
        { title: facts.bonuses, scoreOf: ({ bonusesRating }) => bonusesRating },
        { title: facts.support, scoreOf: ({ supportRating }) => supportRating },
        { title: facts.payouts, scoreOf: ({ payoutsRating }) => payoutsRating },
        { title: facts.mobile, scoreOf: ({ mobileRating }) => mobileRating },
        { title: facts.pros, textOf: ({ pros }) => pros },
        { title: facts.cons, textOf: ({ cons }) => cons },
      ],
    },
    {
      title: groups.bonuses,
      lines: [
        { title: casinoFieldTitles['bonuses.welcome'], textOf: claimText('welcome') },
        { title: casinoFieldTitles['bonuses.noDeposit'], textOf: claimText('noDeposit') },
        { title: casinoFieldTitles['bonuses.freeSpins'], textOf: claimText('freeSpins') },
        { title: highlightsTitle, textOf: ({ highlights }) => highlights },
      ],
    },
    {
      title: groups.games,
      lines: [
        { title: casinoFieldTitles['gameCounts.total'], countOf: ({ gameCounts }) => gameCounts.total },
        { title: casinoFieldTitles['gameCounts.slots'], countOf: ({ gameCounts }) => gameCounts.slots },
        {
          title: casinoFieldTitles['gameCounts.tableGames'],
          countOf: ({ gameCounts }) => gameCounts.tableGames,
        },
        { title: facts.liveDealer, countOf: ({ gameCounts }) => gameCounts.liveDealer },
        { title: casinoFieldTitles['gameCounts.jackpots'], countOf: ({ gameCounts }) => gameCounts.jackpots },
        { title: facts.games, textOf: ({ games }) => games },
        { title: casinoFieldTitles.gameProviders, textOf: ({ gameProviders }) => gameProviders },
      ],
    },
    {
      title: groups.payments,
      lines: [
        { title: casinoFieldTitles.minDeposit, textOf: ({ minDeposit }) => minDeposit },
        { title: casinoFieldTitles.minWithdrawal, textOf: ({ minWithdrawal }) => minWithdrawal },
        { title: casinoFieldTitles.maxWithdrawal, textOf: ({ maxWithdrawal }) => maxWithdrawal },
        { title: casinoFieldTitles.withdrawalTime, textOf: ({ withdrawalTime }) => withdrawalTime },
        { title: casinoFieldTitles.paymentMethods, textOf: ({ paymentMethods }) => paymentMethods },
        { title: casinoFieldTitles.currencies, textOf: ({ currencies }) => currencies },
      ],
    },
    {
      title: groups.facts,
      lines: [
        { title: casinoFieldTitles.established, textOf: ({ established }) => established?.toString() },
        { title: casinoFieldTitles.licenses, textOf: ({ licenses }) => licenses },
        { title: casinoFieldTitles.languages, textOf: ({ languages }) => languages },
        {
          title: casinoFieldTitles.countries,
          textOf: ({ countries }, { language }) => countries.map((code) => countryName(code, language)),
        },
        { title: casinoFieldTitles.features, textOf: ({ features }) => features },
      ],
    },
  ];
});

/** Builds the rows of a comparison. Empty rows are left out, and blacklisted casinos get no scores. */
export function compareRows(
  casinos: readonly PublicCasino[],
  onlyDifferences: boolean,
  language?: string,
  conditionsOf: ConditionsOf = () => [],
): CompareGroupView[] {
  return rowGroups().flatMap(({ title, lines }) => {
    const relevant = lines.filter(({ isFor }) => isFor === undefined || casinos.some(isFor));
    const rows = relevant.map((line) => rowOf(line, casinos, language, conditionsOf)).filter(hasContent);
    const shown = onlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows;
    return shown.length === 0 ? [] : [{ title, rows: shown }];
  });
}

/** What a casino promises, and its conditions. */
function claimText(claim: Claim) {
  return (casino: PublicCasino, { conditionsOf }: RowContext): CellText => {
    const text = claimedText(casino, claim);
    return text === undefined ? undefined : [text, ...conditionsOf(casino, claim, text)];
  };
}

function blacklistText(casino: PublicCasino): CellText {
  if (!casino.isBlacklisted) return casinoLabels.compare.notBlacklisted;
  const { severity, reason } = blacklistView(casino);
  return [englishCardLabels[severity], ...(reason === undefined ? [] : [reason])];
}

function hasContent({ cells }: CompareRowView): boolean {
  return cells.some(({ items }) => items.length > 0);
}

function rowOf(
  line: RowDefinition,
  casinos: readonly PublicCasino[],
  language: string | undefined,
  conditionsOf: ConditionsOf,
): CompareRowView {
  const { title } = line;
  if ('textOf' in line) {
    const cells = casinos.map((casino) => ({
      items: listOf(line.textOf(casino, { language, conditionsOf })),
      isBest: false,
    }));
    return { title, isDifferent: hasDifferences(cells.map(({ items }) => normalizedText(items))), cells };
  }
  const isScore = 'scoreOf' in line;
  const blank = (casino: PublicCasino) =>
    isScore && line.blankText !== undefined && !casino.isBlacklisted ? [line.blankText] : [];
  const numbers = casinos.map((casino) => {
    if (!isScore) return line.countOf(casino);
    return casino.isBlacklisted ? undefined : line.scoreOf(casino);
  });
  const isDifferent = hasDifferences(numbers.map(String));
  const known = numbers.filter((number) => number !== undefined);
  const best = isScore && hasDifferences(known.map(String)) ? Math.max(...known) : undefined;
  const cells = casinos.map((casino, i): CompareCellView => {
    const number = numbers[i];
    if (number === undefined) return { items: blank(casino), isBest: false };
    if (!isScore) return { items: [number.toLocaleString('en')], number, isBest: false };
    const score = scoreView(number);
    return { items: [score.text], score, isBest: number === best };
  });
  return { title, isDifferent, cells };
}

function listOf(text: CellText): string[] {
  if (text === undefined) return [];
  return typeof text === 'string' ? [text] : [...new Set(text)];
}

/** Equal for lists with the same items, whatever their order and case. */
function normalizedText(items: readonly string[]): string {
  return JSON.stringify(items.map((item) => item.trim().toLowerCase()).sort());
}

function hasDifferences(texts: readonly string[]): boolean {
  return new Set(texts).size > 1;
}

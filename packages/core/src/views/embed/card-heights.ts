import { cardNotices } from '../../labels/card-notices.js';
import { cardLabels } from '../../labels/cards.js';
import type { CasinoCardView } from '../cards/casino-card.js';

/** The smallest width of each card layout, in CSS pixels; the last two share a layout. */
export const BREAKPOINT_WIDTHS = [280, 419, 867, 1040] as const;

/** Maximum heights at each of the breakpoint widths, in CSS pixels. */
export type EmbedHeights = [narrow: number, middle: number, wide: number, widest: number];

const GAP = 16;
const AD = 5;

/** Estimates a card's maximum height at each breakpoint; mirrors the CSS layout and assumes wide letters. */
export function cardHeights(card: CasinoCardView, rank = false): EmbedHeights {
  const ranked = rank ? 36 : 0;
  const notice = (width: number, distance = 12) => distance + lineCount(noticeOf(card), width, 12) * 18;
  const [narrow, middle, wide, widest] = BREAKPOINT_WIDTHS;
  const inNarrow = narrow - 34;
  const inMiddle = middle - 34;
  const full = (width: number) => {
    const free = width - 50 - 384;
    const who = headHeight(card, (free * 6) / 13 - 84 - ranked, 72);
    const rest = [offerHeight(card, (free * 7) / 13), verdictHeight(card, true), 96];
    return 30 + Math.max(who, ...rest) + notice(width - 50);
  };
  // Without a rating and a visit link, the card has no row of scores.
  const score = card.blacklist === undefined ? 76 : 0;
  return nonIncreasing([
    34 +
      Math.max(headHeight(card, inNarrow - 60 - score, 48) + (score === 0 ? 0 : 19), score) +
      8 +
      offerHeight(card, inNarrow) +
      56 +
      notice(inNarrow, 8),
    38 +
      Math.max(headHeight(card, inMiddle - 220 - ranked, 72), verdictHeight(card, true)) +
      offerHeight(card, inMiddle) +
      48 +
      2 * GAP +
      notice(inMiddle),
    full(wide),
    full(widest),
  ]);
}

/** Estimates the maximum height of a toplist. */
export function toplistHeights(cards: readonly CasinoCardView[]): EmbedHeights {
  const each = cards.map((card) => cardHeights(card, true));
  return nonIncreasing(
    BREAKPOINT_WIDTHS.map((_, place) =>
      each.reduce((sum, heights) => sum + (heights[place] as number), GAP * Math.max(0, cards.length - 1)),
    ),
  );
}

/** Estimates the maximum height of a comparison. */
export function compareHeights(cards: readonly CasinoCardView[]): EmbedHeights {
  const heights = BREAKPOINT_WIDTHS.map((place) => {
    const column = Math.max(144, (place - 103) / Math.max(1, cards.length)) - 24;
    const highest = (height: (card: CasinoCardView) => number) => Math.max(...cards.map(height), 20) + 26;
    const rows = [
      highest(({ name }) => 58 + lineCount(name, column, 18) * 23),
      highest((card) => (card.blacklist === undefined ? 84 : blacklistHeight(card, column))),
      highest(() => lineCount('Very Good 9.9', column, 15) * 19),
      highest((card) => 8 + lineCount(card.bonus ?? cardNotices.offerEnded, column, 15) * 19 + 20),
      highest(() => 100),
    ];
    return Math.ceil(
      rows.reduce((sum, row) => sum + row, 30) + lineCount(cards[0]?.notice ?? '', place - 60, 12) * 20,
    );
  });
  return nonIncreasing(heights);
}

/**
 * Rounds up, and makes no height smaller than a wider layout's, because the snippets' CSS can only
 * shrink with width.
 */
function nonIncreasing(heights: number[]): EmbedHeights {
  return heights.map((_, place) => Math.ceil(Math.max(...heights.slice(place)))) as EmbedHeights;
}

function headHeight(
  { name, isFeatured, isPremium, blacklist }: CasinoCardView,
  width: number,
  logo: number,
): number {
  const badges = [
    isFeatured ? cardLabels.card.featured : '',
    isPremium ? cardLabels.card.premium : '',
    blacklist === undefined ? '' : cardLabels.card.blacklisted,
  ].filter((badge) => badge !== '');
  const inOneRow = badges.reduce((sum, badge) => sum + badge.length * 8 + 24, 0) <= width;
  const rows = badges.length === 0 ? 0 : inOneRow ? 1 : badges.length;
  return Math.max(logo, lineCount(name, width, 21) * 26 + 4 + rows * 26);
}

function verdictHeight({ score, safety, blacklist }: CasinoCardView, stacked: boolean): number {
  if (blacklist !== undefined) return 0;
  const verdict = score === undefined ? 46 : 105;
  return verdict + (stacked && safety !== undefined ? 42 : 0);
}

function offerHeight(card: CasinoCardView, width: number): number {
  if (card.blacklist !== undefined) return blacklistHeight(card, width);
  const highlights = [...new Set(card.highlights)].slice(0, 3);
  const bonus = card.bonus === undefined ? 0 : 17 + lineCount(card.bonus, width, 17) * 22;
  const list = highlights.reduce((sum, one) => sum + lineCount(one, width - 16, 15) * 19, 0);
  return bonus + (bonus > 0 && list > 0 ? 4 : 0) + list;
}

function blacklistHeight({ blacklist }: CasinoCardView, width: number): number {
  const inside = width - 36;
  return (
    34 +
    26 +
    lineCount(cardNotices.blacklistedNotice, inside, 15) * 19 +
    lineCount(blacklist?.reason ?? '', inside, 17) * 22 +
    8
  );
}

function noticeOf({ notice, terms, blacklist }: CasinoCardView): string {
  if (blacklist !== undefined) return notice;
  return `${'x'.repeat(AD)} ${notice} ${terms === undefined ? '' : `${cardLabels.card.terms}xx`}`;
}

/** Counts the lines that text wraps to, word by word, assuming wide letters. */
function lineCount(text: string, width: number, size: number): number {
  const most = Math.max(1, Math.floor(width / (size * 0.56)));
  let count = 1;
  let filled = 0;
  for (const word of text.split(/\s+/)) {
    const length = [...word].length;
    if (filled > 0 && filled + 1 + length > most) {
      count += 1;
      filled = 0;
    }
    count += Math.max(0, Math.ceil(length / most) - 1);
    filled += (filled > 0 ? 1 : 0) + (length > most ? length % most : length);
  }
  return text.trim() === '' ? 0 : count;
}

import { conditionsLine } from '../../../labels/localize/conditions-line.js';
import { fillPlaceholders } from '../../../labels/localize/localized-text.js';
import type { CardLabels } from '../../../labels/replaceable/card-labels.js';
import { logoSource } from '../../../values/pictures/picture-address.js';
import type { CasinoCardView } from '../../cards/casino-card.js';
import { rowsHeight, stackHeight } from './boxes.js';
import { type TextRun, type TextStyle, textHeight, textWidth } from './text-lines.js';

const SNUG = 1.35;
const TIGHT = 1.15;

const NAME = textStyle('strong', 19, SNUG);
// Faces without a medium weight write it bold.
const BONUS = textStyle('strong', 16, SNUG);
const PLACED = textStyle('strong', 16, 1.6);
const SMALL = textStyle('text', 14, SNUG);
const SMALL_STRONG = textStyle('strong', 14, SNUG);
const TINY = textStyle('text', 12, SNUG);
const TINY_STRONG = textStyle('strong', 12, SNUG);
const SCORE = textStyle('strong', 14, TIGHT);
const BUTTON = textStyle('strong', 14, TIGHT);
const UNAVAILABLE = textStyle('text', 14, TIGHT);

const BORDERS = 2;
const TARGET = 44;
const VERDICT = 168;
const ACTIONS = 144;
const RANK = 32 + 12;
const BADGE = { line: 12 * 1.6 + BORDERS, sides: 16 + BORDERS };
const AD_SIDES = 8 + BORDERS;
const MAX_HIGHLIGHTS = 3;

/** A card whose height is asked for: localized, with the words of its language. */
export interface CardToMeasure {
  card: CasinoCardView;
  labels: CardLabels;
  /** It has a place in a ranking. */
  isRanked?: boolean;
  /** It stands in a frame. */
  isFramed?: boolean;
}

/**
 * The height that a card needs in a place of a width, both in CSS pixels. It follows the grid of `CasinoCard` from one
 * container query to the next; a browser test compares the two.
 */
export function cardHeight(measured: CardToMeasure, width: number): number {
  const inside = width - BORDERS - 32;
  if (width < 419) return cardOfPhone(measured, inside);
  if (width < 643) {
    const verdict = Math.min(VERDICT, verdictWidth(measured));
    const head = headHeight(measured, inside - 16 - verdict, verdict);
    const offer = above(12, offerHeight(measured, inside, true));
    const actions = 12 + actionsHeight(measured, (inside - 8) / 2, 1);
    return head + offer + actions + 12 + noticeHeight(measured, inside) + 32 + BORDERS;
  }
  const actions = actionsHeight(measured, ACTIONS, 2);
  if (width < 995) {
    const head = headHeight(measured, inside - VERDICT - ACTIONS - 32, VERDICT);
    const offer = above(12, offerHeight(measured, inside - ACTIONS - 16, true));
    return Math.max(head + offer, actions) + 12 + noticeHeight(measured, inside) + 24 + BORDERS;
  }
  const wide = inside - 16;
  const free = wide - VERDICT - ACTIONS - 3 * 24;
  const place = (free * 7) / 13 + (measured.card.blacklist === undefined ? 0 : VERDICT + 24);
  const head = headHeight(measured, (free * 6) / 13, VERDICT);
  const content = Math.max(head, offerHeight(measured, place, true), actions);
  return content + 8 + noticeHeight(measured, wide) + 24 + BORDERS;
}

function cardOfPhone(measured: CardToMeasure, inside: number): number {
  const { blacklist } = measured.card;
  const score = blacklist === undefined ? Math.min(VERDICT, scoreWidth(measured, 56)) + 12 : 0;
  const logo = logoSize(measured, 48);
  const who = Math.max(logo.height, titleHeight(measured, inside - score - logo.width - 12));
  const safety = safetyHeight(measured, inside - score - 48 - 12);
  const tighter = measured.isFramed && measured.card.isWithoutTerms ? TIGHT / SNUG : 1;
  return (
    Math.max(who + safety, scoreHeight(measured, 56)) +
    above(8, offerHeight(measured, inside)) +
    (8 + actionsHeight(measured, (inside - 8) / 2, 1)) +
    (8 + noticeHeight(measured, inside) * tighter) +
    24 +
    BORDERS
  );
}

/** The buttons of a card, each of a width: beside each other, or in two rows. */
export function actionsHeight({ card, labels }: CardToMeasure, width: number, rows: 1 | 2): number {
  const read = (room: number) => buttonHeight(labels.read, room);
  if (card.blacklist !== undefined || card.hasEnded) return read(rows === 1 ? 2 * width + 8 : width);
  const { visit, withheldIn: market } = card;
  const unavailable =
    market === undefined ? labels.visitUnavailable : fillPlaceholders(labels.withheld, { market });
  const out =
    visit === undefined
      ? Math.max(
          TARGET,
          textHeight([{ text: unavailable, style: UNAVAILABLE }], width - 24 - BORDERS) + BORDERS,
        )
      : buttonHeight(labels.visit, width);
  return rows === 1 ? Math.max(out, read(width)) : out + 8 + read(width);
}

function buttonHeight(text: string, width: number): number {
  return Math.max(TARGET, textHeight([{ text, style: BUTTON }], width - 32 - BORDERS) + 16 + BORDERS);
}

/** Why a casino is on the blacklist, within its edges. */
export function blacklistHeight({ card: { blacklist }, labels }: CardToMeasure, width: number): number {
  if (blacklist === undefined) return 0;
  const inside = width - 32 - 4;
  const notice: TextRun[] = [{ text: labels.blacklistedNotice, style: SMALL }];
  const head = rowsHeight(
    [
      badge(labels[blacklist.severity]),
      { width: textWidth(notice), height: (room) => textHeight(notice, room) },
    ],
    { width: inside, between: 8, below: 4 },
  );
  const reason = textHeight([{ text: blacklist.reason ?? '', style: BONUS }], inside);
  return stackHeight([head, reason], 8) + 24;
}

/** What an offer asks for. */
export function conditionsHeight({ card: { conditions }, labels }: CardToMeasure, width: number): number {
  if (conditions === undefined) return 0;
  return textHeight([{ text: conditionsLine(conditions, labels), style: TINY }], width);
}

function headHeight(measured: CardToMeasure, who: number, verdict: number): number {
  const rank = measured.isRanked ? RANK : 0;
  const logo = logoSize(measured, 72);
  const scores = stackHeight([scoreHeight(measured, 84), safetyHeight(measured, verdict)], 4);
  return Math.max(logo.height, titleHeight(measured, who - logo.width - 12 - rank), scores);
}

/** A logo in a square of a size, or in a slot of 3 to 1. */
export function logoSize({ card }: CardToMeasure, size: number): { width: number; height: number } {
  return logoSource(card.logo).isWide
    ? { width: size * 1.75, height: (size * 1.75) / 3 }
    : { width: size, height: size };
}

function titleHeight({ card, labels }: CardToMeasure, width: number): number {
  const badges = [
    ...(card.isFeatured ? [labels.featured] : []),
    ...(card.isPremium ? [labels.premium] : []),
    ...(card.blacklist === undefined ? [] : [labels.blacklisted]),
  ];
  const name = textHeight([{ text: card.name, style: NAME }], width);
  return stackHeight([name, rowsHeight(badges.map(badge), { width, between: 4, below: 4 })], 4);
}

function badge(text: string) {
  const width = textWidth([{ text, style: TINY_STRONG }]) + BADGE.sides;
  return { width, height: () => BADGE.line };
}

function scoreWidth({ card, labels }: CardToMeasure, dial: number): number {
  const label = textWidth([{ text: card.score?.label ?? labels.notRated, style: SCORE }]);
  return card.score === undefined ? label : Math.max(dial, label);
}

function verdictWidth(measured: CardToMeasure): number {
  if (measured.card.blacklist !== undefined) return 0;
  return Math.max(scoreWidth(measured, 84), textWidth(safetyRuns(measured)));
}

function scoreHeight({ card: { score, blacklist }, labels }: CardToMeasure, dial: number): number {
  if (blacklist !== undefined) return 0;
  const word = textHeight([{ text: score?.label ?? labels.notRated, style: SCORE }], VERDICT);
  return score === undefined ? word : dial + 4 + word;
}

function safetyHeight(measured: CardToMeasure, width: number): number {
  return textHeight(safetyRuns(measured), width);
}

function safetyRuns({ card: { score, safety, blacklist }, labels }: CardToMeasure): TextRun[] {
  if (blacklist !== undefined || (score ?? safety) === undefined) return [];
  return [
    { text: `${labels.safety}: `, style: SMALL },
    { text: safety?.label ?? labels.notRated, style: SMALL_STRONG },
    { text: ` ${safety?.text ?? ''}`, style: SMALL },
  ];
}

function offerHeight(measured: CardToMeasure, width: number, isCaptionAbove = false): number {
  const { card, labels } = measured;
  const placed = textHeight([{ text: card.placed ?? '', style: PLACED }], width);
  if (card.blacklist !== undefined) return stackHeight([placed, blacklistHeight(measured, width)], 4);
  const highlights = [...new Set(card.highlights)].slice(0, MAX_HIGHLIGHTS).map((text) => {
    const runs = [{ text, style: SMALL }];
    return { width: 16 + textWidth(runs), height: (room: number) => textHeight(runs, room - 16) };
  });
  return stackHeight(
    [
      placed,
      bonusHeight(card.bonus, { width, caption: labels.bonus, isCaptionAbove }),
      conditionsHeight(measured, width),
      textHeight([{ text: card.hasEnded ? labels.offerEnded : '', style: BONUS }], width),
      rowsHeight(highlights, { width, between: 12, below: 0 }),
    ],
    4,
  );
}

function bonusHeight(
  bonus: string | undefined,
  { width, caption, isCaptionAbove }: { width: number; caption: string; isCaptionAbove: boolean },
): number {
  if (bonus === undefined) return 0;
  if (isCaptionAbove) return TINY.line + textHeight([{ text: bonus, style: BONUS }], width);
  const before = { text: caption, style: { ...TINY, line: BONUS.line } };
  return textHeight([before, { text: ` ${bonus}`, style: BONUS }], width);
}

/** The legal line of a card: the word for advertising, the notice, and the terms. */
function noticeHeight({ card, labels }: CardToMeasure, width: number): number {
  const { notice, terms, isWithoutTerms, blacklist } = card;
  const hasTerms = terms !== undefined && blacklist === undefined;
  const last = isWithoutTerms ? labels.termsUnknown : hasTerms ? labels.terms : '';
  return legalHeight({ ad: isOffer(card) ? labels.ad : undefined, notice, last }, width);
}

/** Whether a card advertises its casino. */
export function isOffer({ visit, terms, hasEnded, blacklist }: CasinoCardView): boolean {
  return blacklist === undefined && (hasEnded === true || (visit ?? terms) !== undefined);
}

/** The height of a legal line. */
export function legalHeight(
  { ad, notice, last = '' }: { ad: string | undefined; notice: string; last?: string },
  width: number,
): number {
  return textHeight(
    [
      ...(ad === undefined ? [] : [{ text: ad, style: TINY_STRONG, beside: AD_SIDES + 8 }]),
      { text: notice, style: TINY, beside: last === '' ? 0 : 8 },
      { text: last, style: TINY },
    ],
    width,
  );
}

export function textStyle(face: TextStyle['face'], size: number, leading: number): TextStyle {
  return { face, size, line: size * leading };
}

/** The height of a row that has a margin above it, unless it is empty. */
function above(margin: number, height: number): number {
  return height === 0 ? 0 : margin + height;
}

import { conditionsLine } from '../../labels/localize/conditions-line.js';
import { fillPlaceholders } from '../../labels/localize/localized-text.js';
import type { CardLabels } from '../../labels/replaceable/card-labels.js';
import type { CasinoCardView } from '../cards/casino-card.js';
import { lineCount } from './line-count.js';

/** A text of a card: its size, and the height of its lines. */
interface TextStyle {
  size: number;
  line: number;
}

const NAME: TextStyle = { size: 21, line: 26 };
const BODY: TextStyle = { size: 16, line: 22 };
const SMALL: TextStyle = { size: 14, line: 19 };
const TINY: TextStyle = { size: 12, line: 17 };
const BADGE: TextStyle = { size: 14, line: 26 };
const BUTTON: TextStyle = { size: 14, line: 17 };

const GAP = 8;
const TARGET = 44;
const BORDERS = 2;
const SMALL_LOGO = 48 + 12;
const LOGO = 72 + 12;
const RANK = 32 + 12;
const VERDICT = 168;
const ACTIONS = 144;

/** An offer may grow to this many letters before a card that was pasted needs more room. */
const OFFER_LETTERS = 100;
const MAX_HIGHLIGHTS = 3;

/** A card whose height is asked for: localized, with the words of its language. */
export interface CardToMeasure {
  card: CasinoCardView;
  labels: CardLabels;
  /** It has a place in a ranking. */
  isRanked?: boolean;
}

/**
 * Estimates the height that a card needs at most in a place of a width, both in CSS pixels. It follows the grid of
 * `CasinoCard` from one container query to the next; a browser test compares the two.
 */
export function cardHeight(measured: CardToMeasure, width: number): number {
  const { card, isRanked } = measured;
  const rank = isRanked ? RANK : 0;
  const inside = width - 32 - BORDERS;
  if (width < 419) {
    const score = card.blacklist === undefined ? scoreWidth(measured) + 12 : 0;
    const beside = inside - score - SMALL_LOGO;
    const who = Math.max(48, titleHeight(measured, beside)) + safetyHeight(measured, beside);
    const rows = [
      Math.max(who, scoreHeight(measured, 56)),
      GAP + offerHeight(measured, inside),
      GAP + actionsHeight(measured, (inside - GAP) / 2, 1),
      GAP + noticeHeight(measured, inside),
    ];
    return Math.ceil(sum(rows) + 24 + BORDERS);
  }
  const verdict = scoreHeight(measured, 84) + 4 + safetyHeight(measured, VERDICT);
  const head = (who: number) => Math.max(72, titleHeight(measured, who - LOGO - rank), verdict);
  if (width < 643) {
    const rows = [
      head(inside - VERDICT - 16),
      12 + offerHeight(measured, inside, true),
      12 + actionsHeight(measured, (inside - GAP) / 2, 1),
      12 + noticeHeight(measured, inside),
    ];
    return Math.ceil(sum(rows) + 32 + BORDERS);
  }
  const actions = actionsHeight(measured, ACTIONS, 2);
  if (width < 995) {
    const offer = 12 + offerHeight(measured, inside - ACTIONS - 16, true);
    const content = head(inside - VERDICT - ACTIONS - 32) + offer;
    return Math.ceil(Math.max(content, actions) + 12 + noticeHeight(measured, inside) + 24 + BORDERS);
  }
  const free = width - 48 - BORDERS - VERDICT - ACTIONS - 3 * 24;
  const place = (free * 7) / 13 + (card.blacklist === undefined ? 0 : VERDICT + 24);
  const content = Math.max(head((free * 6) / 13), offerHeight(measured, place, true), actions);
  return Math.ceil(content + GAP + noticeHeight(measured, width - 48 - BORDERS) + 24 + BORDERS);
}

/** The buttons of a card, each of a width: beside each other, or in two rows. */
export function actionsHeight({ card, labels }: CardToMeasure, width: number, rows: 1 | 2): number {
  const button = (text: string) => Math.max(TARGET, textHeight(text, width - 34, BUTTON) + 18);
  if (card.blacklist !== undefined) return button(labels.read);
  const { visit: link, withheldIn: market } = card;
  const noLink =
    market === undefined ? labels.visitUnavailable : fillPlaceholders(labels.withheld, { market });
  const visit = button(link === undefined ? noLink : labels.visit);
  return rows === 1 ? Math.max(visit, button(labels.read)) : visit + GAP + button(labels.read);
}

/** Why a casino is on the blacklist, within its edges. */
export function blacklistHeight({ card: { blacklist }, labels }: CardToMeasure, width: number): number {
  const inside = width - 36;
  const words = `${unbroken(blacklist === undefined ? '' : labels[blacklist.severity], 4)} ${labels.blacklistedNotice}`;
  return (
    34 + BADGE.line + textHeight(words, inside, SMALL) + textHeight(blacklist?.reason ?? '', inside, BODY)
  );
}

/** The offer, with room to grow; none where nothing is offered. */
export function bonusHeight({ card, labels }: CardToMeasure, width: number, caption = ''): number {
  if (card.bonus === undefined) return 0;
  return (
    textHeight(`${caption} ${card.bonus}`.padEnd(OFFER_LETTERS, ' x'), width, BODY) +
    textHeight(card.conditions === undefined ? '' : conditionsLine(card.conditions, labels), width, TINY)
  );
}

/** The height of text that wraps in a width. */
export function textHeight(text: string, width: number, { size, line }: TextStyle): number {
  return lineCount(text, width, size) * line;
}

function titleHeight({ card, labels }: CardToMeasure, width: number): number {
  const badges = [
    card.isFeatured ? labels.featured : '',
    card.isPremium ? labels.premium : '',
    card.blacklist === undefined ? '' : labels.blacklisted,
  ];
  const row = badges.map((badge) => (badge === '' ? '' : unbroken(badge, 3))).join(' ');
  return textHeight(card.name, width, NAME) + 4 + textHeight(row.trim(), width, BADGE);
}

function scoreWidth({ card, labels }: CardToMeasure): number {
  return Math.max(56, (card.score?.label ?? labels.notRated).length * 8.4);
}

function scoreHeight({ card: { score, blacklist } }: CardToMeasure, dial: number): number {
  if (blacklist !== undefined) return 0;
  return score === undefined ? 17 : dial + 4 + 17;
}

function safetyHeight({ card: { score, safety, blacklist }, labels }: CardToMeasure, width: number): number {
  if (blacklist !== undefined || (score ?? safety) === undefined) return 0;
  const words = `${labels.safety}: ${safety?.label ?? labels.notRated} ${safety?.text ?? ''}`;
  return textHeight(words, width, SMALL);
}

function offerHeight(measured: CardToMeasure, width: number, isCaptionAbove = false): number {
  const { card, labels } = measured;
  if (card.blacklist !== undefined) return blacklistHeight(measured, width);
  const bonus = isCaptionAbove
    ? TINY.line + bonusHeight(measured, width)
    : bonusHeight(measured, width, labels.bonus);
  const highlights = [...new Set(card.highlights)].slice(0, MAX_HIGHLIGHTS);
  return (
    bonus + 4 + textHeight(highlights.map((highlight) => unbroken(highlight, 4)).join(' '), width, SMALL)
  );
}

function noticeHeight({ card, labels }: CardToMeasure, width: number): number {
  const { notice, terms, isWithoutTerms, blacklist } = card;
  if (blacklist !== undefined) return textHeight(notice, width, TINY);
  const last = isWithoutTerms ? labels.termsUnknown : terms === undefined ? '' : unbroken(labels.terms, 1);
  return textHeight(`${unbroken(labels.ad, 3)} ${notice} ${last}`, width, TINY);
}

/** Text that stands in one line, with room for some letters around it. */
function unbroken(text: string, more: number): string {
  return text.replace(/\s/g, '_') + '_'.repeat(more);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

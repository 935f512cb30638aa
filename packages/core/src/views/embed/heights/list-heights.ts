import { stackHeight } from './boxes.js';
import {
  actionsHeight,
  blacklistHeight,
  type CardToMeasure,
  cardHeight,
  conditionsHeight,
  isOffer,
  legalHeight,
  logoSize,
  textStyle,
} from './card-height.js';
import { textHeight } from './text-lines.js';

const GAP = 16;
const TILE = 144;
const TITLE = TILE * 0.7;

const NAME = textStyle('strong', 16, 1.35);
const SMALL = textStyle('text', 14, 1.35);
const TINY = textStyle('text', 12, 1.35);

/** The height that a toplist needs in a place of a width. */
export function toplistHeight(cards: readonly CardToMeasure[], width: number): number {
  return stackHeight(
    cards.map((card) => cardHeight({ ...card, isRanked: true }, width)),
    GAP,
  );
}

/** The height that a comparison needs in a place of a width. */
export function compareHeight(cards: readonly CardToMeasure[], width: number): number {
  const labels = cards[0]?.labels;
  if (labels === undefined) return 0;
  const inside = width - 2;
  const needed = TITLE + TILE * cards.length;
  const wider = Math.max(1, inside / needed);
  const column = TILE * wider - 24;
  const text = (words: string, style: typeof SMALL, room = column) =>
    textHeight([{ text: words, style }], room);
  const row = (title: string, height: (measured: CardToMeasure) => number) =>
    Math.max(text(title, SMALL, TITLE * wider - 24), ...cards.map(height)) + 24 + 1;
  const rows = [
    row('', (measured) => logoSize(measured, 48).height + 8 + text(measured.card.name, NAME)),
    row(labels.score, (measured) => {
      if (measured.card.blacklist !== undefined) return blacklistHeight(measured, column);
      return measured.card.score === undefined ? text(labels.notRated, SMALL) : 56 + 4 + 16.1;
    }),
    row(labels.safety, ({ card: { safety, blacklist } }) =>
      blacklist !== undefined
        ? 0
        : text(safety === undefined ? labels.notRated : `${safety.label} ${safety.text}`, SMALL),
    ),
    row(labels.bonus, (measured) => {
      const { bonus = '', blacklist, hasEnded, terms, isWithoutTerms } = measured.card;
      if (blacklist !== undefined) return 0;
      if (hasEnded) return text(labels.offerEnded, SMALL);
      return stackHeight(
        [
          text(bonus, SMALL),
          conditionsHeight(measured, column),
          text(terms === undefined ? '' : labels.terms, TINY),
          text(isWithoutTerms ? labels.termsUnknown : '', TINY),
        ],
        8,
      );
    }),
    row(labels.links, (measured) => actionsHeight(measured, column, 2)),
  ];
  const legal = {
    ad: cards.some(({ card }) => isOffer(card)) ? labels.ad : undefined,
    notice: cards[0]?.card.notice ?? '',
  };
  const scrollbar = needed > inside ? 15 : 0;
  return rows.reduce((sum, height) => sum + height, 0) + scrollbar + legalHeight(legal, inside - 24) + 24 + 2;
}

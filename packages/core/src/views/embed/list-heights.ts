import {
  actionsHeight,
  blacklistHeight,
  bonusHeight,
  type CardToMeasure,
  cardHeight,
  textHeight,
} from './card-height.js';

const GAP = 16;

/** Estimates the height that a toplist needs at most in a place of a width. */
export function toplistHeight(cards: readonly CardToMeasure[], width: number): number {
  const gaps = GAP * Math.max(0, cards.length - 1);
  return cards.reduce((sum, card) => sum + cardHeight({ ...card, isRanked: true }, width), gaps);
}

/** Estimates the height that a comparison needs at most in a place of a width. */
export function compareHeight(cards: readonly CardToMeasure[], width: number): number {
  const column = Math.max(144, (width - 103) / Math.max(1, cards.length)) - 24;
  const text = (words: string, size: number) => textHeight(words, column, { size, line: size * 1.35 });
  const row = (height: (measured: CardToMeasure) => number) => Math.max(...cards.map(height), 20) + 26;
  const rows = [
    row(({ card }) => 58 + text(card.name, 18)),
    row((measured) => (measured.card.blacklist === undefined ? 84 : blacklistHeight(measured, column))),
    row(({ card, labels }) =>
      text(`${card.safety?.label ?? labels.notRated} ${card.safety?.text ?? ''}`, 15),
    ),
    row((measured) => {
      const { card, labels } = measured;
      if (card.blacklist !== undefined) return 0;
      return (
        bonusHeight(measured, column) + 8 + text(card.isWithoutTerms ? labels.termsUnknown : labels.terms, 12)
      );
    }),
    row((measured) => actionsHeight(measured, column, 2)),
  ];
  const notice = textHeight(cards[0]?.card.notice ?? '', width - 60, { size: 12, line: 20 });
  return Math.ceil(rows.reduce((sum, height) => sum + height, 30) + notice);
}

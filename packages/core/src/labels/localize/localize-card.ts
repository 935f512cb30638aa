import { withMinimumAge } from '../public/age-notice.js';
import type { BandLabels, CardLabels } from '../replaceable/card-labels.js';
import { localRating } from './localized-text.js';

/** A rating as a card has it. */
interface RatingWords {
  label: keyof BandLabels;
  text: string;
}

/** What of a card depends on its language. */
interface LocalizableCard {
  score?: RatingWords;
  safety?: RatingWords;
  notice: string;
  minimumAge?: number;
  marketNotice?: string;
}

/** A card with its numbers and the words of its data in a language. */
export function localizeCard<C extends LocalizableCard>(card: C, labels: CardLabels): C {
  const { score, safety } = card;
  return {
    ...card,
    notice: localizeNotice(card, labels),
    ...(score && { score: localizeRating(score, labels) }),
    ...(safety && { safety: localizeRating(safety, labels) }),
  };
}

/** The notice of a card in a language, with the age of its site and what its market wants to be said. */
export function localizeNotice(
  { notice, minimumAge, marketNotice }: Pick<LocalizableCard, 'notice' | 'minimumAge' | 'marketNotice'>,
  { ageNotice }: Pick<CardLabels, 'ageNotice'>,
): string {
  if (ageNotice === undefined) return notice;
  const own = withMinimumAge(ageNotice, minimumAge);
  return marketNotice === undefined ? own : `${own} ${marketNotice}`;
}

/** A rating with its number and its word in a language; one that is localized already stays as it is. */
export function localizeRating<R extends RatingWords>(
  rating: R,
  { language, bands }: Pick<CardLabels, 'language' | 'bands'>,
): R {
  if (bands === undefined || !Object.hasOwn(bands, rating.label)) return rating;
  return { ...rating, label: bands[rating.label], text: localRating(Number(rating.text), { language }) };
}

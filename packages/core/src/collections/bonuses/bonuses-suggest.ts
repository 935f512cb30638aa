import * as z from 'zod';
import { question } from '../../operations/define/operation.js';
import { currencyCode } from '../../values/offers/currency-code.js';
import type { Bonus } from './bonus.js';
import { type ReadOffer, readOffer } from './read-offer.js';

/** What the texts of a bonus propose as figures, beside those that it has. */
export interface OfferSuggestion {
  id: string;
  casino: string;
  title: string;
  figures: ReadOffer['figures'];
  /** What could not be read, in words. */
  unread: string[];
}

/** What the texts of bonuses say as figures that they do not have yet, and what in them could not be read. It changes nothing. */
export const bonusesSuggest = question({
  name: 'bonuses.suggest',
  summary: 'Propose figures for bonuses, read in their texts',
  permission: 'see all content',
  exposure: { screen: '/admin/bonuses' },
  isHeavy: () => true,
  input: () =>
    z.strictObject({
      dollar: currencyCode.schema.optional().describe('The currency that $ stands for, such as USD'),
    }),
  run({ content }, { dollar }): { records: OfferSuggestion[] } {
    const records = [...content.bonuses.all()].flatMap((bonus) => {
      const read = readOffer(bonus, dollar);
      const proposed = withoutKnown(bonus, read.figures);
      const unread = Object.entries(read.unread)
        .filter(([figure]) => bonus[figure as keyof Bonus] === undefined)
        .map(([, part]) => part);
      if (Object.keys(proposed).length === 0 && unread.length === 0) return [];
      const { id, casino, title } = bonus;
      return [{ id, casino, title, figures: proposed, unread }];
    });
    return { records };
  },
});

/** The figures that a bonus does not have; an amount in another currency than that of the bonus is none. */
function withoutKnown(bonus: Bonus, figures: ReadOffer['figures']): ReadOffer['figures'] {
  const isOther = bonus.currency !== undefined && figures.currency !== bonus.currency;
  return Object.fromEntries(
    Object.entries(figures).filter(
      ([figure]) =>
        bonus[figure as keyof Bonus] === undefined &&
        !(isOther && ['amount', 'minDepositAmount'].includes(figure)),
    ),
  );
}

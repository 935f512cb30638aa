import * as z from 'zod';
import { type PublicCatalogue, publicCatalogue } from '../../model/public-catalogue.js';
import { type ChangeContext, change } from '../../operations/define/operation.js';
import { manyRecords } from '../../operations/records/named-records.js';
import { EMBED_CACHE } from '../../views/embed/cache-seconds.js';
import type { Bonus } from './bonus.js';
import { type OfferTrace, traceOffer } from './offer-trace.js';

const PERMISSION = 'edit casinos, bonuses and games';
/** Of how many bonuses it is looked up what showed them. */
const MOST_TRACED = 20;

/** What a withdrawal did to the pages of the site. */
export interface WithdrawalReceipt {
  offers: (OfferTrace & { id: string; casino: string; title: string })[];
  /** How many more bonuses were withdrawn, whose pages were not looked up. */
  leftOut: number;
  /** For how many seconds caches between a served site and its visitors may still answer with what they have. */
  cacheSeconds: number;
}

/** Takes bonuses off the site at once, and says what showed them and what still does. */
export const bonusesWithdraw = change({
  name: 'bonuses.withdraw',
  summary: 'Take bonuses off the site at once',
  permission: PERMISSION,
  exposure: { screen: '/admin/bonuses' },
  isHeavy: () => true,
  input: () =>
    manyRecords().extend({
      reason: z.string().optional().describe('Why, for your colleagues'),
    }),
  prepare: ({ store, now }) => store.casinoChanges(now.slice(0, 10)),
  run(context, { records: names, reason }, casinoChanges) {
    const { content, now } = context;
    const before = { ...catalogueOf(context), casinoChanges };
    const found = [...new Set(names.map((name) => content.bonuses.require(name)))];
    const records = found.map(({ id, withdrawnAt = now, withdrawnReason }) =>
      content.bonuses.update(id, { withdrawnAt, withdrawnReason: reason ?? withdrawnReason }),
    );
    const after = { ...catalogueOf(context), casinoChanges };
    return { records, receipt: receiptOf(found, before, after) };
  },
});

/** Puts withdrawn bonuses back on the site. */
export const bonusesRestore = change({
  name: 'bonuses.restore',
  summary: 'Put withdrawn bonuses back on the site',
  permission: PERMISSION,
  exposure: { screen: '/admin/bonuses' },
  isRestartable: true,
  input: manyRecords,
  run: ({ content }, { records }) => ({
    records: records.map((name) =>
      content.bonuses.update(content.bonuses.require(name).id, {
        withdrawnAt: undefined,
        withdrawnReason: undefined,
      }),
    ),
  }),
});

function catalogueOf({ content, now }: ChangeContext): PublicCatalogue {
  return publicCatalogue({ ...content, generation: '' }, now.slice(0, 10));
}

function receiptOf(
  bonuses: readonly Bonus[],
  before: PublicCatalogue,
  after: PublicCatalogue,
): WithdrawalReceipt {
  const traced = bonuses.slice(0, MOST_TRACED);
  return {
    offers: traced.map((bonus) => {
      const { id, casino, title } = bonus;
      return { id, casino, title, ...traceOffer(bonus, before, after) };
    }),
    leftOut: bonuses.length - traced.length,
    cacheSeconds: EMBED_CACHE.fresh + EMBED_CACHE.stale,
  };
}

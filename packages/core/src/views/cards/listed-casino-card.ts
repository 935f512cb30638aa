import type { PublicCasino } from '../../collections/casinos/casino.js';
import { visitPrefix } from '../../urls/find-visit.js';
import { visitPath } from '../../values/addresses/visit-link.js';
import { type CasinoCardView, casinoCard } from './casino-card.js';
import { type ConditionsContext, claimConditions } from './claim-conditions.js';

/** Builds the card of a casino of the site, which says the conditions of its offer, or that nobody entered any. */
export function listedCasinoCard(casino: PublicCasino, context: ConditionsContext): CasinoCardView {
  const { settings, market, marketRules } = context;
  const { minimumAge } = settings;
  const card = casinoCard(casino, { minimumAge, market, marketNotice: marketRules?.notice });
  const prefix = visitPrefix(context);
  if (card.visit !== undefined && prefix !== undefined)
    card.visit = { ...card.visit, href: visitPath(prefix, casino.slug) };
  const conditions = claimConditions(context, casino, 'welcome', card.bonus);
  if (conditions !== undefined) card.conditions = conditions;
  else if (card.bonus !== undefined && card.visit !== undefined && card.terms === undefined)
    card.isWithoutTerms = true;
  return card;
}

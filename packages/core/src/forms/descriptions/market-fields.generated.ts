// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a market, in the order of its entity. */
export const marketFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"code","title":"Code","help":"A country like GB, or a state or province like CA-ON.","presence":"required","kind":"text","maxLength":100,"messages":{"required":"Please say which market","tooLong":"Code must be a country like GB, or a state or province like CA-ON"}},
  {"path":"minimumAge","title":"Minimum Age","presence":"optional","kind":"number","min":18,"max":25,"messages":{"invalid":"Minimum Age must be a whole number between 18 and 25"}},
  {"path":"helplineName","title":"Helpline","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Helpline must be at most 200 characters"}},
  {"path":"helplineUrl","title":"Helpline URL","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Helpline URL must be a web address that begins with http:// or https://","tooLong":"Helpline URL must be at most 2000 characters"}},
  {"path":"notice","title":"Notice","help":"Said beside offers; none for no notice.","presence":"optional","kind":"multi-line","maxLength":500,"messages":{"tooLong":"Notice must be at most 500 characters"}},
  {"path":"disclosure","title":"Disclosure","help":"Said in place of that of the settings above pages that link to casinos.","presence":"optional","kind":"multi-line","maxLength":500,"messages":{"tooLong":"Disclosure must be at most 500 characters"}},
  {"path":"hideOffers","title":"Hide Offers","help":"Whether no offer is shown in this market.","presence":"optional","kind":"choice","choices":["yes","no"],"messages":{"invalid":"Hide Offers must be one of yes, no"}},
  {"path":"offersNeedLicense","title":"Licenses for Offers","help":"Offers are shown of casinos with a license of one of these authorities; none where no license is asked for.","presence":"optional","kind":"text-list","maxLength":200,"messages":{"tooLong":"Licenses for Offers must be at most 200 characters"}},
  {"path":"maxWageringTimes","title":"Highest Wagering","help":"How often a bonus may have to be staked at most.","presence":"optional","kind":"decimal","min":0,"max":1000,"messages":{"invalid":"Highest Wagering must be a number between 0 and 1000"}},
  {"path":"firstOfferOnly","title":"First Offer Only","help":"Whether only offers to new players are shown.","presence":"optional","kind":"choice","choices":["yes","no"],"messages":{"invalid":"First Offer Only must be one of yes, no"}},
  {"path":"termsBesideOffer","title":"Terms Beside Offer","help":"Whether conditions have to stand beside each offer: what a casino promises without any is not shown.","presence":"optional","kind":"choice","choices":["yes","no"],"messages":{"invalid":"Terms Beside Offer must be one of yes, no"}},
  {"path":"wordsToAvoid","title":"Words to Avoid","help":"Words that an offer must not use; none for no such word.","presence":"optional","kind":"text-list","maxLength":200,"messages":{"tooLong":"Words to Avoid must be at most 200 characters"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
];

// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a listing, in the order of its entity. */
export const listingFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"slug","title":"Slug","help":"Made of its casino and its market.","presence":"required","kind":"slug","maxLength":120,"messages":{"required":"Slug is required","invalid":"Slug must be lowercase letters, digits and single hyphens","tooLong":"Slug must be at most 120 characters"}},
  {"path":"casino","title":"Casino","presence":"required","fallback":"","kind":"text","maxLength":200,"messages":{"required":"Please choose the casino of the listing","tooLong":"Casino must be at most 200 characters"}},
  {"path":"casinoId","title":"Casino id","presence":"optional","kind":"id","messages":{"invalid":"Casino id must be an id"}},
  {"path":"market","title":"Market","help":"A country, or a state or province with a law of its own: GB, CA-ON.","presence":"required","fallback":"","kind":"text","maxLength":100,"messages":{"required":"Please choose the market of the listing","tooLong":"Market must be a country like GB, or a state or province like CA-ON"}},
  {"path":"accepts","title":"Accepts","help":"Whether the casino takes players from there.","presence":"defaulted","fallback":"unknown","kind":"choice","choices":["yes","no","unknown"],"messages":{"invalid":"Accepts must be one of yes, no, unknown"}},
  {"path":"licenseAuthority","title":"License Authority","help":"Who licensed it there.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"License Authority must be at most 200 characters"}},
  {"path":"licenseNumber","title":"License Number","presence":"optional","kind":"text","maxLength":100,"messages":{"tooLong":"License Number must be at most 100 characters"}},
  {"path":"licensedDomain","title":"Licensed Domain","help":"The domain for which the license was given.","presence":"optional","kind":"text","maxLength":253,"messages":{"tooLong":"Licensed Domain must be at most 253 characters"}},
  {"path":"visitUrl","title":"Visit URL","help":"Where the link leads there; without one, the link of the casino.","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Visit URL must be a web address that begins with http:// or https://","tooLong":"Visit URL must be at most 2000 characters"}},
  {"path":"termsUrl","title":"Terms URL","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Terms URL must be a web address that begins with http:// or https://","tooLong":"Terms URL must be at most 2000 characters"}},
  {"path":"offer","title":"Offer","help":"The bonus that its card shows there, by its title or id; without one, the line of the casino.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Offer must be at most 200 characters"}},
  {"path":"offerId","title":"Offer id","presence":"optional","kind":"id","messages":{"invalid":"Offer id must be an id"}},
  {"path":"lastChecked","title":"Last Checked","help":"The day on which someone last compared this with the casino.","presence":"optional","kind":"date","messages":{"invalid":"Last Checked must be a day like 2026-01-05"}},
  {"path":"source","title":"Source","help":"Where this was read.","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Source must be a web address that begins with http:// or https://","tooLong":"Source must be at most 2000 characters"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"programme","title":"Programme","tab":"Basic Info","help":"The partner behind it, by slug or name: without a link of its own it has that of the programme.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Programme must be at most 200 characters"}},
  {"path":"brandId","title":"Brand Id","tab":"Basic Info","help":"The word or number by which its programme knows it.","presence":"optional","kind":"text","maxLength":100,"messages":{"tooLong":"Brand Id must be at most 100 characters"}},
];

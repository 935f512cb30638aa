// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a earning, in the order of its entity. */
export const earningFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"slug","title":"Slug","help":"Made of the programme, the day, the casino and the place.","presence":"required","kind":"slug","maxLength":120,"messages":{"required":"Slug is required","invalid":"Slug must be lowercase letters, digits and single hyphens","tooLong":"Slug must be at most 120 characters"}},
  {"path":"programme","title":"Programme","help":"By its slug or its name.","presence":"required","kind":"text","maxLength":200,"messages":{"required":"Please say which programme","tooLong":"Programme must be at most 200 characters"}},
  {"path":"date","title":"Date","help":"What the row reports: a day, or a whole month as 2026-01.","presence":"required","kind":"text","maxLength":10,"messages":{"required":"Please say of which day","tooLong":"Date must be a day like 2026-01-31, or a month like 2026-01"}},
  {"path":"casino","title":"Casino","help":"As the report names it: by its name, slug or brand id.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Casino must be at most 200 characters"}},
  {"path":"casinoId","title":"Casino id","presence":"optional","kind":"id","messages":{"invalid":"Casino id must be an id"}},
  {"path":"placement","title":"Placement","help":"The place of the link, as {placement} wrote it: a page and a place on it.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Placement must be at most 200 characters"}},
  {"path":"subId","title":"Sub-ID","help":"What {subid} wrote: the affiliate in whose embed the link stood; or a placement, which is then read as one.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Sub-ID must be at most 200 characters"}},
  {"path":"market","title":"Market","presence":"optional","kind":"text","maxLength":20,"messages":{"tooLong":"Market must be at most 20 characters"}},
  {"path":"clicks","title":"Clicks","presence":"optional","kind":"number","min":0,"max":1000000000,"messages":{"invalid":"Clicks must be a whole number between 0 and 1000000000"}},
  {"path":"signUps","title":"Sign-ups","presence":"optional","kind":"number","min":0,"max":1000000000,"messages":{"invalid":"Sign-ups must be a whole number between 0 and 1000000000"}},
  {"path":"firstDeposits","title":"First Deposits","presence":"optional","kind":"number","min":0,"max":1000000000,"messages":{"invalid":"First Deposits must be a whole number between 0 and 1000000000"}},
  {"path":"revenue","title":"Revenue","help":"What the programme pays; less than nothing where players won more than they lost.","presence":"optional","kind":"decimal","min":-1000000000,"max":1000000000,"messages":{"invalid":"Revenue must be a number between -1000000000 and 1000000000"}},
  {"path":"currency","title":"Currency","help":"Of the revenue; that of the programme unless given.","presence":"optional","kind":"text","maxLength":5,"messages":{"tooLong":"Currency must be a code of three to five letters, such as EUR or USDT"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
];

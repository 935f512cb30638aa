// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a rate, in the order of its entity. */
export const rateFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"slug","title":"Slug","help":"Made of the two currencies and the day.","presence":"required","kind":"slug","maxLength":120,"messages":{"required":"Slug is required","invalid":"Slug must be lowercase letters, digits and single hyphens","tooLong":"Slug must be at most 120 characters"}},
  {"path":"code","title":"Currency","presence":"required","kind":"text","maxLength":5,"messages":{"required":"Please say which currency","tooLong":"Currency must be a code of three to five letters, such as EUR or USDT"}},
  {"path":"into","title":"Into","presence":"required","kind":"text","maxLength":5,"messages":{"required":"Please say into which currency","tooLong":"Into must be a code of three to five letters, such as EUR or USDT"}},
  {"path":"date","title":"Date","help":"From this day on, until the day of the next rate.","presence":"required","kind":"date","messages":{"required":"Please say since which day","invalid":"Date must be a day like 2026-01-05"}},
  {"path":"rate","title":"Rate","help":"What one unit is worth: 0.92 where a dollar is 0.92 euros.","presence":"required","kind":"decimal","min":0.000001,"max":1000000000,"messages":{"required":"Please say the rate","invalid":"Rate must be a number between 0.000001 and 1000000000"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
];

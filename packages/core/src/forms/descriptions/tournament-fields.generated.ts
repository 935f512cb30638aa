// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a tournament, in the order of its entity. */
export const tournamentFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"title","title":"Title","presence":"required","kind":"text","maxLength":300,"messages":{"required":"Title is required","tooLong":"Title must be at most 300 characters"}},
  {"path":"casino","title":"Casino","presence":"required","kind":"text","maxLength":300,"messages":{"required":"Casino is required","tooLong":"Casino must be at most 300 characters"}},
  {"path":"prize","title":"Prize","presence":"required","kind":"text","maxLength":300,"messages":{"required":"Prize is required","tooLong":"Prize must be at most 300 characters"}},
  {"path":"participants","title":"Participants","presence":"defaulted","fallback":0,"kind":"number","min":0,"max":1000000000,"messages":{"invalid":"Participants must be a whole number between 0 and 1000000000"}},
  {"path":"startDate","title":"Start date","presence":"required","kind":"date","messages":{"required":"Start date is required","invalid":"Start date must be a day like 2026-01-05"}},
  {"path":"endDate","title":"End date","presence":"required","kind":"date","messages":{"required":"End date is required","invalid":"End date must be a day like 2026-01-05"}},
  {"path":"status","title":"Status","presence":"defaulted","fallback":"upcoming","kind":"choice","choices":["active","upcoming","completed"],"messages":{"invalid":"Status must be one of active, upcoming, completed"}},
  {"path":"type","title":"Type","presence":"defaulted","fallback":"slots","kind":"choice","choices":["slots","table","live","poker"],"messages":{"invalid":"Type must be one of slots, table, live, poker"}},
  {"path":"entryFee","title":"Entry fee","presence":"defaulted","fallback":"","kind":"text","maxLength":100,"messages":{"tooLong":"Entry fee must be at most 100 characters"}},
  {"path":"description","title":"Description","presence":"defaulted","fallback":"","kind":"multi-line","maxLength":20000,"messages":{"tooLong":"Description must be at most 20000 characters"}},
];

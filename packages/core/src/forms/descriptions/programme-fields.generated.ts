// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a programme, in the order of its entity. */
export const programmeFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"slug","title":"Slug","presence":"required","kind":"slug","maxLength":120,"messages":{"required":"Slug is required","invalid":"Slug must be lowercase letters, digits and single hyphens","tooLong":"Slug must be at most 120 characters"}},
  {"path":"name","title":"Name","presence":"required","kind":"text","maxLength":200,"messages":{"required":"Programme name is required","tooLong":"Name must be at most 200 characters"}},
  {"path":"linkTemplate","title":"Link Template","help":"The link of its casinos that have no other: {casino} becomes the slug of the casino, {brandId} its brand id; {subid}, {placement}, {market} and {clickId} are filled for each visit.","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Link Template must be a web address that begins with http:// or https://","tooLong":"Link Template must be at most 2000 characters"}},
  {"path":"currency","title":"Currency","help":"Of its reports, where they name none.","presence":"optional","kind":"text","maxLength":5,"messages":{"tooLong":"Currency must be a code of three to five letters, such as EUR or USDT"}},
  {"path":"contact","title":"Contact","help":"Whom to ask there.","presence":"optional","kind":"multi-line","maxLength":500,"messages":{"tooLong":"Contact must be at most 500 characters"}},
  {"path":"deal","title":"Deal","help":"What it pays, as agreed.","presence":"optional","kind":"multi-line","maxLength":2000,"messages":{"tooLong":"Deal must be at most 2000 characters"}},
  {"path":"notes","title":"Notes","presence":"optional","kind":"multi-line","maxLength":2000,"messages":{"tooLong":"Notes must be at most 2000 characters"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
];

// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a section of the home page, in the order of its entity. */
export const sectionFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","kind":"number","min":1,"max":1000,"messages":{"required":"An id is required","invalid":"Id must be a whole number between 1 and 1000"}},
  {"path":"title","title":"Title","presence":"required","kind":"text","maxLength":200,"messages":{"required":"Title is required","tooLong":"Title must be at most 200 characters"}},
  {"path":"type","title":"Type","presence":"required","kind":"choice","choices":["hero","casinos","insights","blog","advertising","online-casinos","casino-bonuses","daily-players","casino-guide","trust-security","footer-copyright","footer-gambling-warning"],"messages":{"required":"Type is required","invalid":"Type must be one of hero, casinos, insights, blog, advertising, online-casinos, casino-bonuses, daily-players, casino-guide, trust-security, footer-copyright, footer-gambling-warning"}},
  {"path":"isActive","title":"Active","presence":"defaulted","fallback":true,"kind":"flag","messages":{}},
  {"path":"order","title":"Order","presence":"required","kind":"number","min":0,"max":10000,"messages":{"required":"Order is required","invalid":"Order must be a whole number between 0 and 10000"}},
];

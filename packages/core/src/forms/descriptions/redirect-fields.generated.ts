// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a redirect, in the order of its entity. */
export const redirectFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"source","title":"Source","presence":"required","kind":"text","maxLength":2000,"messages":{"required":"Source is required","tooLong":"Source must be at most 2000 characters"}},
  {"path":"target","title":"Target","presence":"required","kind":"redirect-target","maxLength":2000,"messages":{"required":"Target is required","invalid":"Target must be a path that begins with /, a web address, or gone","tooLong":"Target must be at most 2000 characters"}},
  {"path":"match","title":"Match","presence":"defaulted","fallback":"exact","kind":"choice","choices":["exact","prefix","regex"],"messages":{"invalid":"Match must be one of exact, prefix, regex"}},
  {"path":"enabled","title":"Enabled","presence":"defaulted","fallback":true,"kind":"flag","messages":{}},
  {"path":"permanent","title":"Permanent (301)","presence":"defaulted","fallback":true,"kind":"flag","messages":{}},
  {"path":"preserveQuery","title":"Preserve query","presence":"defaulted","fallback":true,"kind":"flag","messages":{}},
  {"path":"appendRemainder","title":"Append remainder","presence":"defaulted","fallback":true,"kind":"flag","messages":{}},
  {"path":"regex","title":"Regex pattern","presence":"optional","kind":"text","maxLength":2000,"messages":{"tooLong":"Regex pattern must be at most 2000 characters"}},
  {"path":"order","title":"Order","presence":"defaulted","fallback":0,"kind":"number","min":0,"max":10000000,"messages":{"invalid":"Order must be a whole number between 0 and 10000000"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
];

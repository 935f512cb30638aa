// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a page, in the order of its entity. */
export const pageFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"slug","title":"Slug","presence":"required","kind":"slug","maxLength":120,"messages":{"required":"Please enter a page slug.","invalid":"Slug must be lowercase letters, digits and single hyphens","tooLong":"Slug must be at most 120 characters"}},
  {"path":"title","title":"Title","presence":"required","kind":"text","maxLength":300,"messages":{"required":"Please enter a page title.","tooLong":"Title must be at most 300 characters"}},
  {"path":"content","title":"Content","presence":"defaulted","fallback":"","kind":"html","maxLength":500000,"messages":{"tooLong":"Content must be at most 500000 characters"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"isPublished","title":"Published","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
];

// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a user, in the order of its entity. */
export const userFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"username","title":"Username","presence":"required","kind":"text","maxLength":60,"messages":{"required":"Username is required","tooLong":"Username must be at most 60 characters"}},
  {"path":"email","title":"Email","presence":"required","kind":"email","maxLength":254,"messages":{"required":"Email is required","invalid":"Please enter a valid email address","tooLong":"Please enter a valid email address"}},
  {"path":"firstName","title":"First Name","presence":"optional","kind":"text","maxLength":100,"messages":{"tooLong":"First Name must be at most 100 characters"}},
  {"path":"lastName","title":"Last Name","presence":"optional","kind":"text","maxLength":100,"messages":{"tooLong":"Last Name must be at most 100 characters"}},
  {"path":"role","title":"Role","presence":"defaulted","fallback":"user","kind":"choice","choices":["admin","moderator","editor","user"],"messages":{"invalid":"Role must be one of admin, moderator, editor, user"}},
  {"path":"isActive","title":"Active","presence":"defaulted","fallback":true,"kind":"flag","messages":{}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"date","messages":{"required":"Created is required","invalid":"Created must be a day like 2026-01-05"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
];

// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a toplist, in the order of its entity. */
export const toplistFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"slug","title":"Slug","presence":"required","kind":"slug","maxLength":120,"messages":{"required":"Slug is required","invalid":"Slug must be lowercase letters, digits and single hyphens","tooLong":"Slug must be at most 120 characters"}},
  {"path":"title","title":"Title","presence":"required","kind":"text","maxLength":200,"messages":{"required":"Title is required","tooLong":"Title must be at most 200 characters"}},
  {"path":"query","title":"Casinos","help":"What each casino has, in the words of the filters: payment=paypal&min-score=8. A condition on its fields follows as where=…","presence":"defaulted","fallback":"","kind":"text","maxLength":500,"messages":{"tooLong":"Casinos must be at most 500 characters"}},
  {"path":"description","title":"Description","help":"What search engines show below the title.","presence":"defaulted","fallback":"","kind":"multi-line","maxLength":300,"messages":{"tooLong":"Description must be at most 300 characters"}},
  {"path":"intro","title":"Text Before","presence":"defaulted","fallback":"","kind":"html","maxLength":500000,"messages":{"tooLong":"Text Before must be at most 500000 characters"}},
  {"path":"outro","title":"Text After","presence":"defaulted","fallback":"","kind":"html","maxLength":500000,"messages":{"tooLong":"Text After must be at most 500000 characters"}},
  {"path":"order","title":"Order","help":"The lowest number comes first where toplists are listed.","presence":"defaulted","fallback":0,"kind":"number","min":0,"max":9999,"messages":{"invalid":"Order must be a whole number between 0 and 9999"}},
  {"path":"seoTitle","title":"Search Title","tab":"Search and Sharing","help":"The title of its page in search engines and social networks; by default its own, with the name of the site.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Search Title must be at most 200 characters"}},
  {"path":"seoDescription","title":"Search Description","tab":"Search and Sharing","help":"What search engines and social networks show below the title; by default the beginning of its text.","presence":"optional","kind":"multi-line","maxLength":500,"messages":{"tooLong":"Search Description must be at most 500 characters"}},
  {"path":"isHiddenFromSearch","title":"Hidden From Search","tab":"Search and Sharing","help":"Search engines are asked not to list its page, and the sitemap leaves it out.","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"canonicalUrl","title":"Canonical Address","tab":"Search and Sharing","help":"The page that search engines list in place of this one, where the same text stands there too.","presence":"optional","kind":"path-or-web-address","maxLength":2000,"messages":{"invalid":"Canonical Address must be a path that begins with / or a web address","tooLong":"Canonical Address must be at most 2000 characters"}},
  {"path":"shareImage","title":"Share Image","tab":"Search and Sharing","help":"The picture that social networks show of its page, best 1200 by 630 pixels.","presence":"optional","kind":"image","messages":{"invalid":"Share Image must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"isActive","title":"Active","presence":"defaulted","fallback":true,"kind":"flag","messages":{}},
  {"path":"pins","title":"Pins","help":"Casinos that you put at a place, such as golden-fox @ 1 until 2026-12-31: Partner of the month. Readers see the reason; a casino that does not fit the list is not put on it.","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":420,"messages":{"tooLong":"Pins must be at most 420 characters"}},
];

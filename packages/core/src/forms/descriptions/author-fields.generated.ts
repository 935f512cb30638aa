// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a author, in the order of its entity. */
export const authorFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"slug","title":"Slug","presence":"required","kind":"slug","maxLength":120,"messages":{"required":"Slug is required","invalid":"Slug must be lowercase letters, digits and single hyphens","tooLong":"Slug must be at most 120 characters"}},
  {"path":"name","title":"Name","presence":"required","kind":"text","maxLength":100,"messages":{"required":"Author name is required","tooLong":"Name must be at most 100 characters"}},
  {"path":"role","title":"Role","help":"What they are, such as Senior Editor; articles and their page show it.","presence":"defaulted","fallback":"","kind":"text","maxLength":100,"messages":{"tooLong":"Role must be at most 100 characters"}},
  {"path":"photograph","title":"Photograph","presence":"optional","kind":"image","messages":{"invalid":"Photograph must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data"}},
  {"path":"biography","title":"Biography","presence":"optional","kind":"html","maxLength":500000,"messages":{"tooLong":"Biography must be at most 500000 characters"}},
  {"path":"profiles","title":"Profiles","help":"Web addresses of pages elsewhere about them, such as a professional network.","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":2000,"messages":{"tooLong":"Profiles must be at most 2000 characters"}},
  {"path":"seoTitle","title":"Search Title","tab":"Search and Sharing","help":"The title of its page in search engines and social networks; by default its own, with the name of the site.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Search Title must be at most 200 characters"}},
  {"path":"seoDescription","title":"Search Description","tab":"Search and Sharing","help":"What search engines and social networks show below the title; by default the beginning of its text.","presence":"optional","kind":"multi-line","maxLength":500,"messages":{"tooLong":"Search Description must be at most 500 characters"}},
  {"path":"isHiddenFromSearch","title":"Hidden From Search","tab":"Search and Sharing","help":"Search engines are asked not to list its page, and the sitemap leaves it out.","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"canonicalUrl","title":"Canonical Address","tab":"Search and Sharing","help":"The page that search engines list in place of this one, where the same text stands there too.","presence":"optional","kind":"path-or-web-address","maxLength":2000,"messages":{"invalid":"Canonical Address must be a path that begins with / or a web address","tooLong":"Canonical Address must be at most 2000 characters"}},
  {"path":"shareImage","title":"Share Image","tab":"Search and Sharing","help":"The picture that social networks show of its page, best 1200 by 630 pixels.","presence":"optional","kind":"image","messages":{"invalid":"Share Image must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"email","title":"Email","help":"Only staff see it.","presence":"optional","kind":"email","maxLength":254,"messages":{"invalid":"Please enter a valid email address","tooLong":"Please enter a valid email address"}},
];

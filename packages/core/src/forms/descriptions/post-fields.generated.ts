// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a post, in the order of its entity. */
export const postFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"slug","title":"Slug","presence":"required","kind":"slug","maxLength":120,"messages":{"required":"Slug is required","invalid":"Slug must be lowercase letters, digits and single hyphens","tooLong":"Slug must be at most 120 characters"}},
  {"path":"title","title":"Title","presence":"required","kind":"text","maxLength":300,"messages":{"required":"Post title is required","tooLong":"Title must be at most 300 characters"}},
  {"path":"excerpt","title":"Excerpt","presence":"required","kind":"multi-line","maxLength":1000,"messages":{"required":"Excerpt is required","tooLong":"Excerpt must be at most 1000 characters"}},
  {"path":"content","title":"Content","presence":"required","kind":"html","maxLength":500000,"messages":{"required":"Content is required","tooLong":"Content must be at most 500000 characters"}},
  {"path":"author","title":"Author","presence":"defaulted","fallback":"Admin","kind":"text","maxLength":100,"messages":{"tooLong":"Author must be at most 100 characters"}},
  {"path":"checkedBy","title":"Checked By","help":"Who checked the facts: the name of an author.","presence":"optional","kind":"text","maxLength":100,"messages":{"tooLong":"Checked By must be at most 100 characters"}},
  {"path":"category","title":"Category","help":"Such as Reviews, Guides, News, Tips, Analysis, Bonuses, Technology, Regulation, Cryptocurrency, Security, Education, Industry, Responsible Gambling","presence":"defaulted","fallback":"Reviews","kind":"text","maxLength":100,"messages":{"tooLong":"Category must be at most 100 characters"}},
  {"path":"tags","title":"Tags","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":100,"messages":{"tooLong":"Tags must be at most 100 characters"}},
  {"path":"featuredImage","title":"Featured Image","presence":"optional","kind":"image","messages":{"invalid":"Featured Image must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data"}},
  {"path":"isGuide","title":"Guide","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"updates","title":"Updates","help":"What changed since it came out: a day and a text each, which readers see at its end.","presence":"defaulted","fallback":[],"kind":"update-list","maxLength":1000,"messages":{"tooLong":"Updates must be at most 1000 characters"}},
  {"path":"publishedAt","title":"Published At","presence":"optional","kind":"timestamp","messages":{"invalid":"Published At must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"views","title":"Views","presence":"defaulted","fallback":0,"kind":"number","min":0,"max":9007199254740991,"messages":{"invalid":"Views must be a whole number between 0 and 9007199254740991"}},
  {"path":"seoTitle","title":"Search Title","tab":"Search and Sharing","help":"The title of its page in search engines and social networks; by default its own, with the name of the site.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Search Title must be at most 200 characters"}},
  {"path":"seoDescription","title":"Search Description","tab":"Search and Sharing","help":"What search engines and social networks show below the title; by default the beginning of its text.","presence":"optional","kind":"multi-line","maxLength":500,"messages":{"tooLong":"Search Description must be at most 500 characters"}},
  {"path":"isHiddenFromSearch","title":"Hidden From Search","tab":"Search and Sharing","help":"Search engines are asked not to list its page, and the sitemap leaves it out.","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"canonicalUrl","title":"Canonical Address","tab":"Search and Sharing","help":"The page that search engines list in place of this one, where the same text stands there too.","presence":"optional","kind":"path-or-web-address","maxLength":2000,"messages":{"invalid":"Canonical Address must be a path that begins with / or a web address","tooLong":"Canonical Address must be at most 2000 characters"}},
  {"path":"shareImage","title":"Share Image","tab":"Search and Sharing","help":"The picture that social networks show of its page, best 1200 by 630 pixels.","presence":"optional","kind":"image","messages":{"invalid":"Share Image must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"isPublished","title":"Published","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
];

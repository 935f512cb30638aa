// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of a game, in the order of its entity. */
export const gameFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"name","title":"Name","presence":"required","kind":"text","maxLength":200,"messages":{"required":"Game name is required","tooLong":"Name must be at most 200 characters"}},
  {"path":"provider","title":"Provider","presence":"defaulted","fallback":"","kind":"text","maxLength":200,"messages":{"tooLong":"Provider must be at most 200 characters"}},
  {"path":"rtp","title":"RTP","presence":"defaulted","fallback":"96.0%","kind":"text","maxLength":20,"messages":{"tooLong":"RTP must be at most 20 characters"}},
  {"path":"volatility","title":"Volatility","presence":"defaulted","fallback":"Medium","kind":"choice","choices":["Low","Medium","High"],"messages":{"invalid":"Volatility must be one of Low, Medium, High"}},
  {"path":"minBet","title":"Min Bet","presence":"defaulted","fallback":"","kind":"money","maxLength":50,"messages":{"tooLong":"Min Bet must be at most 50 characters"}},
  {"path":"maxBet","title":"Max Bet","presence":"defaulted","fallback":"","kind":"money","maxLength":50,"messages":{"tooLong":"Max Bet must be at most 50 characters"}},
  {"path":"jackpot","title":"Jackpot","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"featured","title":"Featured","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"rating","title":"Rating","presence":"defaulted","fallback":8,"kind":"score","min":0,"max":10,"step":0.1,"messages":{"invalid":"Rating must be between 0 and 10"}},
  {"path":"image","title":"Image","presence":"defaulted","fallback":"/placeholder.svg","kind":"image","messages":{"invalid":"Image must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data"}},
  {"path":"playUrl","title":"Play URL","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Play URL must be a web address that begins with http:// or https://","tooLong":"Play URL must be at most 2000 characters"}},
  {"path":"description","title":"Description","presence":"defaulted","fallback":"","kind":"multi-line","maxLength":20000,"messages":{"tooLong":"Description must be at most 20000 characters"}},
  {"path":"highlights","title":"Highlights","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":200,"messages":{"tooLong":"Highlights must be at most 200 characters"}},
  {"path":"category","title":"Category","presence":"defaulted","fallback":"slots","kind":"choice","choices":["slots","table","live","jackpot"],"messages":{"invalid":"Category must be one of slots, table, live, jackpot"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
];

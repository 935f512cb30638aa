// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from '../field-description.js';

/** The fields of the texts of the home page, in the order of its entity. */
export const homepageFields: readonly FieldDescription[] = [
  {"path":"heroTitle","title":"Hero title","presence":"defaulted","fallback":"","kind":"text","maxLength":5000,"messages":{"tooLong":"Hero title must be at most 5000 characters"}},
  {"path":"heroDescription","title":"Hero description","presence":"defaulted","fallback":"","kind":"multi-line","maxLength":50000,"messages":{"tooLong":"Hero description must be at most 50000 characters"}},
  {"path":"heroSubtitle","title":"Hero subtitle","presence":"defaulted","fallback":"","kind":"text","maxLength":5000,"messages":{"tooLong":"Hero subtitle must be at most 5000 characters"}},
  {"path":"heroImage","title":"Hero image","presence":"optional","kind":"image","messages":{"invalid":"Hero image must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data"}},
  {"path":"statsValues.casinos","title":"Casinos","column":"casinos","group":"Statistics","presence":"optional","kind":"text","maxLength":5000,"messages":{"tooLong":"Casinos must be at most 5000 characters"}},
  {"path":"statsValues.games","title":"Games","column":"games","group":"Statistics","presence":"optional","kind":"text","maxLength":5000,"messages":{"tooLong":"Games must be at most 5000 characters"}},
  {"path":"statsValues.bonuses","title":"Bonuses","column":"bonuses","group":"Statistics","presence":"optional","kind":"text","maxLength":5000,"messages":{"tooLong":"Bonuses must be at most 5000 characters"}},
  {"path":"statsValues.reviews","title":"Reviews","column":"reviews","group":"Statistics","presence":"optional","kind":"text","maxLength":5000,"messages":{"tooLong":"Reviews must be at most 5000 characters"}},
  {"path":"statsValues.complaints","title":"Complaints","column":"complaints","group":"Statistics","presence":"optional","kind":"text","maxLength":5000,"messages":{"tooLong":"Complaints must be at most 5000 characters"}},
  {"path":"statsValues.articles","title":"Articles","column":"articles","group":"Statistics","presence":"optional","kind":"text","maxLength":5000,"messages":{"tooLong":"Articles must be at most 5000 characters"}},
  {"path":"bestCasinosTitle","title":"Best casinos title","presence":"defaulted","fallback":"","kind":"text","maxLength":5000,"messages":{"tooLong":"Best casinos title must be at most 5000 characters"}},
  {"path":"protectionsTitle","title":"Protections title","presence":"defaulted","fallback":"","kind":"text","maxLength":5000,"messages":{"tooLong":"Protections title must be at most 5000 characters"}},
  {"path":"protectionsPoint1","title":"Protections point 1","presence":"defaulted","fallback":"","kind":"text","maxLength":5000,"messages":{"tooLong":"Protections point 1 must be at most 5000 characters"}},
  {"path":"protectionsPoint2","title":"Protections point 2","presence":"defaulted","fallback":"","kind":"text","maxLength":5000,"messages":{"tooLong":"Protections point 2 must be at most 5000 characters"}},
  {"path":"protectionsPoint3","title":"Protections point 3","presence":"defaulted","fallback":"","kind":"text","maxLength":5000,"messages":{"tooLong":"Protections point 3 must be at most 5000 characters"}},
  {"path":"protectionsDescription","title":"Protections description","presence":"defaulted","fallback":"","kind":"multi-line","maxLength":50000,"messages":{"tooLong":"Protections description must be at most 50000 characters"}},
  {"path":"advertisingTitle","title":"Advertising title","presence":"defaulted","fallback":"","kind":"text","maxLength":5000,"messages":{"tooLong":"Advertising title must be at most 5000 characters"}},
  {"path":"advertisingDescription","title":"Advertising description","presence":"defaulted","fallback":"","kind":"multi-line","maxLength":50000,"messages":{"tooLong":"Advertising description must be at most 50000 characters"}},
  {"path":"advertisingButtonText","title":"Advertising button text","presence":"defaulted","fallback":"","kind":"text","maxLength":5000,"messages":{"tooLong":"Advertising button text must be at most 5000 characters"}},
  {"path":"onlineCasinosTitle","title":"Online casinos title","presence":"defaulted","fallback":"","kind":"text","maxLength":5000,"messages":{"tooLong":"Online casinos title must be at most 5000 characters"}},
  {"path":"onlineCasinosDescription","title":"Online casinos description","presence":"defaulted","fallback":"","kind":"multi-line","maxLength":50000,"messages":{"tooLong":"Online casinos description must be at most 50000 characters"}},
  {"path":"casinoBonusesTitle","title":"Casino bonuses title","presence":"defaulted","fallback":"","kind":"text","maxLength":5000,"messages":{"tooLong":"Casino bonuses title must be at most 5000 characters"}},
  {"path":"casinoBonusesDescription","title":"Casino bonuses description","presence":"defaulted","fallback":"","kind":"multi-line","maxLength":50000,"messages":{"tooLong":"Casino bonuses description must be at most 50000 characters"}},
  {"path":"dailyPlayersTitle","title":"Daily players title","presence":"defaulted","fallback":"","kind":"text","maxLength":5000,"messages":{"tooLong":"Daily players title must be at most 5000 characters"}},
  {"path":"dailyPlayersSubtitle","title":"Daily players subtitle","presence":"defaulted","fallback":"","kind":"text","maxLength":5000,"messages":{"tooLong":"Daily players subtitle must be at most 5000 characters"}},
  {"path":"footerCopyright","title":"Footer copyright","presence":"defaulted","fallback":"","kind":"html","maxLength":500000,"messages":{"tooLong":"Footer copyright must be at most 500000 characters"}},
  {"path":"footerGamblingWarning","title":"Footer gambling warning","presence":"defaulted","fallback":"","kind":"html","maxLength":500000,"messages":{"tooLong":"Footer gambling warning must be at most 500000 characters"}},
];

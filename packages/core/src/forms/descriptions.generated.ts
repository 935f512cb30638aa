// Made from the entities by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from './field-description.js';

/** The fields of a casino, in the order of its entity. */
export const casinoFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"slug","title":"Slug","tab":"Basic Info","presence":"required","kind":"slug","maxLength":120,"messages":{"required":"Slug is required","invalid":"Slug must be lowercase letters, digits and single hyphens","tooLong":"Slug must be at most 120 characters"}},
  {"path":"name","title":"Name","tab":"Basic Info","presence":"required","kind":"text","maxLength":200,"messages":{"required":"Casino name is required","tooLong":"Name must be at most 200 characters"}},
  {"path":"description","title":"Description","tab":"Basic Info","presence":"required","kind":"multi-line","maxLength":20000,"messages":{"required":"Description is required","tooLong":"Description must be at most 20000 characters"}},
  {"path":"logo","title":"Logo","tab":"Basic Info","presence":"defaulted","fallback":"/placeholder.svg","kind":"image","messages":{"invalid":"Logo must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data"}},
  {"path":"banner","title":"Banner","tab":"Basic Info","presence":"defaulted","fallback":"/placeholder.svg","kind":"image","messages":{"invalid":"Banner must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data"}},
  {"path":"visitUrl","title":"Visit URL","tab":"Basic Info","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Visit URL must be a web address that begins with http:// or https://","tooLong":"Visit URL must be at most 2000 characters"}},
  {"path":"termsUrl","title":"Terms URL","tab":"Basic Info","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Terms URL must be a web address that begins with http:// or https://","tooLong":"Terms URL must be at most 2000 characters"}},
  {"path":"rating","title":"Rating","tab":"Ratings","help":"The editor's verdict.","presence":"optional","kind":"score","min":0,"max":10,"step":0.1,"messages":{"invalid":"Rating must be between 0 and 10"}},
  {"path":"safetyRating","title":"Safety Rating","tab":"Ratings","presence":"optional","kind":"score","min":0,"max":10,"step":0.1,"messages":{"invalid":"Safety Rating must be between 0 and 10"}},
  {"path":"gamesRating","title":"Games Rating","tab":"Ratings","presence":"optional","kind":"score","min":0,"max":10,"step":0.1,"messages":{"invalid":"Games Rating must be between 0 and 10"}},
  {"path":"bonusesRating","title":"Bonuses Rating","tab":"Ratings","presence":"optional","kind":"score","min":0,"max":10,"step":0.1,"messages":{"invalid":"Bonuses Rating must be between 0 and 10"}},
  {"path":"supportRating","title":"Support Rating","tab":"Ratings","presence":"optional","kind":"score","min":0,"max":10,"step":0.1,"messages":{"invalid":"Support Rating must be between 0 and 10"}},
  {"path":"payoutsRating","title":"Payouts Rating","tab":"Ratings","presence":"optional","kind":"score","min":0,"max":10,"step":0.1,"messages":{"invalid":"Payouts Rating must be between 0 and 10"}},
  {"path":"mobileRating","title":"Mobile Rating","tab":"Ratings","presence":"optional","kind":"score","min":0,"max":10,"step":0.1,"messages":{"invalid":"Mobile Rating must be between 0 and 10"}},
  {"path":"bonuses.welcome","title":"Welcome Bonus","column":"bonuses","group":"Bonuses","tab":"Bonuses","presence":"optional","kind":"multi-line","maxLength":500,"messages":{"tooLong":"Welcome Bonus must be at most 500 characters"}},
  {"path":"bonuses.noDeposit","title":"No Deposit Bonus","column":"bonusNoDeposit","group":"Bonuses","tab":"Bonuses","presence":"optional","kind":"multi-line","maxLength":500,"messages":{"tooLong":"No Deposit Bonus must be at most 500 characters"}},
  {"path":"bonuses.freeSpins","title":"Free Spins","column":"bonusFreeSpins","group":"Bonuses","tab":"Bonuses","presence":"optional","kind":"multi-line","maxLength":500,"messages":{"tooLong":"Free Spins must be at most 500 characters"}},
  {"path":"bonus","title":"Bonus","tab":"Bonuses","help":"The one line that cards show.","presence":"optional","kind":"multi-line","maxLength":500,"messages":{"tooLong":"Bonus must be at most 500 characters"}},
  {"path":"highlights","title":"Highlights","tab":"Bonuses","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":200,"messages":{"tooLong":"Highlights must be at most 200 characters"}},
  {"path":"games","title":"Games","tab":"Details","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":200,"messages":{"tooLong":"Games must be at most 200 characters"}},
  {"path":"paymentMethods","title":"Payment Methods","tab":"Details","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":200,"messages":{"tooLong":"Payment Methods must be at most 200 characters"}},
  {"path":"licenses","title":"Licenses","tab":"Details","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":200,"messages":{"tooLong":"Licenses must be at most 200 characters"}},
  {"path":"languages","title":"Languages","tab":"Details","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":200,"messages":{"tooLong":"Languages must be at most 200 characters"}},
  {"path":"currencies","title":"Currencies","tab":"Details","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":200,"messages":{"tooLong":"Currencies must be at most 200 characters"}},
  {"path":"countries","title":"Countries","tab":"Details","presence":"defaulted","fallback":[],"kind":"country-list","messages":{"invalid":"Countries must be a country code like DK"}},
  {"path":"pros","title":"Pros","tab":"Details","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":200,"messages":{"tooLong":"Pros must be at most 200 characters"}},
  {"path":"cons","title":"Cons","tab":"Details","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":200,"messages":{"tooLong":"Cons must be at most 200 characters"}},
  {"path":"features","title":"Features","tab":"Details","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":200,"messages":{"tooLong":"Features must be at most 200 characters"}},
  {"path":"screenshots","title":"Screenshots","tab":"Details","presence":"defaulted","fallback":[],"kind":"image-list","messages":{"invalid":"Screenshots must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data"}},
  {"path":"detailedReview","title":"Detailed Review","tab":"Details","presence":"optional","kind":"html","maxLength":500000,"messages":{"tooLong":"Detailed Review must be at most 500000 characters"}},
  {"path":"reviewer","title":"Reviewer","tab":"Details","presence":"optional","kind":"text","maxLength":100,"messages":{"tooLong":"Reviewer must be at most 100 characters"}},
  {"path":"lastChecked","title":"Last Checked","tab":"Details","help":"The day on which someone last checked what the review says.","presence":"optional","kind":"date","messages":{"invalid":"Last Checked must be a day like 2026-01-05"}},
  {"path":"sources","title":"Sources","tab":"Details","help":"What the review rests on: a title and a web address each.","presence":"defaulted","fallback":[],"kind":"source-list","maxLength":2200,"messages":{"tooLong":"Sources must be at most 2200 characters"}},
  {"path":"established","title":"Established","tab":"Details","presence":"optional","kind":"number","min":1900,"max":2100,"messages":{"invalid":"Established must be a whole number between 1900 and 2100"}},
  {"path":"minDeposit","title":"Minimum Deposit","tab":"Details","presence":"optional","kind":"money","maxLength":100,"messages":{"tooLong":"Minimum Deposit must be at most 100 characters"}},
  {"path":"minWithdrawal","title":"Minimum Withdrawal","tab":"Details","presence":"optional","kind":"money","maxLength":100,"messages":{"tooLong":"Minimum Withdrawal must be at most 100 characters"}},
  {"path":"maxWithdrawal","title":"Maximum Withdrawal","tab":"Details","presence":"optional","kind":"money","maxLength":100,"messages":{"tooLong":"Maximum Withdrawal must be at most 100 characters"}},
  {"path":"withdrawalTime","title":"Withdrawal Time","tab":"Details","presence":"optional","kind":"text","maxLength":100,"messages":{"tooLong":"Withdrawal Time must be at most 100 characters"}},
  {"path":"gameProviders","title":"Game Providers","tab":"Details","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":200,"messages":{"tooLong":"Game Providers must be at most 200 characters"}},
  {"path":"gameCounts.slots","title":"Slots","column":"slotsCount","group":"Game Counts","tab":"Details","presence":"optional","kind":"number","min":0,"max":1000000,"messages":{"invalid":"Slots must be a whole number between 0 and 1000000"}},
  {"path":"gameCounts.tableGames","title":"Table Games","column":"tableGamesCount","group":"Game Counts","tab":"Details","presence":"optional","kind":"number","min":0,"max":1000000,"messages":{"invalid":"Table Games must be a whole number between 0 and 1000000"}},
  {"path":"gameCounts.liveDealer","title":"Live Dealer Games","column":"liveDealerCount","group":"Game Counts","tab":"Details","presence":"optional","kind":"number","min":0,"max":1000000,"messages":{"invalid":"Live Dealer Games must be a whole number between 0 and 1000000"}},
  {"path":"gameCounts.jackpots","title":"Jackpots","column":"jackpotsCount","group":"Game Counts","tab":"Details","presence":"optional","kind":"number","min":0,"max":1000000,"messages":{"invalid":"Jackpots must be a whole number between 0 and 1000000"}},
  {"path":"gameCounts.total","title":"Total Games","column":"totalGamesCount","group":"Game Counts","tab":"Details","presence":"optional","kind":"number","min":0,"max":1000000,"messages":{"invalid":"Total Games must be a whole number between 0 and 1000000"}},
  {"path":"isFeatured","title":"Featured","tab":"Settings","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"isBlacklisted","title":"Blacklisted","tab":"Settings","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"blacklistSeverity","title":"Blacklist Severity","tab":"Settings","presence":"defaulted","fallback":"medium","kind":"choice","choices":["low","medium","high"],"messages":{"invalid":"Blacklist Severity must be one of low, medium, high"}},
  {"path":"blacklistReason","title":"Blacklist Reason","tab":"Settings","presence":"optional","kind":"text","maxLength":500,"messages":{"tooLong":"Blacklist Reason must be at most 500 characters"}},
  {"path":"blacklistDetails","title":"Blacklist Details","tab":"Settings","presence":"optional","kind":"multi-line","maxLength":20000,"messages":{"tooLong":"Blacklist Details must be at most 20000 characters"}},
  {"path":"blacklistDate","title":"Blacklist Date","tab":"Settings","presence":"optional","kind":"date","messages":{"invalid":"Blacklist Date must be a day like 2026-01-05"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"isActive","title":"Active","tab":"Settings","presence":"defaulted","fallback":true,"kind":"flag","messages":{}},
  {"path":"retiredAt","title":"Retired At","tab":"Settings","help":"When it was taken off the site: its address then says that it is gone, and not that it never was.","presence":"optional","kind":"timestamp","messages":{"invalid":"Retired At must be a moment like 2026-01-05T09:30:00.000Z"}},
];

/** The fields of a post, in the order of its entity. */
export const postFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"slug","title":"Slug","presence":"required","kind":"slug","maxLength":120,"messages":{"required":"Slug is required","invalid":"Slug must be lowercase letters, digits and single hyphens","tooLong":"Slug must be at most 120 characters"}},
  {"path":"title","title":"Title","presence":"required","kind":"text","maxLength":300,"messages":{"required":"Post title is required","tooLong":"Title must be at most 300 characters"}},
  {"path":"excerpt","title":"Excerpt","presence":"required","kind":"multi-line","maxLength":1000,"messages":{"required":"Excerpt is required","tooLong":"Excerpt must be at most 1000 characters"}},
  {"path":"content","title":"Content","presence":"required","kind":"html","maxLength":500000,"messages":{"required":"Content is required","tooLong":"Content must be at most 500000 characters"}},
  {"path":"author","title":"Author","presence":"defaulted","fallback":"Admin","kind":"text","maxLength":100,"messages":{"tooLong":"Author must be at most 100 characters"}},
  {"path":"category","title":"Category","help":"Such as Reviews, Guides, News, Tips, Analysis, Bonuses, Technology, Regulation, Cryptocurrency, Security, Education, Industry, Responsible Gambling","presence":"defaulted","fallback":"Reviews","kind":"text","maxLength":100,"messages":{"tooLong":"Category must be at most 100 characters"}},
  {"path":"tags","title":"Tags","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":100,"messages":{"tooLong":"Tags must be at most 100 characters"}},
  {"path":"featuredImage","title":"Featured Image","presence":"optional","kind":"image","messages":{"invalid":"Featured Image must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data"}},
  {"path":"isGuide","title":"Guide","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"publishedAt","title":"Published At","presence":"optional","kind":"timestamp","messages":{"invalid":"Published At must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"views","title":"Views","presence":"defaulted","fallback":0,"kind":"number","min":0,"max":9007199254740991,"messages":{"invalid":"Views must be a whole number between 0 and 9007199254740991"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"isPublished","title":"Published","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
];

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

/** The fields of a redirect, in the order of its entity. */
export const redirectFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"source","title":"Source","presence":"required","kind":"text","maxLength":2000,"messages":{"required":"Source is required","tooLong":"Source must be at most 2000 characters"}},
  {"path":"target","title":"Target","presence":"required","kind":"path-or-web-address","maxLength":2000,"messages":{"required":"Target is required","invalid":"Target must be a path that begins with / or a web address","tooLong":"Target must be at most 2000 characters"}},
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

/** The fields of a menu item, in the order of its entity. */
export const menuItemFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"label","title":"Label","presence":"required","kind":"text","maxLength":100,"messages":{"required":"Please enter a menu label","tooLong":"Label must be at most 100 characters"}},
  {"path":"type","title":"Type","presence":"defaulted","fallback":"link","kind":"choice","choices":["link","page","category","custom"],"messages":{"invalid":"Type must be one of link, page, category, custom"}},
  {"path":"url","title":"URL","presence":"required","kind":"path-or-web-address","maxLength":2000,"messages":{"required":"Please enter a URL or select a page","invalid":"URL must be a path that begins with / or a web address","tooLong":"URL must be at most 2000 characters"}},
  {"path":"target","title":"Target","presence":"defaulted","fallback":"_self","kind":"choice","choices":["_self","_blank"],"messages":{"invalid":"Target must be one of _self, _blank"}},
  {"path":"parentId","title":"Parent","presence":"optional","kind":"id","messages":{"invalid":"Parent must be an id"}},
  {"path":"trackingId","title":"Tracking id","presence":"optional","kind":"text","maxLength":100,"messages":{"tooLong":"Tracking id must be at most 100 characters"}},
  {"path":"order","title":"Order","presence":"defaulted","fallback":0,"kind":"number","min":0,"max":10000,"messages":{"invalid":"Order must be a whole number between 0 and 10000"}},
  {"path":"isVisible","title":"Visible","presence":"defaulted","fallback":true,"kind":"flag","messages":{}},
];

/** The fields of a tournament, in the order of its entity. */
export const tournamentFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"title","title":"Title","presence":"required","kind":"text","maxLength":300,"messages":{"required":"Title is required","tooLong":"Title must be at most 300 characters"}},
  {"path":"casino","title":"Casino","presence":"required","kind":"text","maxLength":300,"messages":{"required":"Casino is required","tooLong":"Casino must be at most 300 characters"}},
  {"path":"prize","title":"Prize","presence":"required","kind":"text","maxLength":300,"messages":{"required":"Prize is required","tooLong":"Prize must be at most 300 characters"}},
  {"path":"participants","title":"Participants","presence":"defaulted","fallback":0,"kind":"number","min":0,"max":1000000000,"messages":{"invalid":"Participants must be a whole number between 0 and 1000000000"}},
  {"path":"startDate","title":"Start date","presence":"required","kind":"date","messages":{"required":"Start date is required","invalid":"Start date must be a day like 2026-01-05"}},
  {"path":"endDate","title":"End date","presence":"required","kind":"date","messages":{"required":"End date is required","invalid":"End date must be a day like 2026-01-05"}},
  {"path":"status","title":"Status","presence":"defaulted","fallback":"upcoming","kind":"choice","choices":["active","upcoming","completed"],"messages":{"invalid":"Status must be one of active, upcoming, completed"}},
  {"path":"type","title":"Type","presence":"defaulted","fallback":"slots","kind":"choice","choices":["slots","table","live","poker"],"messages":{"invalid":"Type must be one of slots, table, live, poker"}},
  {"path":"entryFee","title":"Entry fee","presence":"defaulted","fallback":"","kind":"text","maxLength":100,"messages":{"tooLong":"Entry fee must be at most 100 characters"}},
  {"path":"description","title":"Description","presence":"defaulted","fallback":"","kind":"multi-line","maxLength":20000,"messages":{"tooLong":"Description must be at most 20000 characters"}},
];

/** The fields of the settings, in the order of its entity. */
export const settingsFields: readonly FieldDescription[] = [
  {"path":"siteName","title":"Site name","presence":"defaulted","fallback":"","kind":"text","maxLength":100,"messages":{"tooLong":"Site name must be at most 100 characters"}},
  {"path":"siteTagline","title":"Tagline","presence":"defaulted","fallback":"","kind":"text","maxLength":300,"messages":{"tooLong":"Tagline must be at most 300 characters"}},
  {"path":"logoUrl","title":"Logo","presence":"defaulted","fallback":"/logo.svg","kind":"image","messages":{"invalid":"Logo must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data"}},
  {"path":"logoWidth","title":"Logo width","presence":"defaulted","fallback":150,"kind":"number","min":10,"max":500,"messages":{"invalid":"Logo width must be a whole number between 10 and 500"}},
  {"path":"logoHeight","title":"Logo height","presence":"defaulted","fallback":40,"kind":"number","min":10,"max":200,"messages":{"invalid":"Logo height must be a whole number between 10 and 200"}},
  {"path":"showSiteName","title":"Show site name","presence":"defaulted","fallback":true,"kind":"flag","messages":{}},
  {"path":"faviconUrl","title":"Favicon","presence":"defaulted","fallback":"/favicon.ico","kind":"image","messages":{"invalid":"Favicon must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data"}},
  {"path":"defaultOgImage","title":"Default social image","presence":"defaulted","fallback":"/og-image.png","kind":"image","messages":{"invalid":"Default social image must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data"}},
  {"path":"defaultMetaTitle","title":"Default meta title","presence":"defaulted","fallback":"","kind":"text","maxLength":200,"messages":{"tooLong":"Default meta title must be at most 200 characters"}},
  {"path":"defaultMetaDescription","title":"Default meta description","presence":"defaulted","fallback":"","kind":"text","maxLength":500,"messages":{"tooLong":"Default meta description must be at most 500 characters"}},
  {"path":"language","title":"Language","help":"The words that croupier puts on your pages; what you write stays as you wrote it","presence":"defaulted","fallback":"en","kind":"choice","choices":["en","de","es","pt","fi","ar"],"messages":{"invalid":"Language must be one of en, de, es, pt, fi, ar"}},
  {"path":"siteBaseUrl","title":"Site base URL","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Site base URL must be a web address that begins with http:// or https://","tooLong":"Site base URL must be at most 2000 characters"}},
  {"path":"sitemapUrl","title":"Sitemap URL","presence":"defaulted","fallback":"/sitemap.xml","kind":"path-or-web-address","maxLength":2000,"messages":{"invalid":"Sitemap URL must be a path that begins with / or a web address","tooLong":"Sitemap URL must be at most 2000 characters"}},
  {"path":"contactEmail","title":"Contact e-mail","presence":"optional","kind":"email","maxLength":254,"messages":{"invalid":"Please enter a valid email address","tooLong":"Please enter a valid email address"}},
  {"path":"hasContactForm","title":"Contact form","help":"Visitors can write to you on the page with the slug contact; you read it under Messages","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"twitterUrl","title":"Twitter URL","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Twitter URL must be a web address that begins with http:// or https://","tooLong":"Twitter URL must be at most 2000 characters"}},
  {"path":"facebookUrl","title":"Facebook URL","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Facebook URL must be a web address that begins with http:// or https://","tooLong":"Facebook URL must be at most 2000 characters"}},
  {"path":"instagramUrl","title":"Instagram URL","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Instagram URL must be a web address that begins with http:// or https://","tooLong":"Instagram URL must be at most 2000 characters"}},
  {"path":"privacyUrl","title":"Privacy URL","presence":"defaulted","fallback":"/privacy","kind":"path-or-web-address","maxLength":2000,"messages":{"invalid":"Privacy URL must be a path that begins with / or a web address","tooLong":"Privacy URL must be at most 2000 characters"}},
  {"path":"termsUrl","title":"Terms URL","presence":"defaulted","fallback":"/terms","kind":"path-or-web-address","maxLength":2000,"messages":{"invalid":"Terms URL must be a path that begins with / or a web address","tooLong":"Terms URL must be at most 2000 characters"}},
  {"path":"disclosure","title":"Disclosure","help":"Said above pages that link to casinos, in your own words: what you earn, and what it changes","presence":"optional","kind":"text","maxLength":500,"messages":{"tooLong":"Disclosure must be at most 500 characters"}},
  {"path":"minimumAge","title":"Minimum age","help":"The age on the notices of every page and embed","presence":"defaulted","fallback":18,"kind":"number","min":18,"max":30,"messages":{"invalid":"Minimum age must be a whole number between 18 and 30"}},
  {"path":"showRatingWeights","title":"Show rating weights","help":"Best Casinos and Reviews then say that you weigh safety 30%, fairness 25%, bonuses 20% and user experience 25%","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"primaryColor","title":"Primary color","presence":"defaulted","fallback":"#15803d","kind":"color","messages":{"invalid":"Primary color must be a color like #1a7f4b"}},
  {"path":"accentColor","title":"Accent color","presence":"defaulted","fallback":"#facc15","kind":"color","messages":{"invalid":"Accent color must be a color like #1a7f4b"}},
  {"path":"enableDarkMode","title":"Dark mode","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"analyticsId","title":"Analytics id","presence":"optional","kind":"text","maxLength":100,"messages":{"tooLong":"Analytics id must be at most 100 characters"}},
  {"path":"isSample","title":"Sample content","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
];

/** The fields of a section of the home page, in the order of its entity. */
export const sectionFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","kind":"number","min":1,"max":1000,"messages":{"required":"An id is required","invalid":"Id must be a whole number between 1 and 1000"}},
  {"path":"title","title":"Title","presence":"required","kind":"text","maxLength":200,"messages":{"required":"Title is required","tooLong":"Title must be at most 200 characters"}},
  {"path":"type","title":"Type","presence":"required","kind":"choice","choices":["hero","casinos","insights","blog","advertising","online-casinos","casino-bonuses","daily-players","casino-guide","trust-security","footer-copyright","footer-gambling-warning"],"messages":{"required":"Type is required","invalid":"Type must be one of hero, casinos, insights, blog, advertising, online-casinos, casino-bonuses, daily-players, casino-guide, trust-security, footer-copyright, footer-gambling-warning"}},
  {"path":"isActive","title":"Active","presence":"defaulted","fallback":true,"kind":"flag","messages":{}},
  {"path":"order","title":"Order","presence":"required","kind":"number","min":0,"max":10000,"messages":{"required":"Order is required","invalid":"Order must be a whole number between 0 and 10000"}},
];

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

/** The fields of a bonus, in the order of its entity. */
export const bonusFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"casino","title":"Casino","presence":"required","fallback":"","kind":"text","maxLength":200,"messages":{"required":"Please choose the casino of the bonus","tooLong":"Casino must be at most 200 characters"}},
  {"path":"casinoId","title":"Casino id","presence":"optional","kind":"id","messages":{"invalid":"Casino id must be an id"}},
  {"path":"title","title":"Title","presence":"required","fallback":"","kind":"text","maxLength":200,"messages":{"required":"Bonus title is required","tooLong":"Title must be at most 200 characters"}},
  {"path":"description","title":"Description","presence":"defaulted","fallback":"","kind":"multi-line","maxLength":20000,"messages":{"tooLong":"Description must be at most 20000 characters"}},
  {"path":"wagering","title":"Wagering","presence":"defaulted","fallback":"","kind":"text","maxLength":100,"messages":{"tooLong":"Wagering must be at most 100 characters"}},
  {"path":"minDeposit","title":"Min Deposit","presence":"defaulted","fallback":"","kind":"money","maxLength":100,"messages":{"tooLong":"Min Deposit must be at most 100 characters"}},
  {"path":"validUntil","title":"Valid Until","presence":"optional","kind":"date","messages":{"invalid":"Valid Until must be a day like 2026-01-05"}},
  {"path":"isExclusive","title":"Exclusive","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"rating","title":"Rating","presence":"defaulted","fallback":0,"kind":"score","min":0,"max":10,"step":0.1,"messages":{"invalid":"Rating must be between 0 and 10"}},
  {"path":"visitUrl","title":"Visit URL","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Visit URL must be a web address that begins with http:// or https://","tooLong":"Visit URL must be at most 2000 characters"}},
  {"path":"category","title":"Category","presence":"defaulted","fallback":"welcome","kind":"choice","choices":["welcome","noDeposit","reload","cashback"],"messages":{"invalid":"Category must be one of welcome, noDeposit, reload, cashback"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
];

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
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"isActive","title":"Active","presence":"defaulted","fallback":true,"kind":"flag","messages":{}},
];

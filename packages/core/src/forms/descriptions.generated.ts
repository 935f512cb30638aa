// Made from the entities by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldDescription } from './field-description.js';

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
  {"path":"market","title":"Home market","help":"Where your visitors play, such as GB or CA-ON: offers are those of this market; without one, those of everywhere","presence":"optional","kind":"text","maxLength":100,"messages":{"tooLong":"Home market must be a country like GB, or a state or province like CA-ON"}},
  {"path":"visitLinks","title":"Visit links","help":"Links to casinos go through this path of your site, such as /go/golden-fox, and are counted there; without one, they lead straight to the casino","presence":"optional","kind":"choice","choices":["go","visit","out","recommends","play","link","refer"],"messages":{"invalid":"Visit links must be one of go, visit, out, recommends, play, link, refer"}},
  {"path":"minimumAge","title":"Minimum age","help":"The age on the notices of every page and embed","presence":"defaulted","fallback":18,"kind":"number","min":18,"max":30,"messages":{"invalid":"Minimum age must be a whole number between 18 and 30"}},
  {"path":"assumedReturn","title":"Assumed return","help":"The return to the player, in percent, by which offers say what staking a bonus costs on average","presence":"defaulted","fallback":96,"kind":"decimal","min":50,"max":100,"messages":{"invalid":"Assumed return must be a number between 50 and 100"}},
  {"path":"recheckOffersAfter","title":"Recheck offers after","help":"So many days after a check, cards no longer show the figures of an offer","presence":"defaulted","fallback":7,"kind":"number","min":1,"max":365,"messages":{"invalid":"Recheck offers after must be a whole number between 1 and 365"}},
  {"path":"showRatingWeights","title":"Show rating weights","help":"Best Casinos and Reviews then say that you weigh safety 30%, fairness 25%, bonuses 20% and user experience 25%","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"primaryColor","title":"Primary color","presence":"defaulted","fallback":"#15803d","kind":"color","messages":{"invalid":"Primary color must be a color like #1a7f4b"}},
  {"path":"accentColor","title":"Accent color","presence":"defaulted","fallback":"#facc15","kind":"color","messages":{"invalid":"Accent color must be a color like #1a7f4b"}},
  {"path":"enableDarkMode","title":"Dark mode","presence":"defaulted","fallback":false,"kind":"flag","messages":{}},
  {"path":"analyticsId","title":"Analytics id","help":"A Google Analytics 4 id such as G-ABCD123456, a domain that Plausible counts, or the id of its script such as pa-abcdefgh; nothing is loaded before a visitor accepts it","presence":"optional","kind":"text","maxLength":100,"messages":{"tooLong":"Analytics id must be at most 100 characters"}},
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
  {"path":"kind","title":"Kind","help":"What a player gets.","presence":"optional","kind":"choice","choices":["match","noDeposit","freeSpins","cashback"],"messages":{"invalid":"Kind must be one of match, noDeposit, freeSpins, cashback"}},
  {"path":"currency","title":"Currency","help":"Of all amounts below, such as EUR.","presence":"optional","kind":"text","maxLength":5,"messages":{"tooLong":"Currency must be a code of three to five letters, such as EUR or USDT"}},
  {"path":"amount","title":"Amount","help":"The most that the bonus is worth.","presence":"optional","kind":"decimal","min":0,"max":1000000000,"messages":{"invalid":"Amount must be a number between 0 and 1000000000"}},
  {"path":"matchPercent","title":"Match Percent","help":"What a deposit brings: 100 for a bonus as large as the deposit.","presence":"optional","kind":"decimal","min":0,"max":10000,"messages":{"invalid":"Match Percent must be a number between 0 and 10000"}},
  {"path":"minDepositAmount","title":"Lowest Deposit","presence":"optional","kind":"decimal","min":0,"max":1000000000,"messages":{"invalid":"Lowest Deposit must be a number between 0 and 1000000000"}},
  {"path":"freeSpins","title":"Free Spins","presence":"optional","kind":"number","min":0,"max":100000,"messages":{"invalid":"Free Spins must be a whole number between 0 and 100000"}},
  {"path":"spinValue","title":"Value of a Spin","presence":"optional","kind":"decimal","min":0,"max":1000000000,"messages":{"invalid":"Value of a Spin must be a number between 0 and 1000000000"}},
  {"path":"wageringTimes","title":"Wagering Times","help":"How often its base has to be staked before a withdrawal; 0 where nothing has to be.","presence":"optional","kind":"decimal","min":0,"max":1000,"messages":{"invalid":"Wagering Times must be a number between 0 and 1000"}},
  {"path":"wageringOn","title":"Wagering On","help":"The base: the bonus, the deposit and the bonus, or what was won with it.","presence":"optional","kind":"choice","choices":["bonus","depositAndBonus","winnings"],"messages":{"invalid":"Wagering On must be one of bonus, depositAndBonus, winnings"}},
  {"path":"gameShares","title":"Game Shares","help":"What of a stake counts by kind of game, such as Slots 100%, Roulette 10%.","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":60,"messages":{"tooLong":"Game Shares must be at most 60 characters"}},
  {"path":"maxBet","title":"Highest Bet","presence":"optional","kind":"decimal","min":0,"max":1000000000,"messages":{"invalid":"Highest Bet must be a number between 0 and 1000000000"}},
  {"path":"maxCashout","title":"Highest Payout","help":"The most that can be withdrawn of what was won.","presence":"optional","kind":"decimal","min":0,"max":1000000000,"messages":{"invalid":"Highest Payout must be a number between 0 and 1000000000"}},
  {"path":"sticky","title":"Sticky","help":"Whether the bonus itself is never paid out.","presence":"optional","kind":"choice","choices":["yes","no"],"messages":{"invalid":"Sticky must be one of yes, no"}},
  {"path":"claimWithinDays","title":"Claim Within","help":"In days.","presence":"optional","kind":"number","min":1,"max":3650,"messages":{"invalid":"Claim Within must be a whole number between 1 and 3650"}},
  {"path":"useWithinDays","title":"Use Within","help":"In days.","presence":"optional","kind":"number","min":1,"max":3650,"messages":{"invalid":"Use Within must be a whole number between 1 and 3650"}},
  {"path":"code","title":"Bonus Code","presence":"optional","kind":"text","maxLength":50,"messages":{"tooLong":"Bonus Code must be at most 50 characters"}},
  {"path":"players","title":"Players","help":"Whom the offer is for.","presence":"optional","kind":"choice","choices":["new","existing"],"messages":{"invalid":"Players must be one of new, existing"}},
  {"path":"excludedPaymentMethods","title":"Excluded Payments","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":200,"messages":{"tooLong":"Excluded Payments must be at most 200 characters"}},
  {"path":"markets","title":"Markets","help":"Where it is offered, such as GB, CA-ON; everywhere where none is named.","presence":"defaulted","fallback":[],"kind":"text-list","maxLength":100,"messages":{"tooLong":"Markets must be a country like GB, or a state or province like CA-ON"}},
  {"path":"terms","title":"Terms","help":"The conditions that matter most, in a few sentences.","presence":"optional","kind":"multi-line","maxLength":2000,"messages":{"tooLong":"Terms must be at most 2000 characters"}},
  {"path":"termsUrl","title":"Terms URL","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Terms URL must be a web address that begins with http:// or https://","tooLong":"Terms URL must be at most 2000 characters"}},
  {"path":"lastChecked","title":"Last Checked","help":"The day on which someone last compared this with the terms of the casino.","presence":"optional","kind":"date","messages":{"invalid":"Last Checked must be a day like 2026-01-05"}},
  {"path":"source","title":"Source","help":"Where the terms were read.","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Source must be a web address that begins with http:// or https://","tooLong":"Source must be at most 2000 characters"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"withdrawnAt","title":"Withdrawn At","help":"Since when it is off the site; empty while visitors see it.","presence":"optional","kind":"timestamp","messages":{"invalid":"Withdrawn At must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"withdrawnReason","title":"Withdrawn Because","help":"For your colleagues; visitors never see it.","presence":"optional","kind":"text","maxLength":500,"messages":{"tooLong":"Withdrawn Because must be at most 500 characters"}},
];

/** The fields of a listing, in the order of its entity. */
export const listingFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"slug","title":"Slug","help":"Made of its casino and its market.","presence":"required","kind":"slug","maxLength":120,"messages":{"required":"Slug is required","invalid":"Slug must be lowercase letters, digits and single hyphens","tooLong":"Slug must be at most 120 characters"}},
  {"path":"casino","title":"Casino","presence":"required","fallback":"","kind":"text","maxLength":200,"messages":{"required":"Please choose the casino of the listing","tooLong":"Casino must be at most 200 characters"}},
  {"path":"casinoId","title":"Casino id","presence":"optional","kind":"id","messages":{"invalid":"Casino id must be an id"}},
  {"path":"market","title":"Market","help":"A country, or a state or province with a law of its own: GB, CA-ON.","presence":"required","fallback":"","kind":"text","maxLength":100,"messages":{"required":"Please choose the market of the listing","tooLong":"Market must be a country like GB, or a state or province like CA-ON"}},
  {"path":"accepts","title":"Accepts","help":"Whether the casino takes players from there.","presence":"defaulted","fallback":"unknown","kind":"choice","choices":["yes","no","unknown"],"messages":{"invalid":"Accepts must be one of yes, no, unknown"}},
  {"path":"licenseAuthority","title":"License Authority","help":"Who licensed it there.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"License Authority must be at most 200 characters"}},
  {"path":"licenseNumber","title":"License Number","presence":"optional","kind":"text","maxLength":100,"messages":{"tooLong":"License Number must be at most 100 characters"}},
  {"path":"licensedDomain","title":"Licensed Domain","help":"The domain for which the license was given.","presence":"optional","kind":"text","maxLength":253,"messages":{"tooLong":"Licensed Domain must be at most 253 characters"}},
  {"path":"visitUrl","title":"Visit URL","help":"Where the link leads there; without one, the link of the casino.","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Visit URL must be a web address that begins with http:// or https://","tooLong":"Visit URL must be at most 2000 characters"}},
  {"path":"termsUrl","title":"Terms URL","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Terms URL must be a web address that begins with http:// or https://","tooLong":"Terms URL must be at most 2000 characters"}},
  {"path":"offer","title":"Offer","help":"The bonus that its card shows there, by its title or id; without one, the line of the casino.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Offer must be at most 200 characters"}},
  {"path":"offerId","title":"Offer id","presence":"optional","kind":"id","messages":{"invalid":"Offer id must be an id"}},
  {"path":"lastChecked","title":"Last Checked","help":"The day on which someone last compared this with the casino.","presence":"optional","kind":"date","messages":{"invalid":"Last Checked must be a day like 2026-01-05"}},
  {"path":"source","title":"Source","help":"Where this was read.","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Source must be a web address that begins with http:// or https://","tooLong":"Source must be at most 2000 characters"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"programme","title":"Programme","tab":"Basic Info","help":"The partner behind it, by slug or name: without a link of its own it has that of the programme.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Programme must be at most 200 characters"}},
  {"path":"brandId","title":"Brand Id","tab":"Basic Info","help":"The word or number by which its programme knows it.","presence":"optional","kind":"text","maxLength":100,"messages":{"tooLong":"Brand Id must be at most 100 characters"}},
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

/** The fields of a market, in the order of its entity. */
export const marketFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"code","title":"Code","help":"A country like GB, or a state or province like CA-ON.","presence":"required","kind":"text","maxLength":100,"messages":{"required":"Please say which market","tooLong":"Code must be a country like GB, or a state or province like CA-ON"}},
  {"path":"minimumAge","title":"Minimum Age","presence":"optional","kind":"number","min":18,"max":25,"messages":{"invalid":"Minimum Age must be a whole number between 18 and 25"}},
  {"path":"helplineName","title":"Helpline","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Helpline must be at most 200 characters"}},
  {"path":"helplineUrl","title":"Helpline URL","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Helpline URL must be a web address that begins with http:// or https://","tooLong":"Helpline URL must be at most 2000 characters"}},
  {"path":"notice","title":"Notice","help":"Said beside offers; none for no notice.","presence":"optional","kind":"multi-line","maxLength":500,"messages":{"tooLong":"Notice must be at most 500 characters"}},
  {"path":"disclosure","title":"Disclosure","help":"Said in place of that of the settings above pages that link to casinos.","presence":"optional","kind":"multi-line","maxLength":500,"messages":{"tooLong":"Disclosure must be at most 500 characters"}},
  {"path":"hideOffers","title":"Hide Offers","help":"Whether no offer is shown in this market.","presence":"optional","kind":"choice","choices":["yes","no"],"messages":{"invalid":"Hide Offers must be one of yes, no"}},
  {"path":"offersNeedLicense","title":"Licenses for Offers","help":"Offers are shown of casinos with a license of one of these authorities; none where no license is asked for.","presence":"optional","kind":"text-list","maxLength":200,"messages":{"tooLong":"Licenses for Offers must be at most 200 characters"}},
  {"path":"maxWageringTimes","title":"Highest Wagering","help":"How often a bonus may have to be staked at most.","presence":"optional","kind":"decimal","min":0,"max":1000,"messages":{"invalid":"Highest Wagering must be a number between 0 and 1000"}},
  {"path":"firstOfferOnly","title":"First Offer Only","help":"Whether only offers to new players are shown.","presence":"optional","kind":"choice","choices":["yes","no"],"messages":{"invalid":"First Offer Only must be one of yes, no"}},
  {"path":"termsBesideOffer","title":"Terms Beside Offer","help":"Whether conditions have to stand beside each offer: what a casino promises without any is not shown.","presence":"optional","kind":"choice","choices":["yes","no"],"messages":{"invalid":"Terms Beside Offer must be one of yes, no"}},
  {"path":"wordsToAvoid","title":"Words to Avoid","help":"Words that an offer must not use; none for no such word.","presence":"optional","kind":"text-list","maxLength":200,"messages":{"tooLong":"Words to Avoid must be at most 200 characters"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
];

/** The fields of a programme, in the order of its entity. */
export const programmeFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"slug","title":"Slug","presence":"required","kind":"slug","maxLength":120,"messages":{"required":"Slug is required","invalid":"Slug must be lowercase letters, digits and single hyphens","tooLong":"Slug must be at most 120 characters"}},
  {"path":"name","title":"Name","presence":"required","kind":"text","maxLength":200,"messages":{"required":"Programme name is required","tooLong":"Name must be at most 200 characters"}},
  {"path":"linkTemplate","title":"Link Template","help":"The link of its casinos that have no other: {casino} becomes the slug of the casino, {brandId} its brand id; {subid}, {placement}, {market} and {clickId} are filled for each visit.","presence":"optional","kind":"web-address","maxLength":2000,"messages":{"invalid":"Link Template must be a web address that begins with http:// or https://","tooLong":"Link Template must be at most 2000 characters"}},
  {"path":"currency","title":"Currency","help":"Of its reports, where they name none.","presence":"optional","kind":"text","maxLength":5,"messages":{"tooLong":"Currency must be a code of three to five letters, such as EUR or USDT"}},
  {"path":"contact","title":"Contact","help":"Whom to ask there.","presence":"optional","kind":"multi-line","maxLength":500,"messages":{"tooLong":"Contact must be at most 500 characters"}},
  {"path":"deal","title":"Deal","help":"What it pays, as agreed.","presence":"optional","kind":"multi-line","maxLength":2000,"messages":{"tooLong":"Deal must be at most 2000 characters"}},
  {"path":"notes","title":"Notes","presence":"optional","kind":"multi-line","maxLength":2000,"messages":{"tooLong":"Notes must be at most 2000 characters"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
];

/** The fields of a earning, in the order of its entity. */
export const earningFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"slug","title":"Slug","help":"Made of the programme, the day, the casino and the place.","presence":"required","kind":"slug","maxLength":120,"messages":{"required":"Slug is required","invalid":"Slug must be lowercase letters, digits and single hyphens","tooLong":"Slug must be at most 120 characters"}},
  {"path":"programme","title":"Programme","help":"By its slug or its name.","presence":"required","kind":"text","maxLength":200,"messages":{"required":"Please say which programme","tooLong":"Programme must be at most 200 characters"}},
  {"path":"date","title":"Date","help":"What the row reports: a day, or a whole month as 2026-01.","presence":"required","kind":"text","maxLength":10,"messages":{"required":"Please say of which day","tooLong":"Date must be a day like 2026-01-31, or a month like 2026-01"}},
  {"path":"casino","title":"Casino","help":"As the report names it: by its name, slug or brand id.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Casino must be at most 200 characters"}},
  {"path":"casinoId","title":"Casino id","presence":"optional","kind":"id","messages":{"invalid":"Casino id must be an id"}},
  {"path":"placement","title":"Placement","help":"The place of the link, as {placement} wrote it: a page and a place on it.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Placement must be at most 200 characters"}},
  {"path":"subId","title":"Sub-ID","help":"What {subid} wrote: the affiliate in whose embed the link stood; or a placement, which is then read as one.","presence":"optional","kind":"text","maxLength":200,"messages":{"tooLong":"Sub-ID must be at most 200 characters"}},
  {"path":"market","title":"Market","presence":"optional","kind":"text","maxLength":20,"messages":{"tooLong":"Market must be at most 20 characters"}},
  {"path":"clicks","title":"Clicks","presence":"optional","kind":"number","min":0,"max":1000000000,"messages":{"invalid":"Clicks must be a whole number between 0 and 1000000000"}},
  {"path":"signUps","title":"Sign-ups","presence":"optional","kind":"number","min":0,"max":1000000000,"messages":{"invalid":"Sign-ups must be a whole number between 0 and 1000000000"}},
  {"path":"firstDeposits","title":"First Deposits","presence":"optional","kind":"number","min":0,"max":1000000000,"messages":{"invalid":"First Deposits must be a whole number between 0 and 1000000000"}},
  {"path":"revenue","title":"Revenue","help":"What the programme pays; less than nothing where players won more than they lost.","presence":"optional","kind":"decimal","min":-1000000000,"max":1000000000,"messages":{"invalid":"Revenue must be a number between -1000000000 and 1000000000"}},
  {"path":"currency","title":"Currency","help":"Of the revenue; that of the programme unless given.","presence":"optional","kind":"text","maxLength":5,"messages":{"tooLong":"Currency must be a code of three to five letters, such as EUR or USDT"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
];

/** The fields of a rate, in the order of its entity. */
export const rateFields: readonly FieldDescription[] = [
  {"path":"id","title":"Id","presence":"required","isSystem":true,"kind":"id","messages":{"required":"An id is required","invalid":"Id must be an id"}},
  {"path":"slug","title":"Slug","help":"Made of the two currencies and the day.","presence":"required","kind":"slug","maxLength":120,"messages":{"required":"Slug is required","invalid":"Slug must be lowercase letters, digits and single hyphens","tooLong":"Slug must be at most 120 characters"}},
  {"path":"code","title":"Currency","presence":"required","kind":"text","maxLength":5,"messages":{"required":"Please say which currency","tooLong":"Currency must be a code of three to five letters, such as EUR or USDT"}},
  {"path":"into","title":"Into","presence":"required","kind":"text","maxLength":5,"messages":{"required":"Please say into which currency","tooLong":"Into must be a code of three to five letters, such as EUR or USDT"}},
  {"path":"date","title":"Date","help":"From this day on, until the day of the next rate.","presence":"required","kind":"date","messages":{"required":"Please say since which day","invalid":"Date must be a day like 2026-01-05"}},
  {"path":"rate","title":"Rate","help":"What one unit is worth: 0.92 where a dollar is 0.92 euros.","presence":"required","kind":"decimal","min":0.000001,"max":1000000000,"messages":{"required":"Please say the rate","invalid":"Rate must be a number between 0.000001 and 1000000000"}},
  {"path":"createdAt","title":"Created","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Created is required","invalid":"Created must be a moment like 2026-01-05T09:30:00.000Z"}},
  {"path":"updatedAt","title":"Updated","presence":"required","isSystem":true,"kind":"timestamp","messages":{"required":"Updated is required","invalid":"Updated must be a moment like 2026-01-05T09:30:00.000Z"}},
];

// Made from the collections by tests/architecture/field-descriptions.test.ts; do not edit.
import type { CollectionDescription } from './collection-description.js';
import { bonusFields } from './descriptions/bonus-fields.generated.js';
import { listingFields } from './descriptions/listing-fields.generated.js';
import { gameFields } from './descriptions/game-fields.generated.js';
import { toplistFields } from './descriptions/toplist-fields.generated.js';
import { authorFields } from './descriptions/author-fields.generated.js';
import { marketFields } from './descriptions/market-fields.generated.js';
import { programmeFields } from './descriptions/programme-fields.generated.js';
import { earningFields } from './descriptions/earning-fields.generated.js';
import { rateFields } from './descriptions/rate-fields.generated.js';

/** What the admin knows of bonuses. */
export const bonusesCollection: CollectionDescription<'bonuses'> = {
  fields: bonusFields,
  name: "bonuses",
  noun: "bonus",
  title: "Bonus",
  label: "title",
  editPermission: "edit casinos, bonuses and games",
  page: "bonuses",
  search: ["Casino","Title"],
  filters: [{"name":"category","choices":["welcome","noDeposit","reload","cashback"]}],
  tabs: "category",
  sorts: [{"value":"createdAt","title":"Created","by":"time"},{"value":"-createdAt","title":"Created","by":"time"},{"value":"casino","title":"Casino","by":"words"},{"value":"-casino","title":"Casino","by":"words"},{"value":"title","title":"Title","by":"words"},{"value":"-title","title":"Title","by":"words"},{"value":"-rating","title":"Rating","by":"size"},{"value":"rating","title":"Rating","by":"size"}],
  columns: [{"id":"casino","title":"Casino"},{"id":"title","title":"Title"},{"id":"wagering","title":"Wagering"},{"id":"minDeposit","title":"Min Deposit"},{"id":"rating","title":"Rating","align":"end"},{"id":"flags","title":"Flags","badges":[{"path":"isExclusive","tone":"accent","text":"Exclusive"}]}],
  form: [{"title":"Offer","fields":["casino","category","title","rating"]},"description",{"title":"Terms","fields":["wagering","minDeposit","validUntil","visitUrl"]},{"title":"Figures","fields":["kind","players","currency","amount","matchPercent","minDepositAmount","freeSpins","spinValue","wageringTimes","wageringOn","maxBet","maxCashout","sticky","claimWithinDays","useWithinDays","code"]},"gameShares","excludedPaymentMethods","markets","terms",{"title":"Check","fields":["lastChecked","termsUrl","source"]},"isExclusive",{"title":"Withdrawn","fields":["withdrawnAt","withdrawnReason"]}],
  emptyText: "No bonuses in this category yet.",
  aboutEmpty: "The Bonuses page shows the bonuses that you add here, and the offers of the casinos.",
};

/** What the admin knows of listings. */
export const listingsCollection: CollectionDescription<'listings'> = {
  fields: listingFields,
  name: "listings",
  noun: "listing",
  title: "Listing",
  label: "slug",
  editPermission: "edit casinos, bonuses and games",
  search: ["Casino","Market","License Number","Licensed Domain"],
  filters: [{"name":"accepts","choices":["yes","no","unknown"]}],
  tabs: "accepts",
  sorts: [{"value":"casino","title":"Casino","by":"words"},{"value":"-casino","title":"Casino","by":"words"},{"value":"market","title":"Market","by":"words"},{"value":"-market","title":"Market","by":"words"},{"value":"lastChecked","title":"Last Checked","by":"words"},{"value":"-lastChecked","title":"Last Checked","by":"words"}],
  columns: [{"id":"casino","title":"Casino"},{"id":"market","title":"Market"},{"id":"licenseAuthority","title":"License Authority"},{"id":"offer","title":"Offer"},{"id":"lastChecked","title":"Last Checked"}],
  form: [{"title":"Listing","fields":["casino","market","accepts"]},{"title":"License","fields":["licenseAuthority","licenseNumber","licensedDomain"]},{"title":"Link","fields":["visitUrl","termsUrl","programme","brandId","offer"]},{"title":"Check","fields":["lastChecked","source"]}],
  aboutEmpty: "A listing says how one casino stands in one country, state or province.",
};

/** What the admin knows of games. */
export const gamesCollection: CollectionDescription<'games'> = {
  fields: gameFields,
  name: "games",
  noun: "game",
  title: "Game",
  label: "name",
  editPermission: "edit casinos, bonuses and games",
  page: "games",
  search: ["Name","Provider"],
  filters: [{"name":"category","choices":["slots","table","live","jackpot"]}],
  sorts: [{"value":"-rating","title":"Rating","by":"size"},{"value":"rating","title":"Rating","by":"size"},{"value":"name","title":"Name","by":"words"},{"value":"-name","title":"Name","by":"words"},{"value":"provider","title":"Provider","by":"words"},{"value":"-provider","title":"Provider","by":"words"}],
  columns: [{"id":"name","title":"Game"},{"id":"provider","title":"Provider"},{"id":"rtp","title":"RTP","align":"end"},{"id":"volatility","title":"Volatility"},{"id":"rating","title":"Rating","align":"end"},{"id":"flags","title":"Flags","badges":[{"path":"featured","tone":"accent","text":"Featured"},{"path":"jackpot","tone":"good","text":"Jackpot"}]}],
  form: [{"title":"Game","fields":["name","provider","category","volatility"]},"description","highlights",{"title":"Numbers","fields":["rating","rtp","minBet","maxBet"]},"image","playUrl",{"fields":["featured","jackpot"]}],
  confirmDelete: "Delete this game?",
  aboutEmpty: "The Games page shows the games that you add here.",
};

/** What the admin knows of toplists. */
export const toplistsCollection: CollectionDescription<'toplists'> = {
  fields: toplistFields,
  name: "toplists",
  noun: "toplist",
  title: "Toplist",
  label: "title",
  editPermission: "edit casinos, bonuses and games",
  page: "toplist",
  search: ["Title","Slug"],
  filters: [{"name":"status","choices":["active","inactive"]}],
  sorts: [],
  columns: [{"id":"title","title":"Title"},{"id":"slug","title":"Slug"},{"id":"query","title":"Casinos"},{"id":"status","title":"Status","badges":[{"path":"isActive","tone":"good","text":"Active","otherwise":"Inactive"}]}],
  form: ["title",{"title":"Address","fields":["slug","order"]},"query","pins","description","intro","outro","seoTitle","seoDescription","isHiddenFromSearch","canonicalUrl","shareImage","isActive"],
  confirmDelete: "Are you sure you want to delete this toplist?",
  aboutEmpty: "A toplist is a page of casinos on a topic, such as those that take PayPal.",
};

/** What the admin knows of authors. */
export const authorsCollection: CollectionDescription<'authors'> = {
  fields: authorFields,
  name: "authors",
  noun: "author",
  title: "Author",
  label: "name",
  editPermission: "edit posts",
  page: "author",
  search: ["Name","Role","Email"],
  filters: [],
  sorts: [{"value":"name","title":"Name","by":"words"},{"value":"-name","title":"Name","by":"words"}],
  columns: [{"id":"name","title":"Name"},{"id":"role","title":"Role"},{"id":"email","title":"Email"}],
  form: [{"title":"Author","fields":["name","slug","role","email"]},"photograph","biography","profiles","seoTitle","seoDescription","isHiddenFromSearch","canonicalUrl","shareImage"],
  aboutEmpty: "An author writes articles, reviews casinos or checks what they say. Readers find them on a page.",
};

/** What the admin knows of markets. */
export const marketsCollection: CollectionDescription<'markets'> = {
  fields: marketFields,
  name: "markets",
  noun: "market",
  title: "Market",
  label: "code",
  editPermission: "edit markets",
  search: ["Code"],
  filters: [],
  sorts: [{"value":"code","title":"Code","by":"words"},{"value":"-code","title":"Code","by":"words"}],
  columns: [{"id":"code","title":"Market"},{"id":"minimumAge","title":"Minimum Age","align":"end"},{"id":"hideOffers","title":"Hide Offers"},{"id":"termsBesideOffer","title":"Terms Beside Offer"},{"id":"maxWageringTimes","title":"Highest Wagering","align":"end"}],
  form: ["code",{"title":"Age and Help","fields":["minimumAge","helplineName","helplineUrl"]},"notice","disclosure",{"title":"Offers","fields":["hideOffers","firstOfferOnly","termsBesideOffer","maxWageringTimes"]},"offersNeedLicense","wordsToAvoid"],
  aboutEmpty: "Add the countries, states and provinces that your site serves: their rules then hold on it.",
};

/** What the admin knows of programmes. */
export const programmesCollection: CollectionDescription<'programmes'> = {
  fields: programmeFields,
  name: "programmes",
  noun: "programme",
  title: "Programme",
  label: "name",
  editPermission: "manage earnings",
  search: ["Name","Contact","Notes"],
  filters: [],
  sorts: [{"value":"name","title":"Name","by":"words"},{"value":"-name","title":"Name","by":"words"}],
  columns: [{"id":"name","title":"Name"},{"id":"linkTemplate","title":"Link Template"},{"id":"currency","title":"Currency"}],
  form: [{"title":"Programme","fields":["name","slug"]},{"title":"Link","fields":["linkTemplate"]},{"title":"Agreement","fields":["currency","deal","contact","notes"]}],
  aboutEmpty: "A programme is the partner behind one casino or several: its casinos take their links from it.",
};

/** What the admin knows of earnings. */
export const earningsCollection: CollectionDescription<'earnings'> = {
  fields: earningFields,
  name: "earnings",
  noun: "earning",
  title: "Earning",
  label: "slug",
  editPermission: "manage earnings",
  search: ["Casino","Placement","Sub-ID"],
  filters: [{"name":"matched","choices":["yes","no"]}],
  sorts: [{"value":"-date","title":"Date","by":"words"},{"value":"date","title":"Date","by":"words"},{"value":"programme","title":"Programme","by":"words"},{"value":"-programme","title":"Programme","by":"words"},{"value":"revenue","title":"Revenue","by":"words"},{"value":"-revenue","title":"Revenue","by":"words"}],
  columns: [{"id":"date","title":"Date"},{"id":"programme","title":"Programme"},{"id":"casino","title":"Casino"},{"id":"placement","title":"Placement"},{"id":"clicks","title":"Clicks","align":"end"},{"id":"firstDeposits","title":"First Deposits","align":"end"},{"id":"revenue","title":"Revenue","align":"end"},{"id":"currency","title":"Currency"}],
  form: [{"title":"Report","fields":["programme","date","casino"]},{"title":"Place","fields":["placement","subId","market"]},{"title":"Figures","fields":["clicks","signUps","firstDeposits","revenue","currency"]}],
  aboutEmpty: "Import the reports of your programmes: they then stand beside your own visits.",
};

/** What the admin knows of rates. */
export const ratesCollection: CollectionDescription<'rates'> = {
  fields: rateFields,
  name: "rates",
  noun: "rate",
  title: "Rate",
  label: "slug",
  editPermission: "manage earnings",
  search: ["Currency","Into"],
  filters: [{"name":"code","choices":["USD","GBP","EUR"]}],
  sorts: [{"value":"-date","title":"Date","by":"words"},{"value":"date","title":"Date","by":"words"},{"value":"code","title":"Currency","by":"words"},{"value":"-code","title":"Currency","by":"words"}],
  columns: [{"id":"code","title":"Currency"},{"id":"into","title":"Into"},{"id":"date","title":"Date"},{"id":"rate","title":"Rate","align":"end"}],
  form: [{"title":"Rate","fields":["code","into","date","rate"]}],
  aboutEmpty: "Earnings in two currencies are added up once you say what one is worth in the other, and since when.",
};

/** All of them. */
export const describedCollections = [bonusesCollection, listingsCollection, gamesCollection, toplistsCollection, authorsCollection, marketsCollection, programmesCollection, earningsCollection, ratesCollection] as const;

import type { Issue } from '../../diagnostics/issue.js';
import { casinoLabels } from '../../labels/public/casinos.js';
import { casinoFieldTitles as titles } from '../../labels/public/field-titles.js';
import { messages } from '../../messages.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from '../../model/entity.js';
import { defaulted, group, optional, required } from '../../model/field.js';
import { searchFields } from '../../model/search/search-fields.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { image, webAddress } from '../../values/addresses/web-address.js';
import { choice } from '../../values/choice.js';
import { country } from '../../values/country.js';
import { flag } from '../../values/flag.js';
import { safeHtml } from '../../values/html/safe-html.js';
import { list } from '../../values/list.js';
import { wholeNumber, year } from '../../values/number.js';
import { PLACEHOLDER_IMAGE } from '../../values/pictures/placeholder-image.js';
import { score } from '../../values/score.js';
import { slug } from '../../values/text/slug.js';
import { sourceList } from '../../values/text/source.js';
import { moneyText, multiLineText, singleLineText } from '../../values/text/text.js';
import { day, timestamp } from '../../values/timestamp.js';
import { checkedBy } from '../authors/author.js';
import { programmeFields } from '../programmes/programme.js';

export { PLACEHOLDER_IMAGE };

const stringList = list(singleLineText(200));
const { casino: texts } = messages;
const { facts } = casinoLabels;

const count = wholeNumber(0, 1_000_000);
const gameCount = (title: string, column: string) =>
  optional(count, { title, column, tab: 'Details', onReview: 'gameCounts' });
const partRating = (title: string, shortTitle: string) =>
  optional(score, { title, tab: 'Ratings', onReview: 'breakdown', shortTitle });

/** A reviewed casino. */
export const casino = entity({
  name: 'casino',
  plural: 'casinos',
  title: 'Casino',
  public: {
    id,
    slug: required(slug, 'Slug is required', { title: 'Slug', tab: 'Basic Info' }),
    name: required(singleLineText(200), texts.nameRequired, {
      title: 'Name',
      tab: 'Basic Info',
      aliases: ['casino', 'casino name', 'brand', 'brand name'],
    }),
    description: required(multiLineText(), texts.descriptionRequired, {
      title: 'Description',
      tab: 'Basic Info',
      aliases: ['summary', 'about', 'short description'],
    }),
    logo: defaulted(image, PLACEHOLDER_IMAGE, { title: 'Logo', tab: 'Basic Info', aliases: ['logo url'] }),
    banner: defaulted(image, PLACEHOLDER_IMAGE, { title: 'Banner', tab: 'Basic Info' }),
    visitUrl: optional(webAddress, {
      title: 'Visit URL',
      tab: 'Basic Info',
      aliases: ['url', 'website', 'web address', 'link', 'affiliate link', 'tracking link', 'tracking url'],
    }),
    termsUrl: optional(webAddress, { title: 'Terms URL', tab: 'Basic Info', aliases: ['terms'] }),

    rating: optional(score, {
      title: 'Rating',
      tab: 'Ratings',
      help: "The editor's verdict.",
      aliases: ['stars', 'overall rating', 'our rating', 'score', 'overall score', 'our score'],
      filter: { name: 'min-score', unit: 'score', steps: [9, 8, 7, 6] },
    }),
    safetyRating: optional(score, {
      title: titles.safetyRating,
      tab: 'Ratings',
      onReview: ['tiles', 'breakdown'],
      shortTitle: facts.safety,
    }),
    gamesRating: partRating('Games Rating', facts.games),
    bonusesRating: partRating('Bonuses Rating', facts.bonuses),
    supportRating: partRating('Support Rating', facts.support),
    payoutsRating: partRating('Payouts Rating', facts.payouts),
    mobileRating: partRating('Mobile Rating', facts.mobile),

    bonuses: group('Bonuses', {
      welcome: optional(multiLineText(500), {
        title: titles['bonuses.welcome'],
        column: 'bonuses',
        tab: 'Bonuses',
        aliases: ['welcome bonus', 'welcome offer'],
        onReview: 'bonuses',
      }),
      noDeposit: optional(multiLineText(500), {
        title: titles['bonuses.noDeposit'],
        column: 'bonusNoDeposit',
        tab: 'Bonuses',
        aliases: ['no deposit bonus'],
        onReview: 'bonuses',
      }),
      freeSpins: optional(multiLineText(500), {
        title: titles['bonuses.freeSpins'],
        column: 'bonusFreeSpins',
        tab: 'Bonuses',
        aliases: ['free spins'],
        onReview: 'bonuses',
      }),
    }),
    bonus: optional(multiLineText(500), {
      title: 'Bonus',
      tab: 'Bonuses',
      help: 'The one line that cards show.',
    }),
    highlights: defaulted(stringList, [], { title: 'Highlights', tab: 'Bonuses' }),

    games: defaulted(stringList, [], { title: 'Games', tab: 'Details', filter: 'game' }),
    paymentMethods: defaulted(stringList, [], {
      title: titles.paymentMethods,
      tab: 'Details',
      aliases: ['payments', 'payment options', 'deposit methods', 'banking'],
      filter: 'payment',
    }),
    licenses: defaulted(stringList, [], {
      title: titles.licenses,
      tab: 'Details',
      aliases: ['license', 'licence', 'licences'],
      onReview: 'information',
      filter: 'license',
    }),
    languages: defaulted(stringList, [], {
      title: titles.languages,
      tab: 'Details',
      aliases: ['language'],
      onReview: 'information',
      filter: 'language',
    }),
    currencies: defaulted(stringList, [], {
      title: titles.currencies,
      tab: 'Details',
      aliases: ['currency'],
      onReview: 'information',
      filter: 'currency',
    }),
    countries: defaulted(list(country), [], {
      title: titles.countries,
      tab: 'Details',
      aliases: ['country', 'accepted countries', 'allowed countries'],
      onReview: 'information',
      filter: 'country',
    }),
    restrictedCountries: defaulted(list(country), [], {
      title: titles.restrictedCountries,
      tab: 'Details',
      help: 'Whose players it does not accept.',
      aliases: ['restricted', 'blocked countries'],
      onReview: 'information',
    }),
    areCountriesComplete: defaulted(flag, false, {
      title: 'Countries Are Complete',
      tab: 'Details',
      help: 'It accepts players from the countries above and from no others.',
    }),
    owner: optional(singleLineText(200), {
      title: titles.owner,
      tab: 'Details',
      help: 'The company behind it.',
      aliases: ['operator', 'company'],
      onReview: 'information',
    }),
    devices: defaulted(stringList, [], {
      title: titles.devices,
      tab: 'Details',
      aliases: ['platforms'],
      onReview: 'information',
    }),
    pros: defaulted(stringList, [], { title: 'Pros', tab: 'Details', aliases: ['advantages'] }),
    cons: defaulted(stringList, [], { title: 'Cons', tab: 'Details', aliases: ['disadvantages'] }),
    features: defaulted(stringList, [], { title: titles.features, tab: 'Details', onReview: 'information' }),
    screenshots: defaulted(list(image), [], { title: 'Screenshots', tab: 'Details' }),

    detailedReview: optional(safeHtml, { title: 'Detailed Review', tab: 'Details', aliases: ['review'] }),
    reviewer: optional(singleLineText(100), { title: 'Reviewer', tab: 'Details' }),
    checkedBy: checkedBy('Details'),
    lastChecked: optional(day, {
      title: 'Last Checked',
      tab: 'Details',
      help: 'The day on which someone last checked what the review says.',
      aliases: ['checked', 'last check'],
    }),
    sources: defaulted(sourceList, [], {
      title: 'Sources',
      tab: 'Details',
      help: 'What the review rests on: a title and a web address each.',
      aliases: ['source', 'references'],
    }),
    established: optional(year, {
      title: titles.established,
      tab: 'Details',
      aliases: ['founded', 'year', 'year founded', 'launched', 'live since', 'since'],
      onReview: 'tiles',
      filter: { name: 'opened-since', unit: 'year', steps: [2024, 2022, 2020, 2015] },
    }),
    minDeposit: optional(moneyText(100), {
      title: titles.minDeposit,
      tab: 'Details',
      onReview: 'payments',
      filter: { name: 'deposit', unit: 'money', steps: [5, 10, 20, 50] },
    }),
    minWithdrawal: optional(moneyText(100), {
      title: titles.minWithdrawal,
      tab: 'Details',
      onReview: 'payments',
    }),
    maxWithdrawal: optional(moneyText(100), {
      title: titles.maxWithdrawal,
      tab: 'Details',
      onReview: 'payments',
    }),
    withdrawalTime: optional(singleLineText(100), {
      title: titles.withdrawalTime,
      aliases: ['payout time', 'payout speed', 'withdrawal speed'],
      tab: 'Details',
      onReview: ['tiles', 'payments'],
      filter: { name: 'payout-days', unit: 'days', steps: [1, 3, 7] },
    }),
    withdrawalMethods: defaulted(stringList, [], {
      title: titles.withdrawalMethods,
      tab: 'Details',
      aliases: ['payout methods'],
      onReview: 'payments',
    }),
    gameProviders: defaulted(stringList, [], {
      title: titles.gameProviders,
      tab: 'Details',
      aliases: ['providers', 'software'],
      filter: 'provider',
    }),
    gameCounts: group('Game Counts', {
      slots: gameCount(titles['gameCounts.slots'], 'slotsCount'),
      tableGames: gameCount(titles['gameCounts.tableGames'], 'tableGamesCount'),
      liveDealer: optional(count, {
        title: 'Live Dealer Games',
        column: 'liveDealerCount',
        tab: 'Details',
        onReview: 'gameCounts',
        shortTitle: facts.liveDealer,
      }),
      jackpots: gameCount(titles['gameCounts.jackpots'], 'jackpotsCount'),
      total: optional(count, {
        title: titles['gameCounts.total'],
        column: 'totalGamesCount',
        tab: 'Details',
        onReview: 'tiles',
      }),
    }),

    isFeatured: defaulted(flag, false, { title: 'Featured', tab: 'Settings' }),
    isBlacklisted: defaulted(flag, false, { title: 'Blacklisted', tab: 'Settings' }),
    blacklistSeverity: defaulted(choice('low', 'medium', 'high'), 'medium', {
      title: 'Blacklist Severity',
      tab: 'Settings',
    }),
    blacklistReason: optional(singleLineText(500), { title: 'Blacklist Reason', tab: 'Settings' }),
    blacklistDetails: optional(multiLineText(), { title: 'Blacklist Details', tab: 'Settings' }),
    blacklistDate: optional(day, { title: 'Blacklist Date', tab: 'Settings' }),
    ...searchFields,
    createdAt,
    updatedAt,
  },
  private: {
    ...programmeFields,
    isActive: defaulted(flag, true, { title: 'Active', tab: 'Settings' }),
    retiredAt: optional(timestamp, {
      title: 'Retired At',
      tab: 'Settings',
      help: 'When it was taken off the site: its address then says that it is gone, and not that it never was.',
    }),
  },
  validateRecord: (record): Issue[] =>
    record.isBlacklisted && record.blacklistDate === undefined
      ? [{ path: 'blacklistDate', message: 'Blacklist Date must be set while a casino is blacklisted' }]
      : [],
});

/** A stored casino. */
export type Casino = RecordOf<typeof casino>;
/** The input for a new casino. */
export type CasinoInput = WithoutSystemFields<InputOf<typeof casino>>;
/** The fields of a casino that are public. */
export type CasinoFields = PublicOf<typeof casino>;
/** A casino as visitors get it. */
export type PublicCasino = CasinoFields & {
  /** The name of the market whose visitors get neither its link nor its offer. */
  readonly withheldIn?: string;
};

/** The public fields of a casino that visitors may know: a blacklisted one has neither links nor offers. */
export function withoutBarredOffers(shown: PublicCasino): PublicCasino {
  if (!shown.isBlacklisted) return shown;
  const { visitUrl: _visit, termsUrl: _terms, bonus: _bonus, ...kept } = shown;
  return { ...kept, bonuses: {} };
}

import type { Issue } from '../../diagnostics/issue.js';
import { casinoFieldTitles as titles } from '../../labels/public/field-titles.js';
import { messages } from '../../messages.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from '../../model/entity.js';
import { defaulted, group, optional, required } from '../../model/field.js';
import { PLACEHOLDER_IMAGE } from '../../model/placeholder-image.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { image, webAddress } from '../../values/addresses/web-address.js';
import { choice } from '../../values/choice.js';
import { country } from '../../values/country.js';
import { flag } from '../../values/flag.js';
import { safeHtml } from '../../values/html/safe-html.js';
import { list } from '../../values/list.js';
import { wholeNumber } from '../../values/number.js';
import { score } from '../../values/score.js';
import { slug } from '../../values/text/slug.js';
import { sourceList } from '../../values/text/source.js';
import { moneyText, multiLineText, singleLineText } from '../../values/text/text.js';
import { day, timestamp } from '../../values/timestamp.js';

export { PLACEHOLDER_IMAGE };

const stringList = list(singleLineText(200));
const { casino: texts } = messages;

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
      aliases: ['casino', 'casino name'],
    }),
    description: required(multiLineText(), texts.descriptionRequired, {
      title: 'Description',
      tab: 'Basic Info',
      aliases: ['summary', 'about'],
    }),
    logo: defaulted(image, PLACEHOLDER_IMAGE, { title: 'Logo', tab: 'Basic Info' }),
    banner: defaulted(image, PLACEHOLDER_IMAGE, { title: 'Banner', tab: 'Basic Info' }),
    visitUrl: optional(webAddress, {
      title: 'Visit URL',
      tab: 'Basic Info',
      aliases: ['url', 'website', 'web address', 'link', 'affiliate link'],
    }),
    termsUrl: optional(webAddress, { title: 'Terms URL', tab: 'Basic Info', aliases: ['terms'] }),

    rating: optional(score, {
      title: 'Rating',
      tab: 'Ratings',
      help: "The editor's verdict.",
      aliases: ['stars', 'overall rating'],
    }),
    safetyRating: optional(score, { title: titles.safetyRating, tab: 'Ratings' }),
    gamesRating: optional(score, { title: 'Games Rating', tab: 'Ratings' }),
    bonusesRating: optional(score, { title: 'Bonuses Rating', tab: 'Ratings' }),
    supportRating: optional(score, { title: 'Support Rating', tab: 'Ratings' }),
    payoutsRating: optional(score, { title: 'Payouts Rating', tab: 'Ratings' }),
    mobileRating: optional(score, { title: 'Mobile Rating', tab: 'Ratings' }),

    bonuses: group('Bonuses', {
      welcome: optional(multiLineText(500), {
        title: titles['bonuses.welcome'],
        column: 'bonuses',
        tab: 'Bonuses',
        aliases: ['welcome bonus'],
      }),
      noDeposit: optional(multiLineText(500), {
        title: titles['bonuses.noDeposit'],
        column: 'bonusNoDeposit',
        tab: 'Bonuses',
        aliases: ['no deposit bonus'],
      }),
      freeSpins: optional(multiLineText(500), {
        title: titles['bonuses.freeSpins'],
        column: 'bonusFreeSpins',
        tab: 'Bonuses',
        aliases: ['free spins'],
      }),
    }),
    bonus: optional(multiLineText(500), {
      title: 'Bonus',
      tab: 'Bonuses',
      help: 'The one line that cards show.',
    }),
    highlights: defaulted(stringList, [], { title: 'Highlights', tab: 'Bonuses' }),

    games: defaulted(stringList, [], { title: 'Games', tab: 'Details' }),
    paymentMethods: defaulted(stringList, [], {
      title: titles.paymentMethods,
      tab: 'Details',
      aliases: ['payments', 'payment options', 'banking'],
    }),
    licenses: defaulted(stringList, [], {
      title: titles.licenses,
      tab: 'Details',
      aliases: ['license', 'licence', 'licences'],
    }),
    languages: defaulted(stringList, [], { title: titles.languages, tab: 'Details', aliases: ['language'] }),
    currencies: defaulted(stringList, [], {
      title: titles.currencies,
      tab: 'Details',
      aliases: ['currency'],
    }),
    countries: defaulted(list(country), [], {
      title: titles.countries,
      tab: 'Details',
      aliases: ['country'],
    }),
    pros: defaulted(stringList, [], { title: 'Pros', tab: 'Details', aliases: ['advantages'] }),
    cons: defaulted(stringList, [], { title: 'Cons', tab: 'Details', aliases: ['disadvantages'] }),
    features: defaulted(stringList, [], { title: titles.features, tab: 'Details' }),
    screenshots: defaulted(list(image), [], { title: 'Screenshots', tab: 'Details' }),

    detailedReview: optional(safeHtml, { title: 'Detailed Review', tab: 'Details' }),
    reviewer: optional(singleLineText(100), { title: 'Reviewer', tab: 'Details' }),
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
    established: optional(wholeNumber(1900, 2100), {
      title: titles.established,
      tab: 'Details',
      aliases: ['founded', 'year'],
    }),
    minDeposit: optional(moneyText(100), { title: titles.minDeposit, tab: 'Details' }),
    minWithdrawal: optional(moneyText(100), { title: titles.minWithdrawal, tab: 'Details' }),
    maxWithdrawal: optional(moneyText(100), { title: titles.maxWithdrawal, tab: 'Details' }),
    withdrawalTime: optional(singleLineText(100), { title: titles.withdrawalTime, tab: 'Details' }),
    gameProviders: defaulted(stringList, [], {
      title: titles.gameProviders,
      tab: 'Details',
      aliases: ['providers', 'software'],
    }),
    gameCounts: group('Game Counts', {
      slots: optional(wholeNumber(0, 1_000_000), {
        title: titles['gameCounts.slots'],
        column: 'slotsCount',
        tab: 'Details',
      }),
      tableGames: optional(wholeNumber(0, 1_000_000), {
        title: titles['gameCounts.tableGames'],
        column: 'tableGamesCount',
        tab: 'Details',
      }),
      liveDealer: optional(wholeNumber(0, 1_000_000), {
        title: 'Live Dealer Games',
        column: 'liveDealerCount',
        tab: 'Details',
      }),
      jackpots: optional(wholeNumber(0, 1_000_000), {
        title: titles['gameCounts.jackpots'],
        column: 'jackpotsCount',
        tab: 'Details',
      }),
      total: optional(wholeNumber(0, 1_000_000), {
        title: titles['gameCounts.total'],
        column: 'totalGamesCount',
        tab: 'Details',
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
    createdAt,
    updatedAt,
  },
  private: {
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
/** The public fields of a casino. */
export type PublicCasino = PublicOf<typeof casino>;

/** The public fields of a casino that visitors may know: a blacklisted one has neither links nor offers. */
export function withoutBarredOffers(shown: PublicCasino): PublicCasino {
  if (!shown.isBlacklisted) return shown;
  const { visitUrl: _visit, termsUrl: _terms, bonus: _bonus, ...kept } = shown;
  return { ...kept, bonuses: {} };
}

/** The columns of the import template, in the specified order. */
export const CASINO_TEMPLATE_COLUMNS = [
  'name',
  'description',
  'rating',
  'safetyRating',
  'gamesRating',
  'bonusesRating',
  'supportRating',
  'payoutsRating',
  'bonuses',
  'games',
  'paymentMethods',
  'licenses',
  'languages',
  'currencies',
  'countries',
  'pros',
  'cons',
  'features',
  'isActive',
  'isFeatured',
] as const;

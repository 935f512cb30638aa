import { USUAL_MINIMUM_AGE } from '../../labels/public/age-notice.js';
import { CARD_LANGUAGES } from '../../labels/texts/languages.generated.js';
import { VISIT_PREFIXES } from '../../values/addresses/visit-link.js';
import { image, pathOrWebAddress, webAddress } from '../../values/addresses/web-address.js';
import { choice } from '../../values/choice.js';
import { color } from '../../values/color.js';
import { email } from '../../values/email.js';
import { flag } from '../../values/flag.js';
import { marketCode } from '../../values/markets/market-code.js';
import { decimalNumber, wholeNumber } from '../../values/number.js';
import { USUAL_RECHECK_DAYS } from '../../values/offers/freshness.js';
import { USUAL_RETURN } from '../../values/offers/stake.js';
import { singleLineText } from '../../values/text/text.js';
import { entity, type RecordOf } from '../entity.js';
import { defaulted, optional } from '../field.js';
import { contentDocument } from './document.js';

/** Site-wide settings: names, branding and addresses. */
export const siteSettings = entity({
  name: 'settings',
  plural: 'settings',
  title: 'Settings',
  public: {
    siteName: defaulted(singleLineText(100), '', { title: 'Site name' }),
    siteTagline: defaulted(singleLineText(300), '', { title: 'Tagline' }),
    logoUrl: defaulted(image, '/logo.svg', { title: 'Logo' }),
    logoWidth: defaulted(wholeNumber(10, 500), 150, { title: 'Logo width' }),
    logoHeight: defaulted(wholeNumber(10, 200), 40, { title: 'Logo height' }),
    showSiteName: defaulted(flag, true, { title: 'Show site name' }),
    faviconUrl: defaulted(image, '/favicon.ico', { title: 'Favicon' }),
    defaultOgImage: defaulted(image, '/og-image.png', { title: 'Default social image' }),
    defaultMetaTitle: defaulted(singleLineText(200), '', { title: 'Default meta title' }),
    defaultMetaDescription: defaulted(singleLineText(500), '', { title: 'Default meta description' }),
    language: defaulted(choice(...CARD_LANGUAGES), 'en', {
      title: 'Language',
      help: 'The words that croupier puts on your pages; what you write stays as you wrote it',
    }),
    siteBaseUrl: optional(webAddress, { title: 'Site base URL' }),
    sitemapUrl: defaulted(pathOrWebAddress, '/sitemap.xml', { title: 'Sitemap URL' }),
    contactEmail: optional(email, { title: 'Contact e-mail' }),
    hasContactForm: defaulted(flag, false, {
      title: 'Contact form',
      help: 'Visitors can write to you on the page with the slug contact; you read it under Messages',
    }),
    twitterUrl: optional(webAddress, { title: 'Twitter URL' }),
    facebookUrl: optional(webAddress, { title: 'Facebook URL' }),
    instagramUrl: optional(webAddress, { title: 'Instagram URL' }),
    privacyUrl: defaulted(pathOrWebAddress, '/privacy', { title: 'Privacy URL' }),
    termsUrl: defaulted(pathOrWebAddress, '/terms', { title: 'Terms URL' }),
    disclosure: optional(singleLineText(500), {
      title: 'Disclosure',
      help: 'Said above pages that link to casinos, in your own words: what you earn, and what it changes',
    }),
    market: optional(marketCode, {
      title: 'Home market',
      help: 'Where your visitors play, such as GB or CA-ON: offers are those of this market; without one, those of everywhere',
    }),
    visitLinks: optional(choice(...VISIT_PREFIXES), {
      title: 'Visit links',
      help: 'Links to casinos go through this path of your site, such as /go/golden-fox, and are counted there; without one, they lead straight to the casino',
    }),
    minimumAge: defaulted(wholeNumber(18, 30), USUAL_MINIMUM_AGE, {
      title: 'Minimum age',
      help: 'The age on the notices of every page and embed',
    }),
    assumedReturn: defaulted(decimalNumber(50, 100), USUAL_RETURN, {
      title: 'Assumed return',
      help: 'The return to the player, in percent, by which offers say what staking a bonus costs on average',
    }),
    recheckOffersAfter: defaulted(wholeNumber(1, 365), USUAL_RECHECK_DAYS, {
      title: 'Recheck offers after',
      help: 'So many days after a check, cards no longer show the figures of an offer',
    }),
    showRatingWeights: defaulted(flag, false, {
      title: 'Show rating weights',
      help: 'Best Casinos and Reviews then say that you weigh safety 30%, fairness 25%, bonuses 20% and user experience 25%',
    }),
    primaryColor: defaulted(color, '#15803d', { title: 'Primary color' }),
    accentColor: defaulted(color, '#facc15', { title: 'Accent color' }),
    enableDarkMode: defaulted(flag, false, { title: 'Dark mode' }),
    analyticsId: optional(singleLineText(100), {
      title: 'Analytics id',
      help: 'A Google Analytics 4 id such as G-ABCD123456, a domain that Plausible counts, or the id of its script such as pa-abcdefgh; nothing is loaded before a visitor accepts it',
    }),
    isSample: defaulted(flag, false, { title: 'Sample content' }),
  },
  private: {},
});

/** The stored settings. */
export type SiteSettings = RecordOf<typeof siteSettings>;

/** The settings document. */
export const settings = contentDocument('settings', 'Settings', () => siteSettings.schema);

import { image } from '../../values/addresses/web-address.js';
import { safeHtml, sanitizeHtml } from '../../values/html/safe-html.js';
import { multiLineText, singleLineText } from '../../values/text/text.js';
import { entity, type RecordOf } from '../entity.js';
import { defaulted, group, optional } from '../field.js';

// The specification sets no limit; these keep pages reasonably small.
const titleText = singleLineText(5_000);

const text = (title: string) => defaulted(titleText, '', { title });

const longText = (title: string) => defaulted(multiLineText(50_000), '', { title });

const html = (title: string) => defaulted(safeHtml, sanitizeHtml(''), { title });

/** The texts and statistics of the home page and the footer. */
export const homepageContent = entity({
  name: 'homepage content',
  plural: 'homepage',
  title: 'Homepage content',
  public: {
    heroTitle: text('Hero title'),
    heroDescription: longText('Hero description'),
    heroSubtitle: text('Hero subtitle'),
    heroImage: optional(image, { title: 'Hero image' }),
    statsValues: group('Statistics', {
      casinos: optional(titleText, { title: 'Casinos' }),
      games: optional(titleText, { title: 'Games' }),
      bonuses: optional(titleText, { title: 'Bonuses' }),
      reviews: optional(titleText, { title: 'Reviews' }),
      complaints: optional(titleText, { title: 'Complaints' }),
      articles: optional(titleText, { title: 'Articles' }),
    }),
    bestCasinosTitle: text('Best casinos title'),
    protectionsTitle: text('Protections title'),
    protectionsPoint1: text('Protections point 1'),
    protectionsPoint2: text('Protections point 2'),
    protectionsPoint3: text('Protections point 3'),
    protectionsDescription: longText('Protections description'),
    advertisingTitle: text('Advertising title'),
    advertisingDescription: longText('Advertising description'),
    advertisingButtonText: text('Advertising button text'),
    onlineCasinosTitle: text('Online casinos title'),
    onlineCasinosDescription: longText('Online casinos description'),
    casinoBonusesTitle: text('Casino bonuses title'),
    casinoBonusesDescription: longText('Casino bonuses description'),
    dailyPlayersTitle: text('Daily players title'),
    dailyPlayersSubtitle: text('Daily players subtitle'),
    footerCopyright: html('Footer copyright'),
    footerGamblingWarning: html('Footer gambling warning'),
  },
  private: {},
});

/** Stored homepage content. */
export type HomepageContent = RecordOf<typeof homepageContent>;

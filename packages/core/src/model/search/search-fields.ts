import { image, pathOrWebAddress } from '../../values/addresses/web-address.js';
import { flag } from '../../values/flag.js';
import { multiLineText, singleLineText } from '../../values/text/text.js';
import { defaulted, optional, type RecordFrom } from '../field.js';

const tab = 'Search and Sharing';

/** What search engines and social networks are told of a record's page, in place of what the page says by itself. */
export const searchFields = {
  seoTitle: optional(singleLineText(200), {
    title: 'Search Title',
    tab,
    help: 'The title of its page in search engines and social networks; by default its own, with the name of the site.',
    aliases: ['meta title', 'seo title'],
  }),
  seoDescription: optional(multiLineText(500), {
    title: 'Search Description',
    tab,
    help: 'What search engines and social networks show below the title; by default the beginning of its text.',
    aliases: ['meta description', 'seo description'],
  }),
  isHiddenFromSearch: defaulted(flag, false, {
    title: 'Hidden From Search',
    tab,
    help: 'Search engines are asked not to list its page, and the sitemap leaves it out.',
    aliases: ['noindex'],
  }),
  canonicalUrl: optional(pathOrWebAddress, {
    title: 'Canonical Address',
    tab,
    help: 'The page that search engines list in place of this one, where the same text stands there too.',
    aliases: ['canonical', 'canonical url'],
  }),
  shareImage: optional(image, {
    title: 'Share Image',
    tab,
    help: 'The picture that social networks show of its page, best 1200 by 630 pixels.',
    aliases: ['og image', 'social image'],
  }),
};

/** What a record says of its page to search engines and social networks. */
export type SearchTexts = Partial<RecordFrom<typeof searchFields>>;

import { color } from '../values/color.js';
import { email } from '../values/email.js';
import { flag } from '../values/flag.js';
import { wholeNumber } from '../values/number.js';
import { line } from '../values/text.js';
import { image, place, webAddress } from '../values/web-address.js';
import { document } from './document.js';
import { entity, type RecordOf } from './entity.js';
import { defaulted, optional } from './field.js';

/** What the whole site shares: its name, its marks, its addresses. */
export const siteSettings = entity({
  name: 'settings',
  plural: 'settings',
  title: 'Settings',
  public: {
    siteName: defaulted(line(100), '', { title: 'Site name' }),
    siteTagline: defaulted(line(300), 'Trusted casino reviews', { title: 'Tagline' }),
    logoUrl: defaulted(image, '/logo.svg', { title: 'Logo' }),
    logoWidth: defaulted(wholeNumber(10, 500), 150, { title: 'Logo width' }),
    logoHeight: defaulted(wholeNumber(10, 200), 40, { title: 'Logo height' }),
    showSiteName: defaulted(flag, true, { title: 'Show site name' }),
    faviconUrl: defaulted(image, '/favicon.ico', { title: 'Favicon' }),
    defaultOgImage: defaulted(image, '/og-image.png', { title: 'Default social image' }),
    defaultMetaTitle: defaulted(line(200), '', { title: 'Default meta title' }),
    defaultMetaDescription: defaulted(line(500), '', { title: 'Default meta description' }),
    siteBaseUrl: optional(webAddress, { title: 'Site base URL' }),
    sitemapUrl: defaulted(place, '/sitemap.xml', { title: 'Sitemap URL' }),
    contactEmail: optional(email, { title: 'Contact e-mail' }),
    twitterUrl: optional(webAddress, { title: 'Twitter URL' }),
    facebookUrl: optional(webAddress, { title: 'Facebook URL' }),
    instagramUrl: optional(webAddress, { title: 'Instagram URL' }),
    privacyUrl: defaulted(place, '/privacy', { title: 'Privacy URL' }),
    termsUrl: defaulted(place, '/terms', { title: 'Terms URL' }),
    primaryColor: defaulted(color, '#15803d', { title: 'Primary colour' }),
    accentColor: defaulted(color, '#facc15', { title: 'Accent colour' }),
    enableDarkMode: defaulted(flag, false, { title: 'Dark mode' }),
    analyticsId: optional(line(100), { title: 'Analytics id' }),
    isSample: defaulted(flag, false, { title: 'Sample content' }),
  },
  private: {},
});

/** The stored settings. */
export type SiteSettings = RecordOf<typeof siteSettings>;

/** The settings of the site. */
export const settings = document('settings', 'Settings', () => siteSettings.schema);

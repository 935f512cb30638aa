import { fillPlaceholders } from '../../labels/localize/localized-text.js';
import { type Analytics, type AnalyticsProvider, analyticsOf } from '../../model/documents/analytics.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { matchRoute, ROUTES } from '../../urls/routes.js';
import { isLiveLink, type LinkView } from '../links/menu-links.js';

/** The question whether a visit may be counted, and the service that counts it after a yes. */
export interface PrivacyNoticeView extends Analytics {
  title: string;
  text: string;
  accept: string;
  decline: string;
  /** The privacy policy, where the site has one. */
  policy?: LinkView;
}

/** The service that counts visits of a page; pages with passwords have none. */
export function pageAnalytics(
  { settings }: Pick<PublicCatalogue, 'settings'>,
  path: string,
): Analytics | undefined {
  const kind = matchRoute(path)?.kind;
  const config = kind === undefined ? {} : ROUTES[kind];
  const isAccount = 'notInSitemap' in config && config.notInSitemap === 'account';
  return isAccount ? undefined : analyticsOf(settings.analyticsId);
}

/** Builds the question of a page; undefined where nothing counts visits. */
export function privacyNotice(catalogue: PublicCatalogue, path: string): PrivacyNoticeView | undefined {
  const analytics = pageAnalytics(catalogue, path);
  if (analytics === undefined) return undefined;
  const { privacy, privacyNotice: words } = pageTexts('frame', catalogue.labels);
  const href = catalogue.settings.privacyUrl;
  return {
    ...analytics,
    ...words,
    text: fillPlaceholders(words.text, { service: SERVICE_NAMES[analytics.provider] }),
    ...(isLiveLink(catalogue, href) ? { policy: { label: privacy, href, target: '_self' } } : {}),
  };
}

const SERVICE_NAMES: Readonly<Record<AnalyticsProvider, string>> = {
  google: 'Google Analytics',
  plausible: 'Plausible',
  'plausible-script': 'Plausible',
};

import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { routePath } from '../../urls/routes.js';
import { type PageFrameView, pageFrame } from '../frame/page-frame.js';
import { siteStructuredData } from '../frame/page-head.js';
import { type CasinoFinderView, casinoFinder } from '../lists/casino-finder.js';
import { type HomeSectionView, homeSection, homeTitle } from './home-sections.js';

/** The home page: its active, non-empty sections in order. */
export interface HomePageView extends PageFrameView {
  /** The heading, used when no hero section shows it. */
  title: string;
  /** The form that finds a casino; absent while there is nothing to choose by. */
  finder?: CasinoFinderView;
  /** Sorted by the order that staff set. */
  sections: HomeSectionView[];
}

/** Builds the home page. */
export function homePage(catalogue: PublicCatalogue): HomePageView {
  const { settings, homepage } = catalogue;
  const title = homeTitle(catalogue);
  const finder = casinoFinder(catalogue);
  return {
    ...pageFrame(catalogue, {
      title,
      wholeTitle: settings.defaultMetaTitle || settings.siteName || title,
      path: routePath({ kind: 'home' }),
      structured: siteStructuredData(catalogue),
    }),
    title,
    ...(finder === undefined ? {} : { finder }),
    sections: homepage.sections
      .filter(({ isActive }) => isActive)
      .toSorted((a, b) => a.order - b.order)
      .flatMap(({ type }) => homeSection(catalogue, type) ?? []),
  };
}

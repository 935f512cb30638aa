import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { routePath } from '../../urls/routes.js';
import { type PageFrameView, pageFrame } from '../frame/page-frame.js';
import { siteStructuredData } from '../frame/page-head.js';
import { type HomeSectionView, homeSection, homeTitle } from './home-sections.js';

/** The home page: its sections, those that are on and have something to say, in their order. */
export interface HomePageView extends PageFrameView {
  /** What the page is called, for where no hero says it. */
  title: string;
  /** The sections in the order that staff gave them. */
  sections: HomeSectionView[];
}

/** The home page of a catalogue. */
export function homePage(catalogue: PublicCatalogue): HomePageView {
  const { settings, homepage } = catalogue;
  const title = homeTitle(catalogue);
  return {
    ...pageFrame(catalogue, {
      title,
      wholeTitle: settings.defaultMetaTitle || settings.siteName || title,
      path: routePath({ kind: 'home' }),
      structured: siteStructuredData(settings),
    }),
    title,
    sections: homepage.sections
      .filter(({ isActive }) => isActive)
      .toSorted((a, b) => a.order - b.order)
      .flatMap(({ type }) => homeSection(catalogue, type) ?? []),
  };
}

import type { PublicCatalogue } from '../model/public-catalogue.js';
import { addressOf } from '../urls/places.js';
import { type Frame, frame } from './frame.js';
import { type HomeSectionView, homeSection, homeTitle } from './home-sections.js';
import { siteData } from './page-head.js';

/** The home page: its sections, those that are on and have something to say, in their order. */
export interface HomeView extends Frame {
  /** What the page is called, for where no hero says it. */
  title: string;
  sections: HomeSectionView[];
}

/** The home page of a catalogue. */
export function home(catalogue: PublicCatalogue): HomeView {
  const { settings, homepage } = catalogue;
  const title = homeTitle(catalogue);
  return {
    ...frame(catalogue, {
      title,
      wholeTitle: settings.defaultMetaTitle || settings.siteName || title,
      path: addressOf({ kind: 'home' }),
      structured: siteData(settings),
    }),
    title,
    sections: homepage.sections
      .filter(({ isActive }) => isActive)
      .toSorted((a, b) => a.order - b.order)
      .flatMap((section) => homeSection(catalogue, section) ?? []),
  };
}

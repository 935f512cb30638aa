import type { PublicCatalogue } from '../model/public-catalogue.js';
import { featuredFirst } from '../rules/ranking.js';
import { addressOf } from '../urls/places.js';
import { type CasinoCardView, casinoCard } from './casino-card.js';
import { type Frame, frame } from './frame.js';
import { breadcrumbData } from './page-head.js';

/** How many casinos the home page shows. */
export const CASINOS_AT_HOME = 6;

/** The home page: what the site says of itself, and its best casinos. */
export interface HomeView extends Frame {
  title: string;
  description: string;
  subtitle: string;
  casinosTitle: string;
  casinos: CasinoCardView[];
  /** The path of the whole ranking. */
  bestCasinos: string;
}

/** The home page of a catalogue. */
export function home(catalogue: PublicCatalogue): HomeView {
  const { settings, homepage } = catalogue;
  const { content } = homepage;
  const title = content.heroTitle || settings.siteName || 'Casino reviews';
  return {
    ...frame(catalogue, {
      title,
      wholeTitle: settings.defaultMetaTitle || settings.siteName || title,
      path: addressOf({ kind: 'home' }),
      structured: [breadcrumbData(settings, [])],
    }),
    title,
    description: content.heroDescription || settings.siteTagline,
    subtitle: content.heroSubtitle,
    casinosTitle: content.bestCasinosTitle || 'Best Casinos',
    casinos: [...catalogue.casinos]
      .filter((casino) => !casino.isBlacklisted)
      .sort(featuredFirst)
      .slice(0, CASINOS_AT_HOME)
      .map(casinoCard),
    bestCasinos: addressOf({ kind: 'best-casinos' }),
  };
}

import { lazy } from '../../lazy.js';
import { componentLabels } from '../public/components.js';
import { siteLabels } from '../public/site.js';
import type { TermLabels } from './terms.js';

/** Every word of the sections of the home page. */
export interface HomeLabels {
  /** BCP 47; figures follow it. */
  language: string;
  allCasinos: string;
  allBonuses: string;
  allReviews: string;
  allPosts: string;
  latestPosts: string;
  noCasinos: string;
  chartLabel: string;
  chartValue: string;
  sampleCharts: string;
  /** Take the place of the English words that stand in the data: titles that the site leaves open. */
  dataTerms?: TermLabels;
}

/** The words of the sections in English. */
export const englishHomeLabels = /* @__PURE__ */ lazy((): HomeLabels => {
  const { allBonuses, allReviews, allPosts, latest, chartLabel, chartValue, charts } = siteLabels.home;
  return {
    language: 'en',
    allCasinos: componentLabels.home.allCasinos,
    allBonuses,
    allReviews,
    allPosts,
    latestPosts: latest,
    noCasinos: componentLabels.bestCasinos.none,
    chartLabel,
    chartValue,
    sampleCharts: charts,
  };
});

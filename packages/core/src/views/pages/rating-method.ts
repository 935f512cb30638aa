import type { BandLabels } from '../../labels/replaceable/card-labels.js';
import { englishMethodLabels, type MethodLabels } from '../../labels/replaceable/component-labels.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { RATING_BANDS, RATING_METHOD_VERSION, shownWeights } from '../../rules/ratings.js';
import { routePath } from '../../urls/routes.js';
import { type PageFrameView, pageFrame } from '../frame/page-frame.js';
import { breadcrumbStructuredData } from '../frame/page-head.js';

/** The page that says how casinos are rated. */
export interface RatingMethodPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** The version of the method. */
  version: number;
  /** The four criteria, their weights in percent, and what each covers. */
  weights: { title: keyof MethodLabels['criteria']; percent: number; text: string }[];
  /** The words beside a score, from the score at which each begins. */
  bands: { label: keyof BandLabels; from: number }[];
}

/** Builds the page on the method; undefined where the site does not say that it weighs so. */
export function ratingMethodPage(catalogue: PublicCatalogue): RatingMethodPageView | undefined {
  const weights = shownWeights(catalogue.settings);
  if (weights.length === 0) return undefined;
  const { title, text } = pageTexts('method', catalogue.labels);
  const { criteria } = englishMethodLabels();
  const path = routePath({ kind: 'rating-method' });
  return {
    ...pageFrame(catalogue, {
      title,
      path,
      description: text,
      structured: [breadcrumbStructuredData(catalogue, [{ name: title, path }])],
    }),
    title,
    version: RATING_METHOD_VERSION,
    weights: weights.map((weight) => ({ ...weight, text: criteria[weight.title].text })),
    bands: RATING_BANDS.rating.map(({ label, from }) => ({ label, from })),
  };
}

export type { CardLabels, CardLocale } from '../replaceable/card-labels.js';
export type { Labels, Locale } from '../replaceable/labels.js';
export * from '../texts/all-labels.generated.js';
export { enLabels } from './english-labels.js';
export type { PageTexts } from './page-texts.js';

export type { Labels, Locale } from '../replaceable/labels.js';
export { arLabels } from './ar/index.js';
export * from './card-locales.js';
export { deLabels } from './de/index.js';
export { enLabels } from './en/index.js';
export { esLabels } from './es/index.js';
export { fiLabels } from './fi/index.js';
export type { PageTexts } from './page-texts.js';
export { ptLabels } from './pt/index.js';

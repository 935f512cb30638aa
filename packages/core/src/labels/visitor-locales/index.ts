export * from '../card-locales/index.js';
export type { PageTexts } from '../page-texts/page-texts.js';
export type { Labels, Locale } from '../replaceable-labels.js';
export { arLabels } from './ar.js';
export { deLabels } from './de.js';
export { enLabels } from './en.js';
export { esLabels } from './es.js';
export { fiLabels } from './fi.js';
export { ptLabels } from './pt.js';

// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.
export { cardLocales, enCard as en, deCard as de, esCard as es, ptCard as pt, fiCard as fi, arCard as ar } from './cards.generated.js';
export { CARD_LANGUAGES, type CardLanguage } from './languages.generated.js';
export { deLabels } from './de.generated.js';
export { esLabels } from './es.generated.js';
export { ptLabels } from './pt.generated.js';
export { fiLabels } from './fi.generated.js';
export { arLabels } from './ar.generated.js';

// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.
export type { Labels, Locale } from '@croupier/core/locales';
export { de as cardLabels, deLabels as labels } from '@croupier/core/locales';

// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.
export type { Labels, Locale } from '@croupier/core/locales';
export { fi as cardLabels, fiLabels as labels } from '@croupier/core/locales';

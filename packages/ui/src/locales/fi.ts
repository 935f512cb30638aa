export type { Labels, Locale } from '@croupier/core/locales';
export { fi as cardLabels, fiLabels as labels } from '@croupier/core/locales';

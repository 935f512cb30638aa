export type { Labels, Locale } from '@croupier/core/locales';
export { en as cardLabels, enLabels as labels } from '@croupier/core/locales';

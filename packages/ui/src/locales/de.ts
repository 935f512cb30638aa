export type { Labels, Locale } from '@croupier/core/locales';
export { de as cardLabels, deLabels as labels } from '@croupier/core/locales';

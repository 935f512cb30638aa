export type { Labels, Locale } from '@croupier/core/locales';
export { pt as cardLabels, ptLabels as labels } from '@croupier/core/locales';

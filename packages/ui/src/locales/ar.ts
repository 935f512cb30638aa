export type { Labels, Locale } from '@croupier/core/locales';
export { ar as cardLabels, arLabels as labels } from '@croupier/core/locales';

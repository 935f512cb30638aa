export type { Labels, Locale } from '@croupier/core/locales';
export { es as cardLabels, esLabels as labels } from '@croupier/core/locales';

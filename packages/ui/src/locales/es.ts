export { es as cardLabels } from '@croupier/core/locales';

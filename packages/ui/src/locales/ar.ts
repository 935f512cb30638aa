export { ar as cardLabels } from '@croupier/core/locales';

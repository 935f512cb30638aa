export { en as cardLabels } from '@croupier/core/locales';

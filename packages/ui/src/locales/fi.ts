export { fi as cardLabels } from '@croupier/core/locales';

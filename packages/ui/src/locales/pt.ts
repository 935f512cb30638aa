export { pt as cardLabels } from '@croupier/core/locales';

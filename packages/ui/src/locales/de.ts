export { de as cardLabels } from '@croupier/core/locales';

export { COUNTRY_CODES, countryName } from '../values/country-names.js';
export type { InputKind } from '../values/input-kind.js';
export { numbersIn, unclearNumberFault } from '../values/number-text.js';
export { checkValue, checkValues } from './check-value.js';
export * from './descriptions.generated.js';
export type { FieldDescription, FieldMessages } from './field-description.js';
export { changesFrom, type FormRecord, isSameValue, recordFrom, valueAt } from './record-changes.js';
export { SELECTABLE_COUNTRIES } from './selectable-countries.js';
export { loadSlugMakers, type SlugMakers } from './slug-makers.js';

'use client';

import { COUNTRY_CODES, countryName, SELECTABLE_COUNTRIES } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import { useFormLabels } from '../../form-labels.js';
import { ChipsField, type ChipsFieldProps } from '../ChipsField/ChipsField.js';

/** The props of a field of countries; its value is a list of two-letter codes. */
export interface CountriesFieldProps extends Omit<ChipsFieldProps, 'options'> {}

let options: ChipsFieldProps['options'] | undefined;

/** Several countries, by their names: the twenty most picked first, every other by typing. */
export function CountriesField({ placeholder, ...props }: CountriesFieldProps) {
  const labels = useFormLabels('countries', adminFormLabels.countries);
  return <ChipsField {...props} placeholder={placeholder ?? labels.placeholder} options={countryOptions()} />;
}

function countryOptions(): ChipsFieldProps['options'] {
  options ??= [
    ...SELECTABLE_COUNTRIES.map(optionOf),
    ...COUNTRY_CODES.filter((code) => !SELECTABLE_COUNTRIES.some((first) => first === code))
      .map(optionOf)
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  ];
  return options;
}

function optionOf(code: string) {
  return { value: code, label: countryName(code) };
}

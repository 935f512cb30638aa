import { SelectField, type SelectOption } from '@croupier/ui/admin';
import type { ListState } from './use-list-state.js';

/** A choice above a list, kept in the address under its name; its first option is the one without a filter. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly SelectOption[];
}

/** The field for a choice above a list. */
export function ListChoice({ name, label, options, list }: ListFilter & { list: ListState }) {
  const usual = options[0]?.value ?? '';
  const chosen = list.filter(name);
  return (
    <SelectField
      label={label}
      hidesLabel
      options={options}
      value={options.some(({ value }) => value === chosen) ? chosen : usual}
      onChange={({ currentTarget: { value } }) => list.change({ [name]: value === usual ? '' : value })}
    />
  );
}

/** The options of a choice from their labels by value. */
export function optionsOf(labels: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

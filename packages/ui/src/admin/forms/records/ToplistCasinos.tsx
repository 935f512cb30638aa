'use client';

import type { ToplistFilter, ToplistPreview } from '@croupier/core';
import { adminFormLabels } from '@croupier/core/messages';
import { useCallback, useContext, useState } from 'react';
import { SelectField, type SelectOption } from '../../../parts/SelectField/SelectField.js';
import { TextField } from '../../../parts/TextField/TextField.js';
import { ChipsField } from '../../fields/ChipsField/ChipsField.js';
import { TypedTextsContext } from '../../fields/ComboboxField/typed-texts.js';
import type { FieldChangeEvent } from '../../fields/field-contract.js';
import { useLookup } from '../../fields/use-lookup.js';
import { useFormLabels } from '../../form-labels.js';
import { Fieldset } from '../../parts/Fieldset/Fieldset.js';
import { useFieldState } from '../form-context.js';
import type { FormFieldControlProps } from '../form-field-control.js';
import styles from './ToplistCasinos.module.css';
import { chosenIn, conditionIn, withChosen, withCondition } from './toplist-query.js';

interface ToplistCasinosProps extends Omit<FormFieldControlProps, 'value' | 'onChange'> {
  value: string;
  onChange: (event: FieldChangeEvent<string>) => void;
  /** Says what a query would put on the list with these pins, and what else it could ask for. */
  preview: (query: string, pins: readonly string[]) => Promise<ToplistPreview>;
}

const LOOKUP_DELAY_MS = 150;
const NONE: readonly string[] = [];

/** The query of a toplist: a field for each filter, one for a condition, and the casinos that it finds. */
export function ToplistCasinos({ value, preview, ...control }: ToplistCasinosProps) {
  const labels = useFormLabels('toplist', adminFormLabels.toplist);
  const pins = (useFieldState('pins').value as readonly string[] | undefined) ?? NONE;
  const { shown, fault } = usePreview(value, pins, preview);
  const texts = useContext(TypedTextsContext);
  if (shown === undefined && fault === undefined) return null;
  const { filters = [], count = 0, records = [] } = shown ?? {};
  const names = filters.map(({ name }) => name);
  const change = (query: string) =>
    control.onChange({ type: 'change', target: { name: control.name, value: query } });
  const controlNameOf = (name: string) => `${control.name}.${name}`;
  const condition = conditionIn(value);
  // An error leads to the filter with a text that fits nothing, else to the condition, and without one to the first filter.
  const unmatched = control.error && names.find((name) => texts?.typedIn(controlNameOf(name)));
  const main = unmatched ?? (condition === '' ? names[0] : undefined);
  return (
    <div className={styles.root}>
      <Fieldset legend={control.label} hint={labels.casinosHint} columns={2}>
        {filters.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            name={controlNameOf(filter.name)}
            id={filter.name === main ? control.id : `${control.id}-${filter.name}`}
            error={filter.name === main ? control.error : undefined}
            disabled={control.disabled}
            chosen={chosenIn(value, filter.name)}
            onChoose={(chosen) => change(withChosen(value, names, filter.name, chosen))}
          />
        ))}
        <TextField
          id={main === undefined ? control.id : `${control.id}-where`}
          name={controlNameOf('where')}
          label={labels.condition}
          hint={labels.conditionHint}
          error={main === undefined ? (fault ?? control.error) : undefined}
          disabled={control.disabled}
          value={condition}
          onChange={({ target }) => change(withCondition(value, target.value))}
        />
      </Fieldset>
      <div className={styles.found} hidden={fault !== undefined}>
        <p className={styles.count} role="status">
          {labels.found(count)}
        </p>
        <ol className={styles.first}>
          {records.map(({ id, name, rating, reason }) => (
            <li key={id}>
              <bdi>{name}</bdi> <span className={styles.score}>{rating}</span>{' '}
              <bdi className={styles.score}>{reason}</bdi>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface FilterFieldProps {
  filter: ToplistFilter;
  name: string;
  id: string;
  error: string | undefined;
  disabled: boolean;
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

function FilterField({ filter, chosen, onChoose, ...field }: FilterFieldProps) {
  const labels = useFormLabels('toplist', adminFormLabels.toplist);
  const options = filter.options.map(({ value, label, count }) => ({
    value,
    label: labels.counted(label, count),
  }));
  if (!filter.isSingle)
    return (
      <ChipsField
        {...field}
        label={filter.title}
        options={options}
        placeholder={chosen.length === 0 ? labels.any : undefined}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      />
    );
  const any: SelectOption = { value: '', label: labels.any };
  return (
    <SelectField
      {...field}
      label={filter.title}
      options={[any, ...options]}
      value={chosen[0] ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? [] : [target.value])}
    />
  );
}

/** What was known last of a query, while the next is on its way, or why the query means nothing. */
function usePreview(
  value: string,
  pins: readonly string[],
  preview: ToplistCasinosProps['preview'],
): { shown: ToplistPreview | undefined; fault: string | undefined } {
  const find = useCallback(
    (query: string): Promise<{ shown?: ToplistPreview; fault?: string }> =>
      preview(query, pins).then(
        (shown) => ({ shown }),
        (error: Error) => ({ fault: error.message }),
      ),
    [preview, pins],
  );
  const found = useLookup(value, find, LOOKUP_DELAY_MS);
  return { shown: useLatest(found?.shown), fault: found?.fault };
}

/** What was known last, while the next is on its way. */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}

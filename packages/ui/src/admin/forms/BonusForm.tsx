'use client';

import type { BonusInput } from '@croupier/core';
import { bonusFields } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import type { SelectOption } from '../../parts/SelectField/SelectField.js';
import { ComboboxField } from '../fields/ComboboxField/ComboboxField.js';
import { Fieldset } from '../parts/Fieldset/Fieldset.js';
import { FormField } from './FormField.js';
import { useFieldState, useForm } from './form-context.js';
import styles from './form-layout.module.css';
import { RecordForm, type RecordFormProps } from './RecordForm.js';

/** The props of the form for a bonus. */
export interface BonusFormProps extends RecordFormProps<BonusInput> {
  /** The casinos to choose from: their ids and names; without them the name is typed. */
  casinos?: readonly SelectOption[] | undefined;
}

const labels = adminFormLabels.bonus;

/** A bonus, with the casino that gives it. */
export function BonusForm({ casinos, ...props }: BonusFormProps) {
  return (
    <RecordForm {...(props as RecordFormProps)} label={labels.form} fields={bonusFields}>
      <div className={styles.tab}>
        <Fieldset legend={labels.offer} columns={2}>
          {casinos === undefined ? <FormField path="casino" /> : <CasinoOfBonus casinos={casinos} />}
          <FormField path="category" />
          <FormField path="title" />
          <FormField path="rating" />
        </Fieldset>
        <FormField path="description" />
        <Fieldset legend={labels.terms} columns={2}>
          <FormField path="wagering" />
          <FormField path="minDeposit" />
          <FormField path="validUntil" />
          <FormField path="visitUrl" />
        </Fieldset>
        <FormField path="isExclusive" />
      </div>
    </RecordForm>
  );
}

/** The casino by its id, with its name as readers see it. */
function CasinoOfBonus({ casinos }: { casinos: readonly SelectOption[] }) {
  const { state } = useForm();
  const id = useFieldState('casinoId').value as string;
  const name = useFieldState('casino').value as string;
  return (
    <FormField path="casino" label={labels.casino}>
      {(control) => (
        <ComboboxField
          {...control}
          value={id || null}
          // A bonus of a casino that is not here any more keeps its name.
          placeholder={name}
          options={casinos}
          onChange={({ type, target: { name: path, value } }) => {
            state.set('casinoId', value);
            const label = casinos.find((option) => option.value === value)?.label ?? '';
            control.onChange({ type, target: { name: path, value: label } });
          }}
        />
      )}
    </FormField>
  );
}

'use client';

import type { BonusInput } from '@croupier/core';
import { bonusesCollection } from '@croupier/core/forms';
import type { SelectOption } from '../../../parts/SelectField/SelectField.js';
import { ComboboxField } from '../../fields/ComboboxField/ComboboxField.js';
import { EntityForm } from '../EntityForm.js';
import { FormField } from '../FormField.js';
import { useFieldState, useForm } from '../form-context.js';
import { formOf } from '../form-of.js';
import type { RecordFormProps } from '../RecordForm.js';
import { OfferPreview } from './OfferPreview.js';

/** The props of the form for a bonus. */
export interface BonusFormProps extends RecordFormProps<BonusInput> {
  /** The casinos to choose from: their ids and names; without them the name is typed. */
  casinos?: readonly SelectOption[] | undefined;
  /** The return to the player in the settings of the site, in percent: without it no cost of a stake is shown. */
  assumedReturn?: number | undefined;
}

/** A bonus, with the casino that gives it. */
export function BonusForm({ casinos, assumedReturn, ...props }: BonusFormProps) {
  const slots = {
    casino: casinos && <CasinoOfBonus casinos={casinos} />,
    gameShares: (
      <>
        <FormField path="gameShares" />
        <OfferPreview assumedReturn={assumedReturn} />
      </>
    ),
  };
  return <EntityForm {...props} {...formOf(bonusesCollection, slots)} />;
}

/** The casino by its id, with its name as readers see it. */
function CasinoOfBonus({ casinos }: { casinos: readonly SelectOption[] }) {
  const { state } = useForm();
  const id = useFieldState('casinoId').value as string;
  const name = useFieldState('casino').value as string;
  return (
    <FormField path="casino">
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

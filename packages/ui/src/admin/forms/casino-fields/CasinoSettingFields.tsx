'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { useFormLabels } from '../../form-labels.js';
import { Fieldset } from '../../parts/Fieldset/Fieldset.js';
import { FormField } from '../FormField.js';
import { useFieldState, useForm } from '../form-context.js';
import styles from '../form-layout.module.css';
import { isUnplaced, PLACED_FIELDS } from './placed-fields.js';

/** Whether visitors see a casino, whether it stands out, and whether the site warns of it; then what no tab names. */
export function CasinoSettingFields() {
  const labels = useFormLabels('casino', adminFormLabels.casino);
  const { state } = useForm();
  const isActive = useFieldState('isActive').value === true;
  const isBlacklisted = useFieldState('isBlacklisted').value === true;
  return (
    <div className={styles.tab}>
      <Fieldset legend={labels.visibility}>
        <FormField
          path="isActive"
          hint={labels.activeHint}
          onChange={(isOn) => {
            // A casino that visitors see has not been retired.
            if (isOn) state.set('retiredAt', '');
          }}
        />
        <FormField path="isFeatured" hint={labels.featuredHint} />
        {isActive ? null : <FormField path="retiredAt" />}
      </Fieldset>
      <Fieldset legend={labels.blacklist}>
        <FormField
          path="isBlacklisted"
          hint={labels.blacklistHint}
          onChange={(isOn) => {
            if (!isOn) state.set('blacklistDate', '');
            else if (state.field('blacklistDate').value === '') state.set('blacklistDate', localDay());
          }}
        />
        {isBlacklisted ? PLACED_FIELDS.blacklist.map((path) => <FormField key={path} path={path} />) : null}
      </Fieldset>
      {state.fields.filter(isUnplaced).map(({ path }) => (
        <FormField key={path} path={path} />
      ))}
    </div>
  );
}

/** Today in the time zone of the person at the form, YYYY-MM-DD. */
function localDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

'use client';

import type { RedirectInput } from '@croupier/core';
import { redirectFields } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import { useFormLabels } from '../../form-labels.js';
import { FormField } from '../FormField.js';
import { useFieldState } from '../form-context.js';
import styles from '../form-layout.module.css';
import { RecordForm, type RecordFormProps } from '../RecordForm.js';

/** A redirect: what it matches, and where it leads. */
export function RedirectForm(props: RecordFormProps<RedirectInput>) {
  const labels = useFormLabels('redirect', adminFormLabels.redirect, props.labels);
  return (
    <RecordForm {...(props as RecordFormProps)} label={labels.form} fields={redirectFields}>
      <div className={styles.tab}>
        <FormField path="source" hint={labels.sourceHint} />
        <FormField path="match" />
        <PatternField />
        <FormField path="target" hint={labels.targetHint} />
        <div>
          <FormField path="permanent" hint={labels.permanentHint} />
          <FormField path="preserveQuery" hint={labels.preserveQueryHint} />
          <RemainderField />
          <FormField path="enabled" hint={labels.enabledHint} />
        </div>
      </div>
    </RecordForm>
  );
}

function PatternField() {
  const labels = useFormLabels('redirect', adminFormLabels.redirect);
  return useFieldState('match').value === 'regex' ? <FormField path="regex" hint={labels.regexHint} /> : null;
}

/** Only what a prefix leaves over can be appended. */
function RemainderField() {
  const labels = useFormLabels('redirect', adminFormLabels.redirect);
  return useFieldState('match').value === 'prefix' ? (
    <FormField path="appendRemainder" hint={labels.appendRemainderHint} />
  ) : null;
}

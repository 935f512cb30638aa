'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { useFormLabels } from '../../form-labels.js';
import { type Pair, PairsField, type PairsFieldProps } from '../PairsField/PairsField.js';

/** The props of a list of updates: each text is a day (YYYY-MM-DD), a space and what changed. */
export interface UpdatesFieldProps extends PairsFieldProps {}

const DAY_FIRST = /^(\d{4}-\d{2}-\d{2})(?:\s+|$)/;

/** What changed in a text, a row of day and words each; the last row is empty, for another one. */
export function UpdatesField(props: UpdatesFieldProps) {
  const labels = useFormLabels('updates', adminFormLabels.updates);
  return (
    <PairsField
      {...props}
      split={dayAndWords}
      inputsOf={(row) => [
        { type: 'date', 'aria-label': labels.dayOf(row) },
        {
          'aria-label': labels.textOf(row),
          placeholder: labels.text,
          dir: 'auto',
          autoComplete: 'off',
        },
      ]}
    />
  );
}

function dayAndWords(update: string): Pair {
  const [beginning = '', day = ''] = DAY_FIRST.exec(update) ?? [];
  return [day, update.slice(beginning.length)];
}

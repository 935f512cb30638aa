'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { useFormLabels } from '../../form-labels.js';
import { Fieldset } from '../../parts/Fieldset/Fieldset.js';
import { FormField } from '../FormField.js';
import styles from '../form-layout.module.css';
import { PLACED_FIELDS } from './placed-fields.js';

const SCREENSHOT_SIZE = { width: 1600, height: 1200 };
interface Suggestions {
  suggestions: Readonly<Record<string, readonly string[]>>;
}

/** What a casino offers to players who sign up. */
export function CasinoBonusFields({ suggestions }: Suggestions) {
  return (
    <div className={styles.tab}>
      <FormFields paths={PLACED_FIELDS.offers} />
      <FormFields paths={PLACED_FIELDS.highlights} suggestions={suggestions} />
    </div>
  );
}

/** Everything else that readers learn of a casino. */
export function CasinoDetailFields({ suggestions }: Suggestions) {
  const list = useFormLabels('list', adminFormLabels.list);
  const labels = useFormLabels('casino', adminFormLabels.casino);
  return (
    <div className={styles.tab}>
      <Fieldset legend={labels.lists} hint={list.hint} columns={2}>
        <FormFields paths={PLACED_FIELDS.lists} suggestions={suggestions} />
      </Fieldset>
      <Fieldset legend={labels.review} columns={2}>
        <FormFields paths={PLACED_FIELDS.reasons} suggestions={suggestions} />
        <FormFields paths={PLACED_FIELDS.review} suggestions={suggestions} />
      </Fieldset>
      <FormField path="sources" />
      <FormField path="detailedReview" />
      <FormField path="screenshots" size={SCREENSHOT_SIZE} />
      <Fieldset legend={labels.money} columns={2}>
        <FormFields paths={PLACED_FIELDS.amounts} />
      </Fieldset>
      <Fieldset legend={labels.counts} columns={3}>
        <FormFields paths={PLACED_FIELDS.counts} />
      </Fieldset>
    </div>
  );
}

function FormFields({ paths, suggestions = {} }: { paths: readonly string[] } & Partial<Suggestions>) {
  return paths.map((path) => <FormField key={path} path={path} suggestions={suggestions[path]} />);
}

'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { NumberField } from '../../fields/NumberField/NumberField.js';
import { StarsField } from '../../fields/StarsField/StarsField.js';
import { useFormLabels } from '../../form-labels.js';
import { Fieldset } from '../../parts/Fieldset/Fieldset.js';
import { FormField } from '../FormField.js';
import styles from '../form-layout.module.css';
import { PLACED_FIELDS } from './placed-fields.js';

const LOGO_SIZE = { width: 200, height: 200 };
const BANNER_SIZE = { width: 1200, height: 400 };
const VERDICTS: ReadonlySet<string> = new Set(PLACED_FIELDS.verdict);

/** The name, the address, the pictures and the links of a casino. */
export function BasicCasinoFields({ isNew }: { isNew: boolean }) {
  const slug = useFormLabels('slug', adminFormLabels.slug);
  const labels = useFormLabels('casino', adminFormLabels.casino);
  return (
    <div className={styles.tab}>
      <FormField path="name" />
      <FormField path="slug" hint={isNew ? slug.follows : undefined} />
      <FormField path="description" />
      <Fieldset legend={labels.images} columns={2}>
        <FormField path="logo" size={LOGO_SIZE} />
        <FormField path="banner" size={BANNER_SIZE} />
      </Fieldset>
      <Fieldset legend={labels.links} columns={2}>
        <FormField path="visitUrl" />
        <FormField path="termsUrl" />
        <FormField path="programme" />
        <FormField path="brandId" />
      </Fieldset>
    </div>
  );
}

/** The ratings of a casino: the verdict and safety first. */
export function CasinoRatingFields({ isNew }: { isNew: boolean }) {
  const labels = useFormLabels('casino', adminFormLabels.casino);
  return (
    <div className={styles.tab}>
      <Fieldset legend={labels.verdict} columns={2}>
        {PLACED_FIELDS.verdict.map((path) => (
          <RatingField key={path} path={path} isNew={isNew} />
        ))}
      </Fieldset>
      <Fieldset legend={labels.parts} columns={2}>
        {PLACED_FIELDS.ratings.map((path) => (
          <RatingField key={path} path={path} isNew={isNew} />
        ))}
      </Fieldset>
    </div>
  );
}

function RatingField({ path, isNew }: { path: string; isNew: boolean }) {
  const labels = useFormLabels('score', adminFormLabels.score);
  const most = isNew ? 5 : 10;
  return (
    <FormField path={path} hint={VERDICTS.has(path) ? labels.blank : undefined}>
      {({ label, ...control }) => {
        const props = { ...control, label: labels.label(label, most), allowsOutOfRange: true };
        return isNew ? <StarsField {...props} /> : <NumberField {...props} min={0} max={10} step={0.1} />;
      }}
    </FormField>
  );
}

'use client';

import { casinoFields, type FieldDescription } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import { BasicCasinoFields, CasinoRatingFields } from './casino-fields/BasicCasinoFields.js';
import { CasinoBonusFields, CasinoDetailFields } from './casino-fields/CasinoDetailFields.js';
import { CasinoSettingFields } from './casino-fields/CasinoSettingFields.js';
import { isUnplaced } from './casino-fields/placed-fields.js';
import type { CasinoFormProps } from './casino-form-props.js';
import { RecordForm, type RecordFormProps } from './RecordForm.js';
import { useGeneratedSlug, withFirst } from './use-generated-slug.js';

const { tabs, ...labels } = adminFormLabels.casino;
const NO_SUGGESTIONS = {};

/**
 * A casino, on five tabs. A new one is rated in stars, as the import is; an old one in scores. The details of the
 * blacklist are there while the flag is on.
 */
export function CasinoForm({
  addressOf,
  findSlugHolder,
  onUpload,
  findOffer,
  findAlt,
  suggestions = NO_SUGGESTIONS,
  ...props
}: CasinoFormProps) {
  const isNew = props.value === undefined;
  const { fields, complete } = useGeneratedSlug(isNew, isNew ? NEW_FIELDS : FORM_FIELDS);
  return (
    <RecordForm {...(props as RecordFormProps)} {...{ fields, complete }} label={labels.form}>
      {[
        {
          label: tabs.basic,
          content: <BasicCasinoFields {...{ isNew, addressOf, findSlugHolder, onUpload }} />,
        },
        { label: tabs.ratings, content: <CasinoRatingFields isNew={isNew} /> },
        { label: tabs.bonuses, content: <CasinoBonusFields suggestions={suggestions} /> },
        {
          label: tabs.details,
          content: <CasinoDetailFields {...{ suggestions, onUpload, findOffer, findAlt }} />,
        },
        { label: tabs.settings, content: <CasinoSettingFields /> },
      ]}
    </RecordForm>
  );
}

/** The fields, each with the tab that shows it. */
const FORM_FIELDS = withFirst(casinoFields, 'name').map((field) =>
  isUnplaced(field) ? { ...field, tab: tabs.settings } : field,
);

/** The fields of a new casino: scores are given in stars and refused in their words. */
const NEW_FIELDS = FORM_FIELDS.map((field): FieldDescription => {
  if (field.kind !== 'score') return field;
  const { required, ...messages } = field.messages;
  return { ...field, messages: { ...messages, invalid: adminFormLabels.score.outOfStars(field.title) } };
});

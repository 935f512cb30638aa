'use client';

import type { CasinoInput } from '@croupier/core';
import { casinoFields, type FieldDescription } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { useFormLabels } from '../form-labels.js';
import { BasicCasinoFields, CasinoRatingFields } from './casino-fields/BasicCasinoFields.js';
import { CasinoBonusFields, CasinoDetailFields } from './casino-fields/CasinoDetailFields.js';
import { CasinoSettingFields } from './casino-fields/CasinoSettingFields.js';
import { isUnplaced } from './casino-fields/placed-fields.js';
import { RecordPageForm } from './RecordPageForm.js';
import type { RecordPageFormProps } from './record-page.js';
import { LoadedSearchFields } from './search-fields/SearchSection.js';
import { useGeneratedSlug, withFirst } from './use-generated-slug.js';

/** The props of the form for a casino. */
export interface CasinoFormProps extends RecordPageFormProps<CasinoInput> {
  /** Texts that the lists suggest, by the paths of the fields. */
  suggestions?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Tabs after its own, for what is kept beside a casino. */
  furtherTabs?: readonly { label: string; content: ReactNode }[] | undefined;
}

const { tabs } = adminFormLabels.casino;
const NO_SUGGESTIONS = {};

/**
 * A casino, on six tabs. A new one is rated in stars, as the import is; an old one in scores. The details of the
 * blacklist are there while the flag is on.
 */
export function CasinoForm({ suggestions = NO_SUGGESTIONS, furtherTabs = [], ...props }: CasinoFormProps) {
  const labels = useFormLabels('casino', adminFormLabels.casino, props.labels);
  const isNew = props.value === undefined;
  const slug = useGeneratedSlug(isNew, isNew ? NEW_FIELDS : FORM_FIELDS);
  return (
    <RecordPageForm {...props} slug={slug} fields={slug.fields} label={labels.form}>
      {[
        { label: tabs.basic, content: <BasicCasinoFields isNew={isNew} /> },
        { label: tabs.ratings, content: <CasinoRatingFields isNew={isNew} /> },
        { label: tabs.bonuses, content: <CasinoBonusFields suggestions={suggestions} /> },
        { label: tabs.details, content: <CasinoDetailFields suggestions={suggestions} /> },
        { label: tabs.settings, content: <CasinoSettingFields /> },
        { label: tabs.search, content: <LoadedSearchFields /> },
        ...furtherTabs,
      ]}
    </RecordPageForm>
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

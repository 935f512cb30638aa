'use client';

import type { CasinoInput } from '@croupier/core';
import { casinoFields, type FieldDescription } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import type { ImageFieldProps } from '../fields/ImageField/ImageField.js';
import type { RichTextFieldProps } from '../fields/RichTextField/RichTextField.js';
import type { SlugFieldProps } from '../fields/SlugField/SlugField.js';
import { BasicCasinoFields, CasinoRatingFields } from './casino-fields/BasicCasinoFields.js';
import { CasinoBonusFields, CasinoDetailFields } from './casino-fields/CasinoDetailFields.js';
import { CasinoSettingFields } from './casino-fields/CasinoSettingFields.js';
import { withOptionalSlug, withoutMadeSlug } from './made-slug.js';
import { RecordForm, type RecordFormProps } from './RecordForm.js';
import { useSlugRules } from './use-slug-rules.js';

/** The props of the form for a casino. */
export interface CasinoFormProps extends RecordFormProps<CasinoInput> {
  /** The address of the casino's page with a slug, for the preview. */
  addressOf?: SlugFieldProps['addressOf'];
  /** Who has a slug already. */
  findSlugHolder?: SlugFieldProps['findHolder'];
  /** Stores a picture and gives its address. */
  onUpload?: ImageFieldProps['onUpload'];
  /** Says whose offer a web address leads to, for the links of the review. */
  findOffer?: RichTextFieldProps['findOffer'];
  /** Texts that the lists suggest, by the paths of the fields. */
  suggestions?: Readonly<Record<string, readonly string[]>> | undefined;
}

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
  suggestions = NO_SUGGESTIONS,
  ...props
}: CasinoFormProps) {
  const isNew = props.value === undefined;
  const rules = useSlugRules();
  return (
    <RecordForm
      {...(props as RecordFormProps)}
      label={labels.form}
      fields={isNew ? NEW_FIELDS : FORM_FIELDS}
      complete={isNew && rules !== undefined ? withoutMadeSlug(rules.slugOf) : undefined}
    >
      {[
        {
          label: tabs.basic,
          content: <BasicCasinoFields {...{ isNew, addressOf, findSlugHolder, onUpload }} />,
        },
        { label: tabs.ratings, content: <CasinoRatingFields isNew={isNew} /> },
        { label: tabs.bonuses, content: <CasinoBonusFields suggestions={suggestions} /> },
        {
          label: tabs.details,
          content: <CasinoDetailFields {...{ suggestions, onUpload, findOffer }} />,
        },
        { label: tabs.settings, content: <CasinoSettingFields /> },
      ]}
    </RecordForm>
  );
}

/** The fields in the order of the form: the name first. */
const FORM_FIELDS = [...casinoFields].sort((a, b) => Number(b.path === 'name') - Number(a.path === 'name'));

/** The fields of a new casino: scores are given in stars and refused in their words, and a slug can be made. */
const NEW_FIELDS = withOptionalSlug(FORM_FIELDS).map((field): FieldDescription => {
  const { required, ...messages } = field.messages;
  if (field.kind !== 'score') return field;
  return { ...field, messages: { ...messages, invalid: adminFormLabels.score.outOfStars(field.title) } };
});

'use client';

import type { PageInput } from '@croupier/core';
import { pageFields } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import type { ImageFieldProps } from '../fields/ImageField/ImageField.js';
import { RichTextField, type RichTextFieldProps } from '../fields/RichTextField/RichTextField.js';
import type { SlugFieldProps } from '../fields/SlugField/SlugField.js';
import { SwitchField } from '../fields/SwitchField/SwitchField.js';
import styles from './ArticleForm.module.css';
import { FormField } from './FormField.js';
import { withOptionalSlug, withoutMadeSlug } from './made-slug.js';
import { RecordForm, type RecordFormProps } from './RecordForm.js';
import { SlugControl } from './SlugControl.js';
import { useSlugRules } from './use-slug-rules.js';

/** The props of the form for a page. */
export interface PageFormProps extends RecordFormProps<PageInput> {
  /** The address of the page with a slug, for the preview of the slug. */
  addressOf?: SlugFieldProps['addressOf'];
  /** Who has a slug already. */
  findSlugHolder?: SlugFieldProps['findHolder'];
  /** Stores a picture and gives its address. */
  onUpload?: ImageFieldProps['onUpload'];
  /** Says whose offer a web address leads to. */
  findOffer?: RichTextFieldProps['findOffer'];
}

const labels = adminFormLabels.page;
const FIELDS = [...pageFields].sort((a, b) => Number(b.path === 'title') - Number(a.path === 'title'));
const NEW_FIELDS = withOptionalSlug(FIELDS);

/** A page of the site, such as the terms: it cannot be saved without a title. */
export function PageForm({ addressOf, findSlugHolder, onUpload, findOffer, ...props }: PageFormProps) {
  const isNew = props.value === undefined;
  const rules = useSlugRules();
  return (
    <RecordForm
      {...(props as RecordFormProps)}
      label={labels.form}
      fields={isNew ? NEW_FIELDS : FIELDS}
      complete={isNew && rules !== undefined ? withoutMadeSlug(rules.pageSlugOf) : undefined}
      isIncomplete={hasNoTitle}
    >
      <div className={styles.words}>
        <FormField path="title" />
        <FormField path="slug" hint={labels.slugHint}>
          {(control) => (
            <SlugControl
              {...control}
              makeSlug={rules?.pageSlugOf}
              addressOf={addressOf}
              findHolder={findSlugHolder}
            />
          )}
        </FormField>
        <FormField path="isPublished" label={labels.publish} hint={labels.publishHint}>
          {(control) => <SwitchField {...control} />}
        </FormField>
        <FormField path="content">
          {(control) => <RichTextField {...control} onUpload={onUpload} findOffer={findOffer} />}
        </FormField>
      </div>
    </RecordForm>
  );
}

function hasNoTitle({ title }: Readonly<Record<string, unknown>>): boolean {
  return String(title ?? '').trim() === '';
}

'use client';

import type { PageInput } from '@croupier/core';
import { pageFields } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import { RichTextField } from '../../fields/RichTextField/RichTextField.js';
import { SwitchField } from '../../fields/SwitchField/SwitchField.js';
import { FormField } from '../FormField.js';
import { RecordForm, type RecordFormProps } from '../RecordForm.js';
import { SlugControl } from '../SlugControl.js';
import { useGeneratedSlug, withFirst } from '../use-generated-slug.js';
import styles from './ArticleForm.module.css';
import type { RecordPageFormProps } from './record-page-form-props.js';

/** The props of the form for a page. */
export type PageFormProps = RecordPageFormProps<PageInput>;

const labels = adminFormLabels.page;
const FIELDS = withFirst(pageFields, 'title');

/** A page of the site, such as the terms: it cannot be saved without a title. */
export function PageForm({
  addressOf,
  findSlugHolder,
  onUpload,
  findOffer,
  findAlt,
  ...props
}: PageFormProps) {
  const { complete, makeSlug } = useGeneratedSlug(props.value === undefined, FIELDS, 'pageSlugOf');
  return (
    <RecordForm
      {...(props as RecordFormProps)}
      // The slug follows the title; one that is emptied by hand is asked for.
      fields={FIELDS}
      complete={complete}
      label={labels.form}
      incompleteReason={reasonWithoutTitle}
    >
      <div className={styles.words}>
        <FormField path="title" />
        <FormField path="slug" hint={labels.slugHint}>
          {(control) => <SlugControl {...control} {...{ makeSlug, addressOf }} findHolder={findSlugHolder} />}
        </FormField>
        <FormField path="isPublished" label={labels.publish} hint={labels.publishHint}>
          {(control) => <SwitchField {...control} />}
        </FormField>
        <FormField path="content">
          {(control) => <RichTextField {...control} {...{ onUpload, findOffer, findAlt }} />}
        </FormField>
      </div>
    </RecordForm>
  );
}

function reasonWithoutTitle({ title }: Readonly<Record<string, unknown>>): string | undefined {
  return String(title ?? '').trim() === '' ? adminFormLabels.form.needsTitle : undefined;
}

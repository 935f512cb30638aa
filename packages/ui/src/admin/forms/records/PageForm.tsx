'use client';

import type { PageInput } from '@croupier/core';
import { pageFields } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import { SwitchField } from '../../fields/SwitchField/SwitchField.js';
import { useFormLabels } from '../../form-labels.js';
import { FormField } from '../FormField.js';
import { RecordPageForm } from '../RecordPageForm.js';
import type { RecordPageFormProps } from '../record-page.js';
import { SearchSection } from '../search-fields/SearchSection.js';
import { useGeneratedSlug, withFirst } from '../use-generated-slug.js';
import styles from './ArticleForm.module.css';

/** The props of the form for a page. */
export type PageFormProps = RecordPageFormProps<PageInput>;

const FIELDS = withFirst(pageFields, 'title');

/** A page of the site, such as the terms: it cannot be saved without a title. */
export function PageForm(props: PageFormProps) {
  const { needsTitle } = useFormLabels('form', adminFormLabels.form, props.labels);
  const labels = useFormLabels('page', adminFormLabels.page, props.labels);
  return (
    <RecordPageForm
      {...props}
      slug={useGeneratedSlug(props.value === undefined, FIELDS, 'pageSlugOf')}
      // The slug follows the title; one that is emptied by hand is asked for.
      fields={FIELDS}
      label={labels.form}
      incompleteReason={({ title }) => (String(title ?? '').trim() === '' ? needsTitle : undefined)}
    >
      <div className={styles.words}>
        <FormField path="title" />
        <FormField path="slug" hint={labels.slugHint} />
        <FormField path="isPublished" label={labels.publish} hint={labels.publishHint}>
          {(control) => <SwitchField {...control} />}
        </FormField>
        <FormField path="content" />
        <SearchSection />
      </div>
    </RecordPageForm>
  );
}

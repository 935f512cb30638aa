'use client';

import type { PostInput } from '@croupier/core';
import { postFields } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import { SwitchField } from '../../fields/SwitchField/SwitchField.js';
import { useFormLabels } from '../../form-labels.js';
import { Fieldset } from '../../parts/Fieldset/Fieldset.js';
import { FormField } from '../FormField.js';
import { RecordPageForm } from '../RecordPageForm.js';
import type { RecordPageFormProps } from '../record-page.js';
import { SearchSection } from '../search-fields/SearchSection.js';
import { useGeneratedSlug, withFirst } from '../use-generated-slug.js';
import styles from './ArticleForm.module.css';

/** The props of the form for a post. */
export interface PostFormProps extends RecordPageFormProps<PostInput> {
  /** The categories that are suggested. */
  categories?: readonly string[] | undefined;
  /** The names of authors that are suggested. */
  authors?: readonly string[] | undefined;
}

const IMAGE_SIZE = { width: 1600, height: 900 };
const FIELDS = withFirst(postFields, 'title');
const NONE: readonly string[] = [];

/** An article: its words on one side, what is said about it on the other. */
export function PostForm({ categories = NONE, authors, ...props }: PostFormProps) {
  const labels = useFormLabels('post', adminFormLabels.post, props.labels);
  const slug = useGeneratedSlug(props.value === undefined, FIELDS);
  return (
    <RecordPageForm {...props} slug={slug} fields={slug.fields} label={labels.form}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <FormField path="title" />
          <FormField path="slug" hint={labels.slugHint} />
          <FormField path="excerpt" />
          <FormField path="content" />
          <FormField path="updates" />
        </div>
        <div className={styles.about}>
          <Fieldset legend={labels.visibility}>
            <FormField path="isPublished" label={labels.publish} hint={labels.publishHint}>
              {(control) => <SwitchField {...control} />}
            </FormField>
            <FormField path="publishedAt" label={labels.date} hint={labels.dateHint} />
            <FormField path="isGuide" label={labels.guide} hint={labels.guideHint}>
              {(control) => <SwitchField {...control} />}
            </FormField>
          </Fieldset>
          <Fieldset legend={labels.about}>
            <FormField path="category" hint={labels.categoryHint} suggestions={categories} />
            <FormField path="tags" hint={labels.tagsHint} />
            <FormField path="author" suggestions={authors} />
            <FormField path="checkedBy" suggestions={authors} />
            <FormField path="featuredImage" hint={labels.imageHint} size={IMAGE_SIZE} />
          </Fieldset>
        </div>
      </div>
      <SearchSection />
    </RecordPageForm>
  );
}

'use client';

import type { PostInput } from '@croupier/core';
import { postFields } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import { ImageField } from '../../fields/ImageField/ImageField.js';
import { RichTextField } from '../../fields/RichTextField/RichTextField.js';
import { SwitchField } from '../../fields/SwitchField/SwitchField.js';
import { Fieldset } from '../../parts/Fieldset/Fieldset.js';
import { CategoryField } from '../CategoryField.js';
import { FormField } from '../FormField.js';
import { RecordForm, type RecordFormProps } from '../RecordForm.js';
import { SlugControl } from '../SlugControl.js';
import { useGeneratedSlug, withFirst } from '../use-generated-slug.js';
import styles from './ArticleForm.module.css';
import type { RecordPageFormProps } from './record-page-form-props.js';

/** The props of the form for a post. */
export interface PostFormProps extends RecordPageFormProps<PostInput> {
  /** The categories that are suggested. */
  categories?: readonly string[] | undefined;
}

const labels = adminFormLabels.post;
const IMAGE_SIZE = { width: 1600, height: 900 };
const FIELDS = withFirst(postFields, 'title');
const NONE: readonly string[] = [];

/** An article: its words on one side, what is said about it on the other. */
export function PostForm({
  addressOf,
  findSlugHolder,
  onUpload,
  findOffer,
  findAlt,
  categories = NONE,
  ...props
}: PostFormProps) {
  const { fields, complete } = useGeneratedSlug(props.value === undefined, FIELDS);
  return (
    <RecordForm {...(props as RecordFormProps)} {...{ fields, complete }} label={labels.form}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <FormField path="title" />
          <FormField path="slug" hint={labels.slugHint}>
            {(control) => <SlugControl {...control} addressOf={addressOf} findHolder={findSlugHolder} />}
          </FormField>
          <FormField path="excerpt" />
          <FormField path="content">
            {(control) => <RichTextField {...control} {...{ onUpload, findOffer, findAlt }} />}
          </FormField>
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
            <FormField path="category" hint={labels.categoryHint}>
              {(control) => <CategoryField {...control} suggestions={categories} />}
            </FormField>
            <FormField path="tags" hint={labels.tagsHint} />
            <FormField path="author" />
            <FormField path="featuredImage" hint={labels.imageHint}>
              {(control) => <ImageField {...control} size={IMAGE_SIZE} onUpload={onUpload} />}
            </FormField>
          </Fieldset>
        </div>
      </div>
    </RecordForm>
  );
}

'use client';

import type { PostInput } from '@croupier/core';
import { postFields } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import { ImageField, type ImageFieldProps } from '../fields/ImageField/ImageField.js';
import { RichTextField, type RichTextFieldProps } from '../fields/RichTextField/RichTextField.js';
import type { SlugFieldProps } from '../fields/SlugField/SlugField.js';
import { SwitchField } from '../fields/SwitchField/SwitchField.js';
import { Fieldset } from '../parts/Fieldset/Fieldset.js';
import styles from './ArticleForm.module.css';
import { CategoryField } from './CategoryField.js';
import { FormField } from './FormField.js';
import { withOptionalSlug, withoutMadeSlug } from './made-slug.js';
import { RecordForm, type RecordFormProps } from './RecordForm.js';
import { SlugControl } from './SlugControl.js';
import { useSlugRules } from './use-slug-rules.js';

/** The props of the form for a post. */
export interface PostFormProps extends RecordFormProps<PostInput> {
  /** The address of the post with a slug, for the preview of the slug. */
  addressOf?: SlugFieldProps['addressOf'];
  /** Who has a slug already. */
  findSlugHolder?: SlugFieldProps['findHolder'];
  /** Stores a picture and gives its address. */
  onUpload?: ImageFieldProps['onUpload'];
  /** Says whose offer a web address leads to. */
  findOffer?: RichTextFieldProps['findOffer'];
  /** The categories that are suggested. */
  categories?: readonly string[] | undefined;
}

const labels = adminFormLabels.post;
const IMAGE_SIZE = { width: 1600, height: 900 };
const FIELDS = [...postFields].sort((a, b) => Number(b.path === 'title') - Number(a.path === 'title'));
const NEW_FIELDS = withOptionalSlug(FIELDS);
const NONE: readonly string[] = [];

/** An article: its words on one side, what is said about it on the other. */
export function PostForm({
  addressOf,
  findSlugHolder,
  onUpload,
  findOffer,
  categories = NONE,
  ...props
}: PostFormProps) {
  const isNew = props.value === undefined;
  const rules = useSlugRules();
  return (
    <RecordForm
      {...(props as RecordFormProps)}
      label={labels.form}
      fields={isNew ? NEW_FIELDS : FIELDS}
      complete={isNew && rules !== undefined ? withoutMadeSlug(rules.slugOf) : undefined}
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          <FormField path="title" />
          <FormField path="slug" hint={labels.slugHint}>
            {(control) => <SlugControl {...control} addressOf={addressOf} findHolder={findSlugHolder} />}
          </FormField>
          <FormField path="excerpt" />
          <FormField path="content">
            {(control) => <RichTextField {...control} onUpload={onUpload} findOffer={findOffer} />}
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

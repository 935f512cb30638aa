'use client';

import type { ToplistInput } from '@croupier/core';
import { toplistFields } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import { Fieldset } from '../parts/Fieldset/Fieldset.js';
import { FormField } from './FormField.js';
import styles from './form-layout.module.css';
import { RecordForm, type RecordFormProps } from './RecordForm.js';
import { useGeneratedSlug, withFirst } from './use-generated-slug.js';

/** The props of the form for a toplist. */
export interface ToplistFormProps extends RecordFormProps<ToplistInput> {}

const labels = adminFormLabels.toplist;
const FIELDS = withFirst(toplistFields, 'title');

/** A toplist: its address, the casinos on it, and the words around them. */
export function ToplistForm(props: ToplistFormProps) {
  const { fields, complete } = useGeneratedSlug(props.value === undefined, FIELDS, 'slugOf');
  return (
    <RecordForm {...(props as RecordFormProps)} {...{ fields, complete }} label={labels.form}>
      <div className={styles.tab}>
        <FormField path="title" />
        <Fieldset legend={labels.about} columns={2}>
          <FormField path="slug" />
          <FormField path="order" />
        </Fieldset>
        <FormField path="query" />
        <FormField path="description" />
        <FormField path="intro" />
        <FormField path="outro" />
        <FormField path="isActive" hint={labels.activeHint} />
      </div>
    </RecordForm>
  );
}

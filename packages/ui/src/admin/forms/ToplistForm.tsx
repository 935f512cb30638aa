'use client';

import type { ToplistInput, ToplistPreview } from '@croupier/core';
import { toplistFields } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import { Fieldset } from '../parts/Fieldset/Fieldset.js';
import { FormField } from './FormField.js';
import styles from './form-layout.module.css';
import { RecordForm, type RecordFormProps } from './RecordForm.js';
import { ToplistCasinos } from './ToplistCasinos.js';
import { useGeneratedSlug, withFirst } from './use-generated-slug.js';

/** The props of the form for a toplist. */
export interface ToplistFormProps extends RecordFormProps<ToplistInput> {
  /** Says what a query would put on the list; without it the query is typed. Keep it the same from render to render. */
  previewCasinos?: ((query: string) => Promise<ToplistPreview>) | undefined;
}

const labels = adminFormLabels.toplist;
const FIELDS = withFirst(toplistFields, 'title');

/** A toplist: its address, the casinos on it, and the words around them. */
export function ToplistForm({ previewCasinos, ...props }: ToplistFormProps) {
  const { fields, complete } = useGeneratedSlug(props.value === undefined, FIELDS, 'slugOf');
  return (
    <RecordForm {...(props as RecordFormProps)} {...{ fields, complete }} label={labels.form}>
      <div className={styles.tab}>
        <FormField path="title" />
        <Fieldset legend={labels.about} columns={2}>
          <FormField path="slug" />
          <FormField path="order" />
        </Fieldset>
        {previewCasinos === undefined ? (
          <FormField path="query" />
        ) : (
          <FormField path="query">
            {(control) => <ToplistCasinos {...control} preview={previewCasinos} />}
          </FormField>
        )}
        <FormField path="description" />
        <FormField path="intro" />
        <FormField path="outro" />
        <FormField path="isActive" hint={labels.activeHint} />
      </div>
    </RecordForm>
  );
}

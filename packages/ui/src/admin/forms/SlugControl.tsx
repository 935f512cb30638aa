'use client';

import { SlugField } from '../fields/SlugField/SlugField.js';
import { useFieldState, useForm } from './form-context.js';
import type { FormFieldControlProps } from './form-field-control.js';
import { useRecordPage } from './record-page.js';

/** The slug of a record: that of a new one follows its name or title. */
export function SlugControl(control: FormFieldControlProps) {
  const { state } = useForm();
  const { makeSlug, addressOf, findSlugHolder } = useRecordPage();
  const source = state.fields.find(({ path }) => path === 'name' || path === 'title')?.path ?? 'slug';
  const name = useFieldState(source).value as string;
  return (
    <SlugField
      {...control}
      {...{ makeSlug, addressOf }}
      findHolder={findSlugHolder}
      source={source === 'slug' ? undefined : name}
      followsSource={state.isNew && source !== 'slug'}
    />
  );
}

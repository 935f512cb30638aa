'use client';

import { SlugField, type SlugFieldProps } from '../fields/SlugField/SlugField.js';
import { useFieldState, useForm } from './form-context.js';
import type { FormFieldControlProps } from './form-field-control.js';

/** The slug of a record: that of a new one follows its name or title. */
export function SlugControl({ makeSlug, addressOf, findHolder, ...control }: SlugControlProps) {
  const { state } = useForm();
  const source = state.fields.find(({ path }) => path === 'name' || path === 'title')?.path ?? 'slug';
  const name = useFieldState(source).value as string;
  return (
    <SlugField
      {...control}
      {...{ makeSlug, addressOf, findHolder }}
      source={source === 'slug' ? undefined : name}
      followsSource={state.isNew && source !== 'slug'}
    />
  );
}

/** What is known of the slugs of a site, beside what every control is given. */
interface SlugControlProps
  extends FormFieldControlProps,
    Pick<SlugFieldProps, 'makeSlug' | 'addressOf' | 'findHolder'> {}

import type { CollectionDescription } from '@croupier/core/forms';
import type { ReactNode } from 'react';
import type { EntityFormProps } from './EntityForm.js';

/** The form of a collection, with the fields that are drawn otherwise, by their paths. */
export function formOf(
  { title, fields, form }: CollectionDescription,
  slots: Readonly<Record<string, ReactNode>> = {},
): Pick<EntityFormProps, 'label' | 'fields' | 'arrangement' | 'renderField'> {
  return { label: title, fields, arrangement: form, renderField: ({ path }) => slots[path] };
}

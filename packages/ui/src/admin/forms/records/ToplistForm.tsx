'use client';

import type { ToplistInput, ToplistPreview } from '@croupier/core';
import { toplistsCollection } from '@croupier/core/forms';
import { adminFormLabels, adminPinLabels } from '@croupier/core/messages';
import { useFormLabels } from '../../form-labels.js';
import { EntityPageForm } from '../EntityPageForm.js';
import { FormField } from '../FormField.js';
import { formOf } from '../form-of.js';
import type { RecordFormProps } from '../RecordForm.js';
import type { RecordPageFormProps } from '../record-page.js';
import { useGeneratedSlug, withFirst } from '../use-generated-slug.js';
import { PinsField } from './PinsField.js';
import { ToplistCasinos } from './ToplistCasinos.js';

/** The props of the form for a toplist. */
export interface ToplistFormProps
  extends RecordFormProps<ToplistInput>,
    Pick<RecordPageFormProps<ToplistInput>, 'findHead'> {
  /** Says what a query would put on the list with these pins; without it the query is typed. Keep it the same from render to render. */
  previewCasinos?: ((query: string, pins: readonly string[]) => Promise<ToplistPreview>) | undefined;
}

const FIELDS = withFirst(toplistsCollection.fields, 'title');

/** A toplist: its address, the casinos on it, and the words around them. */
export function ToplistForm({ previewCasinos, findHead, ...props }: ToplistFormProps) {
  const { fields, complete } = useGeneratedSlug(props.value === undefined, FIELDS, 'slugOf');
  const labels = useFormLabels('toplist', adminFormLabels.toplist, props.labels);
  const pins = useFormLabels('pins', adminPinLabels, props.labels);
  const slots = {
    query: previewCasinos && (
      <FormField path="query">
        {(control) => <ToplistCasinos {...control} preview={previewCasinos} />}
      </FormField>
    ),
    pins: (
      <FormField path="pins" hint={pins.hint}>
        {(control) => <PinsField {...control} />}
      </FormField>
    ),
    isActive: <FormField path="isActive" hint={labels.activeHint} />,
  };
  return (
    <EntityPageForm {...props} {...formOf(toplistsCollection, slots)} {...{ fields, complete, findHead }} />
  );
}

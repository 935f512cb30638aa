'use client';

import { type ReactNode, use } from 'react';
import { ImageUploadContext } from '../image-upload.js';
import { RecordForm, type RecordFormFrame } from './RecordForm.js';
import { RecordPageContext, type RecordPageFormProps } from './record-page.js';
import type { GeneratedSlug } from './use-generated-slug.js';

interface RecordPageFormFrame<T extends object>
  extends RecordPageFormProps<T>,
    Pick<RecordFormFrame, 'label' | 'fields' | 'children'> {
  /** How the slug is made of the name or title. */
  slug: GeneratedSlug;
}

/** The frame of the form over a record with a page of its own, whose fields know that page. */
export function RecordPageForm<T extends object>({
  addressOf,
  findSlugHolder,
  findOffer,
  findAlt,
  findHead,
  findRecords,
  onUpload,
  slug,
  ...form
}: RecordPageFormFrame<T>): ReactNode {
  const upload = use(ImageUploadContext);
  const page = {
    ...{ addressOf, findSlugHolder, findOffer, findAlt, findHead, findRecords },
    makeSlug: slug.makeSlug,
  };
  return (
    <RecordPageContext value={page}>
      <ImageUploadContext value={onUpload ?? upload}>
        <RecordForm {...(form as unknown as RecordFormFrame)} complete={slug.complete} />
      </ImageUploadContext>
    </RecordPageContext>
  );
}

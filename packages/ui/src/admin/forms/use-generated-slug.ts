'use client';

import type { FieldDescription, SlugMakers } from '@croupier/core/forms';
import { useMemo } from 'react';
import { useSlugMakers } from '../fields/SlugField/use-slug-makers.js';
import type { FormSubmission } from './form-state.js';

/** How the slug of a record follows its name or title. */
export interface GeneratedSlug {
  /** The fields of the form. */
  fields: readonly FieldDescription[];
  /** Changes what the form submits. */
  complete: ((submission: FormSubmission) => FormSubmission) | undefined;
  /** Makes a slug of the name or title; undefined until the function is loaded. */
  makeSlug: SlugMakers[keyof SlugMakers] | undefined;
}

/** The slug of a new record may be left for the core to make, which finds a free one. */
export function useGeneratedSlug(
  isNew: boolean,
  fields: readonly FieldDescription[],
  maker: keyof SlugMakers = 'slugOf',
): GeneratedSlug {
  const makeSlug = useSlugMakers()?.[maker];
  return {
    fields: useMemo(() => (isNew ? withOptionalSlug(fields) : fields), [isNew, fields]),
    complete: isNew && makeSlug !== undefined ? withoutGeneratedSlug(makeSlug) : undefined,
    makeSlug,
  };
}

/** The fields with one of them first. */
export function withFirst(fields: readonly FieldDescription[], path: string): FieldDescription[] {
  return [...fields].sort((a, b) => Number(b.path === path) - Number(a.path === path));
}

function withOptionalSlug(fields: readonly FieldDescription[]): FieldDescription[] {
  return fields.map((field): FieldDescription => {
    if (field.path !== 'slug') return field;
    const { required, ...messages } = field.messages;
    return { ...field, presence: 'optional', messages };
  });
}

/** Leaves a slug out that only follows the name or title. */
function withoutGeneratedSlug(makeSlug: (name: string) => string) {
  return (submission: FormSubmission): FormSubmission => {
    const { slug, ...record } = submission.record;
    const source = String(record.name ?? record.title ?? '');
    return slug === makeSlug(source) ? { ...submission, record } : submission;
  };
}

import type { FieldDescription } from '@croupier/core/forms';
import type { FormSubmission } from './form-state.js';

/** The fields of a new record whose slug may be left for the core to make. */
export function withOptionalSlug(fields: readonly FieldDescription[]): FieldDescription[] {
  return fields.map((field): FieldDescription => {
    if (field.path !== 'slug') return field;
    const { required, ...messages } = field.messages;
    return { ...field, presence: 'optional', messages };
  });
}

/** A slug that only follows the name or title is left for the core to make, which finds a free one. */
export function withoutMadeSlug(makeSlug: (name: string) => string) {
  return (submission: FormSubmission): FormSubmission => {
    const { slug, ...record } = submission.record;
    const source = String(record.name ?? record.title ?? '');
    return slug === makeSlug(source) ? { ...submission, record } : submission;
  };
}

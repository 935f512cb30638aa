import type { CollectionDescription } from '@croupier/core/forms';
import { EntityForm, type RecordFormProps } from '@croupier/ui/admin';

/** The form of a record as its collection describes it. */
export function DescribedForm({
  collection: { title, fields, form },
  ...props
}: RecordFormProps & { collection: CollectionDescription }) {
  return <EntityForm {...props} label={title} fields={fields} arrangement={form} />;
}

import type { CollectionDescription } from '@croupier/core/forms';
import { EntityForm, type EntityFormProps, EntityPageForm, type RecordFormProps } from '@croupier/ui/admin';
import { useFindHead } from '../records/lookups/use-page-lookups.js';

type DescribedFormProps = RecordFormProps & { collection: CollectionDescription };

/** The form of a record as its collection describes it. */
export function DescribedForm({ collection, ...props }: DescribedFormProps) {
  const { name, title, fields, form } = collection;
  const described = { ...props, label: title, fields, arrangement: form };
  return name === 'authors' ? <AuthorForm {...described} /> : <EntityForm {...described} />;
}

function AuthorForm(props: EntityFormProps) {
  const { id } = (props.value ?? {}) as { id?: string };
  return <EntityPageForm {...props} findHead={useFindHead('authors', id)} />;
}

import { listingsCollection } from '@croupier/core/forms';
import { EntityForm, FormField, type RecordFormProps } from '@croupier/ui/admin';
import { MARKET_NAMES } from './market-names.js';

/** A listing, whose market is found by its name too. */
export function ListingForm(props: RecordFormProps) {
  return (
    <EntityForm
      {...props}
      label={listingsCollection.title}
      fields={listingsCollection.fields}
      arrangement={listingsCollection.form}
      renderField={({ path }) => (
        <FormField path={path} suggestions={path === 'market' ? MARKET_NAMES : undefined} />
      )}
    />
  );
}

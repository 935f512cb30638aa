import type { CollectionName, RecordIn } from '../model/catalogue.js';
import { collections } from '../model/catalogue.js';
import type { WritableCollection } from '../store/transaction.js';
import type { ImportShelf } from './import-match.js';
import type { ChangeContext } from './operation.js';

/** A collection as an import sees it: records named by slug, or by id where they have none. */
export function shelfOf<C extends CollectionName>(
  name: C,
): (context: ChangeContext) => ImportShelf<RecordIn<C>> {
  const hasSlug = collections[name].leaf('slug') !== undefined;
  return ({ content }) => {
    const records = content[name] as unknown as WritableCollection<RecordIn<C>>;
    return {
      named: hasSlug ? records.withSlug : records.get,
      all: records.all,
      admit: (values) => records.admit(values),
      update: ({ id }, changes) => records.update(id, changes),
    };
  };
}

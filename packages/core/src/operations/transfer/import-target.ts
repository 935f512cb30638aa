import type { CollectionName, RecordIn } from '../../model/collections.js';
import { collections } from '../../model/collections.js';
import type { WritableCollection } from '../../store/transaction.js';
import type { ChangeContext } from '../define/operation.js';
import type { ImportTarget } from './row-matching.js';

/** A collection as an import sees it: records named by slug, or by id where they have none. */
export function collectionImportTarget<C extends CollectionName>(
  name: C,
): (context: ChangeContext) => ImportTarget<RecordIn<C>> {
  const hasSlug = collections[name].findField('slug') !== undefined;
  return ({ content }) => {
    const records = content[name] as unknown as WritableCollection<RecordIn<C>>;
    return {
      find: hasSlug ? records.getBySlug : records.get,
      ...(hasSlug ? { findById: records.get } : {}),
      all: records.all,
      insertParsed: (values) => records.insertParsed(values),
      update: ({ id }, changes) => records.update(id, changes),
    };
  };
}

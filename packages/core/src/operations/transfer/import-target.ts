import type { CollectionName, RecordIn } from '../../model/collections.js';
import { collections } from '../../model/collections.js';
import type { WritableCollection } from '../../store/transaction.js';
import type { CompiledRedirects } from '../../urls/redirects/compile-redirects.js';
import type { ChangeContext } from '../define/operation.js';
import { activeRules } from '../redirects/redirect-loops.js';
import {
  RECORD_PAGES,
  type RecordPageKind,
  redirectedFrom,
  redirectedRecordWarnings,
} from '../redirects/redirected-records.js';
import type { ImportTarget } from './rows/row-matching.js';

/** A collection as an import sees it: records named by slug, or by id where they have none. */
export function collectionImportTarget<C extends CollectionName>(
  name: C,
): (
  context: ChangeContext,
) => ImportTarget<RecordIn<C>> & Required<Pick<ImportTarget<RecordIn<C>>, 'finish'>> {
  const hasSlug = collections[name].findField('slug') !== undefined;
  return ({ content }) => {
    const records = content[name] as unknown as WritableCollection<RecordIn<C>>;
    const [rule] = content.redirects.all();
    // Without redirects, no slug is an old one.
    const pageKind = rule === undefined ? undefined : RECORD_PAGES.get(name);
    let redirects: CompiledRedirects | undefined;
    /** Slugs whose pages redirects lead to no record. */
    const redirected = new Set<string>();
    const findByOldSlug = (kind: RecordPageKind, slug: string) => {
      redirects ??= activeRules(content).redirects;
      const led = redirectedFrom(redirects, kind, slug);
      if (led === undefined) return undefined;
      const found = led.slug === undefined ? undefined : records.getBySlug(led.slug);
      if (found === undefined) redirected.add(slug);
      return found;
    };
    return {
      find: hasSlug ? records.getBySlug : records.get,
      ...(hasSlug ? { findById: records.get } : {}),
      ...(pageKind === undefined ? {} : { findByOldSlug: (slug: string) => findByOldSlug(pageKind, slug) }),
      all: records.all,
      insertParsed: (values) => records.insertParsed(values),
      update: ({ id }, changes) => records.update(id, changes),
      remove: (id) => void records.remove(id),
      finish() {
        const made = [...redirected].filter((slug) => records.getBySlug(slug) !== undefined);
        return made.length === 0 ? [] : redirectedRecordWarnings(content, name, made);
      },
    };
  };
}

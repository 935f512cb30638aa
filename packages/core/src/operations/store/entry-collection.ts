import type { ViewedList } from '../../collections/views/view.js';
import type { CollectionName, DocumentName } from '../../model/collections.js';
import type { ChangeEntry } from '../../store/change.js';
import type { Content } from '../../store/content.js';

type Tables = Pick<Content, 'profiles' | 'sourceRecords' | 'importRuns' | 'views'>;

/** What a change was about: of an import profile, and of what a source said, the collection that it is imported into; of a view, its list. */
export function collectionOfEntry(
  content: Tables,
  entry: ChangeEntry,
): CollectionName | DocumentName | ViewedList {
  if (entry.in === 'views') {
    const list = content.views.get(entry.id)?.list ?? valueBefore(entry, 'list');
    return (list as ViewedList | undefined) ?? entry.in;
  }
  const profile = profileOf(content, entry);
  if (profile === undefined) return entry.in;
  const collection = content.profiles.get(profile)?.collection ?? valueBefore(entry, 'collection');
  return (collection as CollectionName | undefined) ?? entry.in;
}

function profileOf(content: Tables, entry: ChangeEntry): string | undefined {
  const { in: table, id } = entry;
  if (table === 'profiles') return id;
  if (table !== 'sourceRecords' && table !== 'importRuns') return undefined;
  return content[table].get(id)?.source ?? valueBefore(entry, 'source');
}

function valueBefore(entry: ChangeEntry, name: string): string | undefined {
  return 'before' in entry ? (entry.before[name] as string | undefined) : undefined;
}

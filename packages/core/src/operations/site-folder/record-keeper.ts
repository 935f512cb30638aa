import { type CollectionName, collections } from '../../model/collections.js';
import type { Entity } from '../../model/entity.js';
import type { WritableCollection } from '../../store/transaction.js';
import type { ChangeContext } from '../define/operation.js';
import type { collectRemovedHtml } from '../records/removed-html.js';

/** What became of the records of a collection. */
export interface KeptRecords {
  created: number;
  updated: number;
  unchanged: number;
}

interface Kept {
  id: string;
  slug?: string;
  updatedAt?: string;
}

/** A file whose record cannot be kept, and why. */
export interface FileFault {
  file: string;
  message: string;
}

/** Where records of an export are kept as they were. */
export interface RecordKeeper {
  /** Keeps a record; where it has none of its own, this is its slug. */
  keep(name: CollectionName, given: Record<string, unknown>, file: string, slug?: string): void;
  counts: Map<CollectionName, KeptRecords>;
  faults: FileFault[];
  /** Records that have changed here since the export. */
  newer: FileFault[];
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Keeps records with their ids and stamps. One whose slug another record has here becomes that one, and what names it follows; one
 * that has changed here since is not overwritten unless forced.
 */
export function recordKeeper(
  { content, now, newId }: Pick<ChangeContext, 'content' | 'now' | 'newId'>,
  removedHtml: ReturnType<typeof collectRemovedHtml>,
  isForced: boolean,
): RecordKeeper {
  const counts: RecordKeeper['counts'] = new Map();
  const faults: FileFault[] = [];
  const newer: FileFault[] = [];
  const ownIds = new Map<string, string>();
  const withOwnIds = (record: Record<string, unknown>): Record<string, unknown> =>
    ownIds.size === 0
      ? record
      : JSON.parse(JSON.stringify(record).replace(UUID, (id) => ownIds.get(id) ?? id));
  return {
    counts,
    faults,
    newer,
    keep(name, written, file, slug) {
      const entity = collections[name] as unknown as Entity<Kept>;
      const table = content[name] as unknown as WritableCollection<Kept>;
      const has = (column: string) => entity.fieldPaths.some((field) => field.column === column);
      const given = withOwnIds(slug === undefined ? written : { slug, ...written });
      const named = has('slug') && typeof given.slug === 'string' ? table.getBySlug(given.slug) : undefined;
      const known = typeof given.id === 'string' ? table.get(given.id) : undefined;
      if (known !== undefined && named !== undefined && known.id !== named.id) {
        faults.push({ file, message: `the slug '${given.slug}' is that of another record here` });
        return;
      }
      const before = known ?? named;
      if (before !== undefined && typeof given.id === 'string') ownIds.set(given.id, before.id);
      const stamps = { createdAt: stampOf(before, 'createdAt') ?? now, updatedAt: before?.updatedAt ?? now };
      const filled = Object.fromEntries(Object.entries(stamps).filter(([column]) => has(column)));
      const check = entity.check({ ...filled, ...given, id: before?.id ?? given.id ?? newId() });
      if ('issues' in check) {
        faults.push(...check.issues.map(({ message }) => ({ file, message })));
        return;
      }
      const count = counts.get(name) ?? { created: 0, updated: 0, unchanged: 0 };
      counts.set(name, count);
      const record = check.value;
      removedHtml.addAll(entity, given, record, file);
      if (before !== undefined && sameText(before) === sameText(record)) {
        count.unchanged++;
        return;
      }
      const isNewerHere = before?.updatedAt !== undefined && before.updatedAt > (record.updatedAt ?? '');
      if (isNewerHere && !isForced) {
        newer.push({ file, message: `${entity.title} ${before.slug ?? before.id} has changed here since` });
        return;
      }
      // One that somebody edited in its file still has the stamp of the export.
      const isEdited = before !== undefined && (isNewerHere || before.updatedAt === record.updatedAt);
      table.restore(isEdited && has('updatedAt') ? { ...record, updatedAt: now } : record);
      count[before === undefined ? 'created' : 'updated']++;
    },
  };
}

function stampOf(record: object | undefined, name: string): unknown {
  return (record as Record<string, unknown> | undefined)?.[name];
}

/** A record as text, whatever the order of its fields. */
function sameText(value: unknown): string {
  return JSON.stringify(value, (_name, held) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  );
}

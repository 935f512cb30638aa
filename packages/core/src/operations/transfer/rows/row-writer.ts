import { isEqualValue, type RowIssue } from '../../../csv/import-rules.js';
import type { Entity } from '../../../model/entity.js';
import { isProblem } from '../../../problem.js';
import type { Warning } from '../../../warning.js';
import type { ChangeContext } from '../../define/operation.js';
import type { AfterDelete } from '../../records/after-delete.js';
import type { ImportTarget } from './row-matching.js';

/** Puts what rows say into the store. What is refused joins the faults of its row, and nothing comes back. */
export interface RowWriter<T> {
  insert(values: unknown[], id: string | undefined, faults: RowIssue[]): T | undefined;
  update(before: T, given: Record<string, unknown>, faults: RowIssue[]): T | undefined;
  /** What a row says, as records of this store hold it. */
  resolve(given: Record<string, unknown>): Record<string, unknown>;
  /** Whether a record has all that a row says, by whatever names the row says it. */
  has(before: T, given: Record<string, unknown>): boolean;
  remove(record: T): void;
  /** Does elsewhere in the content what follows from all that was removed, and warns of it. */
  finish(): Warning[];
}

/** How an import derives fields, as add and edit do. */
export interface RowWriterConfig<T extends { id: string }> {
  entity: Pick<Entity<T>, 'fieldPaths'>;
  /** Derives fields of a record, new or (with `before`) changed, as add and edit do; refuses what a role may not do. */
  derive?(context: ChangeContext, given: Record<string, unknown>, before?: T): Record<string, unknown>;
  /** What a row gives, as `derive` takes it: with the names and ids of this store. */
  deriveRow?(
    content: ChangeContext['content'],
    given: Record<string, unknown>,
    before?: T,
  ): Record<string, unknown>;
  /** The fields that `derive` reads or fills in a new record. */
  derivedFields?: readonly string[];
  /** What follows from a change elsewhere in the content. */
  afterUpdate?(content: ChangeContext['content'], before: T, after: T): void;
  afterDelete?: AfterDelete<T>;
}

/** A writer that derives fields as add and edit do. */
export function rowWriter<T extends { id: string }>(
  { derive, deriveRow, derivedFields = [], afterUpdate, afterDelete, entity }: RowWriterConfig<T>,
  context: ChangeContext,
  target: ImportTarget<T>,
): RowWriter<T> {
  const derivedIndexes = derivedFields.map((column) => {
    return [column, entity.fieldPaths.findIndex((fieldPath) => fieldPath.column === column)] as const;
  });

  const withOwnNames = (given: Record<string, unknown>, before?: T) =>
    deriveRow?.(context.content, given, before) ?? given;

  const deriveNew = (values: unknown[]) => {
    if (derive === undefined) return;
    const given: Record<string, unknown> = {};
    for (const [name, index] of derivedIndexes) if (values[index] !== undefined) given[name] = values[index];
    const derived = derive(context, withOwnNames(given));
    for (const [name, index] of derivedIndexes) values[index] = derived[name] ?? undefined;
  };

  const removed: T[] = [];

  // A row that names a record by its slug never changes that slug.
  const deriveChanges = (given: Record<string, unknown>, before: T) => {
    const { slug } = before as { slug?: string };
    const own = withOwnNames(slug === undefined ? given : { slug, ...given }, before);
    return derive?.(context, own, before) ?? given;
  };

  return {
    insert: (values, id, faults) =>
      collectFaults(faults, () => {
        deriveNew(values);
        return target.insertParsed(values, id);
      }),
    update: (before, given, faults) =>
      collectFaults(faults, () => {
        const after = target.update(before, deriveChanges(given, before));
        afterUpdate?.(context.content, before, after);
        return after;
      }),
    resolve(given) {
      const own = withOwnNames(given);
      return own === given ? given : Object.fromEntries(Object.keys(given).map((name) => [name, own[name]]));
    },
    has: (before, given) =>
      Object.entries(withOwnNames(given, before)).every(([name, value]) =>
        isEqualValue(value, (before as Record<string, unknown>)[name]),
      ),
    remove(record) {
      target.remove?.(record.id);
      removed.push(record);
    },
    finish() {
      if (removed.length === 0) return [];
      const gone = new Set(removed.map(({ id }) => id));
      return afterDelete?.(context.content, gone, removed) ?? [];
    },
  };
}

/** Does it, or puts what was refused among the faults. */
function collectFaults<T>(faults: RowIssue[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!isProblem(error) || error.code !== 'invalid') throw error;
    for (const { message, path, value } of error.issues) {
      const withValue = value === undefined ? {} : { value };
      faults.push({ message, ...(path ? { column: path } : {}), ...withValue });
    }
    if (error.issues.length === 0) faults.push({ message: error.message });
    return undefined;
  }
}

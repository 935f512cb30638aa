import * as z from 'zod';
import { lazy } from '../../lazy.js';
import {
  type CollectionName,
  collections,
  type ReadableContent,
  type RecordIn,
} from '../../model/collections.js';
import type { Entity, InputOf } from '../../model/entity.js';
import { recordHash } from '../../store/change.js';
import type { Collection } from '../../store/content.js';
import type { WritableCollection } from '../../store/transaction.js';
import { type Warning, withWarnings } from '../../warning.js';
import type { OutputOf, ShapeOf } from '../define/lazy-schema.js';
import { type ChangeContext, change, question } from '../define/operation.js';
import type { Permission } from '../define/permissions.js';
import { redirectRenamed } from '../redirects/redirect-on-rename.js';
import { publicSlugs, redirectedRecordWarnings } from '../redirects/redirected-records.js';
import type { AfterDelete } from './after-delete.js';
import { contentWarnings } from './content-warnings.js';
import { cellChanges, cellEditsInput, mapEdits } from './edits/cell-edits.js';
import { hasManyRecords, mapRecords } from './edits/each-record.js';
import { relativeChangesInput, withRelativeChanges } from './edits/relative-changes.js';
import { idsInput, type ListResult, withIds } from './list-result.js';
import { type Namesakes, nameWarnings } from './name-warnings.js';
import { editedNames, editedRecords, manyRecords, recordRef } from './named-records.js';
import { pagination } from './paginate.js';
import type { FirstRecords, WantedRecords } from './select-records.js';
import { whereFilter, whereInput } from './where.js';

const oneRecord = lazy(() => z.strictObject({ record: recordRef() }));
/** Fields of a record, unchecked: the entity checks them when the record is saved. */
export function fieldsOf<T extends object>(noun: string) {
  return z
    .custom<T>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
    .describe(`Fields of a ${noun}, as its schema lists them`);
}

type ListInput = OutputOf<typeof pagination> & OutputOf<typeof whereInput> & OutputOf<typeof idsInput>;

/** The fields of a new record, or the changes to one; null empties a field. */
export type RecordPatch<C extends CollectionName> = {
  [K in keyof InputOf<(typeof collections)[C]>]?: InputOf<(typeof collections)[C]>[K] | null;
};

/** The settings in which the operations of one collection differ from those of another. */
export interface RecordOperationsConfig<C extends CollectionName, Q extends z.ZodObject> {
  collection: C;
  viewPermission: Permission;
  editPermission: Permission;
  deletePermission: Permission;
  /** The admin's list screen; `screens` names those of verbs that have one of their own. */
  screen: string;
  screens?: { show?: string; add?: string; edit?: string };
  /** The filters and the order of a list. */
  query(): Q;
  /** The first records that match a query, at least as many as are wanted, in its order; found in short turns. */
  select(
    records: Iterable<RecordIn<C>>,
    query: z.output<Q>,
    wanted: WantedRecords<RecordIn<C>>,
    content: ReadableContent,
  ): Promise<FirstRecords<RecordIn<C>>>;
  /** Derives fields of a record, new or (with `before`) changed; refuses what the role may not do. */
  derive?(
    context: ChangeContext,
    given: Record<string, unknown>,
    before?: RecordIn<C>,
  ): Record<string, unknown>;
  /** By what a record is called, where another that is called so is told. */
  namesakes?: Namesakes;
  /** Warns of records that were added or changed; `given` has the fields that were set. */
  warnings?(
    content: ChangeContext['content'],
    records: readonly RecordIn<C>[],
    given: Readonly<Record<string, unknown>>,
    isNew: boolean,
    now: string,
  ): Warning[];
  /** Changes other content after a record changed. */
  afterUpdate?(content: ChangeContext['content'], before: RecordIn<C>, after: RecordIn<C>): void;
  afterDelete?: AfterDelete<RecordIn<C>>;
}

/** The five operations that every collection has, and `setFields`, which makes operations such as `publish`. */
export function recordOperations<C extends CollectionName, Q extends z.ZodObject>(
  config: RecordOperationsConfig<C, Q>,
) {
  const entity = collections[config.collection] as unknown as Entity;
  return { ...recordQuestions(config, entity), ...recordChanges(config, entity) };
}

function recordQuestions<C extends CollectionName, Q extends z.ZodObject>(
  { collection, viewPermission, screen, screens = {}, query, select }: RecordOperationsConfig<C, Q>,
  entity: Entity,
) {
  // `extend` loses the shape of a generic query.
  const paged = () =>
    query().extend({
      ...pagination().shape,
      ...whereInput().shape,
      ...idsInput().shape,
    }) as unknown as z.ZodObject<
      Q['shape'] & ShapeOf<typeof pagination> & ShapeOf<typeof whereInput> & ShapeOf<typeof idsInput>,
      z.core.$strict
    >;
  return {
    /** The records that match a query and its conditions, or their ids; `limit` and `offset` choose a page. */
    list: question({
      name: `${collection}.list`,
      summary: `List ${entity.plural}`,
      permission: viewPermission,
      exposure: { screen },
      isRestartable: true,
      input: paged,
      async run({ content, now }, input): Promise<ListResult<RecordIn<C>>> {
        const { limit, offset, where, idsOnly, ...asked } = input as unknown as ListInput;
        const stored = content[collection] as unknown as Collection<RecordIn<C>>;
        // What shows every record reads all of them anyway.
        const records = () => (limit === undefined && !idsOnly ? stored.all() : stored.scan());
        const found = (given: object, wanted: WantedRecords<RecordIn<C>>) =>
          select(records(), given as z.output<Q>, wanted, content);
        const passes = await whereFilter<RecordIn<C>>(where, {
          ...{ entity, now, query },
          select: async (given) => (await found(given, {})).records,
        });
        const end = limit === undefined ? undefined : offset + limit;
        const { total, records: first } = await found(asked, { passes, most: end });
        const page = first.slice(offset, end);
        return withIds({ total, records: idsOnly ? page : [...stored.whole(page)] }, idsOnly);
      },
    }),

    /** One record, with the hash that a later change may expect. */
    show: question({
      name: `${collection}.show`,
      summary: `Show a ${entity.name}`,
      permission: viewPermission,
      exposure: { screen: screens.show ?? screen },
      isRestartable: true,
      input: oneRecord,
      run({ content, store }, input) {
        const record = content[collection].require(input.record) as RecordIn<C>;
        return { record, hash: recordHash(store.storage.digest, JSON.stringify(record)) };
      },
    }),
  };
}

function recordChanges<C extends CollectionName, Q extends z.ZodObject>(
  config: RecordOperationsConfig<C, Q>,
  entity: Entity,
) {
  const { collection, editPermission, screen, screens = {} } = config;
  const { name: noun, plural } = entity;
  const fields = lazy(() => fieldsOf<RecordPatch<C>>(noun));
  /** The warnings of records whose fields were given; `isNew` for those that were not there before. */
  const warningsOf = (
    context: ChangeContext,
    records: readonly RecordIn<C>[],
    given: Readonly<Record<string, unknown>>,
    isNew = false,
  ): Warning[] => {
    const mayAppear = isNew || SHOWING_FIELDS.some((name) => given[name] !== undefined);
    const { content, now } = context;
    return [
      ...nameWarnings(entity, config.namesakes, recordsOf(config, context), given, records, isNew),
      ...(mayAppear ? redirectedRecordWarnings(content, collection, publicSlugs(records)) : []),
      ...(config.warnings?.(content, records, given, isNew, now) ?? []),
      ...contentWarnings(entity, given, records),
    ];
  };
  return {
    add: change({
      name: `${collection}.add`,
      summary: `Add a ${noun}`,
      permission: editPermission,
      exposure: { screen: screens.add ?? screen },
      isRestartable: true,
      input: () => z.strictObject({ record: fields() }),
      run(context, { record }) {
        const [given, records] = [record as Record<string, unknown>, recordsOf(config, context)];
        const made = records.insert(config.derive?.(context, given) ?? given);
        return withWarnings({ records: [made] }, warningsOf(context, [made], given, true));
      },
    }),

    /** Changes fields of one record or several, all alike or each by its cells; the others stay, null empties one. */
    edit: change({
      name: `${collection}.edit`,
      summary: `Edit a ${noun}, or several alike`,
      permission: editPermission,
      exposure: { screen: screens.edit ?? screen },
      isRestartable: true,
      isHeavy: hasManyRecords,
      input: () =>
        editedRecords().extend({
          changes: fields().default({}),
          ...relativeChangesInput().shape,
          ...cellEditsInput().shape,
        }),
      async run(context, { edits, changes, record, records: several, ...relative }) {
        if (edits !== undefined) {
          const edited = mapEdits(edits, ({ record: name, cells }) => {
            const given = cellChanges(entity, cells);
            return { given, after: editRecord(config, context, name, given) };
          });
          const warnings = edited.flatMap(({ given, after }) => warningsOf(context, [after], given));
          return withWarnings({ records: edited.map(({ after }) => after) }, warnings);
        }
        const given = changes as Record<string, unknown>;
        const records = await mapRecords(context, editedNames({ record, records: several }), (name) => {
          const before = recordsOf(config, context).require(name);
          return updateRecord(config, context, before, withRelativeChanges(entity, before, given, relative));
        });
        return withWarnings({ records }, warningsOf(context, records, given));
      },
    }),

    delete: change({
      name: `${collection}.delete`,
      summary: `Delete ${plural}`,
      permission: config.deletePermission,
      exposure: { screen },
      isRestartable: true,
      isHeavy: hasManyRecords,
      input: manyRecords,
      async run(context, input) {
        const stored = recordsOf(config, context);
        const gone = new Set(input.records.map((name) => stored.require(name).id));
        const records = await mapRecords(context, [...gone], (id) => stored.remove(id));
        return withWarnings({ records }, config.afterDelete?.(context.content, gone, records) ?? []);
      },
    }),

    /** A change that sets the same fields of each record, such as `publish`. */
    setFields: (verb: string, summary: string, fields: (context: ChangeContext) => RecordPatch<C>) =>
      change({
        name: `${collection}.${verb}`,
        summary,
        permission: editPermission,
        exposure: { screen },
        isRestartable: true,
        isHeavy: hasManyRecords,
        input: manyRecords,
        async run(context, input) {
          const changes = fields(context);
          const records = await mapRecords(context, input.records, (name) =>
            editRecord(config, context, name, changes),
          );
          return withWarnings({ records }, warningsOf(context, records, changes as Record<string, unknown>));
        },
      }),
  };
}

/** Changes one record, with the checks of its collection. */
export function editRecord<C extends CollectionName, Q extends z.ZodObject>(
  config: RecordOperationsConfig<C, Q>,
  context: ChangeContext,
  name: string,
  changes: object,
): RecordIn<C> {
  return updateRecord(config, context, recordsOf(config, context).require(name), changes);
}

function recordsOf<C extends CollectionName>(
  { collection }: { collection: C },
  { content }: ChangeContext,
): WritableCollection<RecordIn<C>> {
  return content[collection] as unknown as WritableCollection<RecordIn<C>>;
}

/** The fields by which a record comes to be at an address. */
const SHOWING_FIELDS = ['slug', 'isActive', 'isPublished'] as const;

function updateRecord<C extends CollectionName, Q extends z.ZodObject>(
  config: RecordOperationsConfig<C, Q>,
  context: ChangeContext,
  before: RecordIn<C>,
  changes: object,
): RecordIn<C> {
  const given = changes as Record<string, unknown>;
  const after = recordsOf(config, context).update(
    before.id,
    config.derive?.(context, given, before) ?? given,
  );
  if (after !== before) {
    config.afterUpdate?.(context.content, before, after);
    redirectRenamed(context.content, config.collection, before, after);
  }
  return after;
}

import * as z from 'zod';
import { type CollectionName, collections, type RecordIn } from '../../model/collections.js';
import type { InputOf } from '../../model/entity.js';
import { recordHash } from '../../store/change.js';
import type { WritableCollection } from '../../store/transaction.js';
import { type ChangeContext, change, question } from '../define/operation.js';
import type { Permission } from '../define/permissions.js';

/** The name of one record. */
export const recordRef = z
  .string()
  .min(1, 'A record is named by its slug, its id, or the first characters of its id')
  .describe("A record's slug, id, or an id's first characters");
/** One record, named. */
const oneRecord = z.strictObject({ record: recordRef });
/** One record or more, named. */
export const manyRecords = z.strictObject({ records: z.array(recordRef).min(1) });
/** A page of a list. */
export const pagination = z.strictObject({
  limit: z.int().min(0).optional(),
  offset: z.int().min(0).default(0),
});

/** Fields of a record, still unchecked: the entity checks them when they are put into a record. */
export function fieldsOf<T extends object>(noun: string) {
  return z
    .custom<T>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
    .describe(`Fields of a ${noun}, as \`croupier schema\` lists them`);
}

/** What may be given to make or change a record of a collection; null empties a field. */
export type RecordPatch<C extends CollectionName> = {
  [K in keyof InputOf<(typeof collections)[C]>]?: InputOf<(typeof collections)[C]>[K] | null;
};

/** What is particular about the operations on one collection. */
export interface ResourceConfig<C extends CollectionName, Q extends z.ZodObject> {
  collection: C;
  viewPermission: Permission;
  editPermission: Permission;
  deletePermission: Permission;
  /** The admin's list screen; `screens` names those of verbs that have one of their own. */
  screen: string;
  screens?: { show?: string; add?: string; edit?: string };
  /** What a list can be asked for. */
  query: Q;
  /** The records that a query asks for, in its order. */
  select(records: Iterable<RecordIn<C>>, query: z.output<Q>): RecordIn<C>[];
  /** Completes what was given for a new record, or (with `before`) for a change of one; refuses what a role may not. */
  beforeSave?(
    context: ChangeContext,
    given: Record<string, unknown>,
    before?: RecordIn<C>,
  ): Record<string, unknown>;
  /** What follows from a change of a record elsewhere in the content. */
  afterUpdate?(content: ChangeContext['content'], before: RecordIn<C>, after: RecordIn<C>): void;
  /** What follows elsewhere once the records of these ids are gone. */
  afterDelete?(content: ChangeContext['content'], gone: ReadonlySet<string>): void;
}

/** The five operations that every collection has, and the making of those that set a mark. */
export function recordOperations<C extends CollectionName, Q extends z.ZodObject>(
  config: ResourceConfig<C, Q>,
) {
  const { collection, screen, screens = {} } = config;
  const { name: noun, plural } = collections[collection];
  const fields = fieldsOf<RecordPatch<C>>(noun);
  // Said again, for the shape of a query that is still open is lost in `extend`.
  const paged = config.query.extend(pagination.shape) as unknown as z.ZodObject<
    Q['shape'] & typeof pagination.shape,
    z.core.$strict
  >;
  const exposureOf = (verb: string, own = screen) => ({
    command: `${plural} ${verb}`,
    http: true as const,
    screen: own,
  });
  const collectionIn = ({ content }: ChangeContext) =>
    content[collection] as unknown as WritableCollection<RecordIn<C>>;

  return {
    /** The records that a query asks for; `limit` and `offset` cut a page out. */
    list: question({
      name: `${plural}.list`,
      summary: `List ${plural}`,
      permission: config.viewPermission,
      exposure: exposureOf('list'),
      input: paged,
      run({ content }, input) {
        const { limit, offset, ...query } = input as unknown as z.output<typeof pagination>;
        const all = content[collection].all() as Iterable<RecordIn<C>>;
        const found = config.select(all, query as unknown as z.output<Q>);
        const end = limit === undefined ? undefined : offset + limit;
        return { total: found.length, records: found.slice(offset, end) };
      },
    }),

    /** One record, with the hash that a later change may expect. */
    show: question({
      name: `${plural}.show`,
      summary: `Show a ${noun}`,
      permission: config.viewPermission,
      exposure: exposureOf('show', screens.show),
      input: oneRecord,
      run({ content, store }, input) {
        const record = content[collection].require(input.record) as RecordIn<C>;
        return { record, hash: recordHash(store.storage.digest, JSON.stringify(record)) };
      },
    }),

    add: change({
      name: `${plural}.add`,
      summary: `Add a ${noun}`,
      permission: config.editPermission,
      exposure: exposureOf('add', screens.add),
      input: z.strictObject({ record: fields }),
      run(context, { record }) {
        const given = record as Record<string, unknown>;
        return { records: [collectionIn(context).insert(config.beforeSave?.(context, given) ?? given)] };
      },
    }),

    /** Changes fields of a record; what is not named stays, null empties. */
    edit: change({
      name: `${plural}.edit`,
      summary: `Edit a ${noun}`,
      permission: config.editPermission,
      exposure: exposureOf('edit', screens.edit),
      input: z.strictObject({ record: recordRef, changes: fields }),
      run: (context, { record, changes }) => ({ records: [editRecord(config, context, record, changes)] }),
    }),

    delete: change({
      name: `${plural}.delete`,
      summary: `Delete ${plural}`,
      permission: config.deletePermission,
      exposure: exposureOf('delete'),
      input: manyRecords,
      run(context, input) {
        const gone = new Set(input.records.map((name) => collectionIn(context).require(name).id));
        const records = [...gone].map((id) => collectionIn(context).remove(id));
        config.afterDelete?.(context.content, gone);
        return { records };
      },
    }),

    /** A change of its own that sets the same fields of each named record, such as `publish`. */
    setFields: (verb: string, summary: string, changes: RecordPatch<C>) =>
      change({
        name: `${plural}.${verb}`,
        summary,
        permission: config.editPermission,
        exposure: exposureOf(verb),
        input: manyRecords,
        run: (context, input) => ({
          records: input.records.map((name) => editRecord(config, context, name, changes)),
        }),
      }),
  };
}

/** Changes one record by the rules of its trade. */
export function editRecord<C extends CollectionName, Q extends z.ZodObject>(
  config: ResourceConfig<C, Q>,
  context: ChangeContext,
  name: string,
  changes: object,
): RecordIn<C> {
  const records = context.content[config.collection] as unknown as WritableCollection<RecordIn<C>>;
  const before = records.require(name);
  const given = changes as Record<string, unknown>;
  const after = records.update(before.id, config.beforeSave?.(context, given, before) ?? given);
  if (after !== before) config.afterUpdate?.(context.content, before, after);
  return after;
}

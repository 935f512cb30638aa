import type * as z from 'zod';
import type { Scale } from '../csv/table.js';
import type { ColumnDescription, FormPart } from '../forms/collection-description.js';
import { messages } from '../messages.js';
import { type CollectionName, collections, type RecordIn } from '../model/collections.js';
import { type Entity, editableFields } from '../model/entity.js';
import type { ChangeContext, Operation } from '../operations/define/operation.js';
import type { Permission } from '../operations/define/permissions.js';
import { type RecordOperationsConfig, recordOperations } from '../operations/records/record-operations.js';
import { selectInTurns, selectRecords } from '../operations/records/select-records.js';
import { exportOperations } from '../operations/transfer/export.js';
import { type ImportConfig, importOperation } from '../operations/transfer/import.js';
import { importInput } from '../operations/transfer/import-input.js';
import { collectionImportTarget } from '../operations/transfer/import-target.js';
import type { RouteKind } from '../urls/routes.js';
import { slugOf } from '../values/text/slug.js';
import { type ColumnConfig, describeColumns } from './columns.js';
import { type Filters, type ListQueryConfig, listQuery, type QueryOf } from './list-query.js';

// biome-ignore lint/suspicious/noExplicitAny: operations of every kind stand side by side
type Verbs = { readonly [verb: string]: Operation<any, any> };
type Texts = Readonly<Record<string, string>>;

/** What every face reads of a collection. */
interface CollectionFacts {
  /** The field that people call a record by. */
  label: string;
  /** Who may add and edit records. Staff see them; who may import and delete content imports and deletes them. */
  editPermission: Permission;
  /** The fields whose words a search finds. */
  search: readonly string[];
  /** One line for help. */
  summary: string;
  /** The fields that people are asked for one by one, by their titles or a question. */
  prompts: readonly (string | { field: string; question: string })[];
  /** What is asked before the record of this label is deleted; nothing where an undo is enough. */
  confirmDelete?(label: string): string;
  /** The name of the sign beside it in the sidebar of the admin. */
  icon: string;
  /** What stands in place of an empty list, and why it is empty. */
  emptyText?: string;
  aboutEmpty: string;
  /** The kind of the page that shows its records, or one of them by its slug; none where visitors do not see them. */
  page?: RouteKind;
  /** The filter whose values are the tabs of its list. */
  tabs?: string;
  /** The name of `order`, or of the stored order. */
  usualSort?: string;
  form: readonly FormPart[];
  examples: CollectionExamples;
  /** Its CSV and JSON files. */
  file: {
    /** By what a row is matched with a record: its slug, or these columns together. */
    identity: 'slug' | readonly string[];
    /** The first columns of the template; the other fields follow in their own order. */
    columns: readonly string[];
    /** Fields that no template has, since others fill them. */
    filled?: readonly string[];
    /** The highest rating. */
    scale: Scale;
    /** The fields that `derive` reads or fills in a new record. */
    derived?: readonly string[];
  };
}

/** Values for the examples of help, each of which is tried on the sample. */
export interface CollectionExamples {
  /** The label or the slug of a record. */
  record: string;
  /** Filters of a list, and the fields that are printed of it. */
  list: Texts;
  listFields?: readonly string[];
  add: readonly Texts[];
  /** What differs in a copy of the record, where that is the second example of an addition. */
  copy?: Texts;
  edit: readonly Texts[];
  /** A value for the rows of a file that have none. */
  default: Texts;
  /** A value that is set. */
  set: Texts;
}

/** What a collection is, said once: operations, files, commands, screens and documents are made from it. */
export interface CollectionConfig<
  C extends CollectionName,
  F extends Filters,
  S extends string,
  V extends Verbs,
> extends CollectionFacts,
    ListQueryConfig<RecordIn<C>, F, S>,
    Pick<RecordOperationsConfig<C, z.ZodObject>, 'derive' | 'warnings'> {
  label: keyof RecordIn<C> & string;
  search: ListQueryConfig<RecordIn<C>, F, S>['search'];
  columns: readonly ColumnConfig<keyof RecordIn<C> & string>[];
  /** Verbs of its own. */
  verbs?: V;
  /** What a row of a file gives, as `derive` takes it; what it has of another store is replaced. */
  deriveRow?(
    content: ChangeContext['content'],
    given: Record<string, unknown>,
    before?: RecordIn<C>,
  ): Record<string, unknown>;
}

/** A collection as the faces read it. */
export interface Collection extends CollectionFacts {
  name: CollectionName;
  entity: Entity;
  /** Whether a record is named by its slug. */
  hasSlug: boolean;
  filters: Filters;
  sorts: readonly string[];
  columns: readonly ColumnDescription[];
  operations: Readonly<
    Record<'list' | 'show' | 'add' | 'edit' | 'delete' | 'import' | 'export' | 'template', Verbs[string]>
  >;
}

type ImportInputOf = ReturnType<typeof importInput>;
type RecordOperations<C extends CollectionName, Q extends z.ZodObject> = Omit<
  ReturnType<typeof recordOperations<C, Q>>,
  'setFields'
> & { import: ReturnType<typeof importOperation<RecordIn<C>, ImportInputOf>> } & ReturnType<
    typeof exportOperations<RecordIn<C>, Q>
  >;

/** A collection with its operations, typed. */
export interface DeclaredCollection<
  C extends CollectionName,
  F extends Filters,
  S extends string,
  V extends Verbs,
> extends Collection {
  name: C;
  sorts: readonly (S | `-${S}`)[];
  operations: RecordOperations<C, QueryOf<F, S>> & V;
}

/** Declares a collection: its eight operations, typed, beside what it is. */
export function collection<
  const C extends CollectionName,
  const F extends Filters = Readonly<Record<never, never>>,
  const S extends string = never,
  const V extends Verbs = Readonly<Record<never, never>>,
>(name: C, config: CollectionConfig<C, F, S, V>): DeclaredCollection<C, F, S, V> {
  type T = RecordIn<C>;
  const entity = collections[name] as unknown as Entity<T>;
  const { label, derive, file } = config;
  const { filters, sorts, query, selection } = listQuery<T, F, S>(entity, config);
  const screen = `/admin/${name}`;
  const hasSlug = file.identity === 'slug';
  const isActiveField = entity.findField('isActive') !== undefined;

  const { setFields: _, ...records } = recordOperations<C, QueryOf<F, S>>({
    ...config,
    collection: name,
    viewPermission: 'see all content',
    deletePermission: 'import and delete content',
    screen,
    query,
    select: (stored, given) => selectInTurns(stored, selection(given)),
  });

  const columnsOfPeople = editableFields(entity).map(({ column }) => column);
  const template = [...new Set([...file.columns, ...columnsOfPeople])].filter(
    (column) => !file.filled?.includes(column),
  );
  const requiredColumns = Object.fromEntries(
    entity.fieldPaths
      .filter(({ field, column }) => field.missing !== undefined && template.includes(column))
      .filter(({ column }) => !(hasSlug && column === 'slug'))
      .map(({ column, field }) => [
        column,
        field.isAsked ? messages.ours.rowNeedsTitle(field.title) : (field.missing as string),
      ]),
  );
  const importConfig: ImportConfig<T, ImportInputOf> = {
    entity,
    input: importInput,
    screen,
    scale: file.scale,
    rules: () => ({
      identity:
        file.identity === 'slug'
          ? { by: 'slug', from: label, slugOf, empty: messages.ours.slugEmpty }
          : { by: 'words', columns: file.identity },
      missingIdentity: { column: label, message: requiredColumns[label] as string },
      requiredColumns,
      order: template,
    }),
    target: collectionImportTarget(name),
    ...(derive === undefined
      ? {}
      : {
          derive: (context: ChangeContext, given: Record<string, unknown>, before?: T) =>
            derive(context, config.deriveRow?.(context.content, given, before) ?? given, before),
        }),
    derivedFields: file.derived ?? [],
    counters: isActiveField ? { isHidden: (record) => !(record as { isActive?: boolean }).isActive } : {},
  };

  const operations = {
    ...records,
    ...(config.verbs as V),
    import: importOperation(importConfig),
    ...exportOperations<T, QueryOf<F, S>>({
      entity: entity as unknown as Entity,
      screen,
      scale: file.scale,
      query,
      records: (content, given) => selectRecords(content[name].all() as Iterable<T>, selection(given)),
      template,
    }),
  };
  return {
    ...config,
    name,
    entity,
    filters,
    sorts,
    operations,
    columns: describeColumns(entity as Entity, config.columns as readonly ColumnConfig<string>[]),
    hasSlug,
  };
}

type NamedAfter<C extends string, O> = { [V in keyof O & string as `${C}.${V}`]: O[V] };

/** The operations of a collection by their names, such as `bonuses.list`. */
export function operationsOf<C extends string, O extends object>(of: {
  name: C;
  operations: O;
}): NamedAfter<C, O> {
  const named = Object.entries(of.operations).map(([verb, operation]) => [`${of.name}.${verb}`, operation]);
  return Object.fromEntries(named) as NamedAfter<C, O>;
}

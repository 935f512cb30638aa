import type * as z from 'zod';
import type { RecordIdentity } from '../csv/import-rules.js';
import type { Scale } from '../csv/table.js';
import type { ColumnDescription, FormPart } from '../forms/collection-description.js';
import { messages } from '../messages.js';
import { type CollectionName, collections, type RecordIn } from '../model/collections.js';
import { type Entity, editableFields } from '../model/entity.js';
import type { ChangeContext, Operation } from '../operations/define/operation.js';
import { COLLECTION_PERMISSIONS, type Permission } from '../operations/define/permissions.js';
import {
  type RecordOperationsConfig,
  type RecordPatch,
  recordOperations,
} from '../operations/records/record-operations.js';
import { selectFirstInTurns, selectRecords } from '../operations/records/select-records.js';
import type { SortOrder } from '../operations/records/sort-order.js';
import { exportOperations } from '../operations/transfer/export.js';
import { type ImportConfig, importOperation } from '../operations/transfer/import.js';
import { importInput } from '../operations/transfer/import-input.js';
import { collectionImportTarget } from '../operations/transfer/import-target.js';
import { localDay } from '../store/traffic-log.js';
import type { RouteKind } from '../urls/routes.js';
import { slugOf } from '../values/text/slug.js';
import { type ColumnConfig, describeColumns } from './columns.js';
import { type Filters, type ListQueryConfig, listQuery, type QueryOf } from './list-query.js';
import type { Marks } from './marks.js';

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
  icon?: string;
  /** What stands in place of an empty list, and why it is empty. */
  emptyText?: string;
  aboutEmpty?: string;
  /** The kind of the page that shows its records, or one of them by its slug; none where visitors do not see them. */
  page?: RouteKind;
  /** The filter whose values are the tabs of its list. */
  tabs?: string;
  /** The name of `order`, or of the stored order. */
  usualSort?: string;
  /** How the form is arranged; the other fields stand at its end. */
  form?: readonly FormPart[];
  examples: CollectionExamples;
  /** Its CSV and JSON files. */
  file: {
    /** By what a row is matched with a record: its slug, these columns together, or what an import is told. */
    identity: 'slug' | readonly string[] | ((context: ChangeContext) => RecordIdentity);
    /** How the texts of these columns are compared, where their case is not all that may differ. */
    word?(context: ChangeContext): (text: string, column: string) => string;
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

/** Values for the examples of help, each of which is tried on the sample; those of other verbs stand beside the command. */
export interface CollectionExamples {
  /** The label or the slug of a record. */
  record: string;
  /** Filters of a list, and the fields that are printed of it. */
  list?: Texts;
  listFields?: readonly string[];
  add?: readonly Texts[];
  /** What differs in a copy of the record, where that is the second example of an addition. */
  copy?: Texts;
  edit?: readonly Texts[];
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
  M extends Marks,
> extends CollectionFacts,
    ListQueryConfig<RecordIn<C>, F, S>,
    Pick<
      RecordOperationsConfig<C, z.ZodObject>,
      'derive' | 'namesakes' | 'warnings' | 'afterUpdate' | 'afterDelete'
    >,
    Partial<Pick<ImportConfig<RecordIn<C>, ImportInputOf>, 'target' | 'readForeign' | 'rowWarnings'>> {
  label: keyof RecordIn<C> & string;
  search: ListQueryConfig<RecordIn<C>, F, S>['search'];
  columns: readonly ColumnConfig<keyof RecordIn<C> & string>[];
  /** The addresses of its screens in the admin, where they are not made from this. */
  screens?: RecordOperationsConfig<C, z.ZodObject>['screens'] & { list?: string };
  /** Verbs that set a flag of several records. */
  marks?: M;
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
  /** Verbs that set a flag of several records. */
  marks: Marks;
  filters: Filters;
  sorts: readonly string[];
  sortOrder: SortOrder<never>;
  columns: readonly ColumnDescription[];
  operations: Verbs &
    Readonly<
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

type MarkOperations<C extends CollectionName, M extends Marks> = {
  [K in keyof M]: ReturnType<ReturnType<typeof recordOperations<C, z.ZodObject>>['setFields']>;
};

/** A collection with its operations, typed. */
export interface DeclaredCollection<
  C extends CollectionName,
  F extends Filters,
  S extends string,
  V extends Verbs,
  M extends Marks,
> extends Collection {
  name: C;
  marks: M;
  sorts: readonly (S | `-${S}`)[];
  operations: RecordOperations<C, QueryOf<F>> & V & MarkOperations<C, M>;
}

/** Declares a collection: its eight operations, typed, beside what it is. */
export function collection<
  const C extends CollectionName,
  const F extends Filters = Readonly<Record<never, never>>,
  const S extends string = never,
  const V extends Verbs = Readonly<Record<never, never>>,
  const M extends Marks = Readonly<Record<never, never>>,
>(name: C, config: CollectionConfig<C, F, S, V, M>): DeclaredCollection<C, F, S, V, M> {
  type T = RecordIn<C>;
  const entity = collections[name] as unknown as Entity<T>;
  const permission = COLLECTION_PERMISSIONS[name];
  const permitted = permission === undefined ? {} : { permission };
  const { label, derive, file, screens, marks = {} as M } = config;
  const { filters, sorts, sortOrder, query, selection } = listQuery<T, F, S>(entity, config);
  const screen = screens?.list ?? `/admin/${name}`;
  const hasSlug = entity.findField('slug') !== undefined;
  const shown = ['isActive', 'isPublished'].find((flag) => entity.findField(flag) !== undefined);

  const {
    setFields,
    delete: remove,
    ...records
  } = recordOperations<C, QueryOf<F>>({
    ...config,
    collection: name,
    viewPermission: permission ?? 'see all content',
    deletePermission: permission ?? 'import and delete content',
    screen,
    query,
    select: (stored, given, wanted) => selectFirstInTurns(stored, selection(given), wanted),
  });

  const template = templateColumns(entity, file);
  const requiredColumns = requiredColumnsOf(entity, template);
  const importConfig: ImportConfig<T, ImportInputOf> = {
    entity,
    input: importInput,
    screen,
    ...permitted,
    scale: file.scale,
    rules: (context) => ({
      identity: identityOf(file, label, context),
      missingIdentity: { column: label, message: requiredColumns[label] as string },
      requiredColumns,
      order: template,
    }),
    target: config.target ?? collectionImportTarget(name),
    ...(derive === undefined ? {} : { derive }),
    ...(config.afterUpdate === undefined ? {} : { afterUpdate: config.afterUpdate }),
    ...(config.afterDelete === undefined ? {} : { afterDelete: config.afterDelete }),
    ...(config.deriveRow === undefined ? {} : { deriveRow: config.deriveRow }),
    ...(config.rowWarnings === undefined ? {} : { rowWarnings: config.rowWarnings }),
    ...(config.readForeign === undefined ? {} : { readForeign: config.readForeign }),
    derivedFields: file.derived ?? [],
    counters: shown === undefined ? {} : { isHidden: (record) => Reflect.get(record, shown) !== true },
  };

  const operations = {
    ...records,
    ...(Object.fromEntries(
      Object.entries(marks).map(([verb, { summary, field, value }]) => [
        verb,
        setFields(verb, summary, ({ now }) => {
          return { [field]: value === 'today' ? localDay(Date.parse(now)) : value } as RecordPatch<C>;
        }),
      ]),
    ) as MarkOperations<C, M>),
    delete: remove,
    ...(config.verbs as V),
    import: importOperation(importConfig),
    ...exportOperations<T, QueryOf<F>>({
      entity: entity as unknown as Entity,
      screen,
      ...permitted,
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
    marks,
    filters,
    sorts,
    sortOrder,
    operations,
    columns: describeColumns(entity as Entity, config.columns as readonly ColumnConfig<string>[]),
    hasSlug,
  };
}

/** The columns of an empty file to fill in. */
function templateColumns(
  entity: Pick<Entity, 'fieldPaths'>,
  { columns, filled = [] }: CollectionFacts['file'],
): string[] {
  const ofPeople = editableFields(entity).map(({ column }) => column);
  return [...new Set([...columns, ...ofPeople])].filter((column) => !filled.includes(column));
}

/** The columns of a file that a new record needs, each with what is said where it is blank; a slug is made of the name. */
function requiredColumnsOf(
  { fieldPaths }: Pick<Entity, 'fieldPaths'>,
  template: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    fieldPaths
      .filter(({ field, column }) => field.missing !== undefined && template.includes(column))
      .filter(({ column }) => column !== 'slug')
      .map(({ column, field }) => [
        column,
        field.isAsked ? messages.ours.rowNeedsTitle(field.title) : (field.missing as string),
      ]),
  );
}

function identityOf(
  { identity, word }: CollectionFacts['file'],
  label: string,
  context: ChangeContext,
): RecordIdentity {
  if (identity === 'slug') return { by: 'slug', from: label, slugOf, empty: messages.ours.slugEmpty };
  if (typeof identity === 'function') return identity(context);
  return { by: 'words', columns: identity, ...(word === undefined ? {} : { word: word(context) }) };
}

import * as z from 'zod';

/** A number of things. */
export const count = z.int().min(0);
/** Text by names that no schema lists. */
export const anyFields = z.record(z.string(), z.unknown());

/** Something to know about a change that was made all the same. */
export const warningShape = z.strictObject({ reason: z.string(), params: anyFields, message: z.string() });
const warnings = z.array(warningShape).optional();

/** A page of a list, with the number of all that match. */
export const listOf = (record: z.ZodType) => z.strictObject({ total: count, records: z.array(record) });

/** The same of a collection, whose ids alone can be asked for. */
export const listOfRecords = (record: z.ZodType) =>
  listOf(record).extend({ ids: z.array(z.string()).optional() });

/** One record, with the hash that a later change may expect. */
export const shownRecord = (record: z.ZodType) => z.strictObject({ record, hash: z.string() });

/** The records of a change, as they are after it; deleted ones as they were. */
export const changedRecords = (record: z.ZodType) => z.strictObject({ records: z.array(record), warnings });

/** A file that was streamed: its name, and how many records it has. */
export const exportedFile = z.strictObject({ count, fileName: z.string() });
const template = z.strictObject({ columns: z.array(z.string()), fileName: z.string() });

const importError = z.strictObject({
  row: count,
  line: count,
  column: z.string().optional(),
  value: z.string().optional(),
  message: z.string(),
});

const plannedChanges = z.record(
  z.string(),
  z.strictObject({ before: z.unknown().optional(), after: z.unknown().optional() }),
);

const plannedRow = z.strictObject({
  row: count,
  slug: z.string().nullable(),
  action: z.enum(['create', 'update', 'unchanged', 'skip', 'conflict', 'reject']),
  changes: plannedChanges,
  given: z.array(z.string()).optional(),
});

const named = z.array(z.strictObject({ key: z.string() }));
const sourceOutcome = z.strictObject({
  name: z.string(),
  gone: count,
  goneRecords: z.array(
    z.strictObject({
      key: z.string(),
      slug: z.string().nullable(),
      action: z.enum(['report', 'keep', 'deactivate', 'blacklist', 'delete']),
      changes: plannedChanges,
    }),
  ),
  returned: count,
  kept: count,
  keptRecords: z.array(z.strictObject({ row: count, slug: z.string(), columns: z.array(z.string()) })),
  open: count,
  openRows: z.array(z.strictObject({ row: count, key: z.string(), why: z.string() })),
  ignored: count,
  joined: count,
  isSameFile: z.boolean(),
  difference: z
    .strictObject({
      added: named,
      changed: z.array(z.strictObject({ key: z.string(), columns: plannedChanges })),
      dropped: named,
      leftOut: count,
    })
    .optional(),
});

const importSummary = z.strictObject({
  found: count,
  created: count,
  updated: count,
  unchanged: count,
  skipped: count,
  rejected: count,
  conflicting: count.optional(),
  skippedRows: z.array(z.strictObject({ row: count, slug: z.string() })).optional(),
  inactive: count,
  withoutVisitUrl: count.optional(),
  defaults: z.record(z.string(), count),
  warnings: z.array(warningShape),
  errors: z.array(importError),
  plan: z.array(plannedRow).optional(),
  planLeftOut: count.optional(),
  columns: z.array(z.strictObject({ column: z.string(), field: z.string().nullable() })).optional(),
  source: sourceOutcome.optional(),
});

/** The results that every collection with files has. */
export const transferResults = <N extends string>(noun: N) =>
  namedAfter(noun, { import: importSummary, export: exportedFile, template });

/** The results that every collection has. */
export const collectionResults = <N extends string>(noun: N, record: z.ZodType) => ({
  ...namedAfter(noun, { list: listOfRecords(record), show: shownRecord(record) }),
  ...changeResults(noun, ['add', 'edit', 'delete'], record),
  ...transferResults(noun),
});

type NamesOf<X> = X extends { name: infer N extends string; marks: infer M }
  ? keyof ReturnType<typeof collectionResults<N>> | `${N}.${keyof M & string}`
  : never;

/** The results of several collections. */
export const describedResults = <
  const X extends { name: string; entity: { schema: z.ZodType }; marks: object },
>(
  collections: readonly X[],
): Record<NamesOf<X>, z.ZodType> =>
  Object.assign(
    {},
    ...collections.flatMap(({ name, entity: { schema }, marks }) => [
      collectionResults(name, schema),
      changeResults(name, Object.keys(marks), schema),
    ]),
  );

/** The results of changes that answer with the records that they changed. */
export const changeResults = <N extends string, const V extends string>(
  noun: N,
  verbs: readonly V[],
  record: z.ZodType,
) => {
  const changed = changedRecords(record);
  const results = Object.fromEntries(verbs.map((verb) => [verb, changed])) as Record<V, typeof changed>;
  return namedAfter(noun, results);
};

type NamedAfter<N extends string, R> = { [V in keyof R & string as `${N}.${V}`]: R[V] };

function namedAfter<N extends string, R extends object>(noun: N, results: R): NamedAfter<N, R> {
  const named = Object.entries(results).map(([verb, result]) => [`${noun}.${verb}`, result]);
  return Object.fromEntries(named) as NamedAfter<N, R>;
}

import type { TextSource } from '../../csv/encoding/decode-text.js';
import type { ImportRules, RowIssue } from '../../csv/import-rules.js';
import type { JsonRecord } from '../../csv/json/json-records.js';
import { requireRejectsFormat } from '../../csv/rejects-writer.js';
import type { Scale } from '../../csv/table.js';
import type { CollectionName } from '../../model/collections.js';
import type { ImportSettings } from '../../model/documents/import-settings.js';
import type { Entity } from '../../model/entity.js';
import type { ImportableName } from '../../model/import-profile.js';
import { amendProblem, isProblem } from '../../problem.js';
import type { Warning } from '../../warning.js';
import { type ChangeContext, change } from '../define/operation.js';
import type { Permission } from '../define/permissions.js';
import type { DeferredRow } from '../sources/place-row.js';
import type { SourceImport } from '../sources/source-import.js';
import { isOfKeyColumn } from '../sources/source-key.js';
import type { SourceOutcome } from '../sources/source-outcome.js';
import { requireSource, startSourceImport } from '../sources/start-source-import.js';
import { explainConflicts } from './explain-conflicts.js';
import type { ImportBatch, ImportRow } from './import-batch.js';
import { DEFAULT_SETTINGS, type GivenInput, type ImportInput, type importInput } from './import-input.js';
import { importRefusal, refusedSummary } from './import-refusal.js';
import { requireDefaults, requireUsableSettings } from './import-settings-check.js';
import { createTally, type ImportSummary, type ImportTally, type SummaryCounters } from './import-summary.js';
import { importSettingsOf, saveProfile } from './profiles.js';
import { type ImportTools, importRow } from './rows/import-row.js';
import { importRows } from './rows/import-rows.js';
import { listMerging } from './rows/merge-lists.js';
import { renamedWarnings } from './rows/renamed-rows.js';
import { createRowMatcher, type ImportTarget } from './rows/row-matching.js';
import { type RowResults, type RowWarnings, rowResults } from './rows/row-results.js';
import { type RowWriterConfig, rowWriter } from './rows/row-writer.js';

/** A file, the records that another program wrote in it, and what is told of them once they are read. */
export interface ForeignFile {
  source: TextSource;
  records?: AsyncIterable<JsonRecord[]>;
  warnings?: readonly Warning[];
}

/** The import settings of one collection. */
export interface ImportConfig<T extends { id: string }, I extends ReturnType<typeof importInput>>
  extends RowWriterConfig<T> {
  entity: Pick<Entity<T>, 'name' | 'plural' | 'title' | 'fieldPaths' | 'check' | 'findField' | 'fromParsed'>;
  /** What several are called, where that is not the name of the collection. */
  pluralLabel?: string;
  input(): I;
  screen: string;
  /** What it asks for, where records are not for all staff. */
  permission?: Permission;
  /** What the highest rating is in a CSV file, where the input does not say. */
  scale: Scale;
  rules(context: ChangeContext, input: ImportInput): ImportRules;
  target(context: ChangeContext): ImportTarget<T>;
  /** Recognizes files of other programs, and reads the records in them. */
  readForeign?(source: TextSource, context: ChangeContext): Promise<ForeignFile>;
  /** What there is to know about the records of rows, told once all are there. */
  rowWarnings?(content: ChangeContext['content']): RowWarnings<T>;
  /** What the summary counts of a record. */
  counters: SummaryCounters<T>;
}

/**
 * Declares the import of one kind of record: all rows in one change, or none; `skipInvalid` returns bad rows as a file.
 * Problems, with the summary as data: `invalid` with the faults of all rows, `conflict` with all records that exist.
 */
export function importOperation<T extends { id: string }, I extends ReturnType<typeof importInput>>(
  config: ImportConfig<T, I>,
) {
  const entity = config.entity as Entity;
  const { name, title, fieldPaths } = entity;
  const collection = entity.collection as ImportableName;
  const indexOfColumn = (name: string) => fieldPaths.findIndex(({ column }) => column === name);
  const named = { name, title, fieldPaths: fieldPaths, plural: config.pluralLabel ?? entity.plural };
  return change({
    name: `${entity.collection}.import`,
    summary: `Import ${entity.plural} from a CSV or JSON file`,
    permission: config.permission ?? 'import and delete content',
    exposure: { command: `${entity.collection} import`, screen: config.screen, upload: 'source' },
    isHeavy: () => true,
    input: config.input,
    async run(context, given): Promise<ImportSummary> {
      const { records, told = [], ...read } = await foreignRecords(config, given as GivenInput, context);
      const { settings, input } = settledInput(context, { collection, scale: config.scale }, read.input);
      const rules = config.rules(context, input);
      const target = config.target(context);
      const defaults = requireDefaults(entity, { given: input.default, scale: input.scale });
      const tools: ImportTools<T> = {
        ...{ entity, rules, target, renamed: [], slugIndex: indexOfColumn('slug') },
        lists: listMerging(entity, input, defaults),
        match: createRowMatcher(named, rules, target),
        writer: rowWriter(config, context, target),
      };
      const { fromSource } = input;
      const source =
        fromSource === undefined
          ? undefined
          : startSourceImport(
              { ...tools, context, entity, target, settings },
              { collection, fromSource, options: input },
            );
      const count = createTally<T>(named, config.counters, input.plan);
      const results = rowResults<T>(named, input, {
        ...{ count, target, emit: context.emit },
        rowWarnings: config.rowWarnings?.(context.content),
      });
      const warn = (warnings: readonly Warning[]) =>
        count.addWarnings(
          source === undefined ? warnings : warnings.filter((one) => !isOfKeyColumn(one, settings.key)),
        );
      const listener = { onHeader: count.setColumns, onWarning: (one: Warning) => warn([one]) };
      const deferred: DeferredImport<T>[] = [];
      try {
        for await (const batch of importRows(context, listener, entity, rules, input, records)) {
          for (const row of batch.rows) {
            if (source === undefined) {
              await results.take(batch, row, importRow(tools, input, batch, row));
              continue;
            }
            const faults: RowIssue[] = [];
            const outcome = source.importRow(batch.reader, row, faults);
            if (typeof outcome === 'function') deferred.push({ batch, row, place: outcome });
            else await results.take(batch, row, { outcome, faults });
          }
          // Some are only known once the rows are read.
          warn(batch.warnings);
        }
        await placeDeferred(deferred, results);
        await results.rollBack();
      } catch (error) {
        if (isProblem(error) && error.code === 'invalid') throw importRefusal(count, error);
        throw error;
      }
      const reconciled = reconcile(source, count);
      await explainConflicts(context.history, entity.collection as CollectionName, count);
      const refused = importRefusal(count, undefined, input.skipInvalid);
      if (refused !== undefined) throw refused;
      await results.end();
      count.addWarnings([
        ...results.warnings(),
        ...tools.lists.warnings(),
        ...renamedWarnings(tools.renamed),
        ...told,
        ...(context.isPart === true ? [] : [...tools.writer.finish(), ...(target.finish?.() ?? [])]),
      ]);
      if (input.saveProfile !== undefined) saveProfile(context, input.saveProfile, collection, settings);
      return { ...count.summary(), ...(reconciled === undefined ? {} : { source: reconciled }) };
    },
  });
}

/** The records of a file that another program wrote, unless its columns are told: they are read as records of JSON. */
async function foreignRecords(
  { readForeign }: Pick<ImportConfig<never, never>, 'readForeign'>,
  given: GivenInput,
  context: ChangeContext,
): Promise<{
  input: GivenInput;
  records?: AsyncIterable<JsonRecord[]> | undefined;
  told?: readonly Warning[] | undefined;
}> {
  const isTold = given.map !== undefined || given.columns !== undefined || given.format === 'xlsx';
  if (readForeign === undefined || isTold) return { input: given };
  const { source, records, warnings: told } = await readForeign(given.source, context);
  const format = records === undefined ? given.format : 'ndjson';
  return { input: { ...given, source, format }, records, told };
}

/** What an import is told, with the settings of its profile and all defaults. Problems: `usage`, `not-found`, `conflict`. */
function settledInput(
  { content }: ChangeContext,
  { collection, scale }: { collection: ImportableName; scale: Scale },
  given: GivenInput,
): { settings: ImportSettings; input: ImportInput } {
  requireSource(content, given);
  const { fromSource, profile = fromSource } = given;
  const settings = importSettingsOf(content, collection, { ...given, profile });
  if (given.saveProfile !== undefined) requireUsableSettings(collection, settings);
  const input: ImportInput = {
    ...given,
    ...DEFAULT_SETTINGS,
    ...settings,
    scale: settings.scale ?? scale,
    // What a source has of no use never stops the rest.
    ...(fromSource === undefined ? {} : { skipInvalid: true, onConflict: 'update' as const }),
  };
  if (input.rejectsFormat !== undefined) requireRejectsFormat(input.format, input.rejectsFormat);
  return { settings, input };
}

/** A row of a source that is placed once the others are. */
interface DeferredImport<T> {
  batch: ImportBatch;
  row: ImportRow;
  place: DeferredRow<T>;
}

/** Places the rows that were put off: in their order, and once more those that the others may still tell something about. */
async function placeDeferred<T>(deferred: DeferredImport<T>[], results: RowResults<T>): Promise<void> {
  for (const isLast of [false, true]) {
    for (const { batch, row, place } of deferred.splice(0)) {
      const faults: RowIssue[] = [];
      const outcome = place(faults, { isLast });
      if (typeof outcome === 'function') deferred.push({ batch, row, place: outcome });
      else await results.take(batch, row, { outcome, faults });
    }
  }
}

/** Ends the import of a source. What is refused then has the summary as data, in which nothing was done. */
function reconcile<T>(source: SourceImport<T> | undefined, count: ImportTally<T>): SourceOutcome | undefined {
  try {
    return source?.finish(count.counts);
  } catch (error) {
    if (!isProblem(error)) throw error;
    throw amendProblem(error, { data: refusedSummary(count) });
  }
}

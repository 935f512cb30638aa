import type { ImportRules, RowIssue } from '../../csv/import-rules.js';
import { type RejectsWriter, rejectsWriter, requireRejectsFormat } from '../../csv/rejects-writer.js';
import type { Scale } from '../../csv/table.js';
import type { RenamedRow } from '../../diagnostics/warnings.js';
import type { CollectionName } from '../../model/collections.js';
import type { Entity, FieldPath } from '../../model/entity.js';
import type { ImportableName } from '../../model/import-profile.js';
import { amendProblem, isProblem } from '../../problem.js';
import type { Warning } from '../../warning.js';
import { type ChangeContext, change } from '../define/operation.js';
import { collectContentWarnings } from '../records/content-warnings.js';
import type { DeferredRow } from '../sources/place-row.js';
import type { SourceImport } from '../sources/source-import.js';
import { isOfKeyColumn } from '../sources/source-key.js';
import type { SourceOutcome } from '../sources/source-outcome.js';
import { requireSource, startSourceImport } from '../sources/start-source-import.js';
import { changedSince, explainConflicts } from './explain-conflicts.js';
import type { ImportBatch } from './import-batch.js';
import {
  DEFAULT_SETTINGS,
  type GivenInput,
  type ImportInput,
  type importInput,
  rejectsFormatOf,
} from './import-input.js';
import { importRefusal, refusedSummary } from './import-refusal.js';
import { importRows } from './import-rows.js';
import { requireDefaults, requireUsableSettings } from './import-settings-check.js';
import {
  createTally,
  type ImportSummary,
  type ImportTally,
  type RowOutcome,
  type SummaryCounters,
} from './import-summary.js';
import { type ListMerging, listMerging } from './merge-lists.js';
import { importSettingsOf, saveProfile } from './profiles.js';
import { nothingToRename, renamedTo, renamedWarnings, withoutOldName } from './renamed-rows.js';
import { createRowMatcher, type ImportTarget, type RowMatcher } from './row-matching.js';
import { type RowWriter, type RowWriterConfig, rowWriter } from './row-writer.js';

/** The import settings of one collection. */
export interface ImportConfig<T extends { id: string }, I extends ReturnType<typeof importInput>>
  extends RowWriterConfig<T> {
  entity: Pick<Entity<T>, 'name' | 'plural' | 'title' | 'fieldPaths' | 'check' | 'findField' | 'fromParsed'>;
  /** What several are called, where that is not the name of the collection. */
  pluralLabel?: string;
  input(): I;
  screen: string;
  /** What the highest rating is in a CSV file, where the input does not say. */
  scale: Scale;
  rules(context: ChangeContext, input: ImportInput): ImportRules;
  target(context: ChangeContext): ImportTarget<T>;
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
  const indexOfColumn = (name: string) => fieldPaths.findIndex(({ column }) => column === name);
  const named = { name, title, fieldPaths: fieldPaths, plural: config.pluralLabel ?? entity.plural };
  return change({
    name: `${entity.collection}.import`,
    summary: `Import ${entity.plural} from a CSV or JSON file`,
    permission: 'import and delete content',
    exposure: { command: `${entity.collection} import`, http: true, screen: config.screen, upload: 'source' },
    isHeavy: () => true,
    input: config.input,
    async run(context, given): Promise<ImportSummary> {
      const collection = entity.collection as ImportableName;
      requireSource(context.content, given as GivenInput);
      const { fromSource, profile = fromSource } = given as GivenInput;
      const settings = importSettingsOf(context.content, collection, { ...(given as GivenInput), profile });
      if ((given as GivenInput).saveProfile !== undefined) requireUsableSettings(collection, settings);
      const input: ImportInput = {
        ...(given as GivenInput),
        ...DEFAULT_SETTINGS,
        ...settings,
        scale: settings.scale ?? config.scale,
        // What a source has of no use never stops the rest.
        ...(fromSource === undefined ? {} : { skipInvalid: true, onConflict: 'update' as const }),
      };
      if (input.rejectsFormat !== undefined) requireRejectsFormat(input.format, input.rejectsFormat);
      const rules = config.rules(context, input);
      const target = config.target(context);
      const work: ImportRun<T, I> = {
        config,
        context,
        rules,
        target,
        lists: listMerging(
          entity,
          input,
          requireDefaults(entity, { given: input.default, scale: input.scale }),
        ),
        renamed: [],
        match: createRowMatcher(named, rules, target),
        writer: rowWriter(config, context, target),
        slugIndex: indexOfColumn('slug'),
      };
      const source =
        fromSource === undefined
          ? undefined
          : startSourceImport({ ...work, entity, settings }, { collection, fromSource, options: input });
      const count = createTally<T>(named, config.counters, input.plan);
      const content = collectContentWarnings(named);
      let rejects: RejectsWriter | undefined;
      const reject = async (
        batch: ImportBatch,
        row: ImportBatch['rows'][number],
        faults: RowIssue[],
        existing?: string,
      ) => {
        count.addRejected(row, faults, batch.formatRowMessage, existing);
        if (!input.skipInvalid) return;
        rejects ??= rejectsWriter(rejectsFormatOf(input), batch.reader.rejectsHeader, context.emit);
        const reasons = faults.map(({ message }) => message).join('; ');
        const rejected = batch.reader.rejected(row.content, row.row, reasons);
        await rejects.add({ ...rejected, errorCells: row.errorCells });
      };

      const importedRows = new Map<string, ImportedRow<T>>();
      const rollBack = async () => {
        const rolledBack = target.rollbackRows?.((id) => importedRows.get(id)?.row.row) ?? [];
        for (const { id, fault } of rolledBack) {
          const { batch, row, outcome } = importedRows.get(id) as ImportedRow<T>;
          count.removeOutcome(outcome, row);
          await reject(batch, row, [fault]);
        }
      };

      const takeOutcome = async (
        batch: ImportBatch,
        row: ImportBatch['rows'][number],
        {
          outcome,
          faults,
          matched,
        }: { outcome?: RowOutcome<T> | undefined; faults: RowIssue[]; matched?: Matched },
      ) => {
        if (faults.length > 0) await reject(batch, row, faults, matched?.existing);
        else if (outcome !== undefined) count.addOutcome(outcome, row, batch.formatRowMessage);
        if (faults.length > 0 || outcome === undefined || !('after' in outcome)) return;
        const given = (field: FieldPath) => batch.reader.given(row.content, field);
        content.add(outcome, given, `row ${row.row}`);
        if (target.rollbackRows !== undefined) importedRows.set(outcome.after.id, { batch, row, outcome });
      };
      const deferred: { batch: ImportBatch; row: ImportBatch['rows'][number]; place: DeferredRow<T> }[] = [];
      const warn = (warnings: readonly Warning[]) =>
        count.addWarnings(
          source === undefined ? warnings : warnings.filter((one) => !isOfKeyColumn(one, settings.key)),
        );
      const listener = { onHeader: count.setColumns, onWarning: (one: Warning) => warn([one]) };
      try {
        for await (const batch of importRows(context, listener, entity, rules, input)) {
          for (const row of batch.rows) {
            const faults: RowIssue[] = [];
            const matched: Matched = {};
            const outcome =
              source === undefined
                ? importRow(work, input, batch, row, { faults, matched })
                : source.importRow(batch.reader, row, faults);
            if (typeof outcome === 'function') deferred.push({ batch, row, place: outcome });
            else await takeOutcome(batch, row, { outcome, faults, matched });
          }
          // Some are only known once the rows are read.
          warn(batch.warnings);
        }
        for (const isLast of [false, true]) {
          for (const { batch, row, place } of deferred.splice(0)) {
            const faults: RowIssue[] = [];
            const outcome = place(faults, { isLast });
            if (typeof outcome === 'function') deferred.push({ batch, row, place: outcome });
            else await takeOutcome(batch, row, { outcome, faults });
          }
        }
        await rollBack();
      } catch (error) {
        if (isProblem(error) && error.code === 'invalid') throw importRefusal(count, error);
        throw error;
      }
      const reconciled = reconcile(source, count);
      await explainConflicts(context.history, entity.collection as CollectionName, count);
      const refused = importRefusal(count, undefined, input.skipInvalid);
      if (refused !== undefined) throw refused;
      await rejects?.end();
      count.addWarnings([
        ...content.warnings(),
        ...work.lists.warnings(),
        ...renamedWarnings(work.renamed),
        ...work.writer.finish(),
        ...(target.finish?.() ?? []),
      ]);
      if (input.saveProfile !== undefined) saveProfile(context, input.saveProfile, collection, settings);
      return { ...count.summary(), ...(reconciled === undefined ? {} : { source: reconciled }) };
    },
  });
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

/** Where a record came from, and what was done with it. */
interface ImportedRow<T> {
  batch: ImportBatch;
  row: ImportBatch['rows'][number];
  outcome: RowOutcome<T>;
}

/** What a row names, if that is there already: known before its faults are. */
interface Matched {
  existing?: string;
}

interface ImportRun<T extends { id: string }, I extends ReturnType<typeof importInput>> {
  config: ImportConfig<T, I>;
  context: ChangeContext;
  rules: ImportRules;
  target: ImportTarget<T>;
  lists: ListMerging;
  /** The rows that name records by slugs that they had before. */
  renamed: RenamedRow[];
  match: RowMatcher<T>;
  writer: RowWriter<T>;
  slugIndex: number;
}

function importRow<T extends { id: string }, I extends ReturnType<typeof importInput>>(
  run: ImportRun<T, I>,
  { onConflict, force }: ImportInput,
  { reader }: ImportBatch,
  { row, content: cells, faults: rowFaults }: ImportBatch['rows'][number],
  { faults, matched }: { faults: RowIssue[]; matched: Matched },
): RowOutcome<T> | undefined {
  const { config, rules, lists, match, writer, slugIndex } = run;
  const shapeIssue = rowFaults === undefined ? reader.shapeIssue(cells) : undefined;
  faults.push(...(rowFaults ?? (shapeIssue === undefined ? [] : [shapeIssue])));
  if (faults.length > 0) return undefined;
  const { name, id, before, conflict, renamedFrom } = match(reader, cells, row, faults);
  if (before !== undefined) matched.existing = name ?? before.id;
  if (conflict !== undefined && name !== undefined && faults.length === 0)
    return { action: 'conflict', slug: name, conflict };

  if (before !== undefined && onConflict === 'update') {
    const changes = withoutOldName(rules, reader.changes(cells, before, faults), renamedFrom);
    const defaultsUsed: string[] = [];
    const newSlug = renamedTo(run, reader.newSlug(cells, faults), before, faults);
    const merged = lists.merge(before, changes, (list) => reader.given(cells, list), defaultsUsed);
    const given = newSlug === undefined ? merged : { ...merged, slug: newSlug };
    if (faults.length > 0) return undefined;
    if (renamedFrom !== undefined && name !== undefined)
      run.renamed.push({ row, from: renamedFrom, to: name });
    const label = name ?? before.id;
    if (Object.keys(given).length === 0) return { action: 'unchanged', slug: label, before, after: before };
    const conflict = force ? undefined : changedSince(reader.exportStamps(cells), before);
    if (conflict !== undefined) return { action: 'conflict', slug: label, conflict };
    const after = writer.update(before, given, faults);
    if (after === undefined) return undefined;
    const action = JSON.stringify(after) === JSON.stringify(before) ? 'unchanged' : 'update';
    return { action, slug: label, before, after, defaultsUsed };
  }

  if (before === undefined && reader.newSlug(cells, faults) !== undefined)
    faults.push(nothingToRename(config.entity.title, name));
  const defaultsUsed: string[] = [];
  const values = reader.newRecord(cells, faults, defaultsUsed);
  if (faults.length > 0) return undefined;
  if (name === undefined) {
    faults.push({ ...rules.missingIdentity, value: '' });
    return undefined;
  }
  if (before !== undefined && onConflict === 'skip') {
    if (renamedFrom !== undefined) run.renamed.push({ row, from: renamedFrom, to: name });
    return { action: 'skip', slug: name };
  }
  if (before !== undefined)
    return { action: 'conflict', slug: name, conflict: { kind: 'exists', renamedFrom } };
  if (rules.identity.by === 'slug') values[slugIndex] = name;
  const after = writer.insert(values, id, faults);
  return after === undefined ? undefined : { action: 'create', slug: name, after, defaultsUsed };
}

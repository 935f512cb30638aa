import type * as z from 'zod';
import type { ImportRules, RowFault } from '../csv/import-plan.js';
import type { Scale } from '../csv/table.js';
import type { Entity } from '../model/entity.js';
import { isProblem } from '../problem.js';
import type { ImportInput, importInput } from './import-input.js';
import { type ImportShelf, type Matcher, matcher } from './import-match.js';
import { type ImportBatch, importRows } from './import-rows.js';
import { type ImportSummary, type RowDeed, refusal, type Seen, tally } from './import-summary.js';
import { type ChangeContext, change } from './operation.js';

/** What is particular about importing one kind of record. */
export interface ImportTrade<T extends { id: string }, I extends typeof importInput> {
  entity: Pick<Entity<T>, 'name' | 'plural' | 'title' | 'leaves' | 'check' | 'leaf' | 'assemble'>;
  /** What several are called, where that is not the name of the collection. */
  many?: string;
  input: I;
  screen: string;
  /** What the highest rating is in a CSV file, where the input does not say. */
  scale: Scale;
  rules(context: ChangeContext, input: z.output<I>): ImportRules;
  shelf(context: ChangeContext): ImportShelf<T>;
  /** Completes the values of a new record, one a leaf; refuses what the role may not. */
  settle?(context: ChangeContext, values: unknown[]): void;
  /** Completes what changes in a record; refuses what the role may not. */
  amend?(context: ChangeContext, given: Record<string, unknown>, before: T): Record<string, unknown>;
  /** What follows from a change elsewhere in the content. */
  follow?(content: ChangeContext['content'], before: T, after: T): void;
  /** What the summary counts of a record. */
  seen: Seen<T>;
}

/**
 * Declares the import of one kind of record: from a file, checked row by row and kept in one change or not at all. With
 * `skipInvalid` the bad rows are handed out as a file to be mended. Problems: `invalid` with every fault of every row,
 * `conflict` with every record that is there already, both with the summary as their data.
 */
export function importOperation<T extends { id: string }, I extends typeof importInput>(
  trade: ImportTrade<T, I>,
) {
  const entity = trade.entity as Entity;
  const { name, title, leaves } = entity;
  const named = { name, title, leaves, plural: trade.many ?? entity.plural };
  return change({
    name: `${entity.plural}.import`,
    summary: `Import ${entity.plural} from a CSV or JSON file`,
    allowed: 'import and delete content',
    faces: { command: `${entity.plural} import`, http: true, screen: trade.screen },
    input: trade.input as I,
    async run(context, given): Promise<ImportSummary> {
      const input: ImportInput = { scale: trade.scale, ...(given as z.output<typeof importInput>) };
      const rules = trade.rules(context, given);
      const shelf = trade.shelf(context);
      const work: Work<T, I> = {
        trade,
        context,
        rules,
        shelf,
        match: matcher(named, rules, shelf),
        slugPlace: leaves.findIndex(({ column }) => column === 'slug'),
      };
      const count = tally<T>(named, trade.seen, input.plan);
      let rejectedHeader: string | undefined;
      const reject = async (batch: ImportBatch, row: ImportBatch['rows'][number], faults: RowFault[]) => {
        count.rejected(row, faults, batch.words);
        if (!input.skipInvalid) return;
        const header = rejectedHeader === undefined ? batch.reader.rejectedHeader : '';
        rejectedHeader = batch.reader.rejectedHeader;
        const told = faults.map(({ message }) => message).join('; ');
        await context.emit(header + batch.reader.rejected(row.content, row.row, told));
      };

      const came = new Map<string, Came<T>>();
      const weed = async () => {
        const weeded = shelf.weed?.((id) => came.get(id)?.row.row) ?? [];
        for (const { id, fault } of weeded) {
          const { batch, row, deed } = came.get(id) as Came<T>;
          count.undid(deed, row);
          await reject(batch, row, [fault]);
        }
      };

      try {
        for await (const batch of importRows(context, entity, rules, input)) {
          for (const row of batch.rows) {
            const faults: RowFault[] = [];
            const deed = importRow(work, input, batch, row, faults);
            if (faults.length > 0) await reject(batch, row, faults);
            else if (deed !== undefined) count.did(deed, row, batch.words);
            if (shelf.weed !== undefined && deed !== undefined && 'after' in deed)
              came.set(deed.after.id, { batch, row, deed });
          }
          // Some are only known once the rows are read.
          count.warn(batch.warnings);
        }
        await weed();
      } catch (error) {
        if (isProblem(error) && error.code === 'invalid') throw refusal(count, error);
        throw error;
      }
      const refused = refusal(count, undefined, input.skipInvalid);
      if (refused !== undefined) throw refused;
      count.warn(shelf.close?.() ?? []);
      return count.summary();
    },
  });
}

/** Where a record came from, and what was done with it. */
interface Came<T> {
  batch: ImportBatch;
  row: ImportBatch['rows'][number];
  deed: RowDeed<T>;
}

interface Work<T extends { id: string }, I extends typeof importInput> {
  trade: ImportTrade<T, I>;
  context: ChangeContext;
  rules: ImportRules;
  shelf: ImportShelf<T>;
  match: Matcher<T>;
  slugPlace: number;
}

function importRow<T extends { id: string }, I extends typeof importInput>(
  { trade, context, rules, shelf, match, slugPlace }: Work<T, I>,
  { onConflict }: ImportInput,
  { reader }: ImportBatch,
  { row, content: cells, fault }: ImportBatch['rows'][number],
  faults: RowFault[],
): RowDeed<T> | undefined {
  const misfit = fault ?? reader.misfit(cells);
  if (misfit !== undefined) {
    faults.push(misfit);
    return undefined;
  }
  const { name, id, before } = match(reader, cells, row, faults);

  if (before !== undefined && onConflict === 'update') {
    const given = reader.changes(cells, before, faults);
    if (faults.length > 0) return undefined;
    const called = name ?? before.id;
    if (Object.keys(given).length === 0) return { action: 'unchanged', slug: called, before, after: before };
    const after = tried(faults, () => shelf.update(before, trade.amend?.(context, given, before) ?? given));
    if (after === undefined) return undefined;
    trade.follow?.(context.content, before, after);
    const action = JSON.stringify(after) === JSON.stringify(before) ? 'unchanged' : 'update';
    return { action, slug: called, before, after };
  }

  const took: string[] = [];
  const values = reader.fresh(cells, faults, took);
  if (faults.length > 0) return undefined;
  if (name === undefined) {
    faults.push({ ...rules.nameless, value: '' });
    return undefined;
  }
  if (before !== undefined) return { action: onConflict === 'skip' ? 'skip' : 'conflict', slug: name };
  if (rules.identity.by === 'slug') values[slugPlace] = ` ${name}`.slice(1);
  const after = tried(faults, () => {
    trade.settle?.(context, values);
    return shelf.admit(values, id);
  });
  return after === undefined ? undefined : { action: 'create', slug: name, after, took };
}

/** Does it, or puts what was refused among the faults. */
function tried<T>(faults: RowFault[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!isProblem(error) || error.code !== 'invalid') throw error;
    for (const { message, path, value } of error.issues) {
      const said = value === undefined ? {} : { value };
      faults.push({ message, ...(path ? { column: path } : {}), ...said });
    }
    if (error.issues.length === 0) faults.push({ message: error.message });
    return undefined;
  }
}

import * as z from 'zod';
import { DELIMITERS } from '../csv/csv.js';
import type { RowFault } from '../csv/import-plan.js';
import { ENCODINGS, type Source } from '../csv/text.js';
import { messages } from '../messages.js';
import { casino } from '../model/casino.js';
import { isProblem } from '../problem.js';
import { datedBlacklist, touchesBlacklist } from '../rules/blacklist.js';
import { localDay } from '../store/logs.js';
import { casinoRows, type ImportBatch } from './casinos-import-rows.js';
import { type ImportSummary, type RowDeed, refusal, tally } from './import-summary.js';
import { followCasino } from './moved.js';
import { type ChangeContext, change } from './operation.js';

const texts = z.record(z.string(), z.string());

/** What an import is told. */
export const casinosImportInput = z.strictObject({
  source: z
    .custom<Source>(
      (value) =>
        typeof value === 'string' ||
        (typeof value === 'object' && value !== null && Symbol.asyncIterator in value),
      'must be a text or a stream of bytes',
    )
    .describe('The file: its text, or its bytes in pieces'),
  format: z.enum(['csv', 'tsv', 'json', 'ndjson']).default('csv'),
  delimiter: z.enum(DELIMITERS).optional().describe('Found on the first line where not given'),
  encoding: z.enum(ENCODINGS).optional().describe('UTF-8 and UTF-16 are recognised'),
  skipLines: z.int().min(0).default(0).describe('Lines above the header'),
  columns: z.array(z.string()).min(1).optional().describe('The columns of a file without a header'),
  map: texts.default({}).describe('Field to the column of the file that feeds it'),
  default: texts.default({}).describe('Field to what a new casino takes where the file says nothing'),
  noDefaults: z
    .boolean()
    .default(false)
    .describe('Without the languages, currencies, countries and pictures of the import'),
  scale: z
    .union([z.literal(5), z.literal(10)])
    .default(5)
    .describe('What the highest rating is in a CSV file'),
  onConflict: z
    .enum(['error', 'skip', 'update'])
    .default('error')
    .describe('What to do where the slug is there already'),
  skipInvalid: z.boolean().default(false).describe('Imports the good rows and hands out the bad ones'),
  plan: z.boolean().default(false).describe('Tells what happens to each row'),
});

/** What an import is told. */
export type CasinosImportInput = z.output<typeof casinosImportInput>;

const RESERVED = 'blacklist and rename casinos';

/**
 * Casinos from a file, checked row by row and kept in one change or not at all. With `skipInvalid` the bad rows are
 * handed out as a file to be mended. Problems: `invalid` with every fault of every row, `conflict` with every slug that
 * is there already, both with the summary as their data.
 */
export const casinosImport = change({
  name: 'casinos.import',
  summary: 'Import casinos from a CSV or JSON file',
  allowed: 'import and delete content',
  faces: { command: 'casinos import', http: true, screen: '/admin/casinos' },
  input: casinosImportInput,
  async run(context, input): Promise<ImportSummary> {
    const count = tally(input.plan);
    let rejectedHeader: string | undefined;
    const reject = async (batch: ImportBatch, row: ImportBatch['rows'][number], faults: RowFault[]) => {
      count.rejected(row, faults, batch.words);
      if (!input.skipInvalid) return;
      const header = rejectedHeader === undefined ? batch.reader.rejectedHeader : '';
      rejectedHeader = batch.reader.rejectedHeader;
      const told = faults.map(({ message }) => message).join('; ');
      await context.emit(header + batch.reader.rejected(row.content, row.row, told));
    };

    try {
      const seen = new Map<string, number>();
      for await (const batch of casinoRows(context, input)) {
        for (const row of batch.rows) {
          const faults: RowFault[] = [];
          const deed = importRow(context, input, batch, row, seen, faults);
          if (faults.length > 0) await reject(batch, row, faults);
          else if (deed !== undefined) count.did(deed, row, batch.words);
        }
        // Some are only known once the rows are read.
        count.warn(batch.warnings);
      }
    } catch (error) {
      if (isProblem(error) && error.code === 'invalid') throw refusal(count, error);
      throw error;
    }
    const refused = refusal(count, undefined, input.skipInvalid);
    if (refused !== undefined) throw refused;
    return count.summary();
  },
});

function importRow(
  context: ChangeContext,
  { onConflict }: CasinosImportInput,
  { reader }: ImportBatch,
  { row, content: cells }: ImportBatch['rows'][number],
  seen: Map<string, number>,
  faults: RowFault[],
): RowDeed | undefined {
  const { casinos } = context.content;
  const misfit = reader.misfit(cells);
  if (misfit !== undefined) {
    faults.push(misfit);
    return undefined;
  }
  const slug = reader.identity(cells, faults);
  if (slug !== undefined) {
    const other = seen.get(slug);
    if (other === undefined) seen.set(detached(slug), row);
    else faults.push({ message: messages.ours.slugTwice(slug, other), column: 'slug', value: slug });
  }
  const before = slug === undefined ? undefined : casinos.withSlug(slug);

  if (before !== undefined && onConflict === 'update') {
    const given = reader.changes(cells, before, faults);
    if (faults.length > 0) return undefined;
    if (Object.keys(given).length === 0)
      return { action: 'unchanged', slug: before.slug, before, after: before };
    if (touchesBlacklist(given) || (given.isBlacklisted === false && before.isBlacklisted)) {
      context.insist(RESERVED, 'change the blacklist by an import');
    }
    const after = tried(faults, () =>
      casinos.update(before.id, datedBlacklist(given, before, today(context))),
    );
    if (after === undefined) return undefined;
    followCasino(context.content, before, after);
    const action = JSON.stringify(after) === JSON.stringify(before) ? 'unchanged' : 'update';
    return { action, slug: after.slug, before, after };
  }

  const took: string[] = [];
  const values = reader.fresh(cells, faults, took);
  if (faults.length > 0) return undefined;
  if (slug === undefined) {
    faults.push({ message: messages.casinoImport.nameRequired, column: 'name', value: '' });
    return undefined;
  }
  if (before !== undefined) return { action: onConflict === 'skip' ? 'skip' : 'conflict', slug };
  values[SLUG] = detached(slug);
  if (values[IS_BLACKLISTED] === true) {
    context.insist(RESERVED, 'blacklist a casino by an import');
    values[BLACKLIST_DATE] ??= today(context);
  } else values[BLACKLIST_DATE] = undefined;
  const after = tried(faults, () => casinos.admit(values));
  return after === undefined ? undefined : { action: 'create', slug, after, took };
}

const SLUG = placeOf('slug');
const IS_BLACKLISTED = placeOf('isBlacklisted');
const BLACKLIST_DATE = placeOf('blacklistDate');

function placeOf(column: string): number {
  return casino.leaves.findIndex((leaf) => leaf.column === column);
}

/** Does it, or puts what was refused among the faults. */
function tried<T>(faults: RowFault[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!isProblem(error) || error.code !== 'invalid') throw error;
    for (const { message, path } of error.issues) faults.push({ message, ...(path ? { column: path } : {}) });
    if (error.issues.length === 0) faults.push({ message: error.message });
    return undefined;
  }
}

/** A copy, for a slice would keep the whole piece of the file in memory. */
function detached(slug: string): string {
  return ` ${slug}`.slice(1);
}

function today({ now }: ChangeContext): string {
  return localDay(Date.parse(now));
}

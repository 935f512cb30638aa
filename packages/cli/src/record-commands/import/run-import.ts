import {
  amendProblem,
  counted,
  type ImportSummary,
  isProblem,
  MAX_PLANNED_ROWS,
  type Outcome,
  type Progress,
  plural,
} from '@croupier/core';
import type { GlobalOptionValues, Session } from '../../session.js';
import { IMPORT_HEAP_GROWTH, withSlowHeapGrowth } from '../../slow-heap-growth.js';
import { fieldDiffs } from '../../terminal/change-output.js';
import { toSingleLine } from '../../terminal/control-characters.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { EXIT_CODES } from '../../terminal/errors/exit-codes.js';
import { noteWarnings, withWarningTexts } from '../../terminal/errors/warnings.js';
import { formatCell } from '../../terminal/format-cell.js';
import { openOutputFile } from '../../terminal/output-file.js';
import { createProgressBar } from '../../terminal/progress-bar.js';
import { type FileFormat, isTableFormat } from '../file-format.js';
import type { ImportExportConfig } from '../import-export-config.js';
import { openImportFile } from './import-file.js';
import { type ImportSettingsOptions, importSettingsFrom, PROFILE_SETTINGS } from './import-settings.js';
import { rejectsFormat, removeStaleRejects } from './rejects-file.js';
import { differenceText, noteSource, requireSource, type SourceOptions } from './source-report.js';

/** The options of an import. */
export interface ImportOptions extends GlobalOptionValues, ImportSettingsOptions, SourceOptions {
  inputFormat?: FileFormat;
  profile?: string;
  without?: (keyof typeof PROFILE_SETTINGS)[];
  saveProfile?: string;
  force?: boolean;
  skipInvalid?: boolean;
  rejects?: string;
  allErrors?: boolean;
  dryRun?: boolean;
}

type ImportOutcome = Outcome<ImportSummary>;

/** How many rows of a dry run are shown. */
const MAX_PLAN_ROWS = 20;
/** How much of a new record a dry run prints: fields, and characters of each. */
const MAX_PLAN_FIELDS = 5;
const MAX_VALUE_LENGTH = 30;

/** Imports a file and prints a summary on stderr, or with --json the whole result on stdout. */
export async function runImport(
  session: Session,
  config: ImportExportConfig,
  options: ImportOptions,
  operand: string | undefined,
): Promise<void> {
  const { skipInvalid = options.source !== undefined, rejects, quiet = false } = options;
  const dryRun = options.dryRun === true || options.diffLast === true;
  requireSource(options);
  if (rejects !== undefined && !skipInvalid) {
    throw usageProblem(
      '--rejects goes with --skip-invalid',
      'Give both, to import the good rows and keep the bad ones.',
    );
  }
  if (options.without !== undefined && options.profile === undefined && options.source === undefined)
    throw usageProblem(
      '--without goes with --profile or --source',
      'Name the profile whose settings do not hold.',
    );
  const started = performance.now();
  const seconds = () => Math.round(performance.now() - started) / 1000;
  const settings = importSettingsFrom(options);
  const { source, profile, inputFormat, mirror, maxRemoved, without } = options;
  let written: FileFormat | undefined;
  const file = await openImportFile(session, {
    ...{ operand, inputFormat, source, profile },
    mayBeSame: !dryRun && ![options.force, options.saveProfile, rejects].some((given) => given !== undefined),
    told: { settings, without, mirror, maxRemoved, skipInvalid },
    async accept(format) {
      requireSettingsOf(format, options);
      if (rejects !== undefined) written = await rejectsFormat(rejects, operand ?? '-', format);
    },
  });
  if ('sameAs' in file) return tellSame(session, options, file.sameAs, seconds());
  const { format } = file;
  const bar = await createProgressBar(quiet || session.globals.json === true);
  let rejectsFile: Awaited<ReturnType<typeof openOutputFile>> | undefined;
  try {
    rejectsFile = rejects === undefined || dryRun ? undefined : await openOutputFile(rejects);
    const input = {
      source: file.open(),
      format,
      ...(options.saveProfile === undefined || file.url === undefined ? {} : { url: file.url }),
      ...settings,
      profile: options.profile,
      without: options.without?.map((name) => PROFILE_SETTINGS[name]),
      saveProfile: options.saveProfile,
      fromSource: options.source,
      mirror: options.mirror,
      maxRemoved: options.maxRemoved,
      diffLast: options.diffLast,
      fileName: options.source === undefined ? undefined : file.name,
      fetched: options.source === undefined ? undefined : file.fetched,
      force: options.force,
      skipInvalid,
      rejectsFormat: written,
      plan: dryRun && (session.globals.json === true || MAX_PLAN_ROWS),
    };
    const performOptions = {
      dryRun,
      onProgress: (progress: Progress) => bar.onProgress({ total: file.size, ...progress }),
      ...(rejectsFile === undefined ? {} : { onChunk: rejectsFile.write }),
    };
    const outcome: ImportOutcome = await withSlowHeapGrowth(IMPORT_HEAP_GROWTH, () =>
      session.perform(config.operations.import, input, performOptions),
    );
    bar.stop();
    const { rejected, source } = outcome.result;
    if (rejected > 0 || (source !== undefined && source.open > 0)) session.setExitCode(EXIT_CODES.rejected);
    if (rejected > 0) await rejectsFile?.commit();
    else if (rejects !== undefined && !dryRun) await removeStaleRejects(rejects);
    await printSummary(session, config, outcome, {
      ...{ name: file.name, dryRun, rejects, seconds: seconds() },
      ...{ saved: options.saveProfile, allErrors: options.allErrors === true },
    });
  } catch (error) {
    bar.stop();
    if (isProblem(error) && isImportSummary(error.data)) {
      const { change: _none, ...summary } = error.data;
      if (session.globals.json) {
        await session.printJson({ change: null, dryRun, ...withWarningTexts(summary), seconds: seconds() });
      } else noteWarnings(session, summary.warnings);
    }
    throw withFileName(error, file.name);
  } finally {
    await rejectsFile?.discard();
    await file.cleanUp();
  }
}

/** Refuses settings that files of this format have no use for. Problem: `usage`. */
function requireSettingsOf(format: FileFormat, { scale, sheet }: ImportOptions): void {
  if (scale === '5' && !isTableFormat(format))
    throw usageProblem('--scale 5 is for CSV: ratings in JSON are scores from 0 to 10', 'Leave --scale out.');
  if (sheet !== undefined && format !== 'xlsx')
    throw usageProblem('--sheet goes with a workbook: only an .xlsx file has sheets', 'Leave --sheet out.');
}

/** Tells that an address has the file of the last time, and that nothing was done. */
async function tellSame(
  session: Session,
  { source }: ImportOptions,
  name: string,
  seconds: number,
): Promise<void> {
  const nothing = { found: 0, created: 0, updated: 0, unchanged: 0, skipped: 0, rejected: 0, inactive: 0 };
  if (session.globals.json) {
    const none = { change: null, dryRun: false, ...nothing, defaults: {}, warnings: [], errors: [] };
    return session.printJson({ ...none, isSameFile: true, seconds });
  }
  session.note(
    `${name}: unchanged since ${source} was imported last; nothing done (${seconds.toFixed(1)} s)`,
  );
}

async function printSummary(
  session: Session,
  config: ImportExportConfig,
  { change, result }: ImportOutcome,
  {
    name,
    dryRun,
    rejects,
    allErrors,
    seconds,
    saved,
  }: {
    name: string;
    dryRun: boolean;
    rejects: string | undefined;
    allErrors: boolean;
    seconds: number;
    saved: string | undefined;
  },
): Promise<void> {
  const { planLeftOut = 0 } = result;
  if (planLeftOut > 0)
    session.note(`The plan has the first ${MAX_PLANNED_ROWS} rows and leaves out ${planLeftOut}.`);
  if (session.globals.json) {
    return session.printJson({ change: change?.id ?? null, dryRun, ...withWarningTexts(result), seconds });
  }
  const difference = result.source?.difference;
  if (difference !== undefined) {
    if (difference.leftOut > 0)
      session.note(
        `The first ${MAX_PLANNED_ROWS} rows that differ are told; ${difference.leftOut} are left out.`,
      );
    await session.print(differenceText(difference));
    const hasWork = result.rejected > 0 || (result.source?.open ?? 0) > 0 || result.warnings.length > 0;
    if (!hasWork) return;
  } else if (dryRun) await session.print(planText(result));
  noteWarnings(session, result.warnings);
  const {
    found,
    created,
    updated,
    unchanged,
    skipped,
    rejected,
    inactive,
    withoutVisitUrl = 0,
    defaults,
  } = result;
  const counts = { created, updated, unchanged, skipped, rejected };
  const would = dryRun ? 'would be ' : '';
  const parts = Object.entries(counts).flatMap(([word, count]) =>
    count > 0 ? [`${count} ${would}${word}`] : [],
  );
  session.note(
    `${name}: ${counted(found, 'row')}, ${parts.join(', ') || 'nothing to do'} (${seconds.toFixed(1)} s)`,
  );
  if (result.source !== undefined) noteSource(session, result.source, { dryRun });
  if (inactive > 0)
    session.note(
      `${inactive} ${dryRun ? 'would be' : plural(inactive, 'is', 'are')} ${hiddenText(config, inactive)}: visitors do not see ${plural(inactive, 'it', 'them')}.`,
    );
  if (withoutVisitUrl > 0)
    session.note(
      `${withoutVisitUrl} ${plural(withoutVisitUrl, 'has', 'have')} no visit address, so no Visit button.`,
    );
  if (withoutVisitUrl > 0 && withoutVisitUrl === created + updated + unchanged)
    session.note('Where a column has their domains, --map makes addresses of it too: --map name=visitUrl.');
  const took = Object.entries(defaults).map(([column, count]) => `${column} (${counted(count, 'row')})`);
  if (took.length > 0) session.note(`Defaults were used for ${took.join(', ')}.`);
  if (rejected > 0) {
    const told = allErrors ? result.errors : result.errors.slice(0, 10);
    const untold = result.errors.length - told.length;
    for (const { message } of told) session.note(`  ${message}`);
    if (untold > 0) session.note(`  and ${counted(untold, 'more error')}; --all-errors tells every one`);
    if (rejects !== undefined && !dryRun)
      session.note(`The bad rows are in ${rejects}: mend them and import that file.`);
  }
  for (const { row, slug } of result.skippedRows ?? [])
    session.detail(`Row ${row}: ${slug} is there already and is left as it is`);
  if (saved !== undefined)
    session.note(
      `The settings ${dryRun ? 'would be' : 'are'} kept as ${saved}: --profile reads the next file so.`,
    );
  if (change !== undefined) session.detail(`Change ${change.id}; croupier undo takes it back.`);
}

function hiddenText({ hiddenWord }: ImportExportConfig, count: number): string {
  return hiddenWord === undefined ? 'inactive' : plural(count, `a ${hiddenWord}`, `${hiddenWord}s`);
}

/** Prints what would happen to the first rows; --json has all. */
function planText({ plan = [], found }: ImportSummary): string {
  const lines = plan.map((one) => {
    const { row, slug, action, changes } = one;
    const fields = action === 'update' ? fieldDiffs(changes, true).join('; ') : newRecordText(one);
    return toSingleLine([`row ${row}`, action, slug ?? '', fields].filter((part) => part !== '').join('  '));
  });
  if (found > plan.length)
    lines.push(`and ${counted(found - plan.length, 'more row')}; --json has ${jsonRowsText(found)}`);
  return lines.map((line) => `${line}\n`).join('');
}

function jsonRowsText(found: number): string {
  return found > MAX_PLANNED_ROWS ? `the first ${MAX_PLANNED_ROWS}` : 'all of them';
}

/** The fields of a new record, each shortened. */
function newRecordText({ given = [], changes, slug }: NonNullable<ImportSummary['plan']>[number]): string {
  const parts = given.flatMap((name) => {
    const text = toSingleLine(formatCell(changes[name]?.after));
    if (text === '' || text === slug || name === 'order') return [];
    return [`${name}: ${text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text}`];
  });
  const more =
    parts.length > MAX_PLAN_FIELDS ? [`and ${counted(parts.length - MAX_PLAN_FIELDS, 'more field')}`] : [];
  return [...parts.slice(0, MAX_PLAN_FIELDS), ...more].join('; ');
}

/** The same problem, naming the file. */
function withFileName(error: unknown, name: string): unknown {
  if (!isProblem(error) || (error.code !== 'invalid' && error.code !== 'conflict')) return error;
  return amendProblem(error, { message: `${name}: ${error.message}` });
}

function isImportSummary(data: unknown): data is ImportSummary & { change: null } {
  return typeof data === 'object' && data !== null && 'errors' in data;
}

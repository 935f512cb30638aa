import { type ImportSummary, isProblem, type Outcome, Problem } from '@croupier/core';
import type { Globals, Session } from '../session.js';
import { fieldTexts } from '../terminal/changes.js';
import { EXIT_CODES } from '../terminal/exit-codes.js';
import { usage } from '../terminal/failure.js';
import { inputFile } from '../terminal/input-file.js';
import { progressBar } from '../terminal/progress.js';
import { asText } from '../terminal/records.js';
import { resultFile } from '../terminal/result-file.js';
import { plain } from '../terminal/width.js';
import type { FileFormat, RecordFiles } from './record-files.js';

/** The options of an import. */
export interface ImportWishes extends Globals {
  inputFormat?: FileFormat;
  delimiter?: string;
  encoding?: 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1' | 'windows-1252';
  skipLines?: number;
  columns?: string[];
  map?: Record<string, string>;
  default?: Record<string, string>;
  defaults?: boolean;
  scale?: '5' | '10';
  onConflict?: 'error' | 'skip' | 'update';
  skipInvalid?: boolean;
  rejects?: string;
  allErrors?: boolean;
  dryRun?: boolean;
}

type Imported = Outcome<ImportSummary>;

/** How many rows of a dry run a terminal shows. */
const MOST_SHOWN = 20;
/** How much of a new record a dry run tells: fields, and characters of each. */
const MOST_GIVEN = 5;
const LONGEST_GIVEN = 30;

/** Imports a file and tells what became of it: a summary on stderr, with --json the whole document on stdout. */
export async function importRecords(
  session: Session,
  files: RecordFiles,
  options: ImportWishes,
  place: string,
  format: FileFormat,
): Promise<void> {
  const { dryRun = false, skipInvalid = false, rejects, quiet = false } = options;
  if (rejects !== undefined && !skipInvalid) {
    throw usage(
      '--rejects goes with --skip-invalid',
      'Give both, to import the good rows and keep the bad ones.',
    );
  }
  const started = performance.now();
  const seconds = () => Math.round(performance.now() - started) / 1000;
  const file = await inputFile(place, session.signal);
  const bad = rejects === undefined || dryRun ? undefined : await resultFile(rejects);
  const bar = await progressBar(quiet || session.globals.json === true);
  try {
    const input = {
      source: file.open(),
      format,
      delimiter: delimiterOf(options.delimiter),
      encoding: options.encoding,
      skipLines: options.skipLines,
      columns: options.columns,
      map: options.map,
      default: options.default,
      ...(files.isStarred
        ? { noDefaults: options.defaults === false, scale: options.scale === '10' ? 10 : 5 }
        : {}),
      onConflict: options.onConflict,
      skipInvalid,
      plan: dryRun,
    };
    const outcome: Imported = await session.perform(files.operations.import, input, {
      dryRun,
      onProgress: (progress) => bar.onProgress({ total: file.size, ...progress }),
      ...(bad === undefined ? {} : { onPiece: bad.write }),
    });
    bar.stop();
    if (outcome.result.rejected > 0) {
      await bad?.keep();
      session.exit(EXIT_CODES.rejected);
    }
    await tell(session, outcome, { name: file.name, dryRun, rejects, seconds: seconds() });
  } catch (error) {
    bar.stop();
    if (isProblem(error) && isSummary(error.data)) {
      const { change: _none, ...summary } = error.data;
      if (session.globals.json) {
        await session.printJson({ change: null, dryRun, ...summary, seconds: seconds() });
      } else for (const warning of summary.warnings) session.note(warning);
    }
    throw inFile(error, file.name);
  } finally {
    await bad?.drop();
    await file.done();
  }
}

async function tell(
  session: Session,
  { change, result }: Imported,
  {
    name,
    dryRun,
    rejects,
    seconds,
  }: { name: string; dryRun: boolean; rejects: string | undefined; seconds: number },
): Promise<void> {
  if (session.globals.json) {
    return session.printJson({ change: change?.id ?? null, dryRun, ...result, seconds });
  }
  if (dryRun) await session.print(planText(result));
  for (const warning of result.warnings) session.note(warning);
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
  const told = Object.entries(counts).flatMap(([word, count]) =>
    count > 0 ? [`${count} ${would}${word}`] : [],
  );
  session.note(
    `${name}: ${counted(found, 'row')}, ${told.join(', ') || 'nothing to do'} (${seconds.toFixed(1)} s)`,
  );
  if (inactive > 0)
    session.note(
      `${inactive} ${dryRun ? 'would be' : inactive === 1 ? 'is' : 'are'} inactive: visitors do not see ${inactive === 1 ? 'it' : 'them'}.`,
    );
  if (withoutVisitUrl > 0)
    session.note(
      `${withoutVisitUrl} ${withoutVisitUrl === 1 ? 'has' : 'have'} no visit address, so no Visit button.`,
    );
  if (withoutVisitUrl > 0 && withoutVisitUrl === created + updated + unchanged)
    session.note('Where a column has their domains, --map makes addresses of it too: --map name=visitUrl.');
  const took = Object.entries(defaults).map(([column, count]) => `${column} (${counted(count, 'row')})`);
  if (took.length > 0) session.note(`Defaults were used for ${took.join(', ')}.`);
  if (rejected > 0) {
    for (const { message } of result.errors.slice(0, 10)) session.note(`  ${message}`);
    if (result.errors.length > 10) session.note(`  and ${result.errors.length - 10} more errors`);
    if (rejects !== undefined && !dryRun)
      session.note(`The bad rows are in ${rejects}: mend them and import that file.`);
  }
  if (change !== undefined) session.detail(`Change ${change.id}; croupier undo takes it back.`);
}

/** What would happen to each row: the first ones for a person, all of them for a program. */
function planText({ plan = [] }: ImportSummary): string {
  const shown = process.stdout.isTTY ? plan.slice(0, MOST_SHOWN) : plan;
  const lines = shown.map((one) => {
    const { row, slug, action, changes } = one;
    const fields = action === 'update' ? fieldTexts(changes, true).join('; ') : givenText(one);
    return plain([`row ${row}`, action, slug ?? '', fields].filter((part) => part !== '').join('  '));
  });
  if (plan.length > shown.length) lines.push(`and ${plan.length - shown.length} more rows`);
  return lines.map((line) => `${line}\n`).join('');
}

/** What a row says of a new record, each field cut short. */
function givenText({ given = [], changes, slug }: NonNullable<ImportSummary['plan']>[number]): string {
  const told = given.flatMap((name) => {
    const text = plain(asText(changes[name]?.after));
    if (text === '' || text === slug || name === 'order') return [];
    return [`${name}: ${text.length > LONGEST_GIVEN ? `${text.slice(0, LONGEST_GIVEN)}…` : text}`];
  });
  const more = told.length > MOST_GIVEN ? [`and ${counted(told.length - MOST_GIVEN, 'more field')}`] : [];
  return [...told.slice(0, MOST_GIVEN), ...more].join('; ');
}

/** The same problem, naming the file. */
function inFile(error: unknown, name: string): unknown {
  if (!isProblem(error) || (error.code !== 'invalid' && error.code !== 'conflict')) return error;
  const { code, message, hint, issues, data } = error;
  return new Problem(code, `${name}: ${message}`, {
    issues,
    data,
    cause: error,
    ...(hint === undefined ? {} : { hint }),
  });
}

function isSummary(data: unknown): data is ImportSummary & { change: null } {
  return typeof data === 'object' && data !== null && 'errors' in data;
}

const DELIMITERS = { ',': ',', ';': ';', '|': '|', tab: '\t', '\\t': '\t', '\t': '\t' } as const;

function delimiterOf(word: string | undefined): (typeof DELIMITERS)[keyof typeof DELIMITERS] | undefined {
  if (word === undefined) return undefined;
  const found = DELIMITERS[word as keyof typeof DELIMITERS];
  if (found !== undefined) return found;
  throw usage(
    `--delimiter must be one of , ; | tab, not '${word}'`,
    'Give it as --delimiter ";" or --delimiter tab.',
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

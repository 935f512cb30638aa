import { ENCODINGS, type ImportSummary, messages, type Operation } from '@croupier/core';
import type { Command } from 'commander';
import type * as z from 'zod';
import { does } from '../session.js';
import { Told, usage } from '../terminal/failure.js';
import { choiceOption, countOption, withDryRun, words } from '../terminal/options.js';
import type { ExportWishes, TemplateWishes } from './record-export.js';
import type { ImportWishes } from './record-import.js';
import { verb } from './verb.js';

/** What files of casinos may be written in. */
const FILE_FORMATS = ['csv', 'tsv', 'json', 'ndjson'] as const;
/** One of them. */
export type FileFormat = (typeof FILE_FORMATS)[number];

type Performs<R> = Operation<z.ZodType, R>;

/** What is particular about the files of one kind of record. */
export interface RecordFiles {
  /** Their noun, such as `casinos`. */
  plural: string;
  /** What several of them are called in a sentence. */
  many: string;
  operations: {
    import: Performs<ImportSummary>;
    export: Performs<{ count: number }>;
    template: Performs<{ columns: readonly string[] }>;
  };
  /** What an export without --full has. */
  short: string;
  /** A default for a column, as help shows it. */
  standIn: string;
  /** What an import tells a record by, as help says it. */
  identity: string;
  /** Whether ratings are stars and new records take the literal defaults. */
  isStarred: boolean;
  /** An option of its import that stands for a default, and the defaults that it makes. */
  into?: { add(command: Command): Command; of(options: object): Record<string, string> };
  /** The options that say which records an export is of, and what they ask for. */
  query: { add(command: Command): Command; of(options: object): object };
  examples: Record<'import' | 'export' | 'template', readonly string[]>;
}

/** `import`, `export` and `template` of a noun. */
export function fileVerbs(files: RecordFiles): Command[] {
  return [importVerb(files), exportVerb(files), templateVerb(files)];
}

/** `import`: what it does is loaded when it is typed. */
function importVerb(files: RecordFiles): Command {
  const command = verb('import <file>', {
    summary: `Import ${files.many} from a CSV or JSON file, or with - from stdin: all of it, or nothing`,
    examples: files.examples.import,
  })
    .addOption(
      choiceOption(
        '--input-format <format>',
        'what the file is, where its ending does not say',
        FILE_FORMATS,
      ),
    )
    .option('--delimiter <character>', 'what divides cells: , or ; or tab, found by themselves, or |')
    .addOption(
      choiceOption(
        '--encoding <encoding>',
        'how letters are written; UTF-8 and UTF-16 are recognised',
        ENCODINGS,
      ),
    )
    .addOption(countOption('--skip-lines <count>', 'leave out so many lines above the header'))
    .option('--columns <names>', 'the columns of a file without a header, between commas', words)
    .option(
      '--map <pair>',
      `which column feeds a field, such as "Brand=name"${files.isStarred ? ', or name=visitUrl where names are domains' : ''}; may be repeated`,
      mapping,
    )
    .option(
      '--default <pair>',
      `what new ones take for a column that the file lacks, such as ${files.standIn}; may be repeated`,
      standIn,
    );
  if (files.isStarred) withStars(command);
  files.into?.add(command);
  command
    .addOption(
      choiceOption(
        '--on-conflict <deed>',
        `what to do where ${files.identity} is there already; error unless given`,
        ['error', 'skip', 'update'],
      ),
    )
    .option('--skip-invalid', 'import the good rows and leave out the bad ones')
    .option('--rejects <file>', 'with --skip-invalid: write the bad rows there, ready to be mended')
    .option('--all-errors', 'tell every error, not the first ten');
  withDryRun(command);
  return does<ImportWishes>(command, async (session, options, file) => {
    const format = formatOf(file as string, options.inputFormat);
    const { importRecords } = await import('./record-import.js');
    try {
      const into = { ...files.into?.of(options), ...options.default };
      await importRecords(session, files, { ...options, default: into }, file as string, format);
    } catch (error) {
      const most = options.allErrors ? { most: Number.POSITIVE_INFINITY } : {};
      throw new Told(error, { heading: messages.casinoImport.failed, ...most });
    }
  });
}

/** Adds what only casinos have: stars, and the literal defaults. */
function withStars(command: Command): void {
  command
    .option(
      '--no-defaults',
      'without the languages, currencies, countries and pictures that new casinos take',
    )
    .addOption(
      choiceOption('--scale <highest>', 'what the highest rating is in a CSV file; 5 stars unless given', [
        '5',
        '10',
      ]),
    );
}

/** `export`. */
function exportVerb(files: RecordFiles): Command {
  const command = verb('export', {
    summary: `Write ${files.many} to a file or stdout: ${files.short}, or with --full every field`,
    examples: files.examples.export,
  })
    .option('--full', 'every field; such a file imports back')
    .addOption(choiceOption('--format <format>', 'csv unless given', ['csv', 'json', 'ndjson']))
    .option('--output <file>', 'write there, whole or not at all; stdout unless given');
  files.query.add(command);
  return does<ExportWishes>(command, async (session, options) => {
    const { exportRecords } = await import('./record-export.js');
    await exportRecords(session, files, options);
  });
}

/** `template`. */
function templateVerb(files: RecordFiles): Command {
  const command = verb('template', {
    summary: 'Write an empty file with the columns of an import',
    examples: files.examples.template,
  })
    .option('--full', 'with every column that an import knows')
    .option('--output <file>', 'write there, whole or not at all; stdout unless given');
  return does<TemplateWishes>(command, async (session, options) => {
    const { writeTemplate } = await import('./record-export.js');
    await writeTemplate(session, files, options);
  });
}

/** What the file is: as said, else by its ending. Problem: `usage` for another ending. */
function formatOf(file: string, said: FileFormat | undefined): FileFormat {
  if (said !== undefined) return said;
  if (file === '-') return 'csv';
  const ending = /\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  const format = FILE_FORMATS.find((one) => one === ending);
  if (format !== undefined) return format;
  throw usage(
    messages.casinoImport.wrongFile,
    `${file} ends in none of .csv .tsv .json .ndjson: say what it is with --input-format.`,
  );
}

/** `"Brand=name"` as the field and the column that feeds it. */
function mapping(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [column, field] = halves(text, text.lastIndexOf('='), '--map "Brand=name"');
  return { ...before, [field]: column };
}

/** `games=Slots` as the field and what it takes. */
function standIn(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [field, value] = halves(text, text.indexOf('='), '--default games=Slots');
  return { ...before, [field]: value };
}

function halves(text: string, at: number, example: string): [string, string] {
  if (at > 0) return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  throw usage(`'${text}' is not two words with = between them`, `Give it as in ${example}.`);
}

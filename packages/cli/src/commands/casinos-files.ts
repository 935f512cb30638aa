import { ENCODINGS, messages } from '@croupier/core';
import type { Command } from 'commander';
import { does } from '../session.js';
import { Told, usage } from '../terminal/failure.js';
import { choiceOption, countOption, withDryRun, words } from '../terminal/options.js';
import type { ExportWishes, TemplateWishes } from './casinos-export.js';
import type { ImportWishes } from './casinos-import.js';
import { withQuery } from './casinos-query.js';
import { verb } from './verb.js';

/** What files of casinos may be written in. */
export const FILE_FORMATS = ['csv', 'tsv', 'json', 'ndjson'] as const;
/** One of them. */
export type FileFormat = (typeof FILE_FORMATS)[number];

/** `croupier casinos import`: what it does is loaded when it is typed. */
export function importVerb(): Command {
  const command = verb('import <file>', {
    summary: 'Import casinos from a CSV or JSON file, or with - from stdin: all of it, or nothing',
    examples: [
      'croupier casinos import casinos.csv --dry-run',
      'croupier casinos import casinos.csv --skip-invalid --rejects rejects.csv',
      'croupier casinos import casinos.csv --on-conflict update --json',
    ],
  })
    .addOption(
      choiceOption(
        '--input-format <format>',
        'what the file is, where its ending does not say',
        FILE_FORMATS,
      ),
    )
    .option('--delimiter <character>', 'what divides cells: , or ; or tab; found by itself unless given')
    .addOption(
      choiceOption(
        '--encoding <encoding>',
        'how letters are written; UTF-8 and UTF-16 are recognised',
        ENCODINGS,
      ),
    )
    .addOption(countOption('--skip-lines <count>', 'leave out so many lines above the header'))
    .option('--columns <names>', 'the columns of a file without a header, between commas', words)
    .option('--map <pair>', 'which column feeds a field, such as "Brand=name"; may be repeated', mapping)
    .option(
      '--default <pair>',
      'what new casinos take for a column that the file lacks, such as games=Slots; may be repeated',
      standIn,
    )
    .option(
      '--no-defaults',
      'without the languages, currencies, countries and pictures that new casinos take',
    )
    .addOption(
      choiceOption('--scale <highest>', 'what the highest rating is in a CSV file; 5 stars unless given', [
        '5',
        '10',
      ]),
    )
    .addOption(
      choiceOption('--on-conflict <deed>', 'what to do where the slug is there already; error unless given', [
        'error',
        'skip',
        'update',
      ]),
    )
    .option('--skip-invalid', 'import the good rows and leave out the bad ones')
    .option('--rejects <file>', 'with --skip-invalid: write the bad rows there, ready to be mended')
    .option('--all-errors', 'tell every error, not the first ten');
  withDryRun(command);
  return does<ImportWishes>(command, async (session, options, file) => {
    const format = formatOf(file as string, options.inputFormat);
    const { importCasinos } = await import('./casinos-import.js');
    try {
      await importCasinos(session, options, file as string, format);
    } catch (error) {
      const most = options.allErrors ? { most: Number.POSITIVE_INFINITY } : {};
      throw new Told(error, { heading: messages.casinoImport.failed, ...most });
    }
  });
}

/** `croupier casinos export`. */
export function exportVerb(): Command {
  const command = verb('export', {
    summary: 'Write casinos to a file or stdout: the five columns of the list, or with --full every field',
    examples: [
      'croupier casinos export --output list.csv',
      'croupier casinos export --full --status active --output everything.csv',
      'croupier casinos export --full --format ndjson | head -1',
    ],
  })
    .option('--full', 'every field; such a file imports back')
    .addOption(choiceOption('--format <format>', 'csv unless given', ['csv', 'json', 'ndjson']))
    .option('--output <file>', 'write there, whole or not at all; stdout unless given');
  withQuery(command);
  return does<ExportWishes>(command, async (session, options) => {
    const { exportCasinos } = await import('./casinos-export.js');
    await exportCasinos(session, options);
  });
}

/** `croupier casinos template`. */
export function templateVerb(): Command {
  const command = verb('template', {
    summary: 'Write an empty file with the columns of an import',
    examples: ['croupier casinos template', 'croupier casinos template --full --output new-casinos.csv'],
  })
    .option('--full', 'with every column that an import knows')
    .option('--output <file>', 'write there, whole or not at all; stdout unless given');
  return does<TemplateWishes>(command, async (session, options) => {
    const { writeTemplate } = await import('./casinos-export.js');
    await writeTemplate(session, options);
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

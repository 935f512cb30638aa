import { ENCODINGS, type ImportSettings, WHEN_GONE } from '@croupier/core';
import type { Command } from 'commander';
import { choiceOption, countOption, repeatableOption, splitList } from '../../command-line/options.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import type { ImportExportConfig } from '../import-export-config.js';

/** The options that an import profile keeps. */
export interface ImportSettingsOptions {
  url?: string;
  delimiter?: string;
  encoding?: (typeof ENCODINGS)[number];
  sheet?: string;
  skipLines?: number;
  columns?: string[];
  emptyWord?: string;
  map?: Record<string, string>;
  ignore?: string[];
  default?: Record<string, string>;
  constant?: Record<string, string>;
  key?: string[];
  owns?: string[];
  whenGone?: (typeof WHEN_GONE)[number];
  defaults?: boolean;
  scale?: '5' | '10';
  onConflict?: 'error' | 'skip' | 'update';
  mergeLists?: string[];
}

/** The settings of a profile by the options that give them. */
export const PROFILE_SETTINGS = {
  url: 'url',
  delimiter: 'delimiter',
  encoding: 'encoding',
  sheet: 'sheet',
  'skip-lines': 'skipLines',
  columns: 'columns',
  'empty-word': 'emptyWord',
  map: 'map',
  ignore: 'ignore',
  default: 'default',
  'no-defaults': 'noDefaults',
  scale: 'scale',
  'on-conflict': 'onConflict',
  'merge-lists': 'mergeLists',
  constant: 'constants',
  key: 'key',
  owns: 'owns',
  'when-gone': 'whenGone',
} as const satisfies Record<string, keyof ImportSettings>;

type Words = Pick<ImportExportConfig, 'isCasinos' | 'defaultExample' | 'keyText' | 'listExample'> & {
  constantExample?: string;
};

/** Adds the options that say how a file is read and what becomes of its rows. */
export function withImportSettings(
  command: Command,
  { isCasinos, defaultExample, keyText, listExample, constantExample = defaultExample }: Words,
): void {
  withReadingOptions(command, `"Brand=name"${isCasinos ? ', or name=visitUrl where names are domains' : ''}`);
  command
    .option('--empty-word <word>', 'what a cell says that empties a field; "(empty)" unless given')
    .option('--ignore <columns>', 'columns of the file that are not read, between commas', splitList)
    .addOption(
      repeatableOption(
        '--default <pair>',
        `what new ones take for a column that the file lacks, such as ${defaultExample}`,
        parseDefault,
      ),
    );
  command.addOption(
    repeatableOption(
      '--constant <pair>',
      `what every row says, new or there already, such as ${constantExample}`,
      parseConstant,
    ),
  );
  if (isCasinos) withCasinoOptions(command);
  command.addOption(
    choiceOption('--on-conflict <deed>', `what to do where ${keyText} is there already; error unless given`, [
      'error',
      'skip',
      'update',
    ]),
  );
  if (listExample !== undefined)
    command.option(
      '--merge-lists <fields>',
      `with --on-conflict update or --source: lists whose items are added to those that are there, such as ${listExample}; or all`,
      splitList,
    );
  withSourceSettings(command);
}

/** Adds the options that say how the cells of a file become fields. */
export function withReadingOptions(command: Command, mapExample: string): void {
  command
    .option('--delimiter <character>', 'what divides cells: , or ; or tab, found by themselves, or |')
    .addOption(
      choiceOption('--encoding <encoding>', 'how letters are written, where that is told wrong', ENCODINGS),
    )
    .option('--sheet <name>', 'the sheet of a workbook that is read; its first one unless given')
    .addOption(countOption('--skip-lines <count>', 'leave out so many lines above the header'))
    .option('--columns <names>', 'the columns of a file without a header, between commas', splitList)
    .addOption(
      repeatableOption(
        '--map <pair>',
        `which column feeds a field, such as ${mapExample}`,
        parseColumnMapping,
      ),
    );
}

/** Adds the options that say how a source is reconciled with what is there. */
function withSourceSettings(command: Command): void {
  command
    .option(
      '--key <words>',
      'of a source: what names the record of a row, the first that it has: slug, domain, id, a field, several together as casino+title, or column:NAME of the file',
      splitList,
    )
    .option(
      '--owns <fields>',
      'of a source: fields in which it overrules what people edited, between commas; or all',
      splitList,
    )
    .addOption(
      choiceOption(
        '--when-gone <deed>',
        'of a source, with --mirror: what becomes of what no source has any more; keep unless given',
        WHEN_GONE,
      ),
    );
}

/** The settings that the options make. Problem: `usage`. */
export function importSettingsFrom(options: ImportSettingsOptions): ImportSettings {
  const { url, delimiter, defaults, scale, encoding, sheet, skipLines, columns } = options;
  const { emptyWord, map, ignore, onConflict, mergeLists, constant, key, owns, whenGone } = options;
  const settings = {
    delimiter: parseDelimiter(delimiter),
    ...{
      url,
      encoding,
      sheet,
      skipLines,
      columns,
      emptyWord,
      map,
      ignore,
      default: options.default,
      onConflict,
      mergeLists,
      constants: constant,
      key,
      owns,
      whenGone,
    },
    noDefaults: defaults === false ? true : undefined,
    scale: scale === undefined ? undefined : scale === '10' ? 10 : 5,
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

/** Adds the options that only casinos have: stars, and the literal defaults. */
function withCasinoOptions(command: Command): void {
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

const DELIMITERS = { ',': ',', ';': ';', '|': '|', tab: '\t', '\\t': '\t', '\t': '\t' } as const;

function parseDelimiter(word: string | undefined): (typeof DELIMITERS)[keyof typeof DELIMITERS] | undefined {
  if (word === undefined) return undefined;
  if (Object.hasOwn(DELIMITERS, word)) return DELIMITERS[word as keyof typeof DELIMITERS];
  throw usageProblem(
    `--delimiter must be one of , ; | tab, not '${word}'`,
    'Give it as --delimiter ";" or --delimiter tab.',
  );
}

/** `"Brand=name"` as the field and the column that feeds it. */
function parseColumnMapping(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [column, field] = splitPair(text, text.lastIndexOf('='), '--map "Brand=name"');
  return { ...before, [existingField(field)]: column };
}

/** Parses `games=Slots` to the field and its default. */
function parseDefault(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [field, value] = splitPair(text, text.indexOf('='), '--default games=Slots');
  return { ...before, [existingField(field)]: value };
}

/** Parses `countries=CA` to the field and what every row says. */
function parseConstant(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [field, value] = splitPair(text, text.indexOf('='), '--constant countries=CA');
  return { ...before, [existingField(field)]: value };
}

/** Refuses the one name that a record of options cannot hold; others are compared with the fields when the file is read. */
function existingField(name: string): string {
  if (name !== '__proto__') return name;
  throw usageProblem(`There is no field '${name}'`, 'croupier schema shows the fields of everything.');
}

function splitPair(text: string, at: number, example: string): [string, string] {
  if (at > 0) return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  throw usageProblem(`'${text}' is not two words with = between them`, `Give it as in ${example}.`);
}

import { messages } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { choiceOption, choicesOption, listOption, withDryRun } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import { ErrorWithHeading, usageProblem } from '../terminal/errors/error-output.js';
import { FILE_FORMATS } from './file-format.js';
import { PROFILE_SETTINGS, withImportSettings } from './import/import-settings.js';
import type { ImportOptions } from './import/run-import.js';
import type { ImportExportConfig } from './import-export-config.js';
import type { ExportOptions, TemplateOptions } from './run-export.js';
import { withWhere } from './select-records.js';

/** `import`, `export` and `template` of a noun. */
export function importExportVerbs(config: ImportExportConfig): [Command, Command, Command] {
  return [importVerb(config), exportVerb(config), templateVerb(config)];
}

/** `import`; its code is loaded when it runs. */
function importVerb(config: ImportExportConfig): Command {
  const command = verbCommand('import [file]', {
    summary: `Import ${config.pluralLabel} from a CSV, XLSX or JSON file, from its https:// address, or with - from stdin: all of it, or nothing`,
    examples: config.examples.import,
  }).addOption(
    choiceOption('--input-format <format>', 'what the file is, where its ending does not say', FILE_FORMATS),
  );
  withImportSettings(command, config);
  config.defaultsOption?.add(command);
  command
    .option('--profile <name>', 'the settings kept under this name, where none are given here')
    .addOption(
      choicesOption(
        '--without <settings>',
        'with --profile: what of it does not hold for this file, between commas',
        Object.keys(PROFILE_SETTINGS),
      ),
    )
    .option(
      '--save-profile <name>',
      'keep the settings under this name, for the next file of the same source',
    )
    .option(
      '--source <name>',
      'the file is of this source: compare it with what the source said last, and keep what people edited',
    )
    .option('--mirror', 'with --source: take back what it said of what its file no longer has')
    .option(
      '--max-removed <percent>',
      'with --mirror: how much of the source may be gone at once; 10% unless given',
      parsePercent,
    )
    .option(
      '--diff-last',
      'with --source: change nothing, and tell what it added, changed and dropped since the last time',
    )
    .option(
      '--force',
      'with --on-conflict update: overwrite what has changed since the file was exported; with --source: take an older file, and any share that is gone',
    )
    .option('--skip-invalid', 'import the good rows and leave out the bad ones')
    .option('--rejects <file>', 'with --skip-invalid: write the bad rows there, ready to be mended')
    .option('--all-errors', 'tell every error, not the first ten');
  withDryRun(command);
  return withAction<ImportOptions>(command, async (session, options, file) => {
    const { runImport } = await import('./import/run-import.js');
    try {
      const into = { ...config.defaultsOption?.of(options), ...options.default };
      await runImport(session, config, { ...options, default: into }, file);
    } catch (error) {
      const limit = options.allErrors ? { maxIssues: Number.POSITIVE_INFINITY } : {};
      throw new ErrorWithHeading(error, {
        ...{ heading: messages.casinoImport.failed, allIssuesOption: '--all-errors' },
        ...limit,
      });
    }
  });
}

/** `5%` or `5` as a number. Problem: `usage`. */
function parsePercent(text: string): number {
  const number = Number(text.trim().replace(/\s*%$/, ''));
  if (text.trim() !== '' && number >= 0 && number <= 100) return number;
  throw usageProblem(
    `--max-removed must be between 0% and 100%, not '${text}'`,
    'Give it as --max-removed 5%.',
  );
}

const FORMAT_HELP = 'csv unless given; xlsx where --output ends so';

/** `export`. */
function exportVerb(config: ImportExportConfig): Command {
  const command = verbCommand('export', {
    summary: `Write ${config.pluralLabel} to a file or stdout: ${config.defaultColumnsText}, or with --full every field`,
    examples: config.examples.export,
  })
    .option('--full', 'every field; such a file imports back')
    .addOption(listOption('--columns <fields>', 'these fields alone, in this order, between commas'))
    .addOption(
      choiceOption(
        '--scale <highest>',
        'what the highest rating is in CSV and XLSX; as an import has it unless given',
        ['5', '10'],
      ),
    )
    .addOption(choiceOption('--format <format>', FORMAT_HELP, ['csv', 'xlsx', 'json', 'ndjson']))
    .option('--output <file>', 'write there, whole or not at all; stdout unless given');
  config.query.add(command);
  withWhere(command);
  return withAction<ExportOptions>(command, async (session, options) => {
    const { exportRecords } = await import('./run-export.js');
    await exportRecords(session, config, options);
  });
}

/** `template`. */
function templateVerb(config: ImportExportConfig): Command {
  const command = verbCommand('template', {
    summary: 'Write an empty file with the columns of an import',
    examples: config.examples.template,
  })
    .option('--full', 'with every column that an import knows')
    .addOption(choiceOption('--format <format>', FORMAT_HELP, ['csv', 'xlsx']))
    .option('--output <file>', 'write there, whole or not at all; stdout unless given');
  return withAction<TemplateOptions>(command, async (session, options) => {
    const { writeTemplate } = await import('./run-export.js');
    await writeTemplate(session, config, options);
  });
}

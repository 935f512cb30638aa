import { counted, type Progress, type RegisterImport, registersImport } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { choiceOption, listOption, withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import { FILE_FORMATS, type FileFormat } from '../../record-commands/file-format.js';
import { openImportFile } from '../../record-commands/import/import-file.js';
import {
  type ImportSettingsOptions,
  importSettingsFrom,
  withReadingOptions,
} from '../../record-commands/import/import-settings.js';
import type { GlobalOptionValues, Session } from '../../session.js';
import { toSingleLine } from '../../terminal/control-characters.js';
import { noteWarnings, withWarningTexts } from '../../terminal/errors/warnings.js';
import { createProgressBar } from '../../terminal/progress-bar.js';
import { summaryText } from './summary-text.js';

interface ImportOptions extends GlobalOptionValues, ImportSettingsOptions {
  authority: string;
  alsoCalled?: string[];
  date?: string;
  force?: boolean;
  inputFormat?: FileFormat;
  dryRun?: boolean;
}

/** How many rows that are left out are named. */
const MAX_LEFT_OUT = 5;

/** `registers import`. */
export function importVerb(): Command {
  const command = verbCommand('import <file>', {
    summary:
      'Import the register of an authority from its file, from its https:// address, or with - from stdin; it replaces the list that was there',
    examples: [
      'croupier registers import list.csv --authority "UK Gambling Commission" --date 2026-11-24',
      'croupier registers import list.csv --authority "iGaming Ontario" --also-called AGCO --map "Name=operator"',
    ],
  })
    .requiredOption('--authority <name>', 'who publishes it')
    .addOption(
      listOption(
        '--also-called <names>',
        'other names under which listings have the authority, between commas',
      ),
    )
    .option('--date <day>', 'the day of the list; that of the stamp above its rows, or today, unless given')
    .option('--force', 'take a list that is older than the one that is there')
    .addOption(
      choiceOption(
        '--input-format <format>',
        'what the file is, where its ending does not say',
        FILE_FORMATS,
      ),
    );
  withReadingOptions(command, '"Web address=domain"; the fields are domain, number, operator, status, until');
  command.addOption(
    listOption('--ignore <columns>', 'columns of the file that are not read, between commas'),
  );
  return withAction<ImportOptions>(withDryRun(command), importRegister);
}

async function importRegister(session: Session, options: ImportOptions, operand?: string): Promise<void> {
  const { authority, alsoCalled, date, force, inputFormat, dryRun = false } = options;
  const file = await openImportFile(session, {
    ...{ operand, inputFormat, source: undefined, profile: undefined, mayBeSame: false, told: {} },
    accept: async () => undefined,
  });
  if ('sameAs' in file) return;
  const { name, format, size } = file;
  const bar = await createProgressBar(options.quiet === true || session.globals.json === true);
  try {
    const settings = importSettingsFrom(options);
    const input = {
      source: file.open(),
      format,
      fileName: name,
      authority,
      alsoCalled,
      date,
      force,
      ...settings,
    };
    const onProgress = (progress: Progress) => bar.onProgress({ total: size, ...progress });
    const { change, result } = await session.perform(registersImport, input, { dryRun, onProgress });
    bar.stop();
    if (session.globals.json)
      return await session.printJson({ change: change?.id ?? null, dryRun, ...withWarningTexts(result) });
    noteWarnings(session, result.warnings);
    for (const line of summaryLines(name, result, { dryRun, isChanged: change !== undefined }))
      session.note(toSingleLine(line));
    if (change !== undefined) session.detail(`Change ${change.id}; croupier undo takes it back.`);
  } finally {
    bar.stop();
    await file.cleanUp();
  }
}

function summaryLines(
  name: string,
  { records: [register], replaced, rows, leftOut, leftOutRows }: RegisterImport,
  { dryRun, isChanged }: { dryRun: boolean; isChanged: boolean },
): string[] {
  const lines = [`${name}: ${counted(rows, 'row')}`];
  if (register !== undefined)
    lines.push(`${dryRun ? 'Would be the register' : 'The register'} of ${summaryText(register)}.`);
  if (replaced !== undefined)
    lines.push(
      isChanged || dryRun
        ? `In place of the list of ${replaced.date}, which had ${counted(replaced.count, 'entry', 'entries')}.`
        : 'It is the list that is there already.',
    );
  if (leftOut > 0) {
    lines.push(`${counted(leftOut, 'row')} left out, without a domain, a license number or an operator:`);
    for (const { line, text } of leftOutRows.slice(0, MAX_LEFT_OUT)) lines.push(`  line ${line}: ${text}`);
    if (leftOut > MAX_LEFT_OUT) lines.push(`  and ${leftOut - MAX_LEFT_OUT} more`);
  }
  return lines;
}

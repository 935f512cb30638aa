import { migrateWordpress, type Progress } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withDryRun } from '../../command-line/options.js';
import { withVariadicAction } from '../../record-commands/record-command-config.js';
import type { GlobalOptionValues, Session } from '../../session.js';
import { toSingleLine } from '../../terminal/control-characters.js';
import { EXIT_CODES } from '../../terminal/errors/exit-codes.js';
import { createProgressBar } from '../../terminal/progress-bar.js';
import { openFiles } from './export-files.js';
import { migrationLines } from './migration-text.js';

interface WordpressOptions extends GlobalOptionValues {
  dryRun?: boolean;
  force?: boolean;
}

/** `migrate wordpress`. */
export function wordpressVerb(): Command {
  const command = verbCommand('wordpress <files...>', {
    summary:
      'Move a site of WordPress in from the files of its export: authors, posts, pages, menus, and redirects from every old address',
    examples: [
      'croupier migrate wordpress site.xml --dry-run',
      'croupier migrate wordpress site.xml',
      'croupier migrate wordpress site.xml --dry-run --json',
    ],
  }).option('--force', 'take an export that is older than the last one');
  return withVariadicAction<WordpressOptions>(withDryRun(command), migrate);
}

async function migrate(session: Session, options: WordpressOptions, names: string[]): Promise<void> {
  const { dryRun = false, force = false } = options;
  const files = await openFiles(session, names);
  const bar = await createProgressBar(options.quiet === true || session.globals.json === true);
  try {
    const onProgress = (progress: Progress) => bar.onProgress({ total: files.size, ...progress });
    const input = { source: files.open(), plan: dryRun, force };
    const { change, result } = await session.perform(migrateWordpress, input, { dryRun, onProgress });
    bar.stop();
    if (result.records?.some(({ rejected, waiting }) => rejected + waiting > 0))
      session.setExitCode(EXIT_CODES.rejected);
    if (session.globals.json)
      return await session.printJson({ change: change?.id ?? null, dryRun, ...result });
    for (const line of migrationLines(result, { isChanged: change !== undefined }))
      session.note(toSingleLine(line));
    if (change !== undefined) session.detail(`Change ${change.id}; croupier undo takes it back.`);
  } finally {
    bar.stop();
    await files.cleanUp();
  }
}
